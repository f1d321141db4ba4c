/** Where pawns stand. */
import { grid, type Square, TILE } from './geometry'
import type { MovingLine } from './picture'
import { pawnAfterPush, type SlidingView } from './maze'

export interface Stand {
  x: number
  y: number
  size: number
}

/** Positions of the feet on a tile, by the number of pawns. */
const TOGETHER: Record<number, [feet: [number, number][], size: number]> = {
  1: [[[50, 68]], 1],
  2: [
    [
      [29, 72],
      [71, 72],
    ],
    0.88,
  ],
  3: [
    [
      [50, 50],
      [27, 84],
      [73, 84],
    ],
    0.72,
  ],
  4: [
    [
      [28, 46],
      [72, 46],
      [28, 88],
      [72, 88],
    ],
    0.66,
  ],
}
/** One or two pawns step aside for what lies there. */
const ASIDE: typeof TOGETHER = {
  1: [[[75, 90]], 0.74],
  2: [
    [
      [22, 92],
      [78, 92],
    ],
    0.64,
  ],
}

/** Where the seats' pawns are on the board; a pawn on a moving line rides with it. */
export function pawnPlaces(view: SlidingView, line: MovingLine | null): Stand[] {
  const board = grid(view.side)
  const things = new Set(Object.values(view.things))
  const together = new Map<Square, number[]>()
  view.seats.forEach((seat, n) => together.set(seat.pawn, [...(together.get(seat.pawn) ?? []), n]))
  return view.seats.map((seat, n) => {
    const here = together.get(seat.pawn)!
    const [feet, size] = (things.has(seat.pawn) && ASIDE[here.length]) || TOGETHER[here.length] || TOGETHER[4]!
    const [fx, fy] = feet[here.indexOf(n) % feet.length]!
    const [dx, dy] = rideOffset(seat.pawn, line, view.side)
    return { x: board.column(seat.pawn) * TILE + fx + dx, y: board.row(seat.pawn) * TILE + fy + dy, size }
  })
}

/** How far a moving line has carried what is on a square; once it is in, a pawn pushed out is at the other end (S6). */
function rideOffset(square: Square, line: MovingLine | null, side: number): [dx: number, dy: number] {
  if (!line) return [0, 0]
  const { arrow } = line.push
  const at = arrow.squares.indexOf(square)
  if (at < 0) return [0, 0]
  if (line.missing === 0 && square === arrow.leave && line.ghost) {
    const back = pawnAfterPush(square, arrow)
    const board = grid(side)
    return [(board.column(back) - board.column(square)) * TILE, (board.row(back) - board.row(square)) * TILE]
  }
  return [arrow.dx * (TILE - line.missing), arrow.dy * (TILE - line.missing)]
}

/** The middle of a square. */
export function middle(side: number, square: Square): { x: number; y: number } {
  const board = grid(side)
  return { x: board.column(square) * TILE + TILE / 2, y: board.row(square) * TILE + TILE / 2 }
}
