/** A tile is the set of sides on which its corridor opens: four bits, N 1, E 2, S 4, W 8. */
import type { Classic, GameTypes, Towers } from '../../../net/protocol'
import type { ClassicSeat, ClassicView, TowersView } from '../../../net/views'
import { type Arrow, grid, SPARE, type Square } from './geometry'

export type Openings = number
const LETTERS = 'nesw'

/** The openings after `quarters` clockwise quarter turns. */
export function rotate(openings: Openings, quarters: number): Openings {
  const by = ((quarters % 4) + 4) % 4
  return ((openings << by) | (openings >> (4 - by))) & 15
}

/** The open sides as text, clockwise from north. */
export const letters = (openings: Openings): string => [...LETTERS].filter((_, n) => (openings >> n) & 1).join('')

const fromLetters = (text: string): Openings =>
  [...text.toLowerCase()].reduce((openings, letter) => openings | (1 << LETTERS.indexOf(letter)), 0)

type Shape = 'blank' | 'end' | 'straight' | 'corner' | 'tee' | 'cross'

/** The tile's shape, in any rotation. */
export function shapeOf(openings: Openings): Shape {
  const open = letters(openings).length
  if (open === 2) return openings === 5 || openings === 10 ? 'straight' : 'corner'
  return (['blank', 'end', 'corner', 'tee', 'cross'] as const)[open]!
}

/** How many quarter turns the tile is rotated from its original rotation in the edition. */
export function quartersOf(openings: Openings): number {
  const turns = [0, 1, 2, 3].map((by) => rotate(openings, by))
  return (4 - turns.indexOf(Math.min(...turns))) % 4
}

/** The quarter turns after which a tile matches the wanted openings; 0 if it never does. */
export const quartersTo = (openings: Openings, wanted: Openings): number =>
  Math.max(
    0,
    [0, 1, 2, 3].findIndex((by) => rotate(openings, by) === wanted),
  )

// What a push does to the drawn maze, and the way a pawn takes through it. Only for drawing: the server decides.

/** What a board of the sliding games draws: the parts of a view that both games have. */
export type SlidingView = Pick<
  ClassicView,
  'edition' | 'you' | 'outcome' | 'side' | 'turn' | 'turns' | 'maze' | 'spare' | 'barred' | 'things'
> &
  Partial<Pick<TowersView, 'heights' | 'spare_height'>> & {
    step: ClassicView['step'] | TowersView['step']
    seats: SeatView[]
    options: ClassicView['options'] | TowersView['options']
  }

export type SeatView = ClassicSeat

export interface Sliding extends GameTypes {
  view: SlidingView
  choices: Classic['choices'] | Towers['choices']
  hint: Classic['hint']
  review: Classic['review']
}

export interface Push {
  arrow: Arrow
  openings: Openings
}

export const pushText = (arrow: string, openings: Openings): string => arrow + letters(openings)

/** Parse a push in notation, such as `N4es`; also one that the host plays at a timeout (`time:N4es`). */
export function readPush(side: number, text: string): Push | null {
  const match = /^(?:time:)?([NESW]\d+)([nesw]+)$/.exec(text)
  const arrow = match && grid(side).arrow(match[1])
  return arrow ? { arrow, openings: fromLetters(match[2]!) } : null
}

/** Parse the end of a walk in notation (`c5`, and in towers `c5+uj`); null if it is not a walk. */
export function readWalk(side: number, text: string): Square | null {
  return grid(side).square(text.split('+')[0]!) ?? null
}

/** Values by square after a push: the line moves by one; the second of the pair is the value that falls out. */
export function shiftLine<T>(values: readonly T[], spare: T, arrow: Arrow): [T[], T] {
  const moved = [...values]
  arrow.squares.forEach((square, n) => (moved[square] = n ? values[arrow.squares[n - 1]!]! : spare))
  return [moved, values[arrow.leave]!]
}

