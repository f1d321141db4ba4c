/** The trace of a turn, computed from its events. */
import type { GameEvent } from '../../net/protocol'
import { grid, type Square } from './geometry'
import type { Trace } from './look'
import { type Push, pushBetween, readPush, readWalk, type SlidingView, afterPush } from './maze'

/** The push that a move of an event makes, if any. */
export function pushOf({ kind, before, after }: GameEvent<SlidingView>, text: string): Push | null {
  if (kind === 'time' && !text) return pushBetween(before, after)
  return readPush(after.side, text)
}

/** The last push at this table by any seat: the tile that fell out is across from it (S4). */
export function lastPush({ side, turns, step, lies, maze }: SlidingView): Trace | null {
  const end = turns || step === 'walk' ? grid(side).arrow(lies) : undefined
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
