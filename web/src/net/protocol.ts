/** The protocol between server and page (docs/http-api.md). The page knows no rules: it only draws views and choices. */

import type * as types from './types'
import type { Change, Choices, Hint, UnknownView, View } from './types'
import type { ClassicChoices, ClassicView, GoChoices, GoView, OutcomeView, TowersChoices, TowersView } from './views'

export type * from './types'

type GoHint = types.GoHint
type GoReview = types.GoReview
type MazeHint = types.MazeHint
type MazeReview = types.MazeReview

/** A request or move that was refused; nothing has changed. */
export class Refusal extends Error implements types.Problem {
  constructor(
    readonly code: string,
    readonly clause = '',
    readonly details: types.Problem['details'] = {},
  ) {
    super(code)
  }
}

/** The page and the server do not understand each other: one of them is newer, and a reload helps. */
export const MISUNDERSTOOD = 'page.misunderstood'

export type Names = Record<string, string>

export type OptionValue = types.EditionInfo['options'][string]

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

/** One entry of the log, with the view before and after it. */
export interface GameEvent<V = View> extends Omit<types.StoryEvent, 'changes'> {
  before: V
  after: V
}

export type Outcome = OutcomeView
export type ReplayFrame<V = View> = Omit<types.ReplayFrame, 'view'> & { view: V }

// ── requests: the path says what a body must be, and what comes back

export type Method = 'GET' | 'POST' | 'PUT'

/** A path in the words of the table of routes: what is only known at run time is one of its parts. */
type Parts<Path extends string> = Path extends `/${infer Part}/${infer Rest}`
  ? `${Parts<`/${Part}`>}${Parts<`/${Rest}`>}`
  : Path extends `/${infer Part}`
    ? `/${string extends Part ? '{}' : Part extends `${number}` ? '{}' : Part}`
    : Path
type WithoutQuery<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path
type RouteOf<M extends Method, Path extends string> = `${M} ${Parts<WithoutQuery<Path>>}` & keyof types.Routes

type WithBody<Route, More extends unknown[]> = Route extends { request: infer Body }
  ? Partial<Body> extends Body
    ? [body?: Body, ...More]
    : [body: Body, ...More]
  : [body?: Record<string, never>, ...More]
/** What follows a path: the body, which may be left out if it needs no key, and more; nothing fits an unknown path. */
export type Arguments<M extends Method, Path extends string, More extends unknown[] = []> = [RouteOf<M, Path>] extends [
  never,
]
  ? [never]
  : M extends 'GET'
    ? More
    : WithBody<types.Routes[RouteOf<M, Path>], More>
export type Response<M extends Method, Path extends string> = types.Routes[RouteOf<M, Path>]['response']

/** A table before it is sent: nothing is left to its default. */
export type NewTable = Required<types.NewTable>

/** The kind of a new puzzle; games from elsewhere have kinds of their own. */
export type FreshPuzzle = Pick<types.PuzzleShelf, 'kind' | 'edition' | 'level'>
export type PuzzleRequest = Omit<types.PuzzleRequest, 'fresh'> & { fresh?: FreshPuzzle | null }
/** A puzzle; at a table with the attempt at it, as the server counts it. */
export type PuzzleInfo = Omit<types.PuzzleInfo, Unshown> & Partial<Pick<types.PuzzleInfo, Unshown> & types.Attempt>
type Unshown = 'fresh' | 'misled'
export type Rematch = types.RematchRequest

/** A table as the page knows it: of others or of this guest, or one that is only on this page. */
export type Table = Omit<types.Table, 'club' | 'room' | 'options' | 'puzzle'> &
  Partial<Pick<types.MyTable, 'room' | 'seats_mine' | 'turn_mine' | 'deadline'>> & {
    options: Record<string, OptionValue>
    puzzle: PuzzleInfo | null
  }

/** A maze of Labyrinth to edit, and one-push puzzles of it. */
export type PuzzleDraft = Omit<types.PuzzleDraft, 'view'> & { view: ClassicView }
export type RushRun = Omit<types.RushRun, 'puzzles'> & {
  puzzles: { number: number; level: number; view: ClassicView; choices: ClassicChoices }[]
}

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

// ── views after changes: of one event, and of all events of a table

/** An object or list on the path to a change. */
type Branch = Record<string | number, unknown>

/** The view after these changes: `[path, value]` sets, `[path]` removes. The old view stays unchanged. */
export function apply<V extends View>(view: V, changes: Change[]): V {
  const fresh = new Set<unknown>() // what was already copied by this call
  let root: unknown = view
  const copied = (value: unknown): Branch => {
    if (fresh.has(value)) return value as Branch
    const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Branch
    fresh.add(copy)
    return copy
  }
  for (const [path, ...value] of changes) {
    if (path.length === 0) {
      root = value[0]
      continue
    }
    root = copied(root)
    let at = root as Branch
    for (const key of path.slice(0, -1)) {
      const next = copied(at[key])
      at[key] = next
      at = next
    }
    const last = path[path.length - 1]!
    if (value.length) at[last] = value[0]
    else delete at[last]
  }
  return root as V
}

/** Every entry with the view before and after it. */
export function eventsOf({ view, events }: Pick<types.Story, 'view' | 'events'>): GameEvent[] {
  let before = view
  return events.map(({ changes, ...event }) => {
    const whole = { ...event, before, after: apply(before, changes) }
    before = whole.after
    return whole
  })
}
