/** How a tower gets from one place to another: lines slide, the spare comes from outside and goes out again. */
import { grid } from '../../sliding/board/geometry'
import type { Place } from './model'
import type { Step } from './route'

export interface Leg {
  /** The middle of the place where this leg ends: columns and rows from 0, so -1 is just outside. */
  column: number
  row: number
  table: boolean
  begin: number
  end: number
}

/** Durations at normal speed in milliseconds: the spare comes, the line slides, the tower that fell out goes. */
export const COME = 160
export const SLIDE = 420
export const GO = 300

const placeAt = (column: number, row: number) => ({ column, row, table: false })

/** The middle of a place; each board decides where its turntable is. */
export function middleOf(side: number, place: Place): { column: number; row: number; table: boolean } {
  if (place === 'table') return { column: -1, row: side, table: true }
  if ('square' in place) return placeAt(place.square % side, Math.floor(place.square / side))
  const arrow = grid(side).arrow(place.beyond)!
  return placeAt((arrow.enter % side) - arrow.dx, Math.floor(arrow.enter / side) - arrow.dy)
}

/** Just outside the board, next to a square of the rim where an arrow is. */
function outside(side: number, square: number): { column: number; row: number; table: boolean } | null {
  const arrow = grid(side).arrows.find(({ enter }) => enter === square)
  return arrow ? middleOf(side, { beyond: arrow.name }) : null
}

const onBoard = (place: Place): place is { square: number } => typeof place === 'object' && 'square' in place

/** The legs of a tower's way; none if it stays. `comes`: whether a tower comes in, so that the line has to wait. */
export function travel(side: number, from: Place, to: Place, comes: boolean): Leg[] {
  const start = comes ? COME : 0
  const leg = (at: ReturnType<typeof middleOf>, begin: number, end: number): Leg => ({ ...at, begin, end })
  const end = middleOf(side, to)
  if (onBoard(from) && onBoard(to)) {
    if (from.square === to.square) return []
    const [a, b] = [middleOf(side, from), end]
    if (Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1) return [leg(end, start, start + SLIDE)]
    const [out, before] = [outside(side, from.square), outside(side, to.square)]
    if (out && before) return [leg(out, 0, COME / 2), leg(before, COME / 2, COME), leg(end, COME, COME + SLIDE)]
    return [leg(end, start, start + SLIDE)]
  }
  if (onBoard(to)) {
    const before = outside(side, to.square)
    return before ? [leg(before, 0, COME), leg(end, COME, COME + SLIDE)] : [leg(end, 0, SLIDE)]
  }
  if (onBoard(from)) {
    const out = outside(side, from.square)
    const legs = out ? [leg(out, start, start + SLIDE)] : []
    return to === 'table' || !out ? [...legs, leg(end, start + SLIDE, start + SLIDE + GO)] : legs
  }
  return from === to || JSON.stringify(from) === JSON.stringify(to) ? [] : [leg(end, 0, GO)]
}

/** Whether a tower comes onto the board between two arrangements. */
export function isTowerEntering(side: number, moves: readonly { from: Place; to: Place }[]): boolean {
  return moves.some(({ from, to }) => {
    if (!onBoard(to)) return false
    if (!onBoard(from)) return true
    const [a, b] = [middleOf(side, from), middleOf(side, to)]
    return Math.abs(a.column - b.column) + Math.abs(a.row - b.row) > 1
  })
}

/** Duration of a step at normal speed: on the level, by ladder, by magic. */
export const STEP = 220
export const CLIMB = 300
export const LEAP = 700

/** How long a walk takes. */
export const walkMs = (steps: readonly Step[], rate: number): number =>
  steps.reduce((sum, { rise }) => sum + (Math.abs(rise) > 1 ? LEAP : rise ? CLIMB : STEP), 0) * rate
