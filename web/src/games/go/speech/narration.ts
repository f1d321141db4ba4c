/** Events as text: one sentence per seat when a round was checked; in a solo game, one for every solved roll. */
import { localName, say } from '../../../i18n'
import { withColon } from '../../../i18n/words'
import type { EditionInfo, GameEvent } from '../../../net/protocol'
import type { Sentence } from '../..'
import { editionOf } from '../edition'
import { moves, outcome } from '../play/Check'
import { solo, type GoView } from '../view'

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
