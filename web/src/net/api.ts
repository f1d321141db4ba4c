import { OFFLINE } from '../device/offline'
import { isOutdated } from '../device/root'
import { keysOf } from './keys'
import {
  MISUNDERSTOOD,
  Refusal,
  type Arguments,
  type Method,
  type NewTable,
  type PuzzleDraft,
  type PuzzleRequest,
  type Response,
  type RushRun,
} from './protocol'
import type * as types from './types'
import { transport, type RequestOptions } from './transport'

/** Why a file of this page did not load: it belongs to an older page than the server has, or no server is reached. */
export const missingFile = async (): Promise<Refusal> =>
  new Refusal(!OFFLINE && (await isOutdated()) ? MISUNDERSTOOD : 'page.offline')

/** Send a request that changes something; every failure is a Refusal with a code that has a text. */
export async function send<M extends Method, Path extends string>(
  method: M,
  path: Path,
  ...more: Arguments<M, Path, [options?: RequestOptions]>
): Promise<Response<M, Path>> {
  const [body = {}, options] = more as [unknown?, RequestOptions?]
  return (await answerTo(path, { method, body, ...options })) as Response<M, Path>
}

/** The same for one that only reads. */
export async function ask<Path extends string>(
  path: Path,
  ...[options = {}]: Arguments<'GET', Path, [options?: RequestOptions]>
): Promise<Response<'GET', Path>> {
  return (await answerTo(path, options)) as Response<'GET', Path>
}

/** The answer, whatever it is: for paths whose types are checked elsewhere. */
export async function answerTo(path: string, options: RequestOptions): Promise<unknown> {
  const { ok, said } = await transport()
    .ask(path, options)
    .catch(() => {
      throw new Refusal('page.offline')
    })
  if (ok && said !== null) return said
  const problem = (said as Partial<types.RefusedRequest> | null)?.problem
  if (problem?.code === 'server.request') {
    const isUnknown = `${problem.details.where}`[0] === '/' // no such route
    if (isUnknown || (!OFFLINE && (await isOutdated()))) throw new Refusal(MISUNDERSTOOD)
  }
  throw problem ? new Refusal(problem.code, problem.clause, problem.details) : new Refusal('page.server')
}

/** The header value of a seat's key; of any seat of this device if none is given. */
function seatKey(id: string, seat?: number): string {
  const keys = keysOf(id)
  const chosen = seat ?? Number(Object.keys(keys)[0] ?? -1)
  return keys[chosen] ? `${chosen}.${keys[chosen]}` : ''
}

function post<Path extends string>(path: Path, ...more: Arguments<'POST', Path, [key?: string]>) {
  const [body = {}, key] = more as [unknown?, string?]
  return answerTo(path, { method: 'POST', body, key }) as Promise<Response<'POST', Path>>
}

/** The names of requests without an answer yet. */
const unanswered = new Map<string, string>()

/**
 * Send a request that creates something. Its answer may be lost: if repeated under the same name, the server sends the
 * same answer again.
 */
async function make<Path extends string>(
  path: Path,
  ...more: Arguments<'POST', Path, [key?: string]>
): Promise<Response<'POST', Path>> {
  const [body = {}, key] = more as [unknown?, string?]
  const request = JSON.stringify([path, body, key])
  const name =
    unanswered.get(request) ??
    Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join('')
  unanswered.set(request, name)
  try {
    const answer = await answerTo(path, { method: 'POST', body, key, name })
    unanswered.delete(request)
    return answer as Response<'POST', Path>
  } catch (refusal) {
    if (!(refusal instanceof Refusal && refusal.code.startsWith('page.'))) unanswered.delete(request)
    throw refusal
  }
}

let catalogue: Promise<types.Catalogue> | null = null

