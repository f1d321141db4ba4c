import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import classic from '../fixtures/classic-1986.json'
import { keep, keysOf, keepUnsent, unsentOf } from './keys'
import { Live } from './live'
import { Refusal, type Table } from './protocol'

class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent<string>) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  constructor() {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  opened() {
    this.readyState = 1
    this.onopen?.(new Event('open'))
  }
  say(message: object) {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  break(code = 1006) {
    this.readyState = 3
    this.onclose?.(new CloseEvent('close', { code }))
  }
}

const table = { id: 'abcdefghjk', status: 'playing', seats: [] } as unknown as Table
const position = classic.push

function connect(keys: Record<string, string> = { 0: 'secret' }, open: number | null = 0): [Live, FakeSocket] {
  const live = new Live('abcdefghjk', keys, () => new FakeSocket())
  const socket = FakeSocket.all.at(-1)!
  greet(socket, keys, open)
  return [live, socket]
}

function greet(socket: FakeSocket, keys: Record<string, string> = { 0: 'secret' }, open: number | null = 0) {
  socket.opened()
  socket.say({ type: 'welcome', now: Date.now() + 5000, table, keys: Object.keys(keys).map(Number), open })
  socket.say({ type: 'view', seq: 41, view: position.view, choices: position.choices, deadline: null, now: Date.now() })
}

const event = (more: object = {}) => ({
  type: 'event',
  seq: 42,
  kind: 'move',
  seat: 0,
  move: 'N4es',
  moves: [[0, 'N4es']],
  changes: [[['barred'], 'S4']],
  choices: null,
  deadline: null,
  now: Date.now(),
  ...more,
})

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  keepUnsent('abcdefghjk', [])
})
afterEach(() => void vi.useRealTimers())

test('what happens before there is a board waits for it, and is shown one after the other', () => {
  const [live, socket] = connect()
  live.awaitBoard()
  const seen: number[] = []
  live.events.subscribe((event) => event && seen.push(event.seq))
  socket.say(event())
  socket.say(event({ seq: 43, changes: [[['barred'], 'N2']] }))
  expect(live.view.value).toMatchObject({ barred: position.view.barred })
  live.begin()
  expect(seen).toEqual([42, 43])
  expect(live.view.value).toMatchObject({ barred: 'N2' })
  socket.say(event({ seq: 44 }))
  expect(seen).toEqual([42, 43, 44])
})

test('a newer view makes what waits for a board past', () => {
  const [live, socket] = connect()
  live.awaitBoard()
  socket.say(event())
  socket.say({ type: 'view', seq: 50, view: position.view, choices: null, deadline: null, now: Date.now() })
  live.begin()
  expect(live.events.value).toBeNull()
})

test('hello carries the keys, and the welcome fills the signals', () => {
  const [live, socket] = connect()
  expect(socket.sent[0]).toEqual({ type: 'hello', keys: { 0: 'secret' } })
  expect(live.status.value).toBe('open')
  expect(live.open.value).toBe(0)
  expect(live.view.value).toEqual(position.view)
  expect(live.choices.value).toEqual(position.choices)
})

test('an event changes the view and contains both views', () => {
  const [live, socket] = connect()
  const before = live.view.value
  socket.say(event())
  expect(live.view.value).toMatchObject({ barred: 'S4' })
  expect(live.choices.value).toBeNull()
  expect(live.events.value).toMatchObject({ seq: 42, seat: 0, moves: [[0, 'N4es']] })
  expect(live.events.value!.before).toBe(before)
  expect(live.events.value!.after).toBe(live.view.value)
})

test('a move is done when its event comes back, and refused with its clause', async () => {
  const [live, socket] = connect()
  const done = live.move(0, 'N4es')
  expect(socket.sent.at(-1)).toEqual({ type: 'move', seat: 0, move: 'N4es', after: 41, ref: 1 })
  socket.say(event({ ref: 1 }))
  await expect(done).resolves.toBeUndefined()
  const refused = live.move(0, 'N4es')
  socket.say({ type: 'refused', code: 'classic.push.goes_back', clause: 'S5', details: {}, ref: 2 })
  await expect(refused).rejects.toMatchObject(new Refusal('classic.push.goes_back', 'S5'))
})

