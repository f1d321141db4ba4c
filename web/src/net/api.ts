import { keysOf } from './keys'
import {
  Refusal,
  type Catalogue,
  type Problem,
  type PuzzleDraft,
  type PuzzleInfo,
  type PuzzleRequest,
  type PuzzleShelf,
  type Rating,
  type Rematch,
  type ReplayFrame,
  type RushRun,
  type Table,
  type NewTable,
} from './protocol'
import type { Story } from './apply'
import { transport, type RequestOptions } from './transport'

/** Send one request; every failure is a Refusal with a code that has a text. */
export async function ask<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const { ok, said } = await transport()
    .ask(path, options)
    .catch(() => {
      throw new Refusal('page.offline')
    })
  if (ok && said !== null) return said as T
  const problem = (said as { problem?: Problem } | null)?.problem
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

let catalogue: Promise<Catalogue> | null = null

export const api = {
  live: () => ask<{ tables: Table[] }>('/live'),
  me: () => ask<{ name: string; network: string | null; embed: boolean }>('/me'),
  games(): Promise<Catalogue> {
    catalogue ??= ask<Catalogue>('/games').catch((problem: unknown) => {
      catalogue = null
      throw problem
    })
    return catalogue
  },
  make: (request: NewTable) => make<{ table: Table; keys: Record<string, string> }>('/tables', request),
  /** Take a seat at a puzzle. */
  puzzle: (request: PuzzleRequest & { name: string }) =>
    make<{ table: Table; keys: Record<string, string> }>('/puzzles', request),
  /** Continue a game that was saved as text, or replay it. */
  importRecord: (record: string) => make<{ table: Table; keys: Record<string, string> }>('/records', { record }),
  puzzles: () => ask<{ shelves: PuzzleShelf[] }>('/puzzles'),
  puzzleOfDay: (day: string, roll: boolean) => ask<PuzzleInfo>(`/puzzles/days/${day}/${roll ? 'roll' : 'maze'}`),
  /** The puzzle that a moment of a finished game makes. */
  puzzleOf: (id: string, at: number) => ask<PuzzleInfo>(`/tables/${id}/puzzle?at=${at}`),
  /** A maze to edit: that of a puzzle, or a new one. */
  draft: (line: string | null) => post<PuzzleDraft>('/puzzles/drafts', { line }),
  /** The solver's answer about it. */
  checkDraft: (draft: object) => post<PuzzleInfo>('/puzzles/drafts/check', draft),
  /** Start a rush: the server's clock runs from here. */
  rush: () => post<RushRun>('/rush'),
  /** How many of them were solved, as counted by the server. */
  finishRush: (run: string, pushes: string[]) =>
    post<{ solved: number; best: number; new_best: boolean }>('/rush/result', { run, pushes }),
  lobby: (game?: string) => ask<{ tables: Table[] }>(`/tables${game ? `?game=${game}` : ''}`),
  code: (code: string) => ask<{ table: string } | { club: string }>(`/codes/${code}`),
  table: (id: string) => ask<{ table: Table }>(`/tables/${id}`),
  join: (id: string, name: string, seat: number | null = null) =>
    make<{ seat: number; key: string; table: Table }>(`/tables/${id}/join`, { seat, name }),
  seat: (id: string, change: { seat: number; kind: 'bot' | 'open'; bot?: string }) =>
    post<{ table: Table }>(`/tables/${id}/seats`, change),
  stand: (id: string, seat: number) => post<{ table: Table }>(`/tables/${id}/stand`, {}, seatKey(id, seat)),
  reissue: (id: string, seat: number) =>
    make<{ seat: number; key: string }>(`/tables/${id}/key`, {}, seatKey(id, seat)),
  /** Give a seat another pawn; a seat that already has it swaps. */
  colour: (id: string, seat: number, colour: string) =>
    post<{ table: Table }>(`/tables/${id}/colour`, { seat, colour }, seatKey(id, seat) || seatKey(id)),
  /** Choose who begins; null: at random. */
  first: (id: string, seat: number | null, after?: number) =>
    post<{ table: Table }>(`/tables/${id}/first`, { seat, after }, seatKey(id)),
  begin: (id: string) => post<{ table: Table }>(`/tables/${id}/begin`, {}, seatKey(id)),
  rematch: (id: string, seat: number, how: Rematch) =>
    post<{ table: Table; keys: Record<string, string> }>(`/tables/${id}/rematch`, how, seatKey(id, seat)),
  /** Send the TVs at a table to the next table of its players. */
  next: (id: string, table: string) => post<object>(`/tables/${id}/next`, { table }),
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
    return ask<{ tables: Table[] }>(`/finished?${query}`)
  },
  mine: () => ask<{ tables: Table[] }>('/mine'),
  ratings: (game: string) => ask<{ ratings: Rating[] }>(`/ratings?game=${game}`),
}

export interface Overview {
  version: string
  database: 'sqlite' | 'postgresql'
  bytes: number
  tables: Record<'waiting' | 'playing' | 'over' | 'closed', number>
  entries: number
  guests: number
  /** Days after which finished games are deleted; null: they are kept. */
  erase_after: number | null
  busiest: { table: Table; entries: number; last: number }[]
}

/** The server as the admin sees it, with the admin key. */
export class AdminClient {
  constructor(private readonly bearer: string) {}

  private readonly post = <T>(path: string, body: unknown = {}) =>
    ask<T>(`/host${path}`, { method: 'POST', body, bearer: this.bearer })

  overview = () => ask<Overview>('/host', { bearer: this.bearer })
  close = (table: string) => this.post(`/tables/${table}/close`)
  forget = (table: string, seat: number) => this.post<{ tables: number }>(`/tables/${table}/forget`, { seat })
  eraseAfter = (days: number | null) => this.post<{ erased: number }>('/erase', { days })
}
