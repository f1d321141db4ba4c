import { signal } from '@preact/signals'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import classic from '../../../fixtures/classic-1986.json'
import type { Taps } from '../../../device/prefs'
import { squaresOf } from '../board/geometry'
import { quartersTo, readPush, type Sliding, type SlidingView } from '../board/maze'
import { previewAhead } from '../board/preview'
import { type Turn, turnOf } from './turn'

const view = signal(classic.push.view as unknown as SlidingView)
const pushes = classic.push.choices as Sliding['choices']
const choices = signal<Sliding['choices'] | null>(pushes)
const busy = signal(false)
const taps = signal<Taps>('ask')
const thinkFirst = signal(false)
const move = vi.fn(async (_text: string) => {})
const onRefused = vi.fn()
const onChosen = vi.fn()
let turn: Turn

beforeEach(() => {
  view.value = classic.push.view as unknown as SlidingView
  choices.value = pushes
  busy.value = thinkFirst.value = false
  taps.value = 'ask'
  move.mockClear()
  onRefused.mockClear()
  onChosen.mockClear()
  turn = turnOf({ view, choices, busy, taps, thinkFirst, move, onRefused, onChosen })
})

const settled = () => new Promise((done) => setTimeout(done))

describe('before the push', () => {
  it('sends nothing while the player only thinks', () => {
    turn.tapArrow('N2')
    turn.tapArrow('S2')
    turn.turnSpare(1)
    turn.cancel()
    expect(turn.preview.value).toBeNull()
    expect(move).not.toHaveBeenCalled()
  })

  it('turns the tile at the second tap on the same arrow', () => {
    turn.tapArrow('S2')
    const { text } = turn.preview.value!
    turn.tapArrow('S2')
    expect(turn.preview.value!.text).not.toBe(text)
    expect(turn.preview.value!.push.arrow.name).toBe('S2')
  })

  it('says that a push comes first when a square is touched', () => {
    turn.tapSquare(3)
    expect(onRefused).toHaveBeenCalledWith('early', 'd1')
    expect(turn.target.value).toBeNull()
  })

  it('pushes what is shown', async () => {
    turn.tapArrow('S2')
    await turn.commit()
    expect(move.mock.calls).toEqual([['S2sw']])
    expect(turn.arrow.value).toBeNull()
  })

  it('shows nothing of where a push leads to who wants to think first', async () => {
    thinkFirst.value = true
    turn.tapArrow('S2')
    expect(turn.preview.value).not.toBeNull()
    expect(turn.reach.value).toBeNull()
    turn.tapSquare(24)
    expect(turn.target.value).toBeNull()
    expect(onRefused).not.toHaveBeenCalled()
    await turn.commit()
    expect(move.mock.calls).toEqual([['S2sw']])
  })

  it('pushes and walks where both were thought of', async () => {
    turn.tapArrow('S2')
    const to = [...turn.reach.value!][3]!
    turn.tapSquare(to)
    expect(turn.way.value.at(-1)).toBe(to)
    await turn.commit()
    expect(move.mock.calls.map(([text]) => text)).toEqual(['S2sw', expect.stringMatching(/^[a-g][1-7]$/)])
  })

  it('walks at once where the push is shown before the answer to it arrives', async () => {
    let answer = () => {}
    move.mockImplementationOnce(() => new Promise<void>((done) => (answer = done)))
    taps.value = 'two'
    turn.tapArrow('S2')
    const pushed = turn.commit()
    choices.value = classic.walk.choices as Sliding['choices']
    view.value = classic.walk.view as unknown as SlidingView
    const to = [...turn.reach.value!][0]!
    turn.tapSquare(to)
    answer()
    await pushed
    await settled()
    expect(turn.target.value).toBeNull()
    expect(move.mock.calls.map(([text]) => text)).toEqual(['S2sw', expect.stringMatching(/^[a-g][1-7]$/)])
  })

  it('does not walk when the push is refused', async () => {
    move.mockRejectedValueOnce(new Error())
    turn.tapArrow('S2')
    turn.tapSquare([...turn.reach.value!][0]!)
    await turn.commit()
    expect(move).toHaveBeenCalledTimes(1)
  })

  it('says why the barred arrow does not go', () => {
    turn.tapArrow(view.value.barred!)
    expect(onRefused).toHaveBeenCalledWith('barred', view.value.barred)
    expect(turn.preview.value).toBeNull()
  })

  it('goes at once in one-tap mode', async () => {
    taps.value = 'one'
    turn.tapArrow('S2')
    await settled()
    expect(move).toHaveBeenCalledWith('S2sw')
  })

  it('goes with the touched square, or with a second touch of the arrow, in two taps', async () => {
    taps.value = 'two'
    turn.tapArrow('S2')
    await settled()
    expect(move).not.toHaveBeenCalled()
    turn.tapArrow('S2')
    await settled()
    expect(move.mock.calls).toEqual([['S2sw']])
    move.mockClear()
    turn.tapArrow('S2')
    turn.tapSquare([...turn.reach.value!][0]!)
    await settled()
    expect(move.mock.calls[0]).toEqual(['S2sw'])
    expect(move).toHaveBeenCalledTimes(2)
  })

  it('waits until older events are seen', () => {
    busy.value = true
    turn.tapArrow('S2')
    expect([turn.step.value, turn.preview.value]).toEqual([null, null])
  })
})

