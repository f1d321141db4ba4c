import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { prefs } from '../../device/prefs'
import classic from '../../fixtures/classic-1986.json'
import { texts } from '../../i18n'
import { keep, keysOf } from '../../net/keys'
import { aTable, mockServer, seat } from '../../testing'
import { go } from '../shared/router'
import { lastTable } from '../shared/tables'
import { localDay } from '../puzzles/book'
import { Today } from '../shared/Today'
import { Start } from './Start'

const shelf = () => within(screen.getByRole('radiogroup')).getAllByRole('radio')

beforeAll(() => texts())
beforeEach(() => {
  prefs.name.value = 'Ida'
})
afterEach(cleanup)

test('every edition is on the shelf, and one press makes a table with two bots', async () => {
  const asked = mockServer({ 'POST /tables': { table: aTable(), keys: { 0: 'a-secret-key' } } })
  render(<Start />)
  await waitFor(() => expect(shelf()).toHaveLength(5))
  fireEvent.click(screen.getByLabelText(/3D Labyrinth/))
  fireEvent.click(screen.getByRole('button', { name: /Play now/ }))
  await waitFor(() => expect(location.pathname).toBe('/t/abcde23456'))
  const made = asked.find(({ path }) => path === 'POST /tables')!.body
  const seats = [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }]
  expect(made).toMatchObject({ edition: 'towers-3d', begin: true, seats })
  expect(keysOf('abcde23456')).toEqual({ 0: 'a-secret-key' })
})

test('a player who moves on while a table is being made is not called back to it', async () => {
  mockServer({ 'POST /tables': { table: aTable({ id: 'mmmmm23456' }), keys: { 0: 'a-secret-key' } } })
  render(<Start />)
  await waitFor(() => expect(shelf()).toHaveLength(5))
  fireEvent.click(screen.getByRole('button', { name: /Play now/ }))
  go('/ratings')
  await waitFor(() => expect(keysOf('mmmmm23456')).toEqual({ 0: 'a-secret-key' }))
  expect(location.pathname).toBe('/ratings')
})

test('a code leads to its table, and nonsense is said to be none', async () => {
  mockServer({})
  render(<Start />)
  const field = await screen.findByLabelText('Join with a code')
  fireEvent.input(field, { target: { value: 'nonsense' } })
  fireEvent.submit(field.closest('form')!)
  expect((await screen.findByRole('alert')).textContent).toContain('no code')
  fireEvent.input(field, { target: { value: 'ABCDE 2345z' } })
  fireEvent.submit(field.closest('form')!)
  await waitFor(() => expect(location.pathname).toBe('/t/abcde2345z'))
})

test('the pasted link of a seat opens that seat', async () => {
  mockServer({})
  render(<Start />)
  const field = await screen.findByLabelText('Join with a code')
  fireEvent.input(field, { target: { value: ' http://10.0.0.7:8000/t/abcde2345y#2.key-of-seat-2 ' } })
  fireEvent.submit(field.closest('form')!)
  await waitFor(() => expect(location.pathname).toBe('/t/abcde2345y'))
  expect(keysOf('abcde2345y')).toEqual({ 2: 'key-of-seat-2' })
})

