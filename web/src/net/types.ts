/** What the page and the server send each other. Written by `python -m tools generate contract` from the
 * declarations in src/wanderwall/server/api. */
import type {
  ClassicChoices,
  ClassicView,
  GoChoices,
  GoView,
  LayView,
  OutcomeView,
  TowersChoices,
  TowersView,
} from './views'

/** Where a view changes: `[path, value]` sets, `[path]` removes. */
export type Change = [path: (string | number)[]] | [path: (string | number)[], value: Json]

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A game that the page has no folder for: check a value before using it. */
export interface UnknownView {
  game: string
  edition: string
  you: number | null
  [key: string]: unknown
}

export type View = ClassicView | GoView | TowersView | UnknownView

export type Choices = ClassicChoices | GoChoices | TowersChoices | Record<string, unknown>

export type Hint = MazeHint | GoHint | Record<string, unknown>

/** A reason for a turn: `coach-<code>` is its text, `why-<code>` its numbers, all other keys are their arguments. */
export interface Reason {
  /** Which reason it is. */
  code: string
  /** `for` the turn, `against` it, or `neither`: only a number; missing: for. */
  speaks?: string
  [detail: string]: string | number | undefined
}

/** A turn of a sliding maze in notation. */
export interface MazeTurn {
  /** The push; null if it is already made. */
  push: string | null
  /** Where the pawn goes, with the cards it costs. */
  walk: string
}

/** The best turn, with reasons. */
export interface MazeHint extends MazeTurn {
  /** What the turn is worth. */
  score: number
  /** Whether it finds something. */
  finds: boolean
  /** The chance to reach the goal next turn, in percent; null if this turn finds it. */
  chance: number | null
  /** Why, the most important reason first. */
  reasons: Reason[]
}

/** The next move of Labyrinth Go!. */
export interface GoHint {
  /** A tile to place, one to remove (`-H1`), or `grab` when everything is joined. */
  move: string
  /** How many tiles are missing or wrong. */
  changes: number
}

/** Why something is refused; nothing has changed. */
export interface Problem {
  /** Why: the texts of the page have it in words. */
  code: string
  /** The clause of the rules behind it; empty: none. */
  clause: string
  /** The values for the text; of bad input `where`, the key that is wrong. */
  details: Record<string, string | number>
}

/** The request is refused; nothing has changed. */
export interface RefusedRequest {
  /** Why. */
  problem: Problem
}

/** A game as text, for the offline page, which has no links to files. */
export interface RecordText {
  /** The record, as docs/notation.md describes it. */
  record: string
}

/** What a device shows when it is a person's turn: no names, and nothing of the board. */
export interface TurnAlert {
  /** Which game it is. */
  title: string
  /** That it is their turn. */
  body: string
  /** The id of the table. */
  table: string
}

/** One seat of a table, as everybody may see it. */
export interface SeatInfo {
  /** Its number, from 0. */
  seat: number
  /** Its pawn. */
  colour: string
  /** Who holds it. */
  kind: 'person' | 'bot' | 'open'
  /** The name of its occupant; empty if it is open. */
  name: string
  /** Which bot it is. */
  bot: string | null
  /** Whether its person is connected. */
  present: boolean
  /** Whether a bot moves for a person who left. */
  away: boolean
  /** Whether it shares the device of the maker. */
  here: boolean
}

/** A person asks to take their last turn back. */
export interface TurnBack {
  /** Who asks. */
  seat: number
  /** Who has not answered yet. */
  undecided: number[]
}

/** The first result of a puzzle, which stays. */
export interface FirstResult {
  /** The turns or tiles it took. */
  own: number
  /** The attempts before it. */
  retries: number
  /** The hints until then. */
  hints: number
}

/** A puzzle, without its solution. */
export interface PuzzleInfo {
  /** The kind of puzzle: what is asked. */
  kind: string
  /** The fewest turns, or tiles. */
  par: number
  /** How many answers there are in par. */
  ways: number
  /** How many greedy first moves fail. */
  misled: number
  /** How hard it is, from 1 to 5. */
  level: number
  /** The id of its edition. */
  edition: string
  /** The whole puzzle as text, for a link. */
  line: string
  /** The date of a daily puzzle. */
  day: string | null
  /** The number of a built-in or a daily puzzle. */
  number: number | null
  /** Whether it was made on demand. */
  fresh: boolean
}

/** An attempt at a puzzle, counted by the server. */
export interface Attempt {
  /** The turns or tiles so far. */
  own: number
  /** The attempts before this one. */
  retries: number
  /** The hints in all of them. */
  hints: number
  /** Whether the solution was shown: then the puzzle is closed. */
  shown: boolean
  /** Whether one answer decides, so that it is right or wrong and has no par. */
  decisive: boolean
  /** What it has led to; `open`: it goes on. */
  result: 'open' | 'par' | 'solved' | 'failed' | 'shown'
  /** The result that stays, if the puzzle was solved before. */
  first: FirstResult | null
}

/** The puzzle that is played at a table. */
export type TablePuzzle = PuzzleInfo & Attempt

/** One table, as everybody may see it. */
export interface Table {
  /** Its id, which is the invitation. */
  id: string
  /** The game. */
  game: string
  /** The id of the edition. */
  edition: string
  /** Options that differ from the defaults, as text. */
  options: Record<string, string>
  /** How far it is. */
  status: 'waiting' | 'playing' | 'over' | 'closed'
  /** Whether strangers can find it. */
  listed: boolean
  /** Seconds a turn or round; null: no clock. */
  clock: number | null
  /** What happens to a turn whose time is up. */
  timeout: 'bot' | 'pass'
  /** Whether moves may be taken back. */
  undo: boolean
  /** Whether players may ask the coach. */
  hints: boolean
  /** Whether its result counts for ratings. */
  rated: boolean
  /** Whether a bot has moved for a person. */
  stood_in: boolean
  /** When it was made, in milliseconds of UTC. */
  made: number
  /** When its game ended. */
  ended: number | null
  /** The number of its last log entry. */
  seq: number
  /** The seats, clockwise. */
  seats: SeatInfo[]
  /** Who asks to take a turn back; null: nobody. */
  turn_back: TurnBack | null
  /** The letters of the TVs that show it now; none at a listed table. */
  tvs: string[]
  /** How the game ended; null while it runs. */
  outcome: OutcomeView | null
  /** The id of the next table of the same people. */
  rematch: string | null
  /** The id of the room that it belongs to. */
  room: string | null
  /** The same, for older clients; it goes with version 0.4. */
  club: string | null
  /** While its room pauses it: the milliseconds left on its clock, 0 without one. */
  paused: number | null
  /** How often each seat has won before; null: the first game of these people. */
  series: number[] | null
  /** The puzzle that is played here, if it is one. */
  puzzle: TablePuzzle | null
  /** Whether a lower level plays for a bot, whose search is being compiled. */
  compiling?: boolean
}