/** Where the contents of a square are after the push; what falls out is on SPARE (S4, S10). */
function squareAfterPush(square: Square, arrow: Arrow): Square {
  if (square === SPARE) return arrow.enter
  const at = arrow.squares.indexOf(square)
  return at < 0 ? square : (arrow.squares[at + 1] ?? SPARE)
}

/** Where a pawn is after the push: one that falls out comes in again at the other end (S6). */
export const pawnAfterPush = (square: Square, arrow: Arrow): Square => {
  const place = squareAfterPush(square, arrow)
  return place === SPARE ? arrow.enter : place
}

/** The table as a push would leave it. */
export function afterPush<V extends SlidingView>(view: V, { arrow, openings }: Push): V {
  const [maze, spare] = shiftLine(view.maze, openings, arrow)
  const after: V = {
    ...view,
    maze,
    spare,
    barred: grid(view.side).across(arrow).name,
    things: Object.fromEntries(Object.entries(view.things).map(([goal, at]) => [goal, squareAfterPush(at, arrow)])),
    seats: view.seats.map((seat) => ({ ...seat, pawn: pawnAfterPush(seat.pawn, arrow) })),
    step: 'walk',
  }
  if (view.heights) [after.heights, after.spare_height] = shiftLine(view.heights, view.spare_height ?? 0, arrow)
  return after
}

/** The push between two tables, if it was not sent: one played at a timeout could reveal the card that was drawn. */
export function pushBetween(before: SlidingView, after: SlidingView): Push | null {
  if (before.step !== 'push') return null
  const pushes = grid(before.side).arrows.map((arrow) => ({ arrow, openings: after.maze[arrow.enter]! }))
  return (
    pushes.find((push) => {
      const seen = afterPush(before, push)
      return seen.barred === after.barred && seen.spare === after.spare && String(seen.maze) === String(after.maze)
    }) ?? null
  )
}

const SIDES: [bit: Openings, dx: number, dy: number][] = [
  [1, 0, -1],
  [2, 1, 0],
  [4, 0, 1],
  [8, -1, 0],
]

/** The side on which a corridor leads off the board, in quarter turns from the north; -1: it does not. */
export function outward(side: number, square: Square, openings: Openings): number {
  const board = grid(side)
  const [row, column, last] = [board.row(square), board.column(square), side - 1]
  return [row === 0, column === last, row === last, column === 0].findIndex((rim, n) => rim && openings & (1 << n))
}

/** The squares joined to this one: both are open to each other (S7). */
export function neighbours(maze: readonly Openings[], side: number, square: Square): Square[] {
  const board = grid(side)
  const found: Square[] = []
  for (const [bit, dx, dy] of SIDES) {
    const column = board.column(square) + dx
    const row = board.row(square) + dy
    if (column < 0 || row < 0 || column >= side || row >= side || !(maze[square]! & bit)) continue
    const next = row * side + column
    if (maze[next]! & rotate(bit, 2)) found.push(next)
  }
  return found
}

/** The squares that a pawn can walk to, its own included. */
export function squaresFrom(maze: readonly Openings[], side: number, from: Square): Set<Square> {
  const found = new Set([from])
  for (const here of found) for (const next of neighbours(maze, side, here)) found.add(next)
  return found
}

/** The shortest way, both ends included; null if there is none. `may`: whether a step is allowed (towers). */
export function wayTo(
  maze: readonly Openings[],
  side: number,
  from: Square,
  to: Square,
  may: (a: Square, b: Square) => boolean = () => true,
): Square[] | null {
  const before = new Map<Square, Square | null>([[from, null]])
  const open = [from]
  for (const here of open) {
    if (here === to) break
    for (const next of neighbours(maze, side, here)) {
      if (before.has(next) || !may(here, next)) continue
      before.set(next, here)
      open.push(next)
    }
  }
  if (!before.has(to)) return null
  const way: Square[] = []
  for (let at: Square | null = to; at !== null; at = before.get(at) ?? null) way.unshift(at)
  return way
}
