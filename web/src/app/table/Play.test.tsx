import { batch, signal } from '@preact/signals'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import classic from '../../fixtures/classic-1986.json'
import games from '../../fixtures/games.json'
import go from '../../fixtures/go.json'
import { texts } from '../../i18n'
import { keep, keysOf } from '../../net/keys'
import type { Live } from '../../net/live'
import type { EditionInfo, Table } from '../../net/protocol'
import { aTable, mockServer, seat } from '../../testing'
import { readPush, afterPush, type SlidingView } from '../../games/sliding/board/maze'
import '../../games/classic/end' // fetched with the end
import './Ending' // loaded on demand: imported here so that it is ready, however busy the machine is
import { Toasts } from '../../ui/Toast'
import { Leave } from './Menu'
import { Play } from './Play'
import { Bubbles } from './Signs'

const edition = games.games[0]!.editions[0]! as unknown as EditionInfo

/** Parts that are loaded on demand take time. */
const SOON = { timeout: 10_000 }

function renderPlay(table: Table, seats: number[], open: number | null) {
  const live = {
    id: table.id,
    status: signal('open'),
    table: signal(table),
    view: signal(classic.opening.view),
    choices: signal(null),
    begin: () => undefined,
    deadline: signal<number | null>(null),
    handover: signal(false),
    open: signal(open),
    seats: signal(seats),
    events: signal(null),
    sign: signal(null),
    problem: signal(null),
    now: Date.now,
    move: vi.fn(),
    undo: vi.fn(),
    hint: vi.fn(),
    reveal: vi.fn(),
    wave: vi.fn(),
    away: vi.fn(),
    rekey: vi.fn(),
    end: vi.fn(),
  }
  return live as unknown as Live & typeof live
}

beforeAll(async () => {
  await Promise.all([texts(), import('./Ending'), import('../../games/classic/end')])
})
beforeEach(() => {
  mockServer({})
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})
afterEach(cleanup)

test('whose turn it is stands in the bar', () => {
  render(<Play live={renderPlay(aTable(), [0], 0)} table={aTable()} edition={edition} />)
  expect(screen.getByText(/Your turn|The Cat’s turn/)).toBeTruthy()
})

test('the bar says whose turn it is when the board has shown it, not before', async () => {
  const live = renderPlay(aTable(), [0], null)
  const text = Object.keys(classic.push.choices!.pushes)[0]!
  const before = { ...(classic.push.view as unknown as SlidingView), you: null, turn: 1 }
  const after = { ...afterPush(before, readPush(before.side, text)!), turn: 0, step: 'push' as const }
  live.view.value = before as never
  render(<Play live={live} table={aTable()} edition={edition} />)
  await waitFor(() => expect(document.querySelector('.sliding-play')).not.toBeNull(), { timeout: 5000 })
  act(() =>
    batch(() => {
      live.view.value = after as never
      live.events.value = { seq: 4, seat: 1, kind: 'move', moves: [[1, text]], before, after } as never
    }),
  )
  const sign = () => document.querySelector('.turn-sign')!.textContent
  expect(sign()).toContain('The Cat')
  await waitFor(() => expect(sign()).toContain('Your turn'), { timeout: 10_000 })
  expect(document.title).toMatch(/^Your turn – /) // for a player who looks at another window
  expect(document.querySelector('.traces .pushed')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /See the last turn again: .*the Cat/ }))
  expect(sign()).toContain('Again: the Cat’s last turn')
  expect(document.querySelector('.actions .tip')!.textContent).toContain('Again: the Cat’s last turn')
  await waitFor(() => expect(sign()).toContain('Your turn'), { timeout: 10_000 })
}, 20_000)

test('only where everybody acts at once the bar says so, not before a deal nor at an end', () => {
  const live = renderPlay(aTable(), [0], 0)
  live.view.value = { ...classic.opening.view, turn: null, step: 'over' } as never
  render(<Play live={live} table={aTable()} edition={edition} />)
  expect(document.querySelector('.turn-sign')!.textContent).toBe('')
  cleanup()
  live.view.value = go.play.view as never
  render(<Play live={live} table={aTable()} edition={edition} />)
  expect(document.querySelector('.turn-sign')!.textContent).toBe('Everybody at once')
})