/** The answer to a hello: the table, and which seats are the client's. */
export interface WelcomeMessage {
  /** Always `welcome`. */
  type: 'welcome'
  /** The server's clock. */
  now: number
  /** The table. */
  table: Table
  /** The seats whose keys were right. */
  keys: number[]
  /** The seat whose view comes next; null: what everybody knows. */
  open: number | null
}

/** The table has changed: people came or left, or it is over. */
export interface TableMessage {
  /** Always `table`. */
  type: 'table'
  /** The table now. */
  table: Table
}

/** People have changed seats before the game. */
export interface MovedMessage {
  /** Always `moved`. */
  type: 'moved'
  /** The new seat of each old one of this client. */
  seats: Record<string, number>
}

/** What the client may know now: sent at the start, and when it is not the previous view with changes. */
export interface ViewMessage {
  /** Always `view`. */
  type: 'view'
  /** The number of the last log entry. */
  seq: number
  /** The view; null before the game begins. */
  view: View | null
  /** What the seat may do now; null: it is not to move. */
  choices: Choices | null
  /** When the turn ends. */
  deadline: number | null
  /** Whether a shared device should be handed over. */
  handover: boolean
  /** The server's clock. */
  now: number
  /** Of your message that caused it; missing: it was not yours. */
  ref?: number | string
}

/** One entry of the log, as this client may know it. */
export interface EventMessage {
  /** Always `event`. */
  type: 'event'
  /** Its number. */
  seq: number
  /** What happened: `move`, `undo`, `deal`, `leave` and others. */
  kind: string
  /** Who did it. */
  seat: number | null
  /** The first move in notation; empty if it is secret. */
  move: string
  /** All moves in it: seat (null: chance) and notation. */
  moves: [number | null, string][]
  /** What it changed in the view: `[path, value]` sets, `[path]` removes. */
  changes: Change[]
  /** What the seat may do now; null: it is not to move. */
  choices: Choices | null
  /** When the turn ends. */
  deadline: number | null
  /** Whether a shared device should be handed over. */
  handover: boolean
  /** The server's clock. */
  now: number
  /** Of your message that caused it; missing: it was not yours. */
  ref?: number | string
}

/** The people of this table play on at another one; sent to screens. */
export interface NextMessage {
  /** Always `next`. */
  type: 'next'
  /** The id of that table. */
  table: string
}

/** A person has sent a sign. */
export interface SignSent {
  /** Always `sign`. */
  type: 'sign'
  /** Who sent it. */
  seat: number
  /** Which sign. */
  sign: string
}

/** The answer to `hint`. */
export interface HintAnswer {
  /** Always `hint`. */
  type: 'hint'
  /** Of the request. */
  ref: number | string | null
  /** The best turn. */
  turns: Hint[]
}

/** The answer to `solution`. */
export interface SolutionAnswer {
  /** Always `solution`. */
  type: 'solution'
  /** Of the request. */
  ref: number | string | null
  /** The solver's line, in notation. */
  line: string[]
}

/** A message was refused; nothing has changed. */
export interface RefusedMessage extends Problem {
  /** Always `refused`. */
  type: 'refused'
  /** Of the refused message. */
  ref: number | string | null
}

/** The answer to `ping`. */
export interface PongMessage {
  /** Always `pong`. */
  type: 'pong'
  /** The server's clock. */
  now: number
  /** Of the request. */
  ref: number | string | null
}

/** What all messages of clients have. */
export interface SocketMessage {
  /** Comes back in the answer. */
  ref?: number | string | null
}

/** The first message: who the client is. Without keys it is a spectator. */
export interface HelloMessage extends SocketMessage {
  /** Always `hello`. */
  type: 'hello'
  /** The key of each seat on this device, by its number. */
  keys?: Record<string, string>
  /** Whether it is a shared screen, such as a TV, that shows the table to everybody present. */
  screen?: boolean
  /** The letters of a TV, so that its phones recognize it. */
  code?: string
  /** The key of that TV. */
  key?: string
}

/** Show what a seat knows, on a device with several. */
export interface OpenMessage extends SocketMessage {
  /** Always `open`. */
  type: 'open'
  /** Which seat. */
  seat: number
}

/** Show only what everybody knows. */
export interface CloseMessage extends SocketMessage {
  /** Always `close`. */
  type: 'close'
}

/** Make a move. */
export interface MoveMessage extends SocketMessage {
  /** Always `move`. */
  type: 'move'
  /** Which seat. */
  seat: number
  /** The move in notation. */
  move: string
  /** The last `seq` that you saw: a repeated message counts once. */
  after: number
}

/** Take back your push before you walk, or your last turn: people at other devices are asked first. */
export interface UndoMessage extends SocketMessage {
  /** Always `undo`. */
  type: 'undo'
  /** Which seat. */
  seat: number
  /** The last `seq` that you saw. */
  after: number
  /** At a puzzle: take back everything. */
  all?: boolean
}

/** Answer a person who asks to take their last turn back. */
export interface AgreeMessage extends SocketMessage {
  /** Always `agree`. */
  type: 'agree'
  /** Which seat. */
  seat: number
  /** Whether you agree. */
  yes: boolean
}

/** Give up a puzzle: its solution is sent. */
export interface SolutionMessage extends SocketMessage {
  /** Always `solution`. */
  type: 'solution'
  /** Which seat. */
  seat: number
  /** The last `seq` that you saw. */
  after: number
}

/** Ask the coach for the best turn. */
export interface HintMessage extends SocketMessage {
  /** Always `hint`. */
  type: 'hint'
  /** Which seat. */
  seat: number
}

/** Send a sign to everybody. */
export interface SignMessage extends SocketMessage {
  /** Always `sign`. */
  type: 'sign'
  /** Which seat. */
  seat: number
  /** Which sign. */
  sign: 'hello' | 'well_done' | 'thanks' | 'oops' | 'wow' | 'hurry' | 'good_game' | 'bye'
}

/** Let a bot move for a seat: your own, or one whose person is gone. */
export interface LeaveMessage extends SocketMessage {
  /** Always `leave`. */
  type: 'leave'
  /** Which seat. */
  seat: number
}

/** Move for your seat again. */
export interface BackMessage extends SocketMessage {
  /** Always `back`. */
  type: 'back'
  /** Which seat. */
  seat: number
}

/** Do not wait for bots to show their moves slowly. */
export interface SkipMessage extends SocketMessage {
  /** Always `skip`. */
  type: 'skip'
}

/** Ask for the time of the server. */
export interface PingMessage extends SocketMessage {
  /** Always `ping`. */
  type: 'ping'
}

/** One member of a room. */
export interface Member {
  /** Their number, in the order in which they joined. */
  number: number
  /** Their name in this room. */
  name: string
  /** Their team, from 0; null: there are none. */
  team: number | null
  /** Whether it is a program. */
  program: boolean
  /** Whether they have left, and may come back. */
  gone: boolean
  /** Whether the teacher removed them. */
  out: boolean
}

/** A device that the teacher has removed, by its first member. */
export interface BarredMember {
  /** The number of the member. */
  number: number
  /** Their name. */
  name: string
}

