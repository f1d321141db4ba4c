import { afterEach, expect, test, vi } from 'vitest'
import { LiveRoom, type Room } from './rooms'

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

afterEach(() => vi.useRealTimers())

test('a room says hello, reports where a member plays, and is called again after a drop', () => {
  vi.useFakeTimers()
  const live = new LiveRoom('abcde23456', 'key', openSocket)
  last().onopen!()
  expect(last().sent).toEqual([{ type: 'hello', key: 'key' }])
  const room = { id: 'abcde23456', status: 'running' } as Room
  const you = { member: 3, table: 'bcdef23456', seat: 1, key: 'seat' }
  last().onmessage!({ data: JSON.stringify({ type: 'club', club: room, you, now: Date.now() + 5000 }) })
  expect([live.status.value, live.you.value]).toEqual(['open', you])
  expect(live.now() - Date.now()).toBe(5000)
  const before = Fake.all.length
  last().onclose!({ code: 1006 })
  expect(live.status.value).toBe('lost')
  vi.advanceTimersByTime(1000)
  expect(Fake.all.length).toBe(before + 1)
  last().onclose!({ code: 4404 })
  vi.advanceTimersByTime(60_000)
  expect([live.problem.value?.code, Fake.all.length]).toEqual(['club.unknown', before + 1])
  live.end()
})
