import { OFFLINE } from '../device/offline'
import { isOutdated } from '../device/root'
import { keysOf } from './keys'
import {
  MISUNDERSTOOD,
  Refusal,
  type NewTable,
  type Problem,
  type PuzzleDraft,
  type PuzzleRequest,
  type ReplayFrame,
  type RushRun,
  type Story,
  type Table,
} from './protocol'
import type * as types from './types'
import { transport, type RequestOptions } from './transport'

/** Why a file of this page did not load: it belongs to an older page than the server has, or no server is reached. */
export const missingFile = async (): Promise<Refusal> =>
  new Refusal(!OFFLINE && (await isOutdated()) ? MISUNDERSTOOD : 'page.offline')

/** Send one request; every failure is a Refusal with a code that has a text. */
export async function ask<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const { ok, said } = await transport()
    .ask(path, options)
    .catch(() => {
      throw new Refusal('page.offline')
    })
  if (ok && said !== null) return said as T
  const problem = (said as { problem?: Problem } | null)?.problem
  if (problem?.code === 'server.request' && `${problem.details.where}`[0] === '/') throw new Refusal(MISUNDERSTOOD) // no such route
  throw problem ? new Refusal(problem.code, problem.clause, problem.details) : new Refusal('page.server')
}

/** The header value of a seat's key; of any seat of this device if none is given. */
function seatKey(id: string, seat?: number): string {
  const keys = keysOf(id)
  const chosen = seat ?? Number(Object.keys(keys)[0] ?? -1)
  return keys[chosen] ? `${chosen}.${keys[chosen]}` : ''
}

const post = <T>(path: string, body: unknown = {}, key?: string) => ask<T>(path, { method: 'POST', body, key })

/** The names of requests without an answer yet. */
const unanswered = new Map<string, string>()

/**
 * Send a request that creates something. Its answer may be lost: if repeated under the same name, the server sends the
 * same answer again.
 */
async function make<T>(path: string, body: unknown = {}, key?: string): Promise<T> {
  const request = JSON.stringify([path, body, key])
  const name =
    unanswered.get(request) ??
    Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join('')
  unanswered.set(request, name)
  try {
    const answer = await ask<T>(path, { method: 'POST', body, key, name })
    unanswered.delete(request)
    return answer
  } catch (refusal) {
    if (!(refusal instanceof Refusal && refusal.code.startsWith('page.'))) unanswered.delete(request)
    throw refusal
  }
}

let catalogue: Promise<types.Catalogue> | null = null

export const api = {
  live: () => ask<types.TableList>('/live'),
  me: () => ask<types.Me>('/me'),
  games(): Promise<types.Catalogue> {
    catalogue ??= ask<types.Catalogue>('/games').catch((problem: unknown) => {
      catalogue = null
      throw problem
    })
    return catalogue
  },
  make: (request: NewTable) => make<types.MadeTable>('/tables', request),
  /** Take a seat at a puzzle. */
  puzzle: (request: PuzzleRequest) => make<types.MadeTable>('/puzzles', request),
  /** Continue a game that was saved as text, or replay it. */
  importRecord: (record: string) => make<types.MadeTable>('/records', { record }),
  puzzles: () => ask<types.PuzzleShelves>('/puzzles'),
  puzzleOfDay: (day: string, roll: boolean) =>
    ask<types.ProvenPuzzle>(`/puzzles/days/${day}/${roll ? 'roll' : 'maze'}`),
  /** The puzzle that a moment of a finished game makes. */
  puzzleOf: (id: string, at: number) => ask<types.ProvenPuzzle>(`/tables/${id}/puzzle?at=${at}`),
  /** A maze to edit: that of a puzzle, or a new one. */
  draft: (line: string | null) => post<PuzzleDraft>('/puzzles/drafts', { line }),
  /** The solver's answer about it. */
  checkDraft: (draft: types.DraftRequest) => post<types.ProvenPuzzle>('/puzzles/drafts/check', draft),
  /** Start a rush: the server's clock runs from here. */
  rush: () => post<RushRun>('/rush'),
  /** How many of them were solved, as counted by the server. */
  finishRush: (run: string, pushes: string[]) => post<types.RushResult>('/rush/result', { run, pushes }),
  lobby: (game?: string) => ask<types.TableList>(`/tables${game ? `?game=${game}` : ''}`),
  code: (code: string) => ask<types.FoundTable | types.FoundRoom>(`/codes/${code}`),
  table: (id: string) => ask<types.OneTable>(`/tables/${id}`),
  join: (id: string, name: string, seat: number | null = null) =>
    make<types.TakenSeat>(`/tables/${id}/join`, { seat, name }),
  seat: (id: string, change: types.ReseatRequest) => post<types.OneTable>(`/tables/${id}/seats`, change),
  stand: (id: string, seat: number) => post<types.OneTable>(`/tables/${id}/stand`, {}, seatKey(id, seat)),
  reissue: (id: string, seat: number) => make<types.NewSeatKey>(`/tables/${id}/key`, {}, seatKey(id, seat)),
  /** Give a seat another pawn; a seat that already has it swaps. */
  colour: (id: string, seat: number, colour: string) =>
    post<types.OneTable>(`/tables/${id}/colour`, { seat, colour }, seatKey(id, seat) || seatKey(id)),
  /** Choose who begins; null: at random. */
  first: (id: string, seat: number | null, after?: number) =>
    post<types.OneTable>(`/tables/${id}/first`, { seat, after }, seatKey(id)),
  begin: (id: string) => post<types.OneTable>(`/tables/${id}/begin`, {}, seatKey(id)),
  rematch: (id: string, seat: number, how: types.RematchRequest) =>
    post<types.MadeTable>(`/tables/${id}/rematch`, how, seatKey(id, seat)),
  /** Send the TVs at a table to the next table of its players. */
  next: (id: string, table: string) => post<types.Nothing>(`/tables/${id}/next`, { table }),
  /** Make this device a TV. */
  newTv: () => make<types.NewScreen>('/screens'),
  /** What a TV shows; with its key it is the TV that asks. */
  tv: (code: string, key?: string) => ask<types.Screen>(`/screens/${encodeURIComponent(code)}`, { tv: key }),
  /** Show a table on a TV, for a seat of this device or as the TV itself. */
  showOnTv: (code: string, table: string, tv?: string) =>
    ask<types.Screen>(`/screens/${code}`, { method: 'PUT', body: { table }, key: seatKey(table), tv }),
  story: (id: string) => ask<Story>(`/tables/${id}/story`),
  replay: (id: string) => ask<{ table: Table; frames: ReplayFrame[] }>(`/tables/${id}/replay`),
  /** The coach's review of a game; until it is ready, `onProgress` gets the finished fraction about every second. */
  async review(id: string, onProgress: (share: number) => void): Promise<unknown> {
    for (;;) {
      const said = await ask<{ progress?: number }>(`/tables/${id}/review?progress=yes`)
      if (said.progress === undefined) return said
      onProgress(said.progress)
    }
  },
  /** A game as text, from the offline page; a server only provides finished ones, by a link. */
  record: (id: string) => ask<{ record: string }>(`/tables/${id}/record`),
  finished(filter: { game?: string; mine?: boolean; before?: number; limit?: number } = {}) {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, String(value))
    return ask<types.TableList>(`/finished?${query}`)
  },
  mine: () => ask<types.MyTables>('/mine'),
  ratings: (game: string) => ask<types.Ratings>(`/ratings?game=${game}`),
}

