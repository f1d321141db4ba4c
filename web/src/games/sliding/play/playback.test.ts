import { batch, signal } from '@preact/signals'
import { expect, it, vi } from 'vitest'
import classic from '../../../fixtures/classic-1986.json'
import type { GameEvent } from '../../../net/protocol'
import { readPush, type SlidingView, afterPush } from '../board/maze'
import { hurryFor, Playback } from './playback'

const before = classic.push.view as unknown as SlidingView
const text = Object.keys(classic.push.choices!.pushes)[0]!
const after = afterPush(before, readPush(before.side, text)!)
const pushed: GameEvent<SlidingView> = {
  seq: 1,
  seat: before.you,
  kind: 'move',
  moves: [[before.you, text]],
  before,
  after,
}

function film(view: SlidingView, event: GameEvent<SlidingView> | null, pace: number, beat?: number) {
  const listener = { onPush: vi.fn(), onShow: vi.fn() }
  const given = { view: signal(view), events: signal(event) }
  const stage = { view: signal(view), seq: signal(0), busy: signal(false), again: signal<number | null>(null) }
  const table = beat === undefined ? {} : { pauseFactor: signal(beat), stage }
  const show = new Playback({ ...given, ...table, pace: signal(pace), slideInPreview: () => null, listener })
  const happen = (event: GameEvent<SlidingView>) =>
    batch(() => {
      given.view.value = event.after
      given.events.value = event
    })
  return { listener, ...given, stage, show, happen }
}

/** The same push, made by another seat than the viewer's. */
const theirs = { ...pushed, before: { ...before, you: null }, after: { ...after, you: null } }

it('shows a push, and what it leads to', async () => {
  const { listener, view, events, show } = film(before, null, 0.01)
  batch(() => {
    view.value = after
    events.value = pushed
  })
  await vi.waitFor(() => expect(show.busy.value).toBe(false))
  expect(listener.onPush).toHaveBeenCalledTimes(1)
  expect(show.shown.value).toBe(after)
})

it('makes no sound any more for a player who has left', async () => {
  const { listener, view, events, show } = film(before, null, 0.1)
  batch(() => {
    view.value = after
    events.value = pushed
  })
  show.stop()
  await vi.waitFor(() => expect(show.busy.value).toBe(false))
  expect(listener.onPush).not.toHaveBeenCalled()
})

it('does not show again what was seen before the board came', async () => {
  const seen = { ...after, you: 1 } // another seat's view of the same table
  const { listener, show } = film(seen, pushed, 0.01)
  expect(show.busy.value).toBe(false)
  expect(listener.onPush).not.toHaveBeenCalled()
  expect(show.shown.value).toBe(seen)
})

it('reports to the table what it has shown, not what it has heard', async () => {
  vi.useFakeTimers()
  const { stage, show, happen } = film(theirs.before, null, 0, 1)
  happen(theirs)
  expect(stage.busy.value).toBe(true)
  expect(stage.view.value).toBe(theirs.before)
  await vi.runAllTimersAsync()
  expect(stage.view.value).toBe(theirs.after)
  expect(stage.busy.value).toBe(false)
  expect(show.shown.value).toBe(theirs.after)
  vi.useRealTimers()
})

it('shows without motion what others do by marks and pauses, and one’s own at once', async () => {
  vi.useFakeTimers()
  const others = film(theirs.before, null, 0, 1)
  others.happen(theirs)
  await vi.advanceTimersByTimeAsync(600)
  expect(others.show.trace.value?.push?.arrow.name).toBe(readPush(before.side, text)!.arrow.name)
  expect(others.listener.onPush).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(600)
  expect(others.listener.onPush).toHaveBeenCalledTimes(1)
  const own = film(before, null, 0, 1)
  own.happen(pushed)
  await vi.advanceTimersByTimeAsync(0)
  expect(own.show.busy.value).toBe(false)
  vi.useRealTimers()
})

it('waits for nobody where everything is shown at once', async () => {
  vi.useFakeTimers()
  const { stage, happen } = film(theirs.before, null, 1, 0)
  happen(theirs)
  await vi.advanceTimersByTimeAsync(0)
  expect(stage.view.value).toBe(theirs.after)
  vi.useRealTimers()
})

