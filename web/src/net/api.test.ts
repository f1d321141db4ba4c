import { afterEach, expect, test, vi } from 'vitest'
import { api, ask, send } from './api'
import classic from '../fixtures/classic-1986.json'
import { apply, eventsOf } from './protocol'
import type { View } from './protocol'
import type { ClassicView } from './views'
import { LiveRoom } from './rooms'
import type { Room } from './types'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Collect the names under which requests are sent; the first `answers` of them get no answer. */
function dropAnswers(answers: number): string[] {
  const names: string[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    names.push(headers['Idempotency-Key']!)
    if (names.length <= answers) throw new TypeError('the network is gone')
    return new Response(JSON.stringify({ seat: 1, key: 'secret' }))
  })
  return names
}

test('a request without an answer is asked again under its name, and one with an answer is over', async () => {
  const names = dropAnswers(1)
  await expect(api.join('abcde23456', 'Ida')).rejects.toMatchObject({ code: 'page.offline' })
  await api.join('abcde23456', 'Ida')
  await api.join('abcde23456', 'Ida')
  expect(names[0]).toMatch(/^[a-z0-9]{16,64}$/)
  expect(names[1]).toBe(names[0])
  expect(names[2]).not.toBe(names[1])
})

test('a request that a newer server does not understand asks for a reload, one of the same server names the key', async () => {
  const own = document.createElement('script')
  own.setAttribute('type', 'text')
  own.setAttribute('src', '/assets/page-own.js')
  document.head.append(own)
  const problem = { code: 'server.request', clause: '', details: { where: 'body.colour' } }
  for (const [script, code, details] of [
    ['page-own.js', 'server.request', { where: 'body.colour' }],
    ['page-new.js', 'page.misunderstood', {}],
  ] as const) {
    vi.stubGlobal('fetch', async (path: string) =>
      path === '/' ? new Response(script) : new Response(JSON.stringify({ problem }), { status: 422 }),
    )
    await expect(api.colour('abcde23456', 0, 'pink')).rejects.toMatchObject({ code, details })
  }
  own.remove()
})

test('a path that no route has, and a body of another route, do not compile', () => {
  const unsent = (id: string) => [
    ask(`/tables/${id}/story`),
    send('POST', `/tables/${id}/colour`, { seat: 0, colour: 'red' }),
    // @ts-expect-error no such route
    ask(`/tables/${id}/nothing`),
    // @ts-expect-error not by this method
    send('PUT', `/tables/${id}/colour`, { seat: 0, colour: 'red' }),
    // @ts-expect-error the key is `colour`
    send('POST', `/tables/${id}/colour`, { seat: 0, color: 'red' }),
    // @ts-expect-error no colour
    send('POST', `/tables/${id}/colour`, { seat: 0 }),
    // @ts-expect-error it takes a body
    send('POST', `/tables/${id}/colour`),
  ]
  expect(unsent).toBeTypeOf('function')
})

// ── changes of views

const view = () => structuredClone(classic.push.view) as unknown as ClassicView

test('changes are set and removed along their paths', () => {
  const after = apply(view(), [[['maze', 1], 9], [['barred'], 'S2'], [['seats', 0, 'pawn'], 5], [['outcome']]])
  expect(after.maze[1]).toBe(9)
  expect(after.barred).toBe('S2')
  expect(after.seats[0]!.pawn).toBe(5)
  expect('outcome' in after).toBe(false)
})

test('the old view stays as it was, and what did not change is shared', () => {
  const before = view()
  const kept = structuredClone(before)
  const after = apply(before, [
    [['seats', 1, 'found'], ['owl']],
    [['seats', 1, 'left'], 2],
  ])
  expect(before).toEqual(kept)
  expect(after.maze).toBe(before.maze)
  expect(after.seats[0]).toBe(before.seats[0])
  expect(after.seats[1]!.found).toEqual(['owl'])
  expect(after.seats[1]!.left).toBe(2)
})

test('an empty path replaces everything', () => {
  expect(apply(view(), [[[], { game: 'go' }]])).toEqual({ game: 'go' })
})

test('gives each event the view before and after it', () => {
  const view = { game: 'nim', edition: 'nim', you: null, heap: 5 } as unknown as View
  const entry = { seat: 0, kind: 'move', moves: [[0, 'take 2'] as [number, string]] }
  const events = eventsOf({
    view,
    events: [
      { ...entry, seq: 2, changes: [[['heap'], 3]] },
      { ...entry, seq: 3, changes: [[['heap'], 1]] },
    ],
  })
  expect(events.map(({ before, after }) => [before, after].map((one) => (one as { heap?: number }).heap))).toEqual([
    [5, 3],
    [3, 1],
  ])
})

// ── a room

class Fake {
  static all: Fake[] = []
  readonly sent: unknown[] = []
  readyState = 1
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor() {
    Fake.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {}
}

const openSocket = () => new Fake() as unknown as WebSocket
const last = () => Fake.all[Fake.all.length - 1]!

test('a room says hello, reports where a member plays, and is called again after a drop', () => {
  vi.useFakeTimers()
  const live = new LiveRoom('abcde23456', 'key', openSocket)
  last().onopen!()
  expect(last().sent).toEqual([{ type: 'hello', key: 'key' }])
  const room = { id: 'abcde23456', status: 'running' } as Room
  const you = { member: 3, table: 'bcdef23456', seat: 1, key: 'seat' }
  last().onmessage!({ data: JSON.stringify({ type: 'room', room, you, now: Date.now() + 5000 }) })
  expect([live.status.value, live.you.value]).toEqual(['open', you])
  expect(live.now() - Date.now()).toBe(5000)
  const before = Fake.all.length
  last().onclose!({ code: 1006 })
  expect(live.status.value).toBe('lost')
  vi.advanceTimersByTime(1000)
  expect(Fake.all.length).toBe(before + 1)
  last().onclose!({ code: 4404 })
  vi.advanceTimersByTime(60_000)
  expect([live.problem.value?.code, Fake.all.length]).toEqual(['room.unknown', before + 1])
  live.end()
})
