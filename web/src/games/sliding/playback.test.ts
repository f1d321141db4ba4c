import { batch, signal } from '@preact/signals'
import { expect, it, vi } from 'vitest'
import classic from '../../fixtures/classic-1986.json'
import type { GameEvent } from '../../net/protocol'
import { readPush, type SlidingView, slid } from './maze'
import { playback } from './playback'

const before = classic.push.view as unknown as SlidingView
const text = Object.keys(classic.push.choices!.pushes)[0]!
const after = slid(before, readPush(before.side, text)!)
const pushed: GameEvent<SlidingView> = { seq: 1, seat: 0, kind: 'move', moves: [[0, text]], before, after }

function film(view: SlidingView, event: GameEvent<SlidingView> | null, pace: number) {
  const listener = { pushed: vi.fn(), shown: vi.fn() }
  const given = { view: signal(view), events: signal(event) }
  return { listener, ...given, show: playback({ ...given, pace: signal(pace), thought: () => null, listener }) }
}

it('shows a push, and what it leads to', async () => {
  const { listener, view, events, show } = film(before, null, 0.01)
  batch(() => {
    view.value = after
    events.value = pushed
  })
  await vi.waitFor(() => expect(show.busy.value).toBe(false))
  expect(listener.pushed).toHaveBeenCalledTimes(1)
  expect(show.shown.value).toBe(after)
})

it('makes no sound any more for whoever has left', async () => {
  const { listener, view, events, show } = film(before, null, 0.1)
  batch(() => {
    view.value = after
    events.value = pushed
  })
  show.stop()
  await vi.waitFor(() => expect(show.busy.value).toBe(false))
  expect(listener.pushed).not.toHaveBeenCalled()
})

it('does not show again what was seen before the board came', async () => {
  const seen = { ...after, you: 1 } // another seat's view of the same table
  const { listener, show } = film(seen, pushed, 0.01)
  expect(show.busy.value).toBe(false)
  expect(listener.pushed).not.toHaveBeenCalled()
  expect(show.shown.value).toBe(seen)
})