/** A person at another device asks to come back as a member. */
export interface Plea {
  /** The number of the member. */
  number: number
  /** Until when the teacher may say yes. */
  until: number
}

/** One game of a room. */
export interface RoomGame {
  /** Its number. */
  number: number
  /** The round it belongs to. */
  round: number
  /** The id of its table. */
  table: string
  /** Who plays, the one who begins first. */
  members: number[]
  /** What each has won; null while it runs. */
  points: number[] | null
  /** How it was decided, such as `played`; empty while it runs. */
  why: string
  /** The members for whom a bot has moved. */
  bots: number[]
}

/** One line of the standings; equal members have the same place. */
export interface RoomStanding {
  /** The place, from 1. */
  place: number
  /** The member. */
  number: number
  /** 1 for a win, ½ for a shared game, 1 for sitting out a Swiss round. */
  points: number
  /** The points of all opponents: it decides between equal points. */
  opposition: number
  /** How many games count. */
  games: number
}

/** One line of the standings of the teams. */
export interface TeamStanding {
  /** The place, from 1. */
  place: number
  /** The team, from 0. */
  team: number
  /** The points of its members. */
  points: number
}

/** One room, as everybody in it may see it. */
export interface Room {
  /** Its id. */
  id: string
  /** What it is called; empty: it has no name. */
  name: string
  /** Short, to type; null when the room is over. */
  code: string | null
  /** The id of the edition. */
  edition: string
  /** Options that differ from those of the edition. */
  options: Record<string, string | number | boolean | null | (string | number | boolean | null)[]>
  /** Who plays whom. */
  mode: 'everybody' | 'swiss' | 'arena'
  /** How many rounds the Swiss system has. */
  rounds: number
  /** How long an arena lasts. */
  minutes: number
  /** Seconds between two rounds. */
  rest: number
  /** Seconds a turn or round; null: no clock. */
  clock: number | null
  /** What happens to a turn whose time is up. */
  timeout: 'bot' | 'pass'
  /** How many teams there are. */
  teams: number
  /** What happens to the game of a member who is gone. */
  leavers: 'bot' | 'forfeit'
  /** Whether all members get made-up names. */
  made_up: boolean
  /** How far it is. */
  status: 'open' | 'running' | 'paused' | 'over'
  /** Whether new members may join. */
  door: boolean
  /** When it was opened, in milliseconds of UTC. */
  made: number
  /** When it ended. */
  ended: number | null
  /** When an arena ends. */
  until: number | null
  /** The current round, from 1; 0 before the start. */
  round: number
  /** When games were last paired; 0 before the start. */
  drawn: number
  /** When the last game ended. */
  rested: number
  /** All members, without those who were removed before they played. */
  members: Member[]
  /** One member of each device that was removed. */
  barred: BarredMember[]
  /** Who asks to come back from another device. */
  pleas: Plea[]
  /** The games of this round, and all that still run. */
  games: RoomGame[]
  /** Who sits out this round. */
  byes: number[]
  /** The standings, the best first. */
  standings: RoomStanding[]
  /** The standings of the teams. */
  teams_standing: TeamStanding[]
  /** The id of the next room of the same people; their keys are the same there. */
  next: string | null
}

/** What only this member may know: where they play now. */
export interface MemberTable {
  /** Their number. */
  member: number
  /** The id of the table where they play now. */
  table: string | null
  /** Their seat there. */
  seat: number | null
  /** The key of that seat. */
  key: string | null
}

/** The room has changed. */
export interface RoomMessage {
  /** Always `room`. */
  type: 'room'
  /** The room now. */
  room: Room
  /** Where this member plays now; null: the client only watches. */
  you: MemberTable | null
  /** The server's clock. */
  now: number
}

/** The first message at a room; without a key the client only watches. */
export interface RoomHello extends SocketMessage {
  /** Always `hello`. */
  type: 'hello'
  /** The teacher's key, or a member's. */
  key?: string
}

/** The server works: its database can be written to. */
export interface Health {
  /** `degraded`: server processes notice late what others did. */
  status: 'well' | 'degraded'
  /** The version of the server. */
  version: string
  /** What a degraded server cannot reach. */
  missing?: string[]
}

/** The strengths that can be chosen for a bot. */
export interface StrengthRange {
  /** The lowest. */
  low: number
  /** The highest. */
  high: number
  /** A gentle middle. */
  middle: number
}

/** One option of a game. */
export interface OptionInfo {
  /** Its name. */
  name: string
  /** The clause of the rules that it changes. */
  clause: string
  /** What it takes. */
  kind: 'choice' | 'flag' | 'number'
  /** The words of a choice. */
  words: string[]
  /** The lowest number. */
  low: number
  /** The highest number. */
  high: number
  /** Its value if nothing is chosen. */
  default: string | number | boolean | null
  /** Whether each seat may have a value of its own. */
  per_seat: boolean
  /** Whether a number may be off. */
  optional: boolean
  /** Whether it is ignored for bots. */
  people: boolean
}

/** One edition of a game. */
export interface EditionInfo {
  /** Its id. */
  id: string
  /** Its name, by language. */
  names: Record<string, string>
  /** Its pawns, in order. */
  colours: string[]
  /** How many people may play. */
  players: number[]
  /** The options that it changes. */
  options: Record<string, string | number | boolean | null | (string | number | boolean | null)[]>
  /** The options that a young player's seat gets instead. */
  young: Record<string, string | number | boolean | null | (string | number | boolean | null)[]>
  /** How many squares a side of the board has; null: it has no fixed size. */
  side: number | null
  /** Whether a few tiles of a kept maze may be swapped before the next game. */
  swaps: boolean
  /** How many goal cards are dealt; null: there are none. */
  goals: number | null
  /** The squares where pawns begin, by colour; empty if all have boards of their own. */
  homes: Record<string, number>
  /** The names of its pictures, by language. */
  things: Record<string, Record<string, string>>
  /** The same as the object of a sentence, with the article; `*` stands for the name. */
  phrases: Record<string, Record<string, string>>
  /** What is needed to draw it and no view contains. */
  parts: Record<string, unknown>
}

/** One game, with all that can be chosen. */
export interface GameInfo {
  /** Its name. */
  game: string
  /** Whether all play at the same time: then no device can be shared. */
  together: boolean
  /** The bots that play it, the weakest first. */
  bots: string[]
  /** The strengths that can be chosen for a bot; null: none. */
  strengths: StrengthRange | null
  /** Its options. */
  options: OptionInfo[]
  /** Its editions. */
  editions: EditionInfo[]
}

/** All games, editions, options and bots. */
export interface Catalogue {
  /** All games. */
  games: GameInfo[]
  /** The signs that people may send each other. */
  signs: string[]
  /** The languages of the texts. */
  languages: string[]
}

/** What the server knows about you. */
export interface Me {
  /** Your made-up name. */
  name: string
  /** The URL for phones nearby; null: there is none. */
  network: string | null
  /** Whether other sites may embed replays. */
  embed: boolean
}

