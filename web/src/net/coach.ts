/** What the coach sends: hints while a game runs, and the review of a finished one (src/wanderwall/coach). */
import type { LayView } from './views'

/** A reason for a turn: `coach-<code>` is its text, `why-<code>` its numbers, the rest is what these texts need. */
export interface Reason {
  code: string
  /** `for` the turn, `against` it, or `neither`: only a number; without it: for. */
  speaks?: string
  [detail: string]: string | number | undefined
}

/** A turn of a sliding maze as it is written; no push where that is made already. */
interface MazeTurn {
  push: string | null
  walk: string
  score: number
  /** The chance to reach the goal next turn in percent; null where this turn finds it. */
  chance: number | null
}

export interface MazeHint extends MazeTurn {
  finds: boolean
  reasons: Reason[]
}

export interface GoHint {
  /** A tile to lay, one to take away (`-H1`), or `grab` when everything is joined. */
  move: string
  /** How many tiles are missing or lie wrong. */
  changes: number
}

export interface RatedTurn extends MazeTurn {
  /** How many goals it finds. */
  finds: number
  finishes: boolean
}

export interface ReviewedTurn {
  /** Counted from 1, all seats together. */
  number: number
  /** The colour. */
  seat: string
  played: RatedTurn
  best: RatedTurn
  /** Why the best turn was best. */
  reasons: Reason[]
  /** How many of how many pushes brought the goal into reach. */
  finding: number
  pushes: number
  squares: number
  missed: boolean
  gave_up: number
}

/** Everybody's chance to win, by seat, and what the results were made of: docs/solver.md. */
export interface MazeCourse {
  dealt: number[]
  turns: { number: number; seat: string; chances: number[] }[]
  /** The number of the turn that moved the chances most. */
  turning: number | null
  shares: { seat: string; start: number; cards: number; own: number; others: number; result: number }[]
}

export interface MazeReview {
  turns: ReviewedTurn[]
  /** Not where somebody played alone. */
  course?: MazeCourse
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
  /** How many tiles of the better board lay elsewhere, or not at all, and which. */
  changes: number
  changed: string[]
  better: LayView[]
}

export interface GoReview {
  rounds: { number: number; roll: string[]; solutions: number; tiles: number; boards: ReviewedBoard[] }[]
  summaries: { seat: string; rounds: number; right: number; near: number }[]
}