test('tables that wait for us come first, with the time that is left', async () => {
  const waiting = aTable({ id: 'zzzzz23456', turn_mine: true, deadline: Date.now() + 2 * 86_400_000 + 5000 })
  mockServer({ 'GET /mine': { tables: [aTable(), waiting] } })
  keep(waiting.id, { 0: 'key-of-seat-0' })
  render(<Start />)
  const links = await screen.findAllByRole('link', { name: /With the Cat/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/t/zzzzz23456', '/t/abcde23456'])
  expect(links[0]!.textContent).toContain('Your turn · 2 days left')
  expect(screen.getByText('It is your turn in one game.')).toBeTruthy()
})

test('tables one sits at are offered again', async () => {
  mockServer({ 'GET /mine': { tables: [aTable()] } })
  render(<Start />)
  const link = await screen.findByRole('link', { name: /With .*the Cat/ })
  expect(link.getAttribute('href')).toBe('/t/abcde23456')
})

test('a new guest is asked once who they are', async () => {
  prefs.name.value = ''
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  const asked = mockServer({ 'POST /tables': { table: aTable(), keys: { 0: 'a-secret-key' } } })
  render(<Start />)
  await waitFor(() => expect(shelf()).toHaveLength(5))
  fireEvent.click(screen.getByRole('button', { name: /Play now/ }))
  fireEvent.input(await screen.findByLabelText('Name'), { target: { value: 'Mia' } })
  fireEvent.click(screen.getByLabelText('blue'))
  fireEvent.click(screen.getAllByRole('button', { name: /Play now/ }).at(-1)!)
  await waitFor(() => expect(asked.some(({ path }) => path === 'POST /tables')).toBe(true))
  const { seats } = asked.find(({ path }) => path === 'POST /tables')!.body as {
    seats: { name?: string; colour: string }[]
  }
  expect(seats.find(({ name }) => name)).toMatchObject({ name: 'Mia', colour: 'blue' })
  prefs.colour.value = null
})

test('the card of today shows the real board, task and par, and opens the puzzle', async () => {
  const day = localDay(new Date())
  const puzzle = { kind: 'fewest', par: 2, level: 3, edition: 'classic-1986', line: 'a line', day, number: 18, seat: 0 }
  const { view } = classic.push
  const solved = { own: 3, par: 2, retries: 0, hints: 0, when: { moment: Math.floor(Date.now() / 1000), ahead: 0 } }
  const kept = { mazes: {}, rolls: {}, numbers: [], closed: { mazes: [], rolls: [], numbers: [] }, rush: 0 }
  const answers: Record<string, unknown> = {
    [`GET /puzzles/days/${day}/maze`]: puzzle,
    'POST /puzzles/drafts': { view: { ...view, seats: [{ ...view.seats[0], cards: ['bat'] }] }, fixed: [] },
    'GET /book/puzzles': kept,
    'POST /puzzles': { table: aTable({ id: 'ddddd23456' }), keys: { 0: 'a-secret-key' } },
  }
  const asked = mockServer(answers)
  const { container, unmount } = render(<Today day={day} />)
  const card = await screen.findByRole('button', { name: /Maze of the day 18.*Find the bat. Par: 2 turns.*Solve it/ })
  expect(container.querySelector('.goal-ring')).toBeTruthy()
  fireEvent.click(card)
  await waitFor(() => expect(location.pathname).toBe('/t/ddddd23456'))
  expect(asked.find(({ path }) => path === 'POST /puzzles')!.body).toMatchObject({ day, roll: false })
  unmount()
  answers['GET /book/puzzles'] = { ...kept, mazes: { [day]: solved } }
  mockServer(answers)
  render(<Today day={day} />)
  expect(await screen.findByText('Solved in 3 turns. Par was 2.')).toBeTruthy()
  expect(screen.getByText(/The first day · next maze in \d+ (hour|day)/)).toBeTruthy()
})

test('words, mood and what begins follow the chosen game, and the other pages are behind More', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  mockServer({})
  const { container } = render(<Start />)
  await waitFor(() => expect(shelf()).toHaveLength(5))
  fireEvent.click(screen.getByLabelText(/One Piece/))
  await screen.findByRole('heading', { level: 1, name: 'Push the sea. Find the crew.' })
  await waitFor(() => expect(container.querySelector('.start')!.getAttribute('data-mood')).toBe('sea'))
  fireEvent.click(screen.getByLabelText(/Go!/))
  expect(screen.getByRole('button', { name: /Play now Labyrinth Go!, .* you, the Cat and the Snail/ })).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/learn/go', '/puzzles', '/room', '/tv', '/new?edition=go']),
  )
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  const others = within(await screen.findByRole('dialog')).getAllByRole('link')
  expect(others.map((link) => link.getAttribute('href'))).toEqual([
    '/rules/go',
    '/book',
    '/tables',
    '/finished',
    '/ratings',
  ])
})

test('people who played together play again with one press, in the chosen game', async () => {
  lastTable.value = 'ffffff2345'
  const seats = [
    seat(0, 'red', { name: 'Ida' }),
    seat(1, 'yellow', { name: 'Papa', here: true }),
    seat(2, 'blue', { kind: 'bot', bot: 'level4', name: 'level4' }),
  ]
  const once = aTable({
    id: 'gggggg2345',
    status: 'over',
    seats: [seat(0, 'red', { name: 'Ida' }), seat(1, 'blue', { name: 'Tom' })],
  })
  const often = ['ffffff2345', 'eeeeee2345'].map((id) => aTable({ id, status: 'over', seats }))
  keep('ffffff2345', { 0: 'key-of-ida', 1: 'key-of-papa' })
  const asked = mockServer({
    'GET /finished': { tables: [once, ...often] },
    'POST /tables': { table: aTable(), keys: { 0: 'a-secret-key' } },
  })
  render(<Start />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Ida.' })).toBeTruthy()
  fireEvent.click(await screen.findByLabelText('Labyrinth'))
  fireEvent.click(
    screen.getByRole('button', { name: /The usual three Labyrinth, .*Ida, Papa and the Fox on this device/ }),
  )
  await waitFor(() => expect(asked.some(({ path }) => path === 'POST /tables')).toBe(true))
  const made = asked.find(({ path }) => path === 'POST /tables')!.body as { seats: unknown[] }
  expect(made.seats).toMatchObject([
    { kind: 'me', name: 'Ida' },
    { kind: 'here', name: 'Papa' },
    { kind: 'bot', bot: 'level4' },
  ])
})

test('people on their own phones come to the same table again', async () => {
  lastTable.value = 'hhhhhh2345'
  const over = aTable({
    id: 'hhhhhh2345',
    status: 'over',
    seats: [seat(0, 'red', { name: 'Ida' }), seat(1, 'blue', { name: 'Oma' })],
  })
  keep('hhhhhh2345', { 0: 'key-of-ida' })
  mockServer({
    'GET /finished': { tables: [over] },
    'POST /tables/hhhhhh2345/rematch': { table: aTable({ id: 'jjjjjj2345' }), keys: { 1: 'key-of-ida' } },
  })
  render(<Start />)
  fireEvent.click(await screen.findByLabelText('Labyrinth'))
  fireEvent.click(screen.getByRole('button', { name: /The usual two .*Ida and Oma$/ }))
  await waitFor(() => expect(location.pathname).toBe('/t/jjjjjj2345'))
  expect(keysOf('jjjjjj2345')).toEqual({ 1: 'key-of-ida' })
})
