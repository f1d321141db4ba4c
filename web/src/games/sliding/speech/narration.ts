/** Turns as everyday sentences; with squares and arrows for players who want them. */
import { prefs } from '../../../device/prefs'
import { say } from '../../../i18n'
import { joinWords, withColon } from '../../../i18n/words'
import type { EditionInfo, GameEvent } from '../../../net/protocol'
import type { Sentence } from '../..'
import { type Arrow, grid } from '../board/geometry'
import { someone, squareName, turnWords, thingPhrase, turnIn, type TurnMade } from './labels'
import type { SlidingView } from '../board/maze'

/** The name of an arrow next to squares, which have letters: its direction, and the line it moves. */
export const arrowSign = (arrow: Arrow): string => ({ N: '↓', S: '↑', W: '→', E: '←' })[arrow.on] + (arrow.line + 1)

/** How far a symbol that points right is rotated, to point where this arrow pushes. */
export const arrowTurn = ({ on }: Arrow): number => ({ N: 90, S: 270, W: 0, E: 180 })[on]

/** A turn as text; `found`: what it found, as grammatical objects. */
export function turnText(
  { seat, push, how, view }: Omit<TurnMade, 'found'>,
  found: string[],
  names: string[],
  edition: EditionInfo,
): string | null {
  const arrow = grid(view.side).arrow(push)
  const things = joinWords(found)
  const { pawn } = view.seats[seat]!
  if (prefs.coordinates.value) {
    const places = [arrow && arrowSign(arrow), squareName(view, pawn), things && `– ${things}`]
    return withColon(names[seat] ?? '', places.filter(Boolean).join(' '))
  }
  if (!arrow) return null
  const lies = Object.keys(view.things).find((thing) => view.things[thing] === pawn)
  const to = how === 'walk' && lies !== undefined ? 'to' : how
  return say('sliding-turn', {
    ...someone(names[seat]),
    on: arrow.on,
    line: arrow.line + 1,
    how: found.length ? 'found' : to,
    thing: things || (lies === undefined ? '' : thingPhrase(edition, lies)),
  })
}

/** Turn events into sentences, one when each turn is over. */
export function teller(edition: EditionInfo, names: string[]): (event: GameEvent<SlidingView>) => Sentence | null {
  const pushes = new Map<number, string>()
  return (event) => {
    const turn = turnIn(event, pushes)
    const found = turn?.found.map((thing) => thingPhrase(edition, thing)) ?? []
    const text = turn && turnText(turn, found, names, edition)
    if (!text) return null
    const arrow = grid(turn.view.side).arrow(turn.push)
    return { seat: turn.seat, text, ...(arrow && { arrow: arrowTurn(arrow) }) }
  }
}

/**
 * The same for screen readers, in the words of the log: other seats' turns with squares for players who want them, the
 * reader's own as “you”.
 */
export function reporter(
  edition: EditionInfo,
  names: string[],
  seat: number | null,
): (event: GameEvent<SlidingView>) => string | null {
  const narrate = teller(edition, names)
  const pushes = new Map<number, string>()
  return (event) => {
    const own = narrate(event)?.text
    const text = turnWords(event, edition, names, pushes)
    return (!(prefs.coordinates.value && event.before.turn !== seat) && own) || text
  }
}