it('skips what others did when the player has seen enough, and is slow again later', async () => {
  vi.useFakeTimers()
  const { stage, show, happen } = film(theirs.before, null, 1, 1)
  expect(show.others.value).toBe(false)
  happen(theirs)
  await vi.advanceTimersByTimeAsync(100)
  expect(show.others.value).toBe(true)
  show.skip()
  await vi.advanceTimersByTimeAsync(200) // two frames
  expect(stage.view.value).toBe(theirs.after)
  expect(show.others.value).toBe(false)
  happen({ ...theirs, seq: 2, before: theirs.after, after: { ...theirs.before } })
  await vi.advanceTimersByTimeAsync(200)
  expect(show.others.value).toBe(true)
  vi.useRealTimers()
})

it('leaves the last push marked, and shows the turn again', async () => {
  vi.useFakeTimers()
  const { listener, stage, show, happen } = film(theirs.before, null, 0, 1)
  happen(theirs)
  await vi.runAllTimersAsync()
  expect(show.trace.value?.push).toBeTruthy()
  void show.again(theirs.before.turn!)
  expect(stage.view.value).toBe(theirs.after) // the turn does not pass to another seat for that
  expect(stage.again.value).toBe(theirs.before.turn)
  expect(show.shown.value.maze).toBe(theirs.before.maze)
  await vi.runAllTimersAsync()
  expect(show.shown.value).toBe(theirs.after)
  expect(stage.again.value).toBeNull()
  expect(listener.onPush).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

it('marks after an undo what was marked before, and shows that turn again', async () => {
  vi.useFakeTimers()
  const { show, happen } = film(theirs.before, null, 0, 1)
  happen(theirs)
  await vi.runAllTimersAsync()
  const marked = show.trace.value
  const mine = { ...theirs.after, turn: 1, turns: theirs.after.turns + 1, step: 'push' as const }
  happen({ ...theirs, seq: 2, moves: [], before: theirs.after, after: mine })
  const next = Object.keys(classic.push.choices!.pushes).find((one) => one.slice(0, 2) !== text.slice(0, 2))!
  const mined = { ...afterPush(mine, readPush(mine.side, next)!), step: 'walk' as const }
  happen({ ...theirs, seq: 3, seat: 1, moves: [[1, next]], before: mine, after: mined })
  await vi.runAllTimersAsync()
  expect(show.trace.value?.push?.arrow.name).toBe(readPush(mine.side, next)!.arrow.name)
  happen({ ...theirs, seq: 4, seat: 1, kind: 'undo', moves: [], before: mined, after: { ...mine } })
  await vi.runAllTimersAsync()
  expect(show.trace.value).toEqual(marked)
  void show.again(1) // that turn was taken back: there is nothing to show
  expect(show.busy.value).toBe(false)
  vi.useRealTimers()
})

/** A board that is mounted after the push has been made. */
function late(
  stage = { view: signal(theirs.after), seq: signal(0), busy: signal(false) },
  now: SlidingView = theirs.after,
) {
  const listener = { onPush: vi.fn(), onRecall: vi.fn() }
  const story = vi.fn(async () => [theirs])
  const view = signal(now)
  const show = new Playback({
    ...{ view, stage, story, listener },
    events: signal(null),
    pace: signal(0),
    pauseFactor: signal(1),
    slideInPreview: () => null,
  })
  return { listener, story, view, stage, show }
}

it('learns from the story what happened before it was there', async () => {
  vi.useFakeTimers()
  const { listener, show } = late()
  void show.again(theirs.before.turn!)
  await vi.runAllTimersAsync()
  expect(listener.onPush).toHaveBeenCalledTimes(1)
  expect(show.shown.value).toBe(theirs.after)
  vi.useRealTimers()
})

it('marks the last push for a late player, and for the next at the same device without asking again', async () => {
  vi.useFakeTimers()
  const first = late()
  await vi.runAllTimersAsync()
  expect(first.show.trace.value?.push?.arrow.name).toBe(readPush(before.side, text)!.arrow.name)
  expect(first.listener.onRecall).toHaveBeenCalledWith([theirs])
  expect(first.listener.onPush).not.toHaveBeenCalled()
  first.show.stop()
  const next = late(first.stage, { ...theirs.after, you: 1 })
  expect(next.show.trace.value).toEqual(first.show.trace.value)
  expect(next.listener.onRecall).toHaveBeenCalledWith([theirs])
  await vi.runAllTimersAsync()
  expect(next.story).not.toHaveBeenCalled()
  vi.useRealTimers()
})

it('learns from the story also what was marked before a push was taken back', async () => {
  vi.useFakeTimers()
  const walking = { ...theirs.after, step: 'walk' as const, turns: theirs.after.turns + 1, turn: 1 }
  const { story, listener } = late()
  const start = { ...walking, step: 'push' as const }
  const move = Object.keys(classic.push.choices!.pushes)[1]!
  story.mockResolvedValue([
    theirs,
    { ...theirs, seat: 1, moves: [[1, move]], before: start, after: walking },
    { ...theirs, seat: 1, kind: 'undo', moves: [], before: walking, after: { ...start } },
  ])
  await vi.runAllTimersAsync()
  expect(listener.onRecall).toHaveBeenCalledWith([theirs])
  vi.useRealTimers()
})

it('asks for the last turn after a connection was lost, unless nothing has moved', async () => {
  vi.useFakeTimers()
  const { story, view, show } = late()
  await vi.runAllTimersAsync()
  const marked = show.trace.value
  view.value = { ...theirs.after }
  await vi.runAllTimersAsync()
  expect([story.mock.calls.length, show.trace.value]).toEqual([1, marked])
  view.value = { ...theirs.after, turns: theirs.after.turns + 4 }
  await vi.runAllTimersAsync()
  expect(story).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

/** A board whose waits end one by one. */
function stepper(view: SlidingView) {
  const waits: { ms: number; end: () => void }[] = []
  const given = { view: signal(view), events: signal<GameEvent<SlidingView> | null>(null) }
  const show = new Playback({
    ...given,
    pace: signal(1),
    pauseFactor: signal(1),
    slideInPreview: () => null,
    wait: (ms) => new Promise((end) => waits.push({ ms, end })),
  })
  const step = async () => {
    waits.shift()!.end()
    await new Promise((done) => setTimeout(done))
  }
  return { ...given, show, waits, step }
}

it('goes from phase to phase', async () => {
  const { view, events, show, waits, step } = stepper(theirs.before)
  const to = before.seats.findIndex((_, n) => n === theirs.before.turn)
  const pawn = theirs.after.seats[to]!.pawn
  const goal = pawn === 0 ? 1 : pawn - 1
  const seats = theirs.after.seats.map((one, n) => (n === to ? { ...one, pawn: goal } : one))
  const end = { ...theirs.after, seats, turns: theirs.after.turns + 1, step: 'push' as const }
  const square = `${String.fromCharCode(97 + (goal % 7))}${Math.floor(goal / 7) + 1}`
  const turn = { ...theirs, moves: [...theirs.moves, [to, square]] as typeof theirs.moves, after: end }
  expect(show.phase.value).toBe('still')
  batch(() => {
    view.value = end
    events.value = turn
  })
  const phases: [string, number | undefined, number | undefined][] = []
  while (waits.length) {
    phases.push([show.phase.value, waits[0]!.ms, show.line.value?.missing])
    await step()
  }
  expect(phases.filter(([phase]) => phase !== 'returning').map(([phase, , missing]) => [phase, missing])).toEqual([
    ['pausing', undefined],
    ['entering', 100],
    ['sliding', 0],
    ['pausing', undefined],
    ['walking', undefined],
  ])
  expect(phases.every(([, ms]) => ms! > 0)).toBe(true)
  expect(show.phase.value).toBe('still')
  expect(show.shown.value).toBe(end)
})

it('plays one event after the other, and goes on after one that fails', async () => {
  const wrong = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { listener, show, happen } = film(before, null, 0)
  listener.onPush.mockImplementationOnce(() => {
    throw new Error('a picture')
  })
  happen(pushed)
  expect(show.busy.value).toBe(true)
  happen({ ...pushed, seq: 2, before: after, after: { ...after, turns: after.turns + 1 } })
  await vi.waitFor(() => expect(show.busy.value).toBe(false))
  expect(wrong).toHaveBeenCalledTimes(1)
  expect(listener.onPush).toHaveBeenCalledTimes(2)
  expect(show.shown.value.turns).toBe(after.turns + 1)
  wrong.mockRestore()
})

it('hurries the more events wait', () => {
  expect(hurryFor(0, 1)).toBe(1)
  expect(hurryFor(10, 1)).toBeLessThan(hurryFor(3, 1))
  expect(hurryFor(10, 12)).toBe(1)
})
