import { batch, signal } from '@preact/signals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import catalogue from '../../../fixtures/games.json'
import scenes from '../../../fixtures/go.json'
import { texts } from '../../../i18n'
import { Refusal, type EditionInfo, type GameEvent, type Table } from '../../../net/protocol'
import { teller } from '../speech/narration'
import { Play } from './Play'
import { Result } from './Solo'
import type { GoChoices, GoView } from '../board/view'

const edition = catalogue.games.find(({ game }) => game === 'go')!.editions[0] as unknown as EditionInfo
type Scene = keyof typeof scenes

let tables = 0

function sit(name: Scene, answer: (text: string) => Promise<void> = async () => {}) {
  const at = (scene: Scene) => scenes[scene] as unknown as { view: GoView; choices: GoChoices | null }
  const view = signal(at(name).view)
  const choices = signal(at(name).choices)
  const events = signal<GameEvent<GoView> | null>(null)
  const stage = { view: signal(at(name).view), seq: signal(Infinity), busy: signal(false) }
  const move = vi.fn(answer)
  const skip = vi.fn()
  const { container } = render(
    <Play
      table={{ id: `table ${(tables += 1)}`, seats: [] as Table['seats'] } as Table}
      edition={edition}
      view={view}
      choices={choices}
      seat={view.value.you}
      events={events}
      stage={stage}
      deadline={signal(null)}
      now={() => 0}
      move={move}
      skip={skip}
      names={['Ida', 'Jonas', 'Mia']}
    />,
  )
  const on = (scene: Scene, ...moves: GameEvent['moves']) =>
    act(() =>
      batch(() => {
        const before = view.value
        view.value = at(scene).view
        choices.value = at(scene).choices
        events.value = { seq: 7, seat: moves[0]?.[0] ?? null, kind: 'move', moves, before, after: view.value }
      }),
    )
  const $ = (selector: string) => container.querySelector<HTMLElement>(selector)!
  return { container, move, skip, on, $, view, stage }
}

/** Run an action and everything that follows from it at once. */
const done = (what: () => unknown) => act(() => void what())
const pass = (ms: number) => done(() => vi.advanceTimersByTime(ms))

const said = (move: { mock: { calls: unknown[][] } }) => move.mock.calls.map(([text]) => text)