describe('before the walk', () => {
  beforeEach(() => {
    view.value = classic.walk.view as unknown as SlidingView
    choices.value = classic.walk.choices as Sliding['choices']
  })

  it('asks once more before it walks', async () => {
    const [to] = [...turn.reach.value!].filter((square) => square !== view.value.seats[2]!.pawn)
    turn.tapSquare(to!)
    expect(move).not.toHaveBeenCalled()
    turn.tapSquare(to!)
    await settled()
    expect(move).toHaveBeenCalledTimes(1)
  })

  it('announces what was chosen, and that it was taken back', async () => {
    const [to] = [...turn.reach.value!]
    turn.tapSquare(to!)
    turn.cancel()
    turn.cancel() // nothing is left to take back
    expect(onChosen.mock.calls).toEqual([[to], [null]])
    taps.value = 'one'
    turn.tapSquare(to!)
    await settled()
    expect(onChosen).toHaveBeenCalledTimes(2)
  })

  it('refuses what is out of reach', () => {
    const far = Array.from({ length: 49 }, (_, n) => n).find((square) => !turn.reach.value!.has(square))!
    turn.tapSquare(far)
    expect(onRefused).toHaveBeenCalledWith('no-way', expect.any(String))
    expect(turn.target.value).toBeNull()
  })

  it('stays on the pawn’s square', async () => {
    await turn.stay()
    const { pawn } = view.value.seats[view.value.turn!]!
    expect(move).toHaveBeenCalledWith(String.fromCharCode(97 + (pawn % 7)) + (Math.floor(pawn / 7) + 1))
  })
})

describe('its states', () => {
  it('are those of a push that is previewed, sent and answered', async () => {
    const seen: string[] = []
    turn.state.subscribe((state) => void seen.push(state))
    turn.tapArrow('S2')
    turn.tapSquare([...turn.reach.value!][3]!)
    turn.cancel()
    const sent = turn.commit()
    turn.cancel() // too late
    turn.choose('N2')
    await sent
    expect(seen).toEqual(['push', 'preview', 'planned', 'preview', 'pushing', 'push'])
  })

  it('are refused until the player plans again', async () => {
    move.mockRejectedValueOnce(new Error())
    turn.tapArrow('S2')
    await turn.commit()
    expect(turn.state.value).toBe('refused')
    expect(turn.arrow.value).toBeNull()
    turn.tapArrow('S2')
    expect(turn.state.value).toBe('preview')
  })

  it('keep the target of a walk that was refused', async () => {
    view.value = classic.walk.view as unknown as SlidingView
    choices.value = classic.walk.choices as Sliding['choices']
    const [to] = [...turn.reach.value!]
    move.mockRejectedValueOnce(new Error())
    turn.tapSquare(to!)
    expect(turn.state.value).toBe('aimed')
    await turn.commit()
    expect([turn.state.value, turn.target.value]).toEqual(['refused', to])
    await turn.commit()
    expect([turn.state.value, turn.target.value]).toEqual(['walk', null])
  })

  it('are waiting while older events are shown', () => {
    busy.value = true
    expect(turn.state.value).toBe('waiting')
    turn.tapArrow('S2')
    turn.turnSpare(1)
    expect([turn.arrow.value, turn.quarters.value]).toEqual([null, 0])
  })

  it('stay as they are when a view is shown while a push is on its way', async () => {
    let answer = () => {}
    move.mockImplementationOnce(() => new Promise<void>((done) => (answer = done)))
    turn.tapArrow('S2')
    const sent = turn.commit()
    await settled()
    turn.reset()
    expect([turn.state.value, turn.sending.value]).toEqual(['pushing', true])
    answer()
    await sent
    expect(turn.state.value).toBe('push')
  })
})

describe('while others move', () => {
  beforeEach(() => {
    view.value = { ...(classic.push.view as unknown as SlidingView), turn: 1 }
    choices.value = null
    turn = turnOf({ view, seat: 0, choices, busy, taps, thinkFirst, move, onRefused, onChosen })
  })

  it('shows what a push would open, and sends nothing', async () => {
    turn.tapArrow('S2')
    expect(turn.state.value).toBe('waiting')
    expect(turn.preview.value!.push.arrow.name).toBe('S2')
    expect(turn.reach.value!.has(turn.preview.value!.view.seats[0]!.pawn)).toBe(true)
    turn.tapArrow('S2')
    turn.tapSquare([...turn.reach.value!][0]!)
    await turn.commit()
    expect(move).not.toHaveBeenCalled()
    turn.cancel()
    expect(turn.preview.value).toBeNull()
  })

  it('opens the same squares as the push itself', () => {
    const own = classic.push.view as unknown as SlidingView
    for (const [text, walks] of Object.entries(pushes.step === 'push' ? pushes.pushes : {})) {
      const push = readPush(own.side, text)!
      const there = previewAhead(own, push.arrow.name, quartersTo(own.spare, push.openings))
      expect([...there!.reach].sort()).toEqual([...squaresOf(walks as string)].sort())
    }
  })

  it('shows nothing while a turn is being played', () => {
    turn.tapArrow('S2')
    busy.value = true
    expect(turn.preview.value).toBeNull()
  })
})
