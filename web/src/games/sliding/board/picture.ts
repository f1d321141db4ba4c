/** Everything a picture of a board shows at one moment. */
import type { Marks, GameEvent } from '../../../net/protocol'
import { type Square, grid } from './geometry'
import { type Push, readPush, type SlidingView, pushBetween, readWalk, afterPush } from './maze'
import { type Glide, STILL } from './motion'

/** A moving line: the push, and how many units are left until it is in (100: outside, 0: in). */
export interface MovingLine {
  push: Push
  missing: number
  glide: Glide
  /** Not pushed yet: the spare is dashed. */
  ghost: boolean
}

/** A walking pawn. */
export interface Walking {
  seat: number
  way: Square[]
  ms: number
}

/** What the last turn leaves on the board until the next one: the line that was pushed, and footprints. */
export interface Trace {
  seat: number | null
  push: Push | null
  way: Square[]
}

export interface BoardDrawing {
  view: SlidingView
  /** Which of the equal tiles is where, the spare last: blossoms move with their tile. */
  tiles: number[]
  line: MovingLine | null
  walking: Walking | null
  trace: Trace | null
  /** Squares in reach; null: nothing is lit, nothing is veiled. */
  reach: Set<Square> | null
  /** Squares with a goal of the viewer, or on which the viewer finishes: home, or the exits. */
  goals: Set<Square>
  /** The colour of the viewer where the goals are exits. */
  leaves?: string | undefined
  /** The way to the planned target. */
  way: Square[]
  marks: Marks
}

/** A picture without a player's input. */
export const plainDrawing = (view: SlidingView, marks: Marks = {}): BoardDrawing => ({
  view,
  tiles: firstTiles(view.side),
  line: markedLine(view, marks),
  walking: null,
  trace: null,
  reach: null,
  goals: new Set(),
  way: [],
  marks,
})

export const firstTiles = (side: number): number[] => Array.from({ length: side * side + 1 }, (_, n) => n + 1)

/** A marked push, drawn as it would be. */
export function markedLine(view: SlidingView, marks: Marks): MovingLine | null {
  const push = marks.push ? readPush(view.side, marks.push) : null
  return push && { push, missing: 0, glide: STILL, ghost: true }
}

// The trace of a turn, computed from its events.

/** The push that a move of an event makes, if any. */
export function pushOf({ kind, before, after }: GameEvent<SlidingView>, text: string): Push | null {
  if (kind === 'time' && !text) return pushBetween(before, after)
  return readPush(after.side, text)
}

/** The last push at this table by any seat: the tile that fell out is across from it (S4). */
export function lastPush({ side, turns, step, barred, maze }: SlidingView): Trace | null {
  const end = turns || step === 'walk' ? grid(side).arrow(barred) : undefined
  const arrow = end && grid(side).across(end)
  return arrow ? { seat: null, push: { arrow, openings: maze[arrow.enter]! }, way: [] } : null
}

/** The line that a turn pushed, and the way it walked. */
export function traceOf<V extends SlidingView>(
  events: readonly GameEvent<V>[],
  wayOf: (at: V, seat: number, to: Square, text: string) => Square[],
): Trace | null {
  let trace = null as Trace | null
  for (const event of events) {
    let at = event.before
    for (const [seat, text] of event.moves) {
      const push = pushOf(event, text)
      const to = readWalk(at.side, text)
      if (push) {
        at = afterPush(at, push)
        trace = { seat, push, way: [] }
      } else if (to !== null && seat !== null && at.seats[seat]!.pawn !== to)
        trace = { seat, push: trace?.push ?? null, way: wayOf(at, seat, to, text) }
    }
  }
  return trace
}