/** One seat of a new table. */
export interface NewSeat {
  /** `me`: your seat; `here`: another person on your device; `open`: for people who come. */
  kind: 'me' | 'here' | 'bot' | 'open'
  /** The name of the person; listed tables use made-up names instead. */
  name?: string | null
  /** Which bot it is. */
  bot?: string | null
  /** The pawn; null: the next one of the edition. */
  colour?: string | null
}

/** A new table. */
export interface NewTable {
  /** The id of the edition. */
  edition: string
  /** The seats, clockwise. */
  seats: NewSeat[]
  /** Options that differ from those of the edition. */
  options?: Record<string, string | number | boolean | null | (string | number | boolean | null)[]>
  /** Whether strangers can find it. */
  listed?: boolean
  /** Seconds a turn or round; null: no clock. */
  clock?: number | null
  /** What happens to a turn whose time is up. */
  timeout?: 'bot' | 'pass'
  /** Whether moves may be taken back. */
  undo?: boolean
  /** Whether players may ask the coach. */
  hints?: boolean
  /** Whether the game begins at once, if no seat is open. */
  begin?: boolean
}

/** A new table with the keys of your seats: keep them. */
export interface MadeTable {
  /** The table. */
  table: Table
  /** The key of each of your seats, by its number. */
  keys: Record<string, string>
}

/** A game as text. */
export interface RecordRequest {
  /** The record, as docs/notation.md describes it. */
  record: string
}

/** Several tables. */
export interface TableList {
  /** The tables. */
  tables: Table[]
}

/** One table. */
export interface OneTable {
  /** The table. */
  table: Table
}

/** A free seat to take. */
export interface JoinRequest {
  /** Which one; null: any. */
  seat?: number | null
  /** Your name; listed tables use made-up names instead. */
  name?: string | null
}

/** The seat that you took, with its key: keep it. */
export interface TakenSeat {
  /** The seat; null: it was taken away again. */
  seat: number | null
  /** Its key. */
  key: string
  /** The table. */
  table: Table
}

/** A seat to give to a bot, or to free. */
export interface ReseatRequest {
  /** Which seat. */
  seat: number
  /** Who gets it. */
  kind: 'bot' | 'open'
  /** Which bot. */
  bot?: string | null
}

/** A pawn for a seat. */
export interface ColourRequest {
  /** Which seat. */
  seat: number
  /** Which pawn; if another person has it, the maker swaps the two. */
  colour: string
}

/** Who begins. */
export interface FirstRequest {
  /** Which seat; null: at random. */
  seat?: number | null
  /** The `seq` of the table when this was chosen: people may have changed seats since. */
  after?: number | null
}

/** The new key of a seat. */
export interface NewSeatKey {
  /** The seat. */
  seat: number
  /** Its key from now on. */
  key: string
}

/** How the next game of the same people begins. */
export interface RematchRequest {
  /** Keep the maze as it is, and deal only the cards. */
  same_maze?: boolean
  /** Swap a few tiles of the kept maze, where the game allows that. */
  swap?: boolean
  /** Who begins, by the seat in this game; null: at random. */
  first?: number | null
}

/** Where the people of a table play on. */
export interface NextRequest {
  /** The id of that table. */
  table: string
}

/** Nothing more to say. */
export type Nothing = Record<string, never>

/** One move of a finished game, nothing hidden. */
export interface ReplayFrame {
  /** Who moved; null: chance, or the start. */
  seat: number | null
  /** The move in notation. */
  move: string | null
  /** How long it took. */
  seconds: number | null
  /** The game after it. */
  view: View
}

/** A finished game, nothing hidden. */
export interface Replay {
  /** The table. */
  table: Table
  /** The start, and every move. */
  frames: ReplayFrame[]
}

/** One entry of the log, as spectators saw it. */
export interface StoryEvent {
  /** Its number. */
  seq: number
  /** What happened. */
  kind: string
  /** Who did it. */
  seat: number | null
  /** The moves in it: seat and notation. */
  moves: [number | null, string][]
  /** What it changed in the view. */
  changes: Change[]
}

/** A game so far, as spectators saw it. */
export interface Story {
  /** When it began. */
  began: number
  /** The view at that time. */
  view: View
  /** All entries since then. */
  events: StoryEvent[]
}

/** A turn with what it is worth. */
export interface RatedTurn extends MazeTurn {
  /** What the turn is worth. */
  score: number
  /** How many goals it finds. */
  finds: number
  /** Whether it ends the game. */
  finishes: boolean
  /** The chance to reach the goal next turn, in percent; null if this turn finds it. */
  chance: number | null
}

/** One turn of a finished game, next to the best one. */
export interface ReviewedTurn {
  /** Which turn, counted from 1 over all seats. */
  number: number
  /** The colour that moved. */
  seat: string
  /** The turn that was played. */
  played: RatedTurn
  /** The best turn. */
  best: RatedTurn
  /** Why the best turn was best. */
  reasons: Reason[]
  /** How many pushes brought the goal into reach. */
  finding: number
  /** How many pushes there were. */
  pushes: number
  /** How many squares were in reach. */
  squares: number
  /** Whether the goal was in reach and not taken. */
  missed: boolean
  /** How much less the turn was worth than the best one. */
  gave_up: number
}

/** How one seat played a sliding maze. */
export interface TurnSummary {
  /** The colour. */
  seat: string
  /** How many turns it played. */
  turns: number
  /** How many goals it found. */
  found: number
  /** How many goals it missed. */
  missed: number
  /** How many of its turns were as good as the best. */
  good: number
  /** How much its turns gave up on average. */
  gave_up: number
  /** The number of the turn that gave up most. */
  worst: number | null
}

/** The win chances after one turn. */
export interface TurnChances {
  /** Which turn. */
  number: number
  /** The colour that moved. */
  seat: string
  /** The win chance of each seat. */
  chances: number[]
}

/** The parts that make up the result of one seat. */
export interface ChanceShares {
  /** The colour. */
  seat: string
  /** An equal share at the start. */
  start: number
  /** What the dealt cards changed. */
  cards: number
  /** What its own turns changed. */
  own: number
  /** What the turns of others changed. */
  others: number
  /** What it reached. */
  result: number
}

/** The win chances of all seats over a match. */
export interface MazeChanceGraph {
  /** The win chance of each seat after the deal. */
  dealt: number[]
  /** The chances after each turn. */
  turns: TurnChances[]
  /** The number of the turn that changed the chances most. */
  turning: number | null
  /** The parts of the results, by seat. */
  shares: ChanceShares[]
}

/** The review of a finished sliding maze. */
export interface MazeReview {
  /** All turns. */
  turns: ReviewedTurn[]
  /** How each seat played. */
  summaries: TurnSummary[]
  /** The win chances; missing for solo games. */
  course?: MazeChanceGraph
}

/** The board of one seat at the end of a round. */
export interface ReviewedBoard {
  /** The colour. */
  seat: string
  /** How many tiles were on it. */
  laid: number
  /** How many treasures were joined. */
  joined: number
  /** Whether it was right. */
  right: boolean
  /** How many tiles of the better board were elsewhere, or missing. */
  changes: number
  /** A right board that is as close as possible. */
  better: LayView[]
  /** Which tiles these were. */
  changed: string[]
}

