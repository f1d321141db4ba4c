/** The coach's review of a finished game, prepared for display. */
import type { Marks, ReviewedTurn, Table } from '../../../net/protocol'
import { type Why, whyOf, type Words } from '../play/hint'
import { readPush, readWalk, type SlidingView, afterPush, wayTo } from '../board/maze'

/** A turn that gives up no more than this is as good as the best; the coach uses the same limit. */
const AS_GOOD = 0.05

export type Verdict = 'finished' | 'found' | 'missed' | 'better' | 'good'

export function verdict(turn: ReviewedTurn): Verdict {
  if (turn.played.finishes) return 'finished'
  if (turn.missed) return 'missed'
  if (turn.played.finds > 0) return 'found'
  return turn.gave_up > AS_GOOD ? 'better' : 'good'
}

export const couldBeBetter = (turn: ReviewedTurn): boolean => turn.gave_up > AS_GOOD

/** Why a turn that found something could have been better. */
export function whyMore({ played, best }: ReviewedTurn): 'finishes' | 'finds' | 'next' {
  if (best.finishes && !played.finishes) return 'finishes'
  return best.finds > played.finds ? 'finds' : 'next'
}

/** The goal the best turn would have reached, if it is a treasure of the edition. */
export const goalOf = (turn: ReviewedTurn): string | null => {
  const reached = turn.reasons.find(({ code }) => code === 'reaches')
  return reached ? String(reached.goal) : null
}

/** Why the best turn was best, for the player who was to move. */
export function whyBest(turn: ReviewedTurn, words: Words & { table: Table }): Why {
  const colours = words.table.seats.map(({ colour }) => colour)
  return whyOf(turn.reasons, words.names[seatOf(words.table, turn.seat)] ?? '', colours, words)
}

export const seatOf = (table: Pick<Table, 'seats'>, colour: string): number =>
  table.seats.findIndex((seat) => seat.colour === colour)

/** The best turn as marks on the board before the push. */
export function marksOf(turn: ReviewedTurn, view: SlidingView): Marks {
  const push = readPush(view.side, turn.best.push ?? '')
  const to = readWalk(view.side, turn.best.walk)
  if (!push || to === null) return {}
  const after = afterPush(view, push)
  const pawn = after.seats[view.turn ?? 0]?.pawn ?? to
  // in towers the shortest way may not be walkable
  if (view.heights) return { push: turn.best.push!, squares: [to], walk: turn.best.walk }
  const way = wayTo(after.maze, after.side, pawn, to)
  return { push: turn.best.push!, squares: [to], ...(way && way.length > 1 ? { path: way } : {}) }
}