test('a move waits while the room pauses, also over a lost connection', async () => {
  const [live, first] = connect()
  const quiet = { moves: [], changes: [], choices: position.choices }
  const done = live.move(0, 'N4es')
  first.say(event({ ...quiet, kind: 'pause' }))
  first.say({ type: 'refused', code: 'server.room_paused', clause: '', details: {}, ref: 1 })
  first.break()
  vi.advanceTimersByTime(2000)
  const second = FakeSocket.all.at(-1)!
  second.opened()
  second.say({ type: 'welcome', now: Date.now(), table, keys: [0], open: 0 })
  second.say({ type: 'view', seq: 42, view: position.view, choices: position.choices, deadline: null, now: Date.now() })
  second.say({ type: 'refused', code: 'server.room_paused', clause: '', details: {}, ref: 1 })
  second.say(event({ ...quiet, kind: 'resume', seq: 43 }))
  expect(second.sent.at(-1)).toEqual({ type: 'move', seat: 0, move: 'N4es', after: 43, ref: 1 })
  second.say(event({ ref: 1, seq: 44 }))
  await expect(done).resolves.toBeUndefined()
})

test('a lost connection comes back, and an unanswered move is sent once more as it was', async () => {
  const [live, first] = connect()
  const done = live.move(0, 'N4es')
  first.break()
  expect(live.status.value).toBe('lost')
  vi.advanceTimersByTime(2000)
  const second = FakeSocket.all.at(-1)!
  expect(second).not.toBe(first)
  greet(second)
  expect(live.status.value).toBe('open')
  expect(second.sent.at(-1)).toEqual({ type: 'move', seat: 0, move: 'N4es', after: 41, ref: 1 })
  second.say({ type: 'refused', code: 'table.stale', clause: '', details: {}, ref: 1 }) // the first one had arrived
  await expect(done).resolves.toBeUndefined()
})

test('what is on its way goes out once more only after a lost connection, not with every view', () => {
  const [live, socket] = connect({ 0: 'one', 1: 'two' }, null)
  void live.move(0, 'N4es')
  live.reveal(0)
  socket.say({ type: 'view', seq: 41, view: position.view, choices: position.choices, deadline: null, now: Date.now() })
  expect(socket.sent.filter(({ type }) => type === 'move')).toHaveLength(1)
})

test('a call that nobody answers is given up, and another one made', () => {
  const live = new Live('abcdefghjk', {}, () => new FakeSocket())
  const [first] = FakeSocket.all
  vi.advanceTimersByTime(16_000)
  expect(live.status.value).toBe('lost')
  expect(first!.readyState).toBe(3)
  vi.advanceTimersByTime(1000)
  expect(FakeSocket.all).toHaveLength(2)
  greet(FakeSocket.all[1]!)
  vi.advanceTimersByTime(16_000)
  expect(live.status.value).toBe('open')
})

