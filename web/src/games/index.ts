/**
 * The registry of games. A folder is a game and contains the files that `GameFolder` names, each loaded when it is
 * needed. Only `index.tsx` is required; a game without a folder is shown by `unknown/`.
 */
import type { ReadonlySignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { texts } from '../i18n'
import type { PlaybackState } from './playbackState'
import type {
  DraftRequest,
  AnyGame,
  EditionInfo,
  GameEvent,
  GameTypes,
  Marks,
  Refusal,
  ReplayFrame,
  Table,
} from '../net/protocol'

/** Everything a play area may know; no rules. */
export interface PlayProps<G extends GameTypes = AnyGame> {
  table: Table
  edition: EditionInfo
  view: ReadonlySignal<G['view']>
  choices: ReadonlySignal<G['choices'] | null>
  /** The open seat; null: a spectator, or the curtain is closed. */
  seat: number | null
  /** The last event, for animation. */
  events: ReadonlySignal<GameEvent<G['view']> | null>
  /** At a table: where a board that plays events reports what it has shown (`paced`). */
  stage?: PlaybackState<G['view']>
  /** At a table: all events from the beginning. */
  story?: () => Promise<GameEvent<G['view']>[]>
  deadline: ReadonlySignal<number | null>
  /** The server's clock. */
  now(): number
  /** Rejects with a Refusal. */
  move(text: string): Promise<void>
  undo?: () => Promise<void>
  hint?: () => Promise<G['hint'][]>
  /** Where all seats play at once: let the bots finish at once, if no person has anything left to do. */
  skip?: () => void
  /** By seat. */
  names: string[]
  /** Only a picture, for rules pages and replays. */
  still?: boolean
  marks?: Marks
  /** A TV shows the board: this phone shows the goal, the spare tile and a small map. */
  hand?: boolean | undefined
  /** The TV itself: what people find arrives from their phones. */
  tv?: boolean
  /** Several players share this screen: goals are neither shown nor read aloud. */
  sharedDevice?: boolean
  /** On a shared device: the player holds the goal card, and may see it. */
  peeking?: boolean
}

export interface BoardProps<G extends GameTypes = AnyGame> {
  view: ReadonlySignal<G['view']>
  edition: EditionInfo
  names?: string[]
  marks?: Marks
}

export interface ResultProps<G extends GameTypes = AnyGame> {
  /** the id of the table */
  table: string
  view: G['view']
  /** whether it is the result of a player at this device */
  mine: boolean
}

export interface RemarksProps<G extends GameTypes = AnyGame> {
  /** the coach's review */
  review: G['review']
  table: Table
  edition: EditionInfo
  names: string[]
  /** the current turn or round */
  number: number | null
  /** the turn or round that `show` has put on the board */
  shown: number | null
  /** Put marks on the board as it was before that turn or round. */
  show: (number: number, marks: (before: G['view']) => Marks) => void
  jump: (number: number) => void
}

/** Keys, separated by spaces, and the text id of what they do. */
export type KeyHelp = [keys: string, text: string]

/** A finished turn, as text. */
export interface Sentence {
  seat: number
  text: string
  /** Direction of the push in degrees clockwise from right, for a small arrow next to the text. */
  arrow?: number
}

export interface GameModule<G extends GameTypes = AnyGame> {
  /** The whole play area: board, goal card, spare, the game's buttons, the seats' progress. */
  Play: FunctionComponent<PlayProps<G>>
  /** Just a picture of a view. */
  Board: FunctionComponent<BoardProps<G>>
  /** The text files this game needs in addition to words, problems and table. */
  areas?: string[]
  /** The theme of the whole page at this table: a `data-theme` of tokens.css. */
  theme?: (edition: EditionInfo) => string | undefined
  /** What the end screen shows instead of the winner and the scores, if anything; its texts belong to the game. */
  Result?: FunctionComponent<ResultProps<G>>
  /** Its board plays events one after the other and reports on `stage` what it has shown; others show views at once. */
  paced?: boolean
  /** Turns events into sentences, one after the other; null where an event ends no turn. */
  teller?: (edition: EditionInfo, names: string[]) => (event: GameEvent<G['view']>) => Sentence | Sentence[] | null
  /** Milliseconds to leave the last moves on the board before the end is announced. */
  watch?: (view: G['view']) => number
  /** Which keys do what; the key symbols are the same in every language. */
  keys?: KeyHelp[]
  /** The codes of refusals that the play area shows itself. */
  answers?: string[]
  /** False: nothing has to be hidden from others at the same device. */
  secrets?: boolean
}

/**
 * What a seat had still to do when the game was over. The text `end-missing-<how>` says it next to the player, if there
 * is one, and `end-close-<how>` in a sentence about who came closest.
 */
export interface Missing {
  how: string
  /** Steps or goals. */
  count?: number
  /** The id of the goal. */
  thing?: string
  /** How far it was, to compare players; null: too far for the sentence. */
  far: number | null
}

/** What the end screen shows in addition to the winner. */
export interface GameEnd<G extends GameTypes = AnyGame> {
  /** What a seat has won, laid out; without it the score is shown. */
  Trophies?: FunctionComponent<{ view: G['view']; edition: EditionInfo; seat: number }>
  /** What a seat that has not won had still to do; null: nothing to say. */
  missing?: (view: G['view'], seat: number) => Missing | null
  /** The number of rounds, where rounds and not turns are counted: `end-rounds`, and `end-best-round` for the best. */
  rounds?: (view: G['view']) => number | null
  /** The most memorable turn or round. */
  best?: (events: GameEvent<G['view']>[], edition: EditionInfo, names: string[]) => Sentence | null
}

/** A part of a rules page. */
export interface Section {
  /** its texts: `rules-<id>-title` and `rules-<id>` */
  id: string
  clauses: string
  /** one of the edition's `Pictures` */
  picture?: string
}

export type Pictures<G extends GameTypes = AnyGame> = Record<string, { view: G['view']; marks: Marks }>

export interface GameRules {
  sections: (edition: string) => Section[]
}

/** One position of a lesson, and the move that leads on. */
export interface LessonStep<G extends GameTypes = AnyGame> {
  step: string
  /** the seat to move; null: a position to look at */
  seat: number | null
  move: string | null
  marks: Marks
  view: G['view']
  choices: G['choices'] | null
}

export interface Lesson<G extends GameTypes = AnyGame> {
  edition: string
  seat: number
  beats: LessonStep<G>[]
}

export interface GameLesson {
  /** What to say to a player who made another move than the wanted one: `lesson-nudge-<id>`. */
  nudge: (wanted: string, made: string) => string
}

/** A part of a finished game that can be jumped to. */
export interface Moment {
  /** its class in the list */
  kind: string
  /** the first frame that belongs to it, and the frame to show */
  from: number
  at: number
  seat: number | null
  /** turns: counted from 1, all seats together; rounds: their number */
  number: number
  /** as a sentence */
  text: (names: string[], edition: EditionInfo) => string
}

export interface MomentProps<M extends Moment = Moment> {
  moment: M
  table: Table
  names: string[]
  edition: EditionInfo
}

export interface GameReplay<G extends GameTypes = AnyGame, M extends Moment = Moment> {
  moments: (frames: ReplayFrame<G['view']>[]) => M[]
  /** A row in the list of moments, where it is more than their text. */
  Row?: FunctionComponent<MomentProps<M>>
  /** Milliseconds that a frame is shown before the next one. */
  standing?: (frame: ReplayFrame<G['view']>) => number
  /** The board, where it differs from the one in play: everything is open. */
  Film?: FunctionComponent<PlayProps<G>>
  /** The coach's remarks; without it the coach is not asked. */
  Remarks?: FunctionComponent<RemarksProps<G>>
  /** Whether the server can make a puzzle of a turn. */
  puzzles?: boolean
}

/** A puzzle of one push: what its solver sees and can do. */
export interface RushPuzzle<G extends GameTypes = AnyGame> {
  number: number
  level: number
  view: G['view']
  choices: G['choices']
}

export interface RushProps<G extends GameTypes = AnyGame> {
  puzzle: RushPuzzle<G>
  edition: EditionInfo
  /** Called with the push that led to the goal, once it has been seen. */
  onSolved: (push: string) => void
  /** Called after a push that does not lead there, once it has been seen. */
  onWrong: () => void
}

export interface EditorProps<G extends GameTypes = AnyGame> {
  /** The maze as edited so far. */
  view: G['view']
  edition: EditionInfo
  /** The squares whose tiles cannot be changed. */
  fixed: Set<number>
  onChange: (view: G['view']) => void
  onRefused: (why: Refusal) => void
}

type Thumb = FunctionComponent<{ edition?: string }>

/** Editions and their order on the start page, the best known first. */
export type Shelf = Record<string, number>

/** How the start page looks while an edition is chosen, with `start-title-<theme>`; others look like a garden. */
export type Themes = Record<string, 'sea' | 'dusk' | 'evening'>

/** The puzzles of a game, where they differ from finding treasures in a maze in the fewest turns. */
export interface GamePuzzles {
  /** kinds that only this game has */
  kinds?: string[]
  /** what is compared with par; turns, unless the game says otherwise */
  unit?: 'tiles'
  /** kinds whose task is another one in this game, with the key of its texts */
  tasks?: Record<string, string>
}

/** The files of `games/<game>/`, typed for that game. */
export interface GameFolder<G extends GameTypes = AnyGame, M extends Moment = Moment> {
  'index.tsx': GameModule<G>
  /** the small picture for the start page, without the board's code */
  'thumb.tsx': { thumb: Thumb }
  /** available before the server has answered */
  'about.ts': { shelf: Shelf; themes?: Themes; puzzles?: GamePuzzles }
  'learn.ts': GameRules & Partial<GameLesson>
  /** the content of an edition's rules page: generated by `python -m tools generate page_files` */
  'rules/<edition>.json': Pictures<G>
  /** the first lesson: generated by `python -m tools generate page_files` */
  'lesson.json': Lesson<G>
  'replay.tsx': { replay: GameReplay<G, M> }
  /** fetched when a game is over */
  'end.tsx': GameEnd<G>
  /** an editor for mazes, and the draft that the server checks */
  'editor.tsx': { Editor: FunctionComponent<EditorProps<G>>; draft: (view: G['view']) => DraftRequest }
  /** a puzzle of one push, played on the page without a server */
  'rush.tsx': { Rush: FunctionComponent<RushProps<G>> }
}

// A folder is found by the name of its game, and therefore gets that game's views and no other's. This is the one place
// where the compiler has to trust it.
const found = {
  boards: import.meta.glob<GameFolder['index.tsx']>('./*/index.tsx'),
  thumbs: import.meta.glob<GameFolder['thumb.tsx']>('./*/thumb.tsx'),
  about: import.meta.glob<GameFolder['about.ts']>('./*/about.ts', { eager: true }),
  learn: import.meta.glob<GameFolder['learn.ts']>('./*/learn.ts'),
  pictures: import.meta.glob<Pictures>('./*/rules/*.json', { import: 'default' }),
  lessons: import.meta.glob<Lesson>('./*/lesson.json', { import: 'default' }),
  editors: import.meta.glob<GameFolder['editor.tsx']>('./*/editor.tsx'),
  rushes: import.meta.glob<GameFolder['rush.tsx']>('./*/rush.tsx'),
  replays: import.meta.glob<GameFolder['replay.tsx']>('./*/replay.tsx'),
  ends: import.meta.glob<GameFolder['end.tsx']>(['./*/end.tsx', '!./sliding/*']),
}

/** Load a game's board with its texts. */
export async function board(game: string): Promise<GameModule> {
  const module = await (found.boards[`./${game}/index.tsx`] ?? found.boards['./unknown/index.tsx']!)()
  await texts(...(module.areas ?? []))
  return module
}

/** Load the small picture of a game for the start page, if it has one. */
export async function thumb(game: string): Promise<Thumb | null> {
  return (await found.thumbs[`./${game}/thumb.tsx`]?.())?.thumb ?? null
}

/** Every edition that is on the start page, in that order. */
export const SHELF: { game: string; edition: string }[] = Object.entries(found.about)
  .flatMap(([path, { shelf }]) =>
    Object.entries(shelf).map(([edition, place]) => ({ game: path.split('/')[1]!, edition, place })),
  )
  .sort((a, b) => a.place - b.place)

/** The theme of the start page by edition. */
export const THEMES: Themes = Object.assign({}, ...Object.values(found.about).map(({ themes }) => themes))

/** The puzzles of every game that has its own, by game. */
export const PUZZLES: Record<string, GamePuzzles> = Object.fromEntries(
  Object.entries(found.about).map(([path, { puzzles }]) => [path.split('/')[1]!, puzzles ?? {}]),
)

export const hasRules = (game: string): boolean => `./${game}/learn.ts` in found.learn

/** Load the sections and pictures of an edition's rules page; home-made editions have none. */
export async function rules(game: string, edition: string): Promise<{ sections: Section[]; pictures: Pictures }> {
  const [module, pictures] = await Promise.all([
    found.learn[`./${game}/learn.ts`]?.(),
    found.pictures[`./${game}/rules/${edition}.json`]?.(),
  ])
  return { sections: module?.sections(edition) ?? [], pictures: pictures ?? {} }
}

export const hasLesson = (game: string): boolean => `./${game}/lesson.json` in found.lessons

/** Load the first lesson of a game, if it has one. */
export async function lesson(game: string): Promise<(GameLesson & { lesson: Lesson }) | null> {
  const [lesson, words] = await Promise.all([
    found.lessons[`./${game}/lesson.json`]?.(),
    found.learn[`./${game}/learn.ts`]?.(),
  ])
  return lesson ? { lesson, nudge: words?.nudge ?? (() => 'other') } : null
}

/** Load how a finished game is shown; move by move for games that do not define it. */
export async function replay(game: string): Promise<GameReplay> {
  return (await (found.replays[`./${game}/replay.tsx`] ?? found.replays['./unknown/replay.tsx']!)()).replay
}

/** Load what the end screen shows in addition to the winner. */
export async function end(game: string): Promise<GameEnd> {
  return (await found.ends[`./${game}/end.tsx`]?.()) ?? {}
}

/** Load the board of a rush, with the game's texts. */
export async function rush(game: string): Promise<FunctionComponent<RushProps> | null> {
  const [part] = await Promise.all([found.rushes[`./${game}/rush.tsx`]?.(), board(game)])
  return part?.Rush ?? null
}

export const hasEditor = (game: string): boolean => `./${game}/editor.tsx` in found.editors

/** Load the maze editor of a game, with its texts. */
export async function editor(game: string): Promise<GameFolder['editor.tsx'] | null> {
  const [part] = await Promise.all([found.editors[`./${game}/editor.tsx`]?.(), board(game)])
  return part ?? null
}
