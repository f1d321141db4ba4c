/** Messages of the coach: hints during a game, and the review of a finished one (src/wanderwall/coach). */
import type { LayView } from './views'

/** A reason for a turn: `coach-<code>` is its text, `why-<code>` its numbers, the rest are arguments of these texts. */
export interface Reason {
  code: string
  /** `for` the turn, `against` it, or `neither`: only a number; missing: for. */
  speaks?: string
  [detail: string]: string | number | undefined
}

/** A turn of a sliding maze in notation; without a push if that is already made. */
interface MazeTurn {
  push: string | null
  walk: string
  score: number
  /** The chance to reach the goal next turn, in percent; null if this turn finds it. */
  chance: number | null
}

export interface MazeHint extends MazeTurn {
  finds: boolean
  reasons: Reason[]
}

export interface GoHint {
  /** A tile to place, one to remove (`-H1`), or `grab` when everything is joined. */
  move: string
  /** How many tiles are missing or wrong. */
  changes: number
}

export interface RatedTurn extends MazeTurn {
  /** How many goals the turn finds. */
  finds: number
  finishes: boolean
}

export interface ReviewedTurn {
  /** Counted from 1, over all seats. */
  number: number
  /** The colour. */
  seat: string
  played: RatedTurn
  best: RatedTurn
  /** Why the best turn was best. */
  reasons: Reason[]
  /** How many pushes brought the goal into reach, of how many. */
  finding: number
  pushes: number
  squares: number
  missed: boolean
  gave_up: number
}

/** Everybody's win chance, by seat, and the parts that make up the results: docs/solver.md. */
export interface MazeChanceGraph {
  dealt: number[]
  turns: { number: number; seat: string; chances: number[] }[]
  /** The number of the turn that changed the chances most. */
  turning: number | null
  shares: { seat: string; start: number; cards: number; own: number; others: number; result: number }[]
}

export interface MazeReview {
  turns: ReviewedTurn[]
  /** Missing for solo games. */
  course?: MazeChanceGraph
  summaries: {
    /** The colour. */
    seat: string
    turns: number
    found: number
    missed: number
    good: number
    gave_up: number
    /** The number of the turn that gave up most. */
    worst: number | null
  }[]
}

export interface ReviewedBoard {
  /** The colour. */
  seat: string
  laid: number
  joined: number
  right: boolean
  /** How many tiles of the better board were elsewhere, or missing, and which. */
  changes: number
  changed: string[]
  better: LayView[]
}

export interface GoReview {
  rounds: { number: number; roll: string[]; solutions: number; tiles: number; boards: ReviewedBoard[] }[]
  summaries: { seat: string; rounds: number; right: number; near: number }[]
}
