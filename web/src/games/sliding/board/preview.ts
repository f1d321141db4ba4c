/** The maze as a push would leave it, with the squares in reach: all from `choices`, without asking the server. */
import { grid, type Square, squaresOf } from './geometry'
import { type Push, pushText, type Sliding, type SlidingView, afterPush, squaresFrom, rotate } from './maze'

export interface Preview<V extends SlidingView = SlidingView> {
  push: Push
  text: string
  view: V
  reach: Set<Square>
}

/** Classic sends the squares directly, towers sends them together with their cost. */
const reachIn = (walks: string | { reach: string }): Set<Square> =>
  squaresOf(typeof walks === 'string' ? walks : walks.reach)

/** The squares in reach after the push; null if the seat is not to walk. */
export const reachNow = (choices: Sliding['choices'] | null): Set<Square> | null =>
  choices?.step === 'walk' ? squaresOf(choices.reach) : null

/** What a push would open; null if it is barred or not to be made now. */
export function previewOf<V extends SlidingView>(
  view: V,
  choices: Sliding['choices'] | null,
  arrowName: string | null,
  quarters: number,
): Preview<V> | null {
  const arrow = grid(view.side).arrow(arrowName)
  if (!arrow || choices?.step !== 'push') return null
  const push = { arrow, openings: rotate(view.spare, quarters) }
  const text = pushText(arrow.name, push.openings)
  const walks = choices.pushes[text]
  if (walks === undefined) return null
  const finish = 'finish' in choices ? choices.finish?.[text] : undefined
  return { push, text, view: finishingOn(afterPush(view, push), finish), reach: reachIn(walks) }
}

/** What a push would open if it were the turn of the view's seat and nobody moved before; null if it is barred. */
export function previewAhead<V extends SlidingView>(
  view: V,
  arrowName: string | null,
  quarters: number,
): Preview<V> | null {
  const arrow = grid(view.side).arrow(arrowName)
  if (!arrow || arrow.name === view.barred) return null
  const push = { arrow, openings: rotate(view.spare, quarters) }
  const after = afterPush(view, push)
  const reach = squaresFrom(after.maze, after.side, after.seats[after.turn!]!.pawn)
  return { push, text: pushText(arrow.name, push.openings), view: after, reach }
}

/** The table with the squares on which the mover would finish, if a push changes them. */
const finishingOn = <V extends SlidingView>(view: V, finish: string | undefined): V =>
  finish === undefined
    ? view
    : {
        ...view,
        seats: view.seats.map((seat, n) => (n === view.turn ? { ...seat, finish: [...squaresOf(finish)] } : seat)),
      }

/** The treasures on squares in reach, in the order of the edition. */
export const thingsIn = (view: SlidingView, reach: Set<Square>): string[] =>
  Object.keys(view.things).filter((thing) => reach.has(view.things[thing]!))

/** The goals of a seat that would count if it ended its turn on them now, as far as the viewer knows (K4, K6, K7). */
export function goalsOf(view: SlidingView, seat: number | null): string[] {
  const cards = seat === null ? [] : (view.seats[seat]?.cards ?? [])
  return anyOrder(view, seat) ? cards : cards.slice(0, 1)
}

/** Whether a seat finds its goals in any order (K8); towers has no such option. */
export const anyOrder = ({ options }: SlidingView, seat: number | null): boolean =>
  'order' in options && options.order[seat ?? 0] === 'any'

/** The squares on which a seat would finish: its home, or the exits. None while it has anything left to find. */
export const finishSquares = ({ seats }: SlidingView, seat: number | null): Square[] => seats[seat ?? -1]?.finish ?? []

/** What ends the game for a seat (K8). */
export const finishOf = ({ options }: SlidingView, seat: number): 'home' | 'exit' | 'last-find' =>
  ('finish' in options && options.finish[seat]) || 'home'
