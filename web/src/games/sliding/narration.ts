/** Turns in words that a family speaks; with squares and arrows for those who like them. */
import { prefs } from '../../device/prefs'
import { say } from '../../i18n'
import type { EditionInfo, GameEvent } from '../../net/protocol'
import type { Sentence } from '..'
import { type Arrow, grid } from './geometry'
import { listed, someone, squareName, thingName, turnIn, type TurnMade } from './labels'
import type { SlidingView } from './maze'

/** How an arrow is called beside squares, which have letters: by where it points, and the line it moves. */
export const arrowSign = (arrow: Arrow): string => ({ N: '↓', S: '↑', W: '→', E: '←' })[arrow.on] + (arrow.line + 1)

function sentence({ seat, push, how, found, view }: TurnMade, edition: EditionInfo, names: string[]): string | null {
  const arrow = grid(view.side).arrow(push)
  const things = listed(found.map((thing) => thingName(edition, thing)))
  if (prefs.coordinates.value) {
    const places = [arrow && arrowSign(arrow), squareName(view, view.seats[seat]!.pawn), things && `– ${things}`]
    return `${names[seat] ?? ''}: ${places.filter(Boolean).join(' ')}`
  }
  if (!arrow) return null
  return say('sliding-told', {
    ...someone(names[seat]),
    on: arrow.on,
    nth: say('sliding-nth', { line: arrow.line + 1 }),
    how: found.length ? 'found' : how,
    found: things,
  })
}

/** Tells each turn when it is over; what was pushed before somebody listened is not known. */
export function teller(edition: EditionInfo, names: string[]): (event: GameEvent<SlidingView>) => Sentence | null {
  const pushes = new Map<number, string>()
  return (event) => {
    const turn = turnIn(event, pushes)
    const text = turn && sentence(turn, edition, names)
    return text ? { seat: turn.seat, text } : null
  }
}