export const api = {
  live: () => ask('/live'),
  me: () => ask('/me'),
  games(): Promise<types.Catalogue> {
    catalogue ??= ask('/games').catch((problem: unknown) => {
      catalogue = null
      throw problem
    })
    return catalogue
  },
  make: (request: NewTable) => make('/tables', request),
  /** Take a seat at a puzzle. */
  puzzle: (request: PuzzleRequest) => make('/puzzles', request as types.PuzzleRequest),
  /** Continue a game that was saved as text, or replay it. */
  importRecord: (record: string) => make('/records', { record }),
  /** The next puzzle at one's strength, of these kinds; none: of any. */
  nextPuzzle: (kinds: string[]) => ask(`/puzzles/next?kinds=${kinds.join(',')}`),
  /** What everybody did with the first try at a puzzle that you have tried, from ten tries on. */
  firstTries({ day, number }: Pick<types.ProvenPuzzle, 'day' | 'number'>, roll: boolean) {
    const which: string = day ? `day=${day}&roll=${roll}` : `number=${number}`
    return ask(`/puzzles/tries?${which}`)
  },
  /** With `solution` also its answer, once that day is over everywhere on earth. */
  puzzleOfDay(day: string, roll: boolean, solution = false) {
    const which: string = roll ? 'roll' : 'maze'
    return ask(solution ? `/puzzles/days/${day}/${which}?solution=true` : `/puzzles/days/${day}/${which}`)
  },
  /** The puzzle that a moment of a finished game makes. */
  puzzleOf: (id: string, at: number) => ask(`/tables/${id}/puzzle?at=${at}`),
  /** A maze to edit: that of a puzzle, or a new one. */
  draft: (line: string | null) => post('/puzzles/drafts', { line }) as Promise<PuzzleDraft>,
  /** The solver's answer about it. */
  checkDraft: (draft: types.DraftRequest) => post('/puzzles/drafts/check', draft),
  /** Start a rush: the server's clock runs from here. */
  rush: () => post('/rush') as Promise<RushRun>,
  /** How many of them were solved, as counted by the server. */
  finishRush: (run: string, pushes: string[]) => post('/rush/result', { run, pushes }),
  lobby: (game?: string) => ask(game ? `/tables?game=${game}` : '/tables'),
  code: (code: string) => ask(`/codes/${code}`),
  table: (id: string) => ask(`/tables/${id}`),
  join: (id: string, name: string, seat: number | null = null) => make(`/tables/${id}/join`, { seat, name }),
  seat: (id: string, change: types.ReseatRequest) => post(`/tables/${id}/seats`, change),
  stand: (id: string, seat: number) => post(`/tables/${id}/stand`, {}, seatKey(id, seat)),
  reissue: (id: string, seat: number) => make(`/tables/${id}/key`, {}, seatKey(id, seat)),
  /** Give a seat another pawn; a seat that already has it swaps. */
  colour: (id: string, seat: number, colour: string) =>
    post(`/tables/${id}/colour`, { seat, colour }, seatKey(id, seat) || seatKey(id)),
  /** Choose who begins; null: at random. */
  first: (id: string, seat: number | null, after?: number) => post(`/tables/${id}/first`, { seat, after }, seatKey(id)),
  begin: (id: string) => post(`/tables/${id}/begin`, {}, seatKey(id)),
  rematch: (id: string, seat: number, how: types.RematchRequest) =>
    post(`/tables/${id}/rematch`, how, seatKey(id, seat)),
  /** Send the TVs at a table to the next table of its players. */
  next: (id: string, table: string) => post(`/tables/${id}/next`, { table }),
  /** Make this device a TV. */
  newTv: () => make('/screens'),
  /** What a TV shows; with its key it is the TV that asks. */
  tv: (code: string, key?: string) => ask(`/screens/${encodeURIComponent(code)}`, { tv: key }),
  /** Show a table on a TV, for a seat of this device or as the TV itself. */
  showOnTv: (code: string, table: string, tv?: string) =>
    send('PUT', `/screens/${code}`, { table }, { key: seatKey(table), tv }),
  story: (id: string) => ask(`/tables/${id}/story`),
  replay: (id: string) => ask(`/tables/${id}/replay`),
  /** The coach's review of a game; until it is ready, `onProgress` gets the finished fraction about every second. */
  async review(id: string, onProgress: (share: number) => void): Promise<unknown> {
    for (;;) {
      const said = await ask(`/tables/${id}/review?progress=yes`)
      if (!('progress' in said)) return said
      onProgress(said.progress)
    }
  },
  /** A game as text, from the offline page; a server only provides finished ones, by a link. */
  record: (id: string) => ask(`/tables/${id}/record`),
  finished(filter: { game?: string; mine?: boolean; before?: number; limit?: number } = {}) {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, String(value))
    return ask(`/finished?${query}`)
  },
  mine: () => ask('/mine'),
  ratings: (game: string) => ask(`/ratings?game=${game}`),
}

/** The server as the admin sees it, with the admin key. */
export class AdminClient {
  constructor(private readonly bearer: string) {}

  overview = () => ask('/admin', { bearer: this.bearer })
  close = (table: string) => send('POST', `/admin/tables/${table}/close`, {}, { bearer: this.bearer })
  forget = (table: string, seat: number) =>
    send('POST', `/admin/tables/${table}/forget`, { seat }, { bearer: this.bearer })
  eraseAfter = (days: number | null) => send('POST', '/admin/erase', { days }, { bearer: this.bearer })
}

// ── the guest's book, and turns of their own games to try again (src/wanderwall/server/api/book.py)

/** Puzzles that were solved on this device without the server. */
export type SolvedPuzzles = Required<types.SolvedRequest>

export const bookApi = {
  read: () => ask('/book'),
  puzzles: () => ask('/book/puzzles'),
  sendSolved: (puzzles: SolvedPuzzles) => post('/book/puzzles', puzzles),
  phrase: () => post('/book/phrase'),
  pass: () => post('/book/pass'),
  /** The games of the book, the latest first; `next` is where the list continues. */
  games: (before?: string) => ask(`/book/games?limit=10${before ? `&before=${before}` : ''}`),
  /** Whose book a key would bring; null: it is already here. */
  look: (key: types.BookKeyRequest) => post('/book/look', key),
  take: (key: types.BookKeyRequest) => post('/book/take', key),
  devices: () => ask('/book/devices'),
  leave: () => post('/book/leave'),
  remove: (device: string) => post('/book/remove', { device }),
  forget: () => post('/book/forget'),
  due: () => ask('/book/lessons'),
  /** The turns of a game to try again; until the coach has reviewed it, `onProgress` is called with the finished fraction. */
  async lessons(id: string, onProgress: (share: number) => void): Promise<types.Lesson[]> {
    for (;;) {
      const said = await post(`/tables/${id}/lessons`)
      if ('lessons' in said) return said.lessons
      onProgress(said.progress)
    }
  },
  /** The board when a turn began, or after its push. */
  lesson: ({ table, number }: types.Lesson, push?: string) =>
    ask(
      push
        ? `/tables/${table}/lessons/${number}?push=${encodeURIComponent(push)}`
        : `/tables/${table}/lessons/${number}`,
    ),
  answer: ({ table, number }: types.Lesson, push: string, walk: string) =>
    post(`/tables/${table}/lessons/${number}`, { push, walk }),
}
