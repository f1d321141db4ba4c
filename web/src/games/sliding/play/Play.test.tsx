import { batch, signal } from '@preact/signals'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prefs } from '../../../device/prefs'
import classic from '../../../fixtures/classic-1986.json'
import games from '../../../fixtures/games.json'
import { texts } from '../../../i18n'
import type { EditionInfo, GameEvent, MazeHint, PuzzleInfo, SeatInfo, Table } from '../../../net/protocol'
import type { ClassicPushChoices } from '../../../net/views'
import { grid, squaresOf } from '../board/geometry'
import { readPush, type Sliding, type SlidingView, afterPush, letters } from '../board/maze'
import { flightOf } from './feedback'
import { SlidingPlay } from './Play'

const edition = games.games[0]!.editions.find((one) => one.id === 'classic-1986') as unknown as EditionInfo
const names = ['Ida', 'Jonas', 'Aiko', 'Sami']
const HINT: MazeHint = {
  push: 'S2sw',
  walk: 'b3',
  score: 1,
  chance: null,
  finds: true,
  reasons: [
    { code: 'reaches', speaks: 'for', goal: 'sword' },
    { code: 'leaves', speaks: 'against', squares: 4, colour: 'yellow', left: 12, room: 'more' },
  ],
}
const move = vi.fn(async (_text: string) => {})

beforeEach(async () => {
  prefs.motion.value = 'off'
  prefs.language.value = 'en'
  move.mockClear()
  await texts('sliding')
})
afterEach(cleanup)

function show(position: { view: unknown; choices: unknown }, seat?: number | null, puzzle?: PuzzleInfo) {
  const view = signal(position.view as SlidingView)
  const choices = signal(position.choices as Sliding['choices'] | null)
  const events = signal<GameEvent<SlidingView> | null>(null)
  const hint = vi.fn(async () => [HINT])
  const drawn = render(
    <SlidingPlay
      table={{ seats: [] as SeatInfo[], puzzle } as unknown as Table}
      edition={edition}
      view={view}
      choices={choices}
      seat={seat === undefined ? view.value.you : seat}
      events={events}
      deadline={signal(null)}
      now={Date.now}
      move={move}
      hint={hint}
      names={names.slice(0, view.value.seats.length)}
    />,
  )
  return { ...drawn, view, choices, events, hint }
}

it('is a grid of named squares, with what lies there', () => {
  show(classic.push)
  expect(screen.getAllByRole('gridcell')).toHaveLength(49)
  expect(screen.getByLabelText(/^C1: .*book/)).toBeTruthy()
  expect(screen.getByLabelText(/^B6: .*you stand here/)).toBeTruthy()
})

it('shows the player’s goal, and nobody else’s', () => {
  const { container } = show(classic.push)
  expect(container.querySelector('.goal-card .name')!.textContent).toContain('sword')
  expect(container.querySelectorAll('.progress .sought')).toHaveLength(0)
  cleanup()
  const fallen = show(classic.push, null) // the curtain is closed, and the server's next view is on its way
  expect(fallen.container.querySelectorAll('.goal-card, .progress .sought')).toHaveLength(0)
  cleanup()
  const watching = show(classic.spectator, null)
  expect(watching.container.querySelector('.goal-card')).toBeNull()
})

it('says what a push would open, lights it, and pushes with Enter', async () => {
  const { container } = show(classic.push)
  const arrow = container.querySelector<HTMLElement>('[data-arrow=S2]')!
  fireEvent.click(arrow, { detail: 0 })
  await waitFor(() => expect(container.querySelector('.line.ghostly')).toBeTruthy())
  const text = screen.getByRole('status').textContent
  expect(text).toMatch(/S2: push column 2 up\. .*squares in reach\. Your goal is in reach: sword/)
  expect(container.querySelectorAll('.tile.reach').length).toBeGreaterThan(10)
  fireEvent.click(container.querySelector('[data-arrow=S2]')!, { detail: 0 })
  await waitFor(() => expect(move).toHaveBeenCalledWith('S2sw'))
})

it('lets finds fly off the phone of their finder and arrive on the TV', () => {
  const [square, panel] = [new DOMRect(100, 100, 50, 50), new DOMRect(700, 100, 30, 30)]
  const seats = [{ kind: 'person' }, { kind: 'bot' }] as SeatInfo[]
  const at = { table: { seats } as Table, seat: null }
  expect(flightOf({ ...at, seat: 0 }, 0, square, panel)).toEqual([square, panel])
  const [place, off] = flightOf({ ...at, seat: 0, hand: true }, 0, square, panel)
  expect([place, off!.bottom < 0]).toEqual([square, true])
  const [came, to] = flightOf({ ...at, tv: true }, 0, square, panel)
  expect([came!.top > innerHeight, to]).toEqual([true, panel])
  expect(flightOf({ ...at, tv: true }, 1, square, panel)[0]).toBe(square) // a bot has no phone
})