/** One round, or one roll of a solo game. */
export interface ReviewedRoll {
  /** Which round. */
  number: number
  /** The treasures that were rolled. */
  roll: string[]
  /** How many shortest solutions there are. */
  solutions: number
  /** How many tiles they need. */
  tiles: number
  /** The board of each seat. */
  boards: ReviewedBoard[]
}

/** How one seat played Labyrinth Go!. */
export interface RollSummary {
  /** The colour. */
  seat: string
  /** How many rounds it played. */
  rounds: number
  /** How many boards were right. */
  right: number
  /** In how many rounds a single tile was missing or wrong. */
  near: number
}

/** The review of a finished game of Labyrinth Go!. */
export interface GoReview {
  /** All rounds. */
  rounds: ReviewedRoll[]
  /** How each seat played. */
  summaries: RollSummary[]
}

/** Work that is not finished yet: ask again. */
export interface Progress {
  /** The finished share. */
  progress: number
}

/** A table of the guest who asks. */
export interface MyTable extends Table {
  /** The seats of the guest. */
  seats_mine: number[]
  /** Whether it is their turn. */
  turn_mine: boolean
  /** Until when, if there is a clock. */
  deadline: number | null
}

/** Your unfinished games. */
export interface MyTables {
  /** The tables, the newest first. */
  tables: MyTable[]
}

/** The built-in puzzles of one kind, edition and level. */
export interface PuzzleShelf {
  /** The kind of puzzle. */
  kind: string
  /** The id of the edition. */
  edition: string
  /** How hard they are, from 1 to 5. */
  level: number
  /** The number of the first one. */
  first: number
  /** How many there are. */
  count: number
  /** Their numbers as ranges, each by its first and its last. */
  numbers: [number, number][]
}

/** The built-in puzzles. */
export interface PuzzleShelves {
  /** By kind, edition and level. */
  shelves: PuzzleShelf[]
}

/** A puzzle with the position in which its game begins. */
export interface ProvenPuzzle extends PuzzleInfo {
  /** Whether one answer decides, so that it is right or wrong and has no par. */
  decisive: boolean
  /** The seat that has to solve it. */
  seat: number
  /** The bot that answers on the other seat; null: nobody else moves. */
  answers: string | null
  /** The position in which its game begins. */
  position: string
  /** The solver's line, if it was requested and the day is over. */
  solution?: string[]
}

/** A built-in puzzle that is offered next. */
export interface OfferedPuzzle {
  /** The puzzle. */
  puzzle: ProvenPuzzle
  /** Its rating. */
  points: number
  /** What its player sees. */
  view: View
}

/** Your puzzle rating. It moves with the first try at each puzzle. */
export interface PuzzlePlayer {
  /** The rating. */
  points: number
  /** How far it may be wrong. */
  deviation: number
  /** How many first tries count. */
  tries: number
  /** The rating after each of the latest tries, and whether it was at par. */
  latest: [number, boolean][]
}

/** Your next puzzle. */
export interface NextPuzzle {
  /** The puzzle; null: you have tried all of these kinds. */
  next: OfferedPuzzle | null
  /** Your puzzle rating; null: nobody is rated here. */
  player: PuzzlePlayer | null
}

/** What everybody did with their first try, without names. */
export interface FirstTries {
  /** How many tried. */
  count: number
  /** How many of a hundred found par. */
  at_par: number
  /** How many of a hundred began with each push. */
  pushes: Record<string, number>
  /** How many of a hundred began at each arrow, whichever way the tile was turned. */
  arrows: Record<string, number>
  /** The pushes with which par was found. */
  right: string[]
}

/** A new puzzle, made on demand, of a built-in kind, edition and level. */
export interface FreshPuzzle {
  /** What is asked. */
  kind: 'fewest' | 'find' | 'treasures' | 'block' | 'go'
  /** The id of the edition. */
  edition: string
  /** How hard it is. */
  level: number
}

/** A puzzle to solve: exactly one of `day`, `number`, `line` and `fresh`. */
export interface PuzzleRequest {
  /** The date of a daily puzzle. */
  day?: string | null
  /** The day's roll of Labyrinth Go!, not its maze. */
  roll?: boolean
  /** The number of a built-in puzzle. */
  number?: number | null
  /** A puzzle as text. */
  line?: string | null
  /** A new puzzle. */
  fresh?: FreshPuzzle | null
  /** Your name. */
  name?: string | null
  /** Seconds that your local time is ahead of UTC. */
  ahead?: number
}

/** A request for a maze to edit. */
export interface NewDraftRequest {
  /** A puzzle to start from; null: a new maze. */
  line?: string | null
}

/** A maze to edit. */
export interface PuzzleDraft {
  /** The maze as its solver would see it. */
  view: View
  /** The squares whose tiles are fixed (S1). */
  fixed: number[]
}

/** A pawn of an edited maze. */
export interface DraftSeat {
  /** Which pawn. */
  colour: string
  /** Its square. */
  pawn: number
  /** What it seeks, in order; none: the way home. */
  goals: string[]
}

/** An edited maze; a second seat must be left without any way. */
export interface DraftRequest {
  /** The id of the edition. */
  edition: string
  /** The tiles, row by row: the sides on which each is open. */
  maze: number[]
  /** The spare tile. */
  spare: number
  /** Where each thing is; -1: on the spare tile. */
  things: Record<string, number>
  /** The pawns. */
  seats: DraftSeat[]
  /** The arrow where the last tile came out (S5). */
  barred?: string | null
  /** The same, from pages before version 0.4. */
  lies?: string | null
}

/** When a puzzle was solved, by the clock of the player. */
export interface KeptMoment {
  /** Seconds of UTC. */
  moment: number
  /** Seconds that local time was ahead of UTC. */
  ahead: number
}

/** A solved daily puzzle. */
export interface KeptTry {
  /** The turns or tiles it took. */
  own: number
  /** The fewest that it takes. */
  par: number
  /** The attempts before it. */
  retries: number
  /** The hints until then. */
  hints: number
  /** When, if it was solved on its own day. */
  when: KeptMoment | null
}

/** Puzzles whose solution was shown before they were solved. */
export interface ClosedPuzzles {
  /** Dates of daily mazes. */
  mazes: string[]
  /** Dates of daily rolls. */
  rolls: string[]
  /** Built-in puzzles, by number. */
  numbers: number[]
}

/** All puzzles that a guest has solved, each with the first result. */
export interface KeptPuzzles {
  /** Daily mazes, by date. */
  mazes: Record<string, KeptTry>
  /** Daily rolls, by date. */
  rolls: Record<string, KeptTry>
  /** Built-in puzzles, by number. */
  numbers: number[]
  /** Those that are closed, because their solution was shown. */
  closed: ClosedPuzzles
  /** The most in one rush. */
  rush: number
}

/** When a puzzle was solved, by the clock of the player. */
export interface SolvedMoment {
  /** Seconds of UTC. */
  moment: number
  /** Seconds that local time is ahead of UTC. */
  ahead: number
}