describe('playing', () => {
  beforeAll(() => texts('go'))
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
  })
  afterEach(() => {
    vi.runOnlyPendingTimers() // pending effects would block those of the next test
    cleanup()
    vi.useRealTimers()
  })

  it('says ready, counts down with everybody, and only then gives the tiles free', async () => {
    const { move, on, $ } = sit('ready')
    fireEvent.click($('.go-big'))
    expect(said(move)).toEqual(['ready'])
    await on('play')
    expect($('.go-count').textContent).toBe('3')
    expect($('.go-tray').classList).toContain('resting')
    for (let n = 0; n < 4; n++) await pass(1000)
    expect($('.go-tray').classList).not.toContain('resting')
  })

  it('lays a chosen tile where one points, turned and flipped', async () => {
    const { move, $ } = sit('play')
    await done(() => fireEvent.click($('.go-slot[data-tile=H1]'), { detail: 1 }))
    await done(() => fireEvent.click(screen.getByLabelText('Turn')))
    await done(() => fireEvent.click(screen.getByLabelText('Flip over')))
    await done(() => fireEvent.click($('[data-square=a1]')))
    expect(said(move)).toEqual(['H1b-a1s'])
    expect($('.go-laid').dataset.at).toBe('H1b-a1s')
  })

  it('chooses, turns, lays and grabs with keys alone', async () => {
    const { move, $ } = sit('play')
    const square = $('[data-square=b1]')
    square.focus()
    await done(() => fireEvent.keyDown(square, { key: '2' }))
    await done(() => fireEvent.keyDown(square, { key: 'r' }))
    await done(() => fireEvent.click(square))
    await done(() => fireEvent.keyDown(square, { key: 'g' }))
    await act(async () => {})
    expect(said(move)).toEqual(['H2a-b1s', 'grab'])
  })

  it('answers each key in words: what was chosen, how it is turned, and that it is put back', async () => {
    const { $ } = sit('play')
    const square = $('[data-square=b1]')
    const heard = async (key: string) => {
      await done(() => fireEvent.keyDown(square, { key }))
      return $('[role=status]').textContent!
    }
    square.focus()
    expect(await heard('2')).toBe(
      'path tile H2, front. End with the hole open: east, west; other end open: north, west.',
    )
    expect(await heard('r')).toBe(
      'Turned: path tile H2, front. End with the hole open: north, south; other end open: north, east.',
    )
    expect(await heard('f')).toMatch(/^Flipped: path tile H2, back\. End with the hole open: /)
    expect(await heard('Escape')).toBe('path tile H2 is put back.')
    await done(() => fireEvent.click($('.go-slot[data-tile=H1]'), { detail: 0 })) // as if by Enter
    expect($('[role=status]').textContent).toMatch(/^path tile H1, front\. /)
  })

  it('lifts what lies under the cursor', async () => {
    const { move, $, view } = sit('half-laid')
    const first = $(`.go-laid[data-tile=${view.value.layout![0]!.tile}]`).dataset.at!
    await done(() => fireEvent.keyDown($(`[data-square=${first.slice(4, 6)}]`), { key: 'Delete' }))
    expect(said(move)).toEqual([`-${first.slice(0, 2)}`])
  })

  it('moves no tile before the round, nor after the grab', async () => {
    for (const scene of ['ready', 'grabbed'] as const) {
      const { move, $ } = sit(scene)
      await done(() => fireEvent.click($('.go-slot'), { detail: 1 }))
      await done(() => fireEvent.click($('[data-square=e5]')))
      expect(said(move)).toEqual([])
      cleanup()
    }
  })

  it('points at the picture that a refused grab names', async () => {
    const { $ } = sit('solo', async () => {
      throw new Refusal('go.grab.wrong', 'G10', { picture: 'owl', why: 'not_shown', wrong: 4 })
    })
    await done(() => fireEvent.click($('.go-grab')))
    await act(async () => {})
    expect($('.missed').dataset.square).toBe('a3')
  })

  it('says that it was right and what is rolled next, and nothing of the tiles that come back', async () => {
    const { on, $, view } = sit('solo-laid')
    await on('solo-next')
    const status = $('[role=status]').textContent!
    expect(status).toMatch(/^Right! /)
    expect(status).toContain('Rolled: ')
    expect(view.value.roll).toHaveLength(4)
  })

  it('shows the check picture by picture, skips on a tap, and goes on to the next roll', async () => {
    const { container, on, $ } = sit('grabbed')
    await on('check')
    const looked = () => container.querySelectorAll('.go-checklist li:not(.waiting)').length
    expect(looked()).toBe(0)
    for (let n = 0; n < 20 && looked() === 0; n++) await pass(100)
    expect(looked()).toBe(1)
    await done(() => fireEvent.click(screen.getByText('Show all')))
    expect(looked()).toBe(4)
    await done(() => fireEvent.click(screen.getByText('Next round')))
    expect($('.go-big').textContent).toContain('Ready!')
  })

  it('has everything around it wait until the grab that ended a round and its check have been seen', async () => {
    const { on, $, view, stage } = sit('grabbed')
    const before = view.value
    await on('check', [1, 'grab'])
    expect($('[role=status]').textContent).toBe('Jonas takes the 2!')
    expect($('.go-check')).toBeNull()
    expect($('.go-seat:nth-child(2) .got').textContent).toBe('2')
    await pass(1000)
    expect($('.go-check')).not.toBeNull()
    const heard = new Set<string>()
    for (let n = 0; stage.busy.value; n++) {
      expect(n).toBeLessThan(200)
      expect(stage.view.value).toBe(before)
      expect(stage.seq.value).toBe(6)
      expect($('.go-joker'), 'what the check brings is not shown before').toBeNull()
      await pass(100)
      heard.add($('[role=status]').textContent!)
    }
    expect(stage.view.value).toBe(view.value)
    expect(stage.seq.value).toBe(7)
    expect($('.go-joker')).not.toBeNull()
    expect([...heard].filter((text) => text.includes(': ')).length, 'four pictures, then what they are worth').toBe(5)
    expect([...heard].at(-1)).toMatch(/^Ida: .+ Jonas: .+ Mia: /)
  })

  it('shows the next round to onlookers only when they have seen the check', async () => {
    const { on, $, view, stage } = sit('spectator')
    await on('check')
    await act(() => void (view.value = { ...view.value, step: 'play' }))
    expect($('.go-check')).not.toBeNull()
    for (let n = 0; stage.busy.value; n++) {
      expect(n).toBeLessThan(200)
      await pass(100)
    }
    expect($('.go-check')).toBeNull()
    expect($('.go-count').textContent).toBe('3')
  })

  it('shows a game that is over as a whole to a late spectator', () => {
    const { container, stage } = sit('over')
    expect(container.querySelectorAll('.go-checklist li:not(.waiting)')).toHaveLength(4)
    expect(stage.busy.value).toBe(false)
  })

  it('shows others only how many tiles they have laid', async () => {
    const { container } = sit('spectator')
    expect([...container.querySelectorAll('.go-seat')].map((seat) => seat.querySelectorAll('.laid').length)).toEqual([
      2, 1, 0,
    ])
    expect(container.querySelectorAll('.go-laid, .go-slot')).toHaveLength(0)
  })

  it('shows the boards of the others to a player who has grabbed, and lets bots finish at once', async () => {
    const { container, skip, view } = sit('grabbed')
    const laid = view.value.boards!.map((board) => board.length)
    const minis = [...container.querySelectorAll('.go-others li')]
    expect(minis.map((board) => board.querySelectorAll('.go-laid').length)).toEqual(
      laid.filter((_, n) => n !== view.value.you),
    )
    await done(() => fireEvent.click(screen.getByText('Fast-forward')))
    expect(skip).toHaveBeenCalledTimes(1)
  })

  it('shows the last check of a player who is touched before the next round', async () => {
    const { on, $ } = sit('grabbed')
    await on('check')
    await done(() => fireEvent.click(screen.getByText('Show all')))
    await done(() => fireEvent.click(screen.getByText('Next round')))
    await done(() => fireEvent.click(screen.getByTitle('The check of Jonas’s board')))
    expect($('.go-checklist').getAttribute('aria-label')).toBe('The check of Jonas’s board')
    expect(document.querySelectorAll('.go-checklist li:not(.waiting)')).toHaveLength(4)
    await done(() => fireEvent.click(screen.getByText('Next round')))
    expect($('.go-big').textContent).toContain('Ready!')
  })

  it('reports every round for everybody, and every roll of a solo game', () => {
    const at = (scene: Scene) => scenes[scene].view as unknown as GoView
    const event = (before: Scene, after: Scene) => ({
      seq: 9,
      seat: 0,
      kind: 'move' as const,
      moves: [],
      before: at(before),
      after: at(after),
    })
    const narrate = teller(edition, ['You', 'Jonas', 'Mia'])
    expect(narrate(event('play', 'half-laid'))).toBeNull()
    const sentences = narrate(event('grabbed', 'check'))!
    expect(sentences.map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(sentences[0]!.text).toMatch(/^Round 1\. You: .+ (Forward|Back) by \d/)
    expect(narrate(event('solo-laid', 'solo-next'))![0]!.text).toMatch(/^[\w ]+, [\w ]+, [\w ]+, [\w ]+: Right! /)
  })

  it('keeps the personal best of who played, and says so again after a reload', () => {
    const view = scenes['solo-over'].view as unknown as GoView
    const end = (table: string, mine = true) => {
      cleanup()
      render(<Result table={table} view={view} mine={mine} />)
      return document.querySelector('.go-best .caption')?.textContent
    }
    expect(end('watched', false)).toBeUndefined()
    expect(end('first')).toBe('A new personal best!')
    expect(end('first')).toBe('A new personal best!')
    expect(end('second')).toContain('Your best here:')
  })
})
