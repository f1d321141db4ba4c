/** The protocol between server and page (docs/http-api.md). The page knows no rules: it only draws views and choices. */

import type { ClassicChoices, ClassicView, GoChoices, GoView, LayView, TowersChoices, TowersView } from './views'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export interface Problem {
  code: string
  clause: string
  details: Record<string, string | number>
}

/** A request or move that was refused; nothing has changed. */
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

/** An edition as in /api/games; `parts` is what is needed to draw it and no view contains. */
export interface EditionInfo {
  id: string
  names: Names
  colours: string[]
  players: number[]
  options: Record<string, OptionValue>
  side: number | null
  /** Whether a few tiles of a kept maze may be swapped before the next game. */
  swaps: boolean
  /** The squares where pawns begin, by colour; empty if everybody has their own board. */
  homes: Record<string, number>
  /** How many goal cards are dealt; null: there are none. */
  goals: number | null
  things: Record<string, Names>
  /** The same as the object of a sentence, with the article (“the rat”, “die Ratte”); `*` stands for the name. */
  phrases: Record<string, Names>
  /** The options that a young player's seat gets instead. */
  young: Record<string, OptionValue>
  parts: unknown
}

export interface GameInfo {
  game: string
  /** Everybody plays at the same time: no device can be shared. */
  together: boolean
  bots: string[]
  /** The lowest and highest strength that can be chosen for a bot, and a gentle middle. */
  strengths: { low: number; high: number; middle: number } | null
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

/** How the next game of the same people begins; `first`: the seat in this game, null: at random. */
export interface Rematch {
  same_maze: boolean
  swap?: boolean
  first?: number | null
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
  /** A bot has moved for this seat. */
  stood_in: boolean
  made: number
  ended: number | null
  seq: number
  seats: SeatInfo[]
  outcome: Outcome | null
  rematch: string | null
  /** The room that it belongs to. */
  club?: string | null
  /** How often everybody has won before, by seat; null: the first game of these people. */
  series: number[] | null
  /** The puzzle that is played here, if it is one. */
  puzzle: PuzzleInfo | null
  /** For the guest's own tables: which seats are theirs, whether it is their turn, and until when. */
  seats_mine?: number[]
  turn_mine?: boolean
  deadline?: number | null
}

export interface PuzzleInfo {
  kind: 'fewest' | 'find' | 'treasures' | 'block' | 'go'
  /** The fewest turns, or tiles. */
  par: number
  ways: number
  level: number
  edition: string
  /** The whole puzzle, for a link. */
  line: string
  /** Set for a puzzle of the day, or a shipped one by its number. */
  day: string | null
  number: number | null
  /** It was generated on request. */
  fresh?: boolean
  /** The solution was requested. */
  shown: boolean
}

/** The kind of a new puzzle. */
export type FreshPuzzle = Pick<PuzzleInfo, 'kind' | 'edition' | 'level'>

/** Shipped puzzles of one kind, edition and level. */
export interface PuzzleShelf extends FreshPuzzle {
  first: number
  count: number
}

export type PuzzleRequest =
  { day: string; roll?: boolean } | { number: number } | { line: string } | { fresh: FreshPuzzle }

/** A maze to edit, and the squares whose tiles are fixed. */
export interface PuzzleDraft {
  view: ClassicView
  fixed: number[]
}

/** One-push puzzles, and the id to send at the end. */
export interface RushRun {
  run: string
  seconds: number
  puzzles: { level: number; view: ClassicView; choices: ClassicChoices }[]
}

export type NewSeat =
  | { kind: 'me' | 'here'; name: string; colour?: string }
  | { kind: 'bot'; bot: string; colour?: string }
  | { kind: 'open'; colour?: string }

export interface NewTable {
  edition: string
  options: Record<string, OptionValue>
  seats: NewSeat[]
  listed: boolean
  clock: number | null
  timeout: 'bot' | 'pass'
  undo: boolean
  hints: boolean
  begin: boolean
}

/** A game that the page has no folder for: check a value before using it. */
export interface UnknownView {
  game: string
  edition: string
  you: number | null
  [key: string]: unknown
}

/** The types of what one game sends; the files of its folder are written for them. */
export interface GameTypes {
  /** What a seat may know. */
  view: object
  /** What a seat may do. */
  choices: object
  hint: object
  review: unknown
}

export interface Classic extends GameTypes {
  view: ClassicView
  choices: ClassicChoices
  hint: MazeHint
  review: MazeReview
}

export interface Towers extends GameTypes {
  view: TowersView
  choices: TowersChoices
  hint: MazeHint
  review: MazeReview
}

export interface Go extends GameTypes {
  view: GoView
  choices: GoChoices
  hint: GoHint
  review: GoReview
}

export interface UnknownGame extends GameTypes {
  view: UnknownView
  choices: Record<string, unknown>
  hint: Record<string, unknown>
}

/** For code that is the same for every game: the frame of a table, lessons, replays. */
export interface AnyGame extends GameTypes {
  view: View
  choices: Choices
  hint: Hint
}

type EachGame = Classic | Towers | Go | UnknownGame

export type View = EachGame['view']
export type Choices = EachGame['choices']
export type Hint = EachGame['hint']

export type Change = [path: (string | number)[]] | [path: (string | number)[], value: Json]

/** One entry of the log, with the view before and after it. */
export interface GameEvent<V = View> {
  seq: number
  seat: number | null
  kind: string
  moves: [seat: number | null, text: string][]
  before: V
  after: V
}

export interface Rating {
  name: string
  bot: boolean
  rating: number
  deviation: number
  games: number
}

export interface ReplayFrame<V = View> {
  seat: number | null
  move: string | null
  seconds: number | null
  view: V
}

export type FromServer = { ref?: number | string } & (
  | { type: 'welcome'; now: number; table: Table; keys: number[]; open: number | null }
  | { type: 'table'; table: Table }
  | { type: 'moved'; seats: Record<string, number> }
  | {
      type: 'view'
      seq: number
      view: View | null
      choices: Choices | null
      deadline: number | null
      handover: boolean
      now: number
    }
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
      handover: boolean
      now: number
    }
  | { type: 'next'; table: string }
  | { type: 'sign'; seat: number; sign: string }
  | { type: 'hint'; turns: Hint[] }
  | { type: 'solution'; line: string[] }
  | ({ type: 'refused' } & Problem)
  | { type: 'pong'; now: number }
)

/** What to point at on a board, in tutorials, hints and replays. */
export interface Marks {
  push?: string
  arrows?: string[]
  squares?: number[]
  path?: number[]
  /** A walk in notation, with the cards it costs: a board that knows heights finds its steps. */
  walk?: string
  /** The wanted move, in notation: a board may say what to touch on the way to it. */
  move?: string
}

// ── the coach: hints during a game, and the review of a finished one (src/wanderwall/coach)

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