/** A solved daily puzzle. */
export interface SolvedTry {
  /** The turns or tiles it took. */
  own: number
  /** The fewest that it takes. */
  par: number
  /** The attempts before it. */
  retries?: number
  /** The hints until then. */
  hints?: number
  /** When, if it was solved on its own day: that counts for the streak. */
  when?: SolvedMoment | null
}

/** Puzzles that were solved on a device. */
export interface SolvedRequest {
  /** Daily mazes, by date. */
  mazes?: Record<string, SolvedTry>
  /** Daily rolls, by date. */
  rolls?: Record<string, SolvedTry>
  /** Built-in puzzles, by number. */
  numbers?: number[]
}

/** One puzzle of a rush, as its table would show it. */
export interface RushPuzzle {
  /** The number of the built-in puzzle, to try it again without a clock. */
  number: number
  /** How hard it is. */
  level: number
  /** What the player sees. */
  view: View
  /** What the player may do. */
  choices: Choices
}

/** A rush that has begun. */
export interface RushRun {
  /** To send at the end. */
  run: string
  /** How long it lasts. */
  seconds: number
  /** Its puzzles, each one push. */
  puzzles: RushPuzzle[]
}

/** The result of a rush. */
export interface RushRequest {
  /** The `run` of its beginning. */
  run: string
  /** The push that solved each puzzle, in order. */
  pushes: string[]
}

/** A rush, by the server's own clock and rules. */
export interface RushResult {
  /** How many were solved in a row. */
  solved: number
  /** How long it lasted. */
  seconds: number
  /** The best one so far. */
  best: number
  /** Whether it is this one. */
  new_best: boolean
}

/** What a code leads to: a table. */
export interface FoundTable {
  /** The id of the table. */
  table: string
}

/** What a code leads to: a room. */
export interface FoundRoom {
  /** The id of the room. */
  room: string
  /** The same, for older clients; it goes with version 0.4. */
  club: string
}

/** One line of the ratings. */
export interface Rating {
  /** The name of the player. */
  name: string
  /** Whether it is a bot. */
  bot: boolean
  /** The points. */
  rating: number
  /** How much they are still likely to change. */
  deviation: number
  /** How many games count. */
  games: number
}

/** The best players. */
export interface Ratings {
  /** The best first. */
  ratings: Rating[]
}

/** The figures of one game. */
export interface GameFigures {
  /** The game. */
  game: string
  /** How many were played. */
  played: number
  /** How many of them against others. */
  against: number
  /** How many were won. */
  won: number
  /** Goals found, or points, in all. */
  score: number
  /** Turns in all; null: this game does not count turns. */
  turns: number | null
  /** Goals found per turn. */
  finds_a_turn: number | null
}

/** What the guest chose most. */
export interface Favourites {
  /** The edition. */
  edition: string | null
  /** The pawn. */
  colour: string | null
  /** The bot. */
  bot: string | null
}

/** The games against one friend. */
export interface Rival {
  /** The name they used last. */
  name: string
  /** How many games. */
  played: number
  /** How many the guest won. */
  won: number
  /** How many the friend won. */
  lost: number
}

/** A personal best. */
export interface Best {
  /** Which one: `quickest`, `finds_a_turn`, `run`, `rush`, or one of a single game. */
  kind: string
  /** The value. */
  value: number
  /** The edition of the game. */
  edition: string
  /** When that game ended. */
  ended: number
  /** Its table, while its replay can be watched. */
  table: string | null
}

/** A badge, earned or not. */
export interface BadgeInfo {
  /** Its name. */
  name: string
  /** Whether it is earned. */
  earned: boolean
  /** When it was earned, if that is known. */
  when: number | null
}

/** The puzzles in the book. */
export interface BookPuzzles extends KeptPuzzles {
  /** The longest streak of daily mazes, in days. */
  longest: number
}

/** How many turns there are to try again. */
export interface LessonCounts {
  /** In all. */
  all: number
  /** To try now. */
  due: number
  /** Learned for good. */
  learned: number
}

/** What follows from the games of a book. */
export interface BookFigures {
  /** The figures by game, the most played first. */
  games: GameFigures[]
  /** What the guest chose most. */
  favourites: Favourites
  /** The games against friends. */
  rivals: Rival[]
  /** Personal bests. */
  bests: Best[]
}

/** A book: figures, favourites, head to head, personal bests, badges, puzzles, turns to try again. */
export interface Book extends BookFigures {
  /** All badges. */
  badges: BadgeInfo[]
  /** The solved puzzles. */
  puzzles: BookPuzzles
  /** The turns to try again. */
  lessons: LessonCounts
  /** On how many devices it is. */
  devices: number
}

/** One game of a book. */
export interface BookGame {
  /** The game. */
  game: string
  /** The edition. */
  edition: string
  /** When it ended. */
  ended: number
  /** The guest's pawn. */
  colour: string
  /** How many played. */
  seats: number
  /** Whether the guest won. */
  won: boolean
  /** Whether others won as well. */
  shared: boolean
  /** Goals found, or points. */
  score: number
  /** Turns of the guest; null: this game does not count turns. */
  turns: number | null
  /** The bots in it. */
  bots: string[]
  /** How many other people played. */
  people: number
  /** Whether hints were used. */
  hinted: boolean
  /** Whether it was won when another player had nothing left to find, too. */
  close: boolean
  /** Its table, while its replay can be watched. */
  table: string | null
  /** Names of the others among friends, and whether they won. */
  others: [string, boolean][]
}

/** A page of the games of a book. */
export interface BookGames {
  /** The games, the latest first. */
  games: BookGame[]
  /** Where the next page begins; null: this was the last one. */
  next: string | null
}

/** A new phrase, which is shown only once. */
export interface NewPhrase {
  /** The phrase to print. */
  phrase: string
}

/** A new pass, for one device. */
export interface NewPass {
  /** The pass. */
  take: string
  /** Until when it is valid. */
  until: number
}

/** What brings a book to this device: either the pass from a QR code, or the printed phrase. */
export interface BookKeyRequest {
  /** The pass in the link of a QR code. */
  take?: string | null
  /** The printed phrase. */
  phrase?: string | null
}

/** Facts by which a person recognises a book. */
export interface BookSummary {
  /** The name used last, if that game is still stored. */
  name: string | null
  /** How many games it has. */
  games: number
  /** How many solved puzzles it has. */
  puzzles: number
  /** On how many devices it is. */
  devices: number
}

/** The book that a key would bring, and the one on this device. */
export interface BookComparison {
  /** The book of the key; null: it is the book of this device. */
  book: BookSummary | null
  /** The book of this device. */
  here: BookSummary
}

/** On how many devices a book is. */
export interface DeviceCount {
  /** How many. */
  devices: number
}

/** One device of a book. */
export interface Device {
  /** Its id. */
  device: string
  /** Whether it is the one that asks. */
  this: boolean
  /** How many games were played on it. */
  games: number
  /** When the last of them ended. */
  last: number | null
  /** The name at that table, if it is still stored. */
  name: string | null
}