describe('a push that nobody has answered yet', () => {
  /** Preview and send a push in a puzzle with two presses; the answer is held back. */
  async function sent() {
    let refuse = (): void => {}
    move.mockImplementationOnce(() => new Promise((_, reject) => (refuse = () => reject(new Error()))))
    const { container } = show(classic.push, undefined, { kind: 'fewest' } as PuzzleInfo)
    const arrow = container.querySelector<HTMLElement>('[data-arrow=S2]')!
    fireEvent.click(arrow, { detail: 0 })
    await waitFor(() => expect(container.querySelector('.line.ghostly')).toBeTruthy())
    expect(container.querySelectorAll('.tile.reach')).toHaveLength(0) // the player has to think first
    fireEvent.click(container.querySelector('[data-arrow=S2]')!, { detail: 0 })
    await Promise.resolve() // the result of the press is drawn before the next frame
    return { container, refuse: () => refuse() }
  }

  it('lies in the maze at once and shows where it leads', async () => {
    const { container } = await sent()
    expect(container.querySelector('.line')).toBeTruthy()
    expect(container.querySelector('.line.ghostly')).toBeNull()
    const open = squaresOf((classic.push.choices as unknown as ClassicPushChoices).pushes['S2sw']!)
    expect(container.querySelectorAll('.tile.reach')).toHaveLength(open.size)
  })

  it('slides in at once where things move, and then shows where it leads', async () => {
    prefs.motion.value = 'on'
    const { container } = await sent()
    expect(container.querySelector('.line.ghostly')).toBeNull()
    expect(container.querySelector<SVGElement>('.line')!.style.transform).toMatch(/^translate\(-?0%, -?0%\)$/)
    expect(container.querySelectorAll('.tile.reach')).toHaveLength(0)
    await waitFor(() => expect(container.querySelectorAll('.tile.reach').length).toBeGreaterThan(10))
  })

  it('goes back when it is refused', async () => {
    const { container, refuse } = await sent()
    await waitFor(() => expect(move).toHaveBeenCalled())
    refuse()
    await waitFor(() => expect(container.querySelector('.line')).toBeNull())
    expect(container.querySelectorAll('.tile.reach')).toHaveLength(0)
  })
})

it('goes around the arrows and turns the spare with the keys', async () => {
  const { container } = show(classic.push)
  container.querySelector<HTMLElement>('[data-arrow=N2]')!.focus()
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' })
  expect((document.activeElement as HTMLElement).dataset.arrow).toBe('N4')
  expect(container.querySelector('.arrow.hot')).toBeNull()
  const status = () => screen.getByRole('status').textContent
  fireEvent.keyDown(document.activeElement!, { key: 'r' })
  await waitFor(() => expect(status()).toMatch(/open .*/))
  fireEvent.click(document.activeElement!, { detail: 0 })
  await waitFor(() => expect(container.querySelector('.arrow.hot')!.getAttribute('data-arrow')).toBe('N4'))
  expect(status()).toMatch(/^N4: push column 4 down/)
  const before = status()
  fireEvent.keyDown(document.activeElement!, { key: 'r' })
  await waitFor(() => expect(status()).not.toBe(before))
  expect(status()).toMatch(/^N4: push column 4 down/)
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  await waitFor(() => expect(container.querySelector('.line')).toBeNull())
  expect(move).not.toHaveBeenCalled()
})

it('walks over the grid with the keys and to a square with Enter', async () => {
  const { container } = show(classic.walk)
  const view = classic.walk.view as unknown as SlidingView
  const start = view.seats[view.turn!]!.pawn
  const cell = container.querySelector<HTMLElement>(`[data-square="${start}"]`)!
  expect(cell.tabIndex).toBe(0)
  cell.focus()
  fireEvent.keyDown(cell, { key: 'ArrowUp' })
  expect((document.activeElement as HTMLElement).dataset.square).toBe(String(start - 7))
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
  await waitFor(() => expect((document.activeElement as HTMLElement).tabIndex).toBe(0))
  fireEvent.keyDown(document.activeElement!, { key: 'Enter' })
  fireEvent.keyDown(document.activeElement!, { key: 'Enter' })
  await waitFor(() => expect(move).toHaveBeenCalledWith(grid(7).names[start]))
})

it('says where home is when everything is found, and what opens the way there', async () => {
  const { view, choices } = classic.homewards as unknown as { view: SlidingView; choices: ClassicPushChoices }
  const [push, opened] = Object.entries(choices.pushes).find(([text]) => text.endsWith(letters(view.spare)))!
  const home = [...squaresOf(opened)].at(-1)! // wherever that push leads
  const seats = view.seats.map((seat, n) => (n === view.you ? { ...seat, home, finish: [home] } : seat))
  const { container } = show({ view: { ...view, seats }, choices })
  expect(container.querySelector(`[data-square="${home}"]`)!.getAttribute('aria-label')).toContain('your home')
  fireEvent.click(container.querySelector(`[data-arrow=${readPush(view.side, push)!.arrow.name}]`)!, { detail: 0 })
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Your goal is in reach: your home'))
})