test('with two people at one device a curtain hangs between their turns', async () => {
  const table = aTable({ seats: [seat(0, 'red', { name: 'Ida' }), seat(1, 'yellow', { name: 'Opa', here: true })] })
  const live = renderPlay(table, [0, 1], null)
  const turn = classic.opening.view.turn!
  const name = ['Ida', 'Opa'][turn]!
  render(<Play live={live} table={table} edition={edition} />)
  const ready = await screen.findByRole('button', { name: `I am ${name}` })
  await waitFor(() => expect(document.activeElement).toBe(ready))
  fireEvent.click(ready)
  expect(live.reveal).toHaveBeenCalledWith(turn)
  expect(screen.queryByRole('timer')).toBeNull()
  act(() =>
    batch(() => {
      live.handover.value = true
      live.deadline.value = Date.now() + 90_000
    }),
  )
  const limit = document.querySelector('.curtain [role=timer]')!
  expect(limit.getAttribute('aria-label')).toBe('1 minute 30 seconds left to hand over')
  expect(screen.getAllByRole('timer')).toEqual([limit]) // not in the bar as well
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('players who stay read that another has left, and what happens to the turns', async () => {
  vi.useFakeTimers()
  const ben = (present: boolean) => [seat(0, 'red', { name: 'Ida' }), seat(1, 'yellow', { name: 'Ben', present })]
  const timed = aTable({ clock: 30, seats: ben(true) })
  const live = renderPlay(timed, [0], 0)
  live.view.value = { ...classic.opening.view, turn: 1 } as never
  const { rerender } = render(<Play live={live} table={timed} edition={edition} />)
  expect(document.querySelector('.seats-left')).toBeNull()
  rerender(<Play live={live} table={{ ...timed, seats: ben(false) }} edition={edition} />)
  const words = 'Ben is not here any more. When the time is up, the turn is passed.'
  expect(document.querySelector('.seats-left')!.textContent).toBe(words)
  act(() => void vi.advanceTimersByTime(5000))
  render(<Toasts />)
  expect(screen.getAllByText(words)).toHaveLength(2)
  vi.useRealTimers()
})

test('a goal that is held to be seen is hidden wherever the mouse lets go', async () => {
  const table = aTable({ seats: [seat(0, 'red', { name: 'Ida' }), seat(1, 'yellow', { name: 'Opa', here: true })] })
  render(<Play live={renderPlay(table, [0, 1], 0)} table={table} edition={edition} />)
  await waitFor(() => expect(document.querySelector('.secret')).not.toBeNull(), { timeout: 5000 })
  fireEvent.pointerDown(document.querySelector('.secret')!)
  expect(screen.getByRole('main').className).toContain('peeking')
  fireEvent.pointerUp(window)
  expect(screen.getByRole('main').className).not.toContain('peeking')
})

test('every sign goes when its time is up, also when another player waves before that', () => {
  vi.useFakeTimers()
  const table = aTable()
  const live = renderPlay(table, [0], 0)
  const { container } = render(<Bubbles live={live} table={table} names={['Ida', 'Opa']} />)
  const wave = (seat: number) =>
    act(() => void ((live.sign as { value: unknown }).value = { seat, sign: 'hello', at: Date.now() }))
  wave(0)
  vi.advanceTimersByTime(1000)
  wave(1)
  expect(container.querySelectorAll('.bubble')).toHaveLength(2)
  act(() => void vi.advanceTimersByTime(3100))
  expect(container.querySelectorAll('.bubble')).toHaveLength(1)
  act(() => void vi.advanceTimersByTime(1000))
  expect(container.querySelectorAll('.bubble')).toHaveLength(0)
  vi.useRealTimers()
})

test('a shared screen has no curtain and no signs', () => {
  const table = aTable()
  render(
    <Play live={renderPlay(table, [], null)} table={table} edition={edition} tv={{ code: 'BCDF', key: 'secret' }} />,
  )
  expect(screen.queryByRole('button', { name: 'Say something' })).toBeNull()
})

test('the end says who won, and the next game keeps the keys of every seat here', async () => {
  const next = { table: aTable({ id: 'fghjk23456' }), keys: { 1: 'the-next-key' } }
  const asked = mockServer({ 'POST /tables/abcde23456/rematch': next })
  const table = aTable({ status: 'over', outcome: { winners: [0], scores: [6, 2], reason: 'home' } })
  keep(table.id, { 0: 'a-key-of-mine' })
  render(<Play live={renderPlay(table, [0], 0)} table={table} edition={edition} />)
  await screen.findByText('You win!', {}, SOON)
  expect(screen.getByText('First home.')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Play again' }, SOON))
  // who begins is asked once, and chance decides if nobody is chosen (K3)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'at random' }).checked).toBe(true)
  expect(screen.queryByRole('switch')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }))
  await waitFor(() => expect(location.pathname).toBe('/t/fghjk23456'))
  expect(keysOf('fghjk23456')).toEqual({ 1: 'the-next-key' })
  cleanup()
  render(<Play live={renderPlay(table, [0], 0)} table={table} edition={edition} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Same maze, new cards' }, SOON))
  fireEvent.click(screen.getByRole('radio', { name: 'The Cat' }))
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }))
  const again = () => asked.filter(({ path }) => path.endsWith('/rematch')).map(({ body }) => body)
  await waitFor(() =>
    expect(again()).toEqual([
      { same_maze: false, first: null },
      { same_maze: true, first: 1 },
    ]),
  )
  cleanup()
  render(<Play live={renderPlay(table, [0], 0)} table={table} edition={{ ...edition, swaps: true }} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Same maze, new cards' }, SOON))
  fireEvent.click(screen.getByRole('switch', { name: /Swap a few towers/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }))
  await waitFor(() => expect(again().at(-1)).toEqual({ same_maze: true, first: null, swap: true }))
}, 20_000)