/** The devices of a book. */
export interface Devices {
  /** All of them. */
  devices: Device[]
}

/** A device to remove from a book. */
export interface RemoveRequest {
  /** Its id in `GET /api/book/devices`. */
  device: string
}

/** How much was deleted of a person. */
export interface Deleted {
  /** Tables where they had a name. */
  tables: number
  /** Ratings. */
  ratings: number
  /** Devices of the book. */
  devices: number
  /** Games in the book. */
  games: number
  /** Solved puzzles. */
  puzzles: number
  /** Turns to try again. */
  lessons: number
}

/** What was deleted of you. */
export interface DeletedGuest {
  /** How much. */
  deleted: Deleted
}

/** A turn of a finished game to try again. */
export interface Lesson {
  /** The table of its game. */
  table: string
  /** Its number there. */
  number: number
  /** How often in a row it was right. */
  box: number
  /** How many tries are left before the coach shows the answer. */
  left: number
}

/** Turns to try again now. */
export interface DueLessons extends LessonCounts {
  /** The oldest mistakes first. */
  lessons: Lesson[]
}

/** The turns of one game to try again. */
export interface LessonList {
  /** In playing order. */
  lessons: Lesson[]
}

/** The board when a turn of a finished game began, or after its push, with what the seat knew and nothing else. */
export interface LessonBoard {
  /** The seat whose turn it is. */
  seat: number
  /** What it saw. */
  view: View
  /** What it could do. */
  choices: Choices
}

/** A turn to try again, and the board. */
export interface ShownLesson extends LessonBoard {
  /** The table of its game. */
  table: Table
  /** The turn. */
  lesson: Lesson
}

/** A whole turn in notation. */
export interface TurnRequest {
  /** The push. */
  push: string
  /** The walk after it. */
  walk: string
}

/** Another turn in place of the played one, next to the best one. */
export interface TurnVerdict extends ReviewedTurn {
  /** Whether it is as good as the best one. */
  good: boolean
}

/** What the coach says to a try. */
export interface TryVerdict {
  /** Whether it is as good as the best turn. */
  right: boolean
  /** How many tries are left. */
  left: number
  /** What the coach explains; null: there are tries left. */
  explanation: TurnVerdict | null
  /** The same, for older clients; it goes with version 0.4. */
  told: TurnVerdict | null
}

/** A new room. */
export interface NewRoom {
  /** The id of the edition. */
  edition: string
  /** Options that differ from those of the edition. */
  options?: Record<string, string | number | boolean | null | (string | number | boolean | null)[]>
  /** Who plays whom. */
  mode?: 'everybody' | 'swiss' | 'arena'
  /** How many rounds the Swiss system has. */
  rounds?: number
  /** How long an arena lasts. */
  minutes?: number
  /** Seconds between two rounds. */
  rest?: number
  /** Seconds a turn or round; null: no clock. */
  clock?: number | null
  /** What happens to a turn whose time is up. */
  timeout?: 'bot' | 'pass'
  /** How many teams there are. */
  teams?: number
  /** What happens to the game of a member who is gone. */
  leavers?: 'bot' | 'forfeit'
  /** Whether all members get made-up names. */
  made_up?: boolean
  /** What the room is called, on every screen; empty: it has no name. */
  name?: string
}

/** One room. */
export interface OneRoom {
  /** The room. */
  room: Room
}

/** A new room with the teacher's key: keep it. */
export interface MadeRoom extends OneRoom {
  /** The teacher's key. */
  key: string
}

/** A person or a program that joins a room. */
export interface MemberRequest {
  /** The name; empty: one is made up. */
  name?: string | null
  /** Whether it is a program. */
  program?: boolean
}

/** The room that you joined, with your key: keep it. */
export interface JoinedRoom extends OneRoom {
  /** Your number. */
  member: number
  /** Your key. */
  key: string
}

/** A person at another device asks to come back. */
export interface PleaRequest {
  /** The name of the member who they are. */
  name: string
}

/** You have asked to come back as a member. */
export interface RoomPlea {
  /** The number of the member. */
  member: number
  /** The member's key, once the teacher has said yes: keep it. */
  key: string
  /** Until when the teacher may say yes. */
  until: number
}

/** A member changes to this device. */
export interface ReturnRequest {
  /** The key of the pass that the teacher shows. */
  key: string
}

/** Where you play. */
export interface MemberSeat {
  /** The table where you play now. */
  you: MemberTable
}

/** Whether new members may join. */
export interface DoorRequest {
  /** Whether they may. */
  open: boolean
}

/** A change of a member by the teacher. */
export interface MemberChangeRequest {
  /** The new name; empty: one is made up. */
  name?: string | null
  /** The new team. */
  team?: number | null
  /** Whether they are removed for good. */
  out?: boolean
  /** Whether it is for all members on the same device, and for who joins from there. */
  device?: boolean
}

/** A pass with which a member changes to another device, once. */
export interface RoomPass {
  /** The key of the pass. */
  key: string
  /** Until when it counts. */
  until: number
}

/** The teacher's answer to them. */
export interface PleaAnswer {
  /** Whether they are that member. */
  yes: boolean
}

/** A running game to decide. */
export interface SettleRequest {
  /** The number of the game. */
  game: number
  /** The member who has won; null: they share it. */
  winner?: number | null
}

/** A TV: its browser keeps both. */
export interface NewScreen {
  /** The four letters that it shows. */
  code: string
  /** Its key, for the header `X-Screen-Key` and for sockets. */
  key: string
}

/** What a TV shows. */
export interface Screen {
  /** Its four letters. */
  code: string
  /** The id of the table; null: none yet, or it is gone. */
  table: string | null
  /** How far that table is. */
  status: 'waiting' | 'playing' | 'over' | null
}

/** What a TV is to show. */
export interface ScreenRequest {
  /** The id of the table. */
  table: string
}

/** The server's key for messages to devices. */
export interface PushKey {
  /** The public key; null: it sends none. */
  key: string | null
}

/** The keys of a subscription, as browsers report them. */
export interface PushKeys {
  /** The browser's public key. */
  p256dh: string
  /** Its secret. */
  auth: string
}

/** A subscription as browsers report it, and the reader's language. */
export interface PushRequest {
  /** The URL of the browser's push service for this device. */
  endpoint: string
  /** Its keys. */
  keys: PushKeys
  /** The language of the messages. */
  language?: string
}

/** Who delivers the messages. */
export interface PushService {
  /** The host name of the push service. */
  service: string
}

/** A subscription to end. */
export interface PushEndRequest {
  /** The URL of the browser's push service for this device. */
  endpoint: string
}

/** How many tables there are. */
export interface TableCounts {
  /** Before their game. */
  waiting: number
  /** In their game. */
  playing: number
  /** After it. */
  over: number
  /** Closed by the admin. */
  closed: number
}

/** One of the busiest tables. */
export interface BusyTable {
  /** The table. */
  table: Table
  /** How many log entries it got since yesterday. */
  entries: number
  /** When it got the last one. */
  last: number
}