it('shows a player who only has to leave the maze the ways out, now and after a push', async () => {
  const { view, choices } = classic.leaving as unknown as { view: SlidingView; choices: ClassicPushChoices }
  const { container } = show({ view, choices })
  const own = view.seats[view.you!]!
  const drawn = () =>
    [...container.querySelectorAll('.tile:not(.under-way) [data-exit]')].map((part) => part.closest('.tile')!)
  expect(container.querySelector('.goal-card')!.textContent).toContain('Out of the maze!')
  expect(container.querySelector('.exit-emblem')).toBeTruthy()
  expect(container.querySelector('.home-emblem')).toBeNull()
  expect(drawn()).toHaveLength(own.finish.length)
  const label = (square: number) => container.querySelector(`[data-square="${square}"]`)!.getAttribute('aria-label')!
  const named = () => view.maze.flatMap((_, square) => (label(square).includes('a way out') ? [square] : []))
  expect(named()).toEqual(own.finish)
  // a push that changes which exits are in reach, with at least one in reach
  const [push, ends] = Object.entries(choices.finish!).find(
    ([text, after]) =>
      text.endsWith(letters(view.spare)) &&
      `${[...squaresOf(after)]}` !== `${own.finish}` &&
      [...squaresOf(after)].some((square) => squaresOf(choices.pushes[text]!).has(square)),
  )!
  fireEvent.click(container.querySelector(`[data-arrow=${readPush(view.side, push)!.arrow.name}]`)!, { detail: 0 })
  const after = [...squaresOf(ends)]
  await waitFor(() => expect(named()).toEqual(after))
  expect(drawn()).toHaveLength(after.length)
  const open = after.filter((square) => squaresOf(choices.pushes[push]!).has(square))
  expect(screen.getByRole('status').textContent).toContain('Your goal is in reach: a way out: ')
  for (const square of open)
    expect(screen.getByRole('status').textContent).toContain(grid(7).names[square]!.toUpperCase())
})

it('says that an undo has been done', async () => {
  const { view, events } = show(classic.walk)
  const [before, after] = [view.value, classic.push.view as unknown as SlidingView]
  batch(() => {
    view.value = after
    events.value = { seq: 9, seat: after.turn, kind: 'undo', moves: [], before, after }
  })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Undone. Push again.'))
})

it('names the player who takes a push back', async () => {
  const { view, events } = show(classic.walk)
  const [before, after] = [
    { ...view.value, turn: 1 },
    { ...(classic.push.view as unknown as SlidingView), turn: 1 },
  ]
  batch(() => {
    view.value = after
    events.value = { seq: 9, seat: 1, kind: 'undo', moves: [], before, after }
  })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Jonas takes the push back.'))
})

it('gives a hint in three steps: where to look, which arrow, the whole turn with the reason', async () => {
  const { container, hint } = show(classic.push)
  const words = () => container.querySelector('.hint-words')?.textContent ?? ''
  const press = () => fireEvent.click(container.querySelector('.tools button')!)
  press()
  await waitFor(() => expect(words()).toBe('Look at column 2'))
  expect(container.querySelector('.line')).toBeNull()
  press()
  await waitFor(() => expect(words()).toBe('Push column 2 up'))
  expect(container.querySelector('.arrow.marked')!.getAttribute('data-arrow')).toBe('S2')
  press()
  const said = 'Push column 2 up: this gets you to the sword.'
  await waitFor(() => expect(container.querySelector('.hint-words > span')!.textContent).toBe(said))
  fireEvent.click(screen.getByRole('button', { name: 'Why?' }))
  const why = screen.getByRole('dialog', { name: 'Why this push?' })
  expect(within(why).getByText('Squares in reach: you 4, Jonas 12')).toBeTruthy()
  fireEvent.click(within(why).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(container.querySelector('.line.ghostly')).toBeTruthy())
  expect(hint).toHaveBeenCalledTimes(1)
  expect(move).not.toHaveBeenCalled()
})

it('says why the barred arrow does not go', () => {
  const { container } = show(classic.push)
  const barred = container.querySelector('.arrow.barred')!
  expect(barred.getAttribute('aria-disabled')).toBe('true')
  expect(barred.getAttribute('aria-label')).toContain('Not now')
  fireEvent.click(barred, { detail: 1 })
  expect(container.querySelector('.line')).toBeNull()
})

it('shows others’ moves as they come, and then what may be done', async () => {
  const before = classic['others-turn'].view as unknown as SlidingView
  const { container, view, events } = show(classic['others-turn'])
  const text = before.barred === 'N2' ? 'N4ns' : 'N2ns'
  const after = afterPush(before, readPush(7, text)!)
  view.value = after
  events.value = { seq: 2, seat: before.turn, kind: 'move', moves: [[before.turn, text]], before, after }
  await waitFor(() => expect(container.querySelector('.arrow.barred')!.getAttribute('data-arrow')).toBe(after.barred))
})

it('shows all goals where any order goes, and the way home when all are found', () => {
  const young = show(classic.young)
  const own = (classic.young.view as unknown as SlidingView).seats[0]!
  expect(young.container.querySelectorAll('.goals li')).toHaveLength(own.cards.length)
  cleanup()
  const home = show(classic.homewards)
  expect(home.container.querySelector('.home-emblem')).toBeTruthy()
  expect(home.container.querySelectorAll('.tile.goal .home')).toHaveLength(1)
})
