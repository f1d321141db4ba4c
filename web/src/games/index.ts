/** The games' boards, discovered: a folder with an index is a game. Each is loaded when a table needs it. */
import type { Signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { texts } from '../i18n'
import type { Choices, EditionInfo, GameEvent, HintTurn, Marks, Table, View } from '../net/protocol'

/** Everything a board may know; no rules. */
export interface PlayProps {
  table: Table
  edition: EditionInfo
  view: Signal<View>
  choices: Signal<Choices | null>
  /** The open seat; null: a spectator, or the curtain is closed. */
  seat: number | null
  /** The last event, for animation. */
  events: Signal<GameEvent | null>
  deadline: Signal<number | null>
  /** The server's clock. */
  now(): number
  /** Rejects with a Refusal. */
  move(text: string): Promise<void>
  undo?: () => Promise<void>
  hint?: () => Promise<HintTurn[]>
  /** By seat. */
  names: string[]
  /** A picture: rules pages, replays. */
  still?: boolean
  marks?: Marks
}

export interface BoardProps {
  view: Signal<View>
  edition: EditionInfo
  names?: string[]
  marks?: Marks
}

export interface ResultProps {
  /** its id */
  table: string
  view: View
  /** whether it is the result of somebody at this device */
  mine: boolean
}

export interface RemarksProps {
  /** as the coach told it */
  review: unknown
  table: Table
  edition: EditionInfo
  names: string[]
  /** the turn or round that is looked at */
  number: number | null
}

/** Keys, with spaces between them, and the id of what they do. */
export type KeyHelp = [keys: string, text: string]

export interface GameModule {
  /** The whole play area: board, goal card, spare, the game's buttons, the seats' progress. */
  Play: FunctionComponent<PlayProps>
  /** Just a picture of a view. */
  Board: FunctionComponent<BoardProps>
  /** A finished game, where that looks otherwise than play: everything is open. */
  Replay?: FunctionComponent<PlayProps>
  /** What the coach says about a finished game, where it is not about turns of a sliding maze. */
  Remarks?: FunctionComponent<RemarksProps>
  /** The files of texts this game needs beside words, problems and table. */
  areas?: string[]
  /** The mood of the whole page at this table: a `data-theme` of tokens.css. */
  theme?: (edition: EditionInfo) => string | undefined
  /** What the end says instead of who won and the scores, where there is such a thing; its texts are the game's. */
  Result?: FunctionComponent<ResultProps>
  /** Milliseconds the last moves are watched before the end is announced. */
  watch?: (view: View) => number
  /** Which keys do what; the signs on them are the same in every language. */
  keys?: KeyHelp[]
  /** False: nothing has to be covered from others at the same device. */
  secrets?: boolean
}

const modules = import.meta.glob<GameModule>(['./*/index.tsx', '!./sliding/index.tsx'])
const thumbs = import.meta.glob<{ thumb: FunctionComponent<{ edition?: string }> }>('./*/thumb.tsx')

const named = <T>(found: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(found).map(([path, value]) => [path.split('/')[1]!, value]))

const plays = named(modules)
const pictures = named(thumbs)

/** A game's board with its texts. */
export async function board(game: string): Promise<GameModule> {
  const load = plays[game]
  if (!load) throw new Error(`no board for ${game}`)
  const module = await load()
  await texts(...(module.areas ?? []))
  return module
}

/** The small picture of a game for the start page, where it has one. */
export async function thumb(game: string): Promise<FunctionComponent<{ edition?: string }> | null> {
  return (await pictures[game]?.())?.thumb ?? null
}