/** The server as the admin sees it, with the admin key. */
export class AdminClient {
  constructor(private readonly bearer: string) {}

  private readonly post = <T>(path: string, body: unknown = {}) =>
    ask<T>(`/admin${path}`, { method: 'POST', body, bearer: this.bearer })

  overview = () => ask<types.Overview>('/admin', { bearer: this.bearer })
  close = (table: string) => this.post(`/tables/${table}/close`)
  forget = (table: string, seat: number) => this.post<types.ForgottenTables>(`/tables/${table}/forget`, { seat })
  eraseAfter = (days: number | null) => this.post<types.ErasedGames>('/erase', { days })
}

// ── the guest's book, and turns of their own games to try again (src/wanderwall/server/api/book.py)

/** Puzzles that were solved on this device without the server. */
export type SolvedPuzzles = Required<types.SolvedRequest>

export const bookApi = {
  read: () => ask<types.Book>('/book'),
  puzzles: () => ask<types.KeptPuzzles>('/book/puzzles'),
  sendSolved: (puzzles: SolvedPuzzles) => post<types.KeptPuzzles>('/book/puzzles', puzzles),
  phrase: () => post<types.NewPhrase>('/book/phrase'),
  pass: () => post<types.NewPass>('/book/pass'),
  /** The games of the book, the latest first; `next` is where the list continues. */
  games: (before?: string) => ask<types.BookGames>(`/book/games?limit=10${before ? `&before=${before}` : ''}`),
  /** Whose book a key would bring; null: it is already here. */
  look: (key: types.BookKeyRequest) => post<types.BookComparison>('/book/look', key),
  take: (key: types.BookKeyRequest) => post<types.DeviceCount>('/book/take', key),
  devices: () => ask<types.Devices>('/book/devices'),
  leave: () => post<types.Devices>('/book/leave'),
  remove: (device: string) => post<types.Devices>('/book/remove', { device }),
  forget: () => post<types.DeletedGuest>('/book/forget'),
  due: () => ask<types.DueLessons>('/book/lessons'),
  /** The turns of a game to try again; until the coach has reviewed it, `onProgress` is called with the finished fraction. */
  async lessons(id: string, onProgress: (share: number) => void): Promise<types.Lesson[]> {
    for (;;) {
      const said = await post<types.LessonList | types.Progress>(`/tables/${id}/lessons`)
      if ('lessons' in said) return said.lessons
      onProgress(said.progress)
    }
  },
  /** The board when a turn began, or after its push. */
  lesson: ({ table, number }: types.Lesson, push?: string) =>
    ask<types.ShownLesson>(`/tables/${table}/lessons/${number}${push ? `?push=${encodeURIComponent(push)}` : ''}`),
  answer: ({ table, number }: types.Lesson, push: string, walk: string) =>
    post<types.TryVerdict>(`/tables/${table}/lessons/${number}`, { push, walk }),
}
