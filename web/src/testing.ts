/** For tests: the server's answers, and a sample table. */
import { vi } from 'vitest'
import games from './fixtures/games.json'
import type { SeatInfo, Table } from './net/protocol'

export const seat = (seat: number, colour: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  colour,
  kind: 'person',
  name: `P${seat}`,
  bot: null,
  present: true,
  away: false,
  here: false,
  ...more,
})

export const aTable = (more: Partial<Table> = {}): Table => ({
  id: 'abcde23456',
  game: 'classic',
  edition: 'classic-1986',
  options: {},
  status: 'playing',
  listed: false,
  clock: null,
  timeout: 'pass',
  undo: true,
  hints: true,
  rated: true,
  stood_in: false,
  turn_back: null,
  paused: null,
  made: 0,
  ended: null,
  seq: 3,
  tvs: [],
  seats: [seat(0, 'red', { name: 'Ida' }), seat(1, 'yellow', { kind: 'bot', bot: 'level2', name: 'bot' })],
  outcome: null,
  rematch: null,
  series: null,
  puzzle: null,
  ...more,
})

interface SentRequest {
  path: string
  body: unknown
}

/** Answer requests by method and path, `POST /tables`; returns what was requested. */
export function mockServer(answers: Record<string, unknown>): SentRequest[] {
  const asked: SentRequest[] = []
  const all: Record<string, unknown> = {
    'GET /games': games,
    'GET /mine': { tables: [] },
    'GET /me': { name: 'Milo' },
    ...answers,
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const path = `${method} ${address.replace(/^\/api/, '').replace(/\?.*$/, '')}`
    asked.push({ path, body: body ? JSON.parse(body) : null })
    const answer = all[path]
    if (answer instanceof Response) return answer
    return answer === undefined ? new Response('{}', { status: 500 }) : new Response(JSON.stringify(answer))
  })
  return asked
}
