/** Events as text: one sentence per seat when a round was checked; in a solo game, one for every solved roll. */
import { localName, say } from '../../../i18n'
import { withColon } from '../../../i18n/words'
import type { EditionInfo, GameEvent } from '../../../net/protocol'
import type { Sentence } from '../..'
import { editionOf, type GoEdition } from '../board/edition'
import type { Picture as Checked } from '../board/check'
import { type GoView, type Result, solo } from '../board/view'

export function teller(edition: EditionInfo, names: string[]): (event: GameEvent<GoView>) => Sentence[] | null {
  const goEdition = editionOf(edition)
  return ({ before, after }) => {
    const { last } = after
    if (!last || last.round === before.last?.round) return null
    if (solo(after)) {
      const things = last.roll.map((picture) => localName(goEdition.things[picture])).join(', ')
      return [{ seat: 0, text: withColon(things, say('go-play-right', { solved: after.solved ?? 0 })) }]
    }
    return last.seats.map((result, seat) => ({
      seat,
      text: `${say('go-play-round', { round: last.round })}. ${withColon(names[seat] ?? '', `${outcome(result)} ${moves(goEdition, result)}`)}`,
    }))
  }
}

/** What the board is worth, as text. */
export const outcome = (result: Result): string =>
  say('go-play-result', {
    wrong: result.verdicts.filter((verdict) => !verdict.joined).length,
    right: result.right ? 'yes' : 'no',
  })

/** The result on the score track, as text. */
export function moves(goEdition: GoEdition, result: Result): string {
  const { points, before, after } = result
  const way = points >= 0 ? 'on' : isStoppedAtStart(result) ? 'floor' : 'back'
  const words = say('go-play-moves', { steps: Math.abs(points), way, before: before ?? 0, after: after ?? 0 })
  return result.score_tile === goEdition.jokerTile ? `${words} ${say('go-play-brings-joker')}` : words
}

/** Nobody falls below the start (G7). */
const isStoppedAtStart = ({ points, before, after }: Result): boolean => (before ?? 0) + points < (after ?? 0)

/** One line about a picture. Players who see the board also see on which side the path breaks. */
export function reason(picture: Checked, withSide = true): string {
  if (picture.joined) return say('go-play-far', { squares: picture.way.length - 1 })
  if (!picture.shown) return say('go-play-no-hole')
  return say('go-play-broken', {
    against: picture.broken?.against ?? 'none',
    side: withSide
      ? say('go-play-side', { side: ['north', 'east', 'south', 'west'][picture.broken?.side ?? 0]! })
      : 'unsaid',
  })
}
