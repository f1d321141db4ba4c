/** The words between server and page (docs/server.md). The page knows no rules: views and choices are drawn as they come. */

import type { ClassicView } from './views'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export interface Problem {
  code: string
  clause: string
  details: Record<string, string | number>
}

/** A request or a move that was refused; nothing has changed. */
export class Refusal extends Error implements Problem {
  constructor(
    readonly code: string,
    readonly clause = '',
    readonly details: Record<string, string | number> = {},
  ) {
    super(code)
  }
}

export type Names = Record<string, string>

export interface OptionInfo {
  name: string
  clause: string
  kind: 'choice' | 'flag' | 'number'
  words: string[]
  low: number
  high: number
  default: string | number | boolean | null
  per_seat: boolean
  optional: boolean
}

/** An edition as /api/games tells it; `parts` is what one needs to draw it and no view shows. */
export interface EditionInfo {
  id: string
  names: Names
  colours: string[]
  players: number[]
  options: Record<string, OptionValue>
  side: number | null
  things: Record<string, Names>
  /** What a young player's seat plays with instead. */
  young: Record<string, OptionValue>
  parts: unknown
}

export interface GameInfo {
  game: string
  /** Everybody plays at the same time: no device can be shared. */
  together: boolean
  bots: string[]
  options: OptionInfo[]
  editions: EditionInfo[]
}

export interface Catalogue {
  games: GameInfo[]
  signs: string[]
  languages: string[]
}

export type OptionValue = string | number | boolean | null | (string | number | boolean | null)[]

export interface SeatInfo {
  seat: number
  colour: string
  kind: 'person' | 'bot' | 'open'
  name: string
  bot: string | null
  present: boolean
  away: boolean
  here: boolean
}

export interface Outcome {
  winners: number[]
  scores: number[]
  reason: string
}

export interface Table {
  id: string
  game: string
  edition: string
  options: Record<string, OptionValue>
  status: 'waiting' | 'playing' | 'over'
  listed: boolean
  clock: number | null
  timeout: 'bot' | 'pass'
  undo: boolean
  hints: boolean
  rated: boolean
  made: number
  ended: number | null
  seq: number
  seats: SeatInfo[]
  outcome: Outcome | null
  rematch: string | null
  /** Of the tables one sits at: which seats are one's own, whether it is their turn, and until when. */
  seats_mine?: number[]
  turn_mine?: boolean
  deadline?: number | null
}

export type SeatPlan =
  | { kind: 'me' | 'here'; name: string; colour?: string }
  | { kind: 'bot'; bot: string; colour?: string }
  | { kind: 'open'; colour?: string }

export interface TablePlan {
  edition: string
  options: Record<string, OptionValue>
  seats: SeatPlan[]
  listed: boolean
  clock: number | null
  timeout: 'bot' | 'pass'
  undo: boolean
  hints: boolean
  begin: boolean
}

/* eslint-disable @typescript-eslint/no-explicit-any -- every game has its own */
/**
 * What a seat may know, and what it may do, in any game: made by the game's rules, read by the game's board, which takes
 * them for its own (views.ts).
 */
export type View = { game: string } & Pick<ClassicView, 'edition' | 'you'> & Record<string, any>
export type Choices = Record<string, any>
export type HintTurn = Record<string, any>
/* eslint-enable @typescript-eslint/no-explicit-any */

export type Change = [path: (string | number)[]] | [path: (string | number)[], value: Json]

/** One entry of the log, with the view before and after it. */
export interface GameEvent {
  seq: number
  seat: number | null
  kind: string
  moves: [seat: number | null, text: string][]
  before: View
  after: View
}

export interface Rating {
  name: string
  bot: boolean
  rating: number
  deviation: number
  games: number
}

export interface ReplayFrame {
  seat: number | null
  move: string | null
  seconds: number | null
  view: View
}

export type FromServer = { ref?: number | string } & (
  | { type: 'welcome'; now: number; table: Table; keys: number[]; open: number | null }
  | { type: 'table'; table: Table }
  | { type: 'view'; seq: number; view: View | null; choices: Choices | null; deadline: number | null; now: number }
  | {
      type: 'event'
      seq: number
      kind: string
      seat: number | null
      move: string
      moves: [number | null, string][]
      changes: Change[]
      choices: Choices | null
      deadline: number | null
      now: number
    }
  | { type: 'sign'; seat: number; sign: string }
  | { type: 'hint'; turns: HintTurn[] }
  | ({ type: 'refused' } & Problem)
  | { type: 'pong'; now: number }
)

/** What to point at on a board, in tutorials, hints and replays. */
export interface Marks {
  push?: string
  arrows?: string[]
  squares?: number[]
  path?: number[]
  /** A walk on paper, with the cards it costs: a board that knows heights finds its steps. */
  walk?: string
  /** The move that is wanted, as it is written: a board may say what to touch on the way to it. */
  move?: string
}