test('a page that is looked at again asks at once whether the connection still stands', () => {
  const [live, socket] = connect()
  vi.setSystemTime(Date.now() + 600_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(socket.sent.at(-1)).toEqual({ type: 'ping' })
  vi.advanceTimersByTime(3100)
  expect(live.status.value).toBe('lost')
})

test('a player who has left is not called back, and hears nothing more', async () => {
  const [live, socket] = connect()
  const left = live.move(0, 'N4es')
  live.end()
  await expect(left).rejects.toMatchObject(new Refusal('page.left'))
  const before = live.view.value
  socket.say(event())
  vi.advanceTimersByTime(60_000)
  expect(live.view.value).toBe(before)
  expect(FakeSocket.all).toHaveLength(1)
})

test('while keys are exchanged nobody calls with the old ones', async () => {
  const [live, socket] = connect()
  socket.break()
  const changed = live.exchange(async () => {
    await vi.advanceTimersByTimeAsync(5000)
    expect(FakeSocket.all).toHaveLength(1)
    return { 0: 'fresh' }
  })
  await changed
  FakeSocket.all[1]!.opened()
  expect(FakeSocket.all[1]!.sent[0]).toEqual({ type: 'hello', keys: { 0: 'fresh' } })
})

test('a move made without a connection is sent when the page is opened again', () => {
  const [live, socket] = connect()
  socket.break()
  live.move(0, 'N4es').catch(() => undefined)
  live.end() // the tab is closed
  const [next, again] = connect()
  const { ref, ...sent } = again.sent.at(-1)!
  expect(sent).toEqual({ type: 'move', seat: 0, move: 'N4es', after: 41 })
  again.say(event({ ref }))
  next.end()
  const [, last] = connect()
  expect(last.sent).toHaveLength(1) // answered: it is not sent a third time
})

test('a spectator sends no moves', () => {
  const [live, socket] = connect()
  socket.break()
  live.move(0, 'N4es').catch(() => undefined)
  live.end()
  const [, screen] = connect({}, null)
  expect(screen.sent).toHaveLength(1)
  connect()[1].break(4401) // and a lost seat makes none
  expect(connect()[1].sent).toHaveLength(1)
})

test('a wrong key is the end', () => {
  const [live, socket] = connect()
  socket.break(4401)
  vi.advanceTimersByTime(60_000)
  expect(live.status.value).toBe('closed')
  expect(live.problem.value?.code).toBe('page.wrong_key')
  expect(FakeSocket.all).toHaveLength(1)
})

test('what an incompatible server did not take is sent by the next page, but not again and again', async () => {
  const [live, socket] = connect()
  const first = live.move(0, 'N4es')
  socket.break(4400)
  await expect(first).rejects.toMatchObject({ code: 'page.misunderstood' })
  expect(live.status.value).toBe('closed')
  const move = { type: 'move', seat: 0, move: 'N4es', after: 41, ref: 1 }
  expect(unsentOf('abcdefghjk')).toEqual([move])
  const early = new Live('abcdefghjk', { 0: 'secret' }, () => new FakeSocket())
  FakeSocket.all.at(-1)!.break(4400) // not even the hello was understood
  expect([early.problem.value?.code, unsentOf('abcdefghjk')]).toEqual(['page.misunderstood', [move]])
  const [, next] = connect()
  expect(next.sent.at(-1)).toEqual(move)
  next.break(4400)
  expect(unsentOf('abcdefghjk')).toEqual([])
})

test('a message that the page does not understand is the end, too; one of an unknown type is not', () => {
  const [live, socket] = connect()
  socket.say({ type: 'weather', sun: true })
  expect(live.status.value).toBe('open')
  socket.say({ ...event(), changes: { turned: 'into something else' } })
  expect([live.status.value, live.problem.value?.code]).toEqual(['closed', 'page.misunderstood'])
})

test('silence is noticed', () => {
  const [live] = connect()
  vi.advanceTimersByTime(80_000)
  expect(live.status.value).toBe('lost')
})

test('a page that slept asks before it calls the connection lost', () => {
  const [live, socket] = connect()
  vi.advanceTimersByTime(19_000)
  vi.setSystemTime(Date.now() + 600_000)
  vi.advanceTimersByTime(1000)
  expect(socket.sent.at(-1)).toEqual({ type: 'ping' })
  socket.say({ type: 'pong', now: Date.now() })
  vi.advanceTimersByTime(10_000)
  expect(live.status.value).toBe('open')
})

test('with several seats the curtain is closed until one is opened, and opens again after a break', () => {
  const keys = { 0: 'one', 1: 'two' }
  const [live, socket] = connect(keys, null)
  expect(live.open.value).toBeNull()
  live.reveal(1)
  expect(socket.sent.at(-1)).toEqual({ type: 'open', seat: 1 })
  socket.break()
  vi.advanceTimersByTime(2000)
  const again = FakeSocket.all.at(-1)!
  greet(again, keys, null)
  expect(again.sent).toContainEqual({ type: 'open', seat: 1 })
  expect(live.open.value).toBe(1)
})

test('a player who changes seats keeps the key, and says hello with it from there', () => {
  keep('abcdefghjk', { 0: 'secret' })
  const [live, socket] = connect()
  socket.say({ type: 'moved', seats: { 0: 2 } })
  expect([live.seats.value, live.open.value]).toEqual([[2], 2])
  expect(keysOf('abcdefghjk')).toEqual({ 2: 'secret' })
  live.rekey(keysOf('abcdefghjk'))
  FakeSocket.all.at(-1)!.opened()
  expect(FakeSocket.all.at(-1)!.sent[0]).toMatchObject({ type: 'hello', keys: { 2: 'secret' } })
})
