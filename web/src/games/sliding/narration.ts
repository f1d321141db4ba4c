/** Turns in words that a family speaks; with squares and arrows for those who like them. */
import { prefs } from '../../device/prefs'
import { say } from '../../i18n'
import { listed, titled } from '../../i18n/words'
import type { EditionInfo, GameEvent } from '../../net/protocol'
import type { Sentence } from '..'
import { type Arrow, grid } from './geometry'
import { someone, squareName, tellTurn, thingName, turnIn, type TurnMade } from './labels'
import type { SlidingView } from './maze'

/** How an arrow is called beside squares, which have letters: by where it points, and the line it moves. */
export const arrowSign = (arrow: Arrow): string => ({ N: '↓', S: '↑', W: '→', E: '←' })[arrow.on] + (arrow.line + 1)

/** A turn in words, with what was found. */
export function turnText(
  { seat, push, how, view }: Omit<TurnMade, 'found'>,
  found: string[],
  names: string[],
): string | null {
  const arrow = grid(view.side).arrow(push)
  const things = listed(found)
  if (prefs.coordinates.value) {
    const places = [arrow && arrowSign(arrow), squareName(view, view.seats[seat]!.pawn), things && `– ${things}`]
    return titled(names[seat] ?? '', places.filter(Boolean).join(' '))
  }
  if (!arrow) return null
  return say('sliding-turn', {
    ...someone(names[seat]),
    on: arrow.on,
    nth: say('sliding-nth', { line: arrow.line + 1 }),
    how: found.length ? 'found' : how,
    found: things,
  })
}

/** Tells each turn when it is over. */
export function teller(edition: EditionInfo, names: string[]): (event: GameEvent<SlidingView>) => Sentence | null {
  const pushes = new Map<number, string>()
  return (event) => {
    const turn = turnIn(event, pushes)
    const found = turn?.found.map((thing) => thingName(edition, thing)) ?? []
    const text = turn && turnText(turn, found, names)
    return text ? { seat: turn.seat, text } : null
  }
}

/** The same for ears: of others with the squares that they came to, of oneself as “you”. */
export function reporter(
  edition: EditionInfo,
  names: string[],
  seat: number | null,
): (event: GameEvent<SlidingView>) => string | null {
  const tell = teller(edition, names)
  const pushes = new Map<number, string>()
  return (event) => {
    const own = tell(event)?.text
    const text = tellTurn(event, edition, names, pushes)
    return (event.before.turn === seat && own) || text
  }
}