test('the end says that a game in which a bot stood in does not count', async () => {
  const outcome = { winners: [0], scores: [6, 2], reason: 'home' }
  const table = aTable({ status: 'over', rated: false, stood_in: true, outcome })
  render(<Play live={renderPlay(table, [0], 0)} table={table} edition={edition} />)
  await screen.findByText(/does not count for the ratings/, {}, SOON)
})

test('nobody is said to have won when nobody has found anything', async () => {
  const table = aTable({ status: 'over', outcome: { winners: [0, 1], scores: [0, 0], reason: 'turn_limit' } })
  render(<Play live={renderPlay(table, [0], 0)} table={table} edition={edition} />)
  await screen.findByText('This time the maze keeps its secrets', {}, SOON)
  expect(screen.getByText(/nobody has found anything yet/)).toBeTruthy()
  expect(document.querySelector('.confetti, .scores .won')).toBeNull()
})

test('a game with bots only waits, and among people the player chooses', () => {
  const leave = (table: Table) => {
    const live = renderPlay(table, [0], 0)
    render(<Leave live={live} table={table} names={['You', 'Opa']} title="Leave" to="/" onClose={() => {}} />)
    return live
  }
  const solo = leave(aTable())
  expect(screen.getByText(/waits for you/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(solo.away).not.toHaveBeenCalled()
  cleanup()
  const people = aTable({ seats: [seat(0, 'red'), seat(1, 'yellow', { name: 'Opa' })] })
  const kept = leave(people)
  fireEvent.click(screen.getByRole('button', { name: 'The others wait for me' }))
  expect(kept.away).not.toHaveBeenCalled()
  cleanup()
  const substituted = leave(people)
  expect(screen.getByText(/does not count for the ratings/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'A bot plays for me' }))
  expect(substituted.away).toHaveBeenCalledWith(0, true)
})

test('a spectator reads that they watch', () => {
  render(<Play live={renderPlay(aTable(), [], null)} table={aTable()} edition={edition} />)
  expect(screen.getByText('You are watching')).toBeTruthy()
})

test('a device without a network says so at once', () => {
  render(<Play live={renderPlay(aTable(), [0], 0)} table={aTable()} edition={edition} />)
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByText(/This device is offline/)).toBeTruthy()
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.queryByText(/This device is offline/)).toBeNull()
})

test('what is left when a connection is lost is kept for the page without a server, until it is back', () => {
  const left = () => JSON.parse(localStorage.getItem('wanderwall.left') ?? 'null')
  const live = renderPlay(aTable(), [0], 0)
  render(<Play live={live} table={aTable()} edition={edition} />)
  act(() => void (live.status.value = 'lost'))
  expect(left()).toEqual({ href: `${location.origin}/t/abcde23456`, name: 'Ida', colour: 'red' })
  act(() => void (live.status.value = 'open'))
  expect(left()).toBeNull()
  cleanup()
  const watching = renderPlay(aTable(), [], null)
  render(<Play live={watching} table={aTable()} edition={edition} />)
  act(() => void (watching.status.value = 'lost'))
  expect(left()).toBeNull()
})

test('a lost connection is said', () => {
  const live = renderPlay(aTable(), [0], 0)
  live.status.value = 'lost'
  render(<Play live={live} table={aTable()} edition={edition} />)
  expect(screen.getByText(/connection is lost/)).toBeTruthy()
})