/** How large everything is, and the busiest tables. */
export interface Overview {
  /** The version of the server. */
  version: string
  /** The kind of database. */
  database: 'sqlite' | 'postgresql'
  /** Its size. */
  bytes: number
  /** How many tables there are. */
  tables: TableCounts
  /** How many log entries there are. */
  entries: number
  /** How many guests there are. */
  guests: number
  /** Days after which finished games are deleted; null: they are kept. */
  erase_after: number | null
  /** The busiest tables since yesterday. */
  busiest: BusyTable[]
}

/** A table that was closed. */
export interface ClosedTable {
  /** Its id. */
  closed: string
}

/** A person to forget, by their seat. */
export interface ForgetRequest {
  /** The seat. */
  seat: number
}

/** A person was forgotten. */
export interface ForgottenTables {
  /** At how many tables. */
  tables: number
}

/** How long finished games are kept. */
export interface EraseRequest {
  /** Days after their end; null: for ever. */
  days: number | null
}

/** Finished games were deleted. */
export interface ErasedGames {
  /** How many. */
  erased: number
}

export type ServerMessage =
  | WelcomeMessage
  | TableMessage
  | MovedMessage
  | ViewMessage
  | EventMessage
  | NextMessage
  | SignSent
  | HintAnswer
  | SolutionAnswer
  | RefusedMessage
  | PongMessage

export type ClientMessage =
  | HelloMessage
  | OpenMessage
  | CloseMessage
  | MoveMessage
  | UndoMessage
  | AgreeMessage
  | SolutionMessage
  | HintMessage
  | SignMessage
  | LeaveMessage
  | BackMessage
  | SkipMessage
  | PingMessage

export type RoomServerMessage = RoomMessage | PongMessage

export type RoomClientMessage = RoomHello | PingMessage

/** Every route: its request and its response. Offline, a file is text in JSON. */
export interface Routes {
  'GET /admin': { response: Overview }
  'POST /admin/erase': { request: EraseRequest; response: ErasedGames }
  'POST /admin/tables/{}/close': { response: ClosedTable }
  'POST /admin/tables/{}/forget': { request: ForgetRequest; response: ForgottenTables }
  'GET /book': { response: Book }
  'GET /book/devices': { response: Devices }
  'GET /book/file': { response: Blob }
  'POST /book/forget': { response: DeletedGuest }
  'GET /book/games': { response: BookGames }
  'POST /book/leave': { response: Devices }
  'GET /book/lessons': { response: DueLessons }
  'POST /book/look': { request: BookKeyRequest; response: BookComparison }
  'POST /book/pass': { response: NewPass }
  'POST /book/phrase': { response: NewPhrase }
  'GET /book/puzzles': { response: KeptPuzzles }
  'POST /book/puzzles': { request: SolvedRequest; response: KeptPuzzles }
  'POST /book/remove': { request: RemoveRequest; response: Devices }
  'POST /book/take': { request: BookKeyRequest; response: DeviceCount }
  'GET /codes/{}': { response: FoundTable | FoundRoom }
  'GET /finished': { response: TableList }
  'GET /games': { response: Catalogue }
  'GET /live': { response: TableList }
  'GET /me': { response: Me }
  'GET /mine': { response: MyTables }
  'GET /push': { response: PushKey }
  'POST /push': { request: PushRequest; response: PushService }
  'POST /push/off': { request: PushEndRequest; response: Nothing }
  'GET /puzzles': { response: PuzzleShelves }
  'POST /puzzles': { request: PuzzleRequest; response: MadeTable }
  'GET /puzzles/days/{}/{}': { response: ProvenPuzzle }
  'POST /puzzles/drafts': { request: NewDraftRequest; response: PuzzleDraft }
  'POST /puzzles/drafts/check': { request: DraftRequest; response: ProvenPuzzle }
  'GET /puzzles/next': { response: NextPuzzle }
  'GET /puzzles/tries': { response: FirstTries }
  'GET /ratings': { response: Ratings }
  'POST /records': { request: RecordRequest; response: MadeTable }
  'POST /rooms': { request: NewRoom; response: MadeRoom }
  'GET /rooms/{}': { response: OneRoom }
  'POST /rooms/{}/again': { response: OneRoom }
  'POST /rooms/{}/back': { response: OneRoom }
  'POST /rooms/{}/door': { request: DoorRequest; response: OneRoom }
  'POST /rooms/{}/end': { response: OneRoom }
  'GET /rooms/{}/file': { response: Blob }
  'POST /rooms/{}/give-up': { response: OneRoom }
  'POST /rooms/{}/join': { request: MemberRequest; response: JoinedRoom }
  'POST /rooms/{}/leave': { response: OneRoom }
  'GET /rooms/{}/me': { response: MemberSeat }
  'POST /rooms/{}/members/{}': { request: MemberChangeRequest; response: OneRoom }
  'POST /rooms/{}/members/{}/pass': { response: RoomPass }
  'POST /rooms/{}/members/{}/plea': { request: PleaAnswer; response: OneRoom }
  'POST /rooms/{}/pause': { response: OneRoom }
  'POST /rooms/{}/plea': { request: PleaRequest; response: RoomPlea }
  'POST /rooms/{}/resume': { response: OneRoom }
  'POST /rooms/{}/return': { request: ReturnRequest; response: JoinedRoom }
  'POST /rooms/{}/settle': { request: SettleRequest; response: OneRoom }
  'POST /rooms/{}/start': { response: OneRoom }
  'POST /rush': { response: RushRun }
  'POST /rush/result': { request: RushRequest; response: RushResult }
  'POST /screens': { response: NewScreen }
  'GET /screens/{}': { response: Screen }
  'PUT /screens/{}': { request: ScreenRequest; response: Screen }
  'GET /tables': { response: TableList }
  'POST /tables': { request: NewTable; response: MadeTable }
  'GET /tables/{}': { response: OneTable }
  'POST /tables/{}/begin': { response: OneTable }
  'POST /tables/{}/colour': { request: ColourRequest; response: OneTable }
  'POST /tables/{}/first': { request: FirstRequest; response: OneTable }
  'POST /tables/{}/join': { request: JoinRequest; response: TakenSeat }
  'POST /tables/{}/key': { response: NewSeatKey }
  'POST /tables/{}/lessons': { response: LessonList | Progress }
  'GET /tables/{}/lessons/{}': { response: ShownLesson }
  'POST /tables/{}/lessons/{}': { request: TurnRequest; response: TryVerdict }
  'POST /tables/{}/next': { request: NextRequest; response: Nothing }
  'GET /tables/{}/puzzle': { response: ProvenPuzzle }
  'GET /tables/{}/record': { response: RecordText }
  'POST /tables/{}/rematch': { request: RematchRequest; response: MadeTable }
  'GET /tables/{}/replay': { response: Replay }
  'GET /tables/{}/review': { response: MazeReview | GoReview | Progress }
  'POST /tables/{}/seats': { request: ReseatRequest; response: OneTable }
  'POST /tables/{}/stand': { response: OneTable }
  'GET /tables/{}/story': { response: Story }
}
