import { signal } from '@preact/signals'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import games from '../../fixtures/games.json'
import { texts } from '../../i18n'
import { keysOf } from '../../net/keys'
import type { Live } from '../../net/live'
import type { GameInfo, Table } from '../../net/protocol'
import { aTable, mockServer, seat } from '../../testing'
import { rememberTable } from '../shared/tables'
import { Waiting } from './Waiting'

const game = games.games.find(({ game }) => game === 'classic') as unknown as GameInfo
const edition = game.editions.find(({ id }) => id === 'classic-1986')!

function at(table: Table, seats: number[]) {
  const live = { id: table.id, status: signal('open'), table: signal(table), seats: signal(seats), rekey: vi.fn() }
  return live as unknown as Live & typeof live
}

beforeAll(() => texts())
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})
afterEach(cleanup)

test('a guest at a waiting table sits down with a name', async () => {
  const table = aTable({ status: 'waiting', seats: [seat(0, 'red'), seat(1, 'yellow', { kind: 'open', name: '' })] })
  const asked = mockServer({ 'POST /tables/abcde23456/join': { seat: 1, key: 'key-of-seat-1', table } })
  const live = at(table, [])
  render(<Waiting live={live} table={table} game={game} edition={edition} />)
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Mia' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sit here' }))
  await waitFor(() => expect(live.rekey).toHaveBeenCalled())
  expect(asked.find(({ path }) => path.endsWith('/join'))!.body).toEqual({ seat: 1, name: 'Mia' })
  expect(keysOf(table.id)).toMatchObject({ 1: 'key-of-seat-1' })
})

test('one tap before the game says who begins', async () => {
  const seats = [seat(0, 'red', { name: 'Ida' }), seat(1, 'yellow', { name: 'Opa' })]
  const table = aTable({ status: 'waiting', options: { first: '2' }, seats })
  const asked = mockServer({ 'POST /tables/abcde23456/first': { table } })
  render(<Waiting live={at(table, [0])} table={table} game={game} edition={edition} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Opa' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'You' }))
  fireEvent.click(screen.getByRole('radio', { name: 'at random' }))
  await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ seat: 0, after: table.seq }, { seat: null }]))
})

test('a pawn is chosen by its corner: a free one, and the maker may swap two people', async () => {
  const seats = [
    seat(0, 'red', { name: 'Ida' }),
    seat(1, 'yellow', { name: 'Opa' }),
    seat(2, 'blue', { kind: 'open', name: '' }),
  ]
  const table = aTable({ status: 'waiting', seats })
  const asked = mockServer({ 'POST /tables/abcde23456/colour': { table } })
  render(<Waiting live={at(table, [0])} table={table} game={game} edition={edition} />)
  const choose = () => fireEvent.click(screen.getByRole('button', { name: /^You: red/ }))
  choose()
  expect(screen.queryByRole('button', { name: /^Opa: yellow/ })).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'yellow, top right, Opa' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'green, bottom left, free' }))
  choose()
  fireEvent.click(screen.getByRole('button', { name: 'blue, bottom right, free' }))
  cleanup()
  rememberTable(table.id)
  render(<Waiting live={at(table, [0])} table={table} game={game} edition={edition} />)
  fireEvent.click(screen.getByRole('button', { name: /^Opa: yellow/ }))
  fireEvent.click(screen.getByRole('button', { name: 'red, top left, You' }))
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(asked.map(({ body }) => body)).toEqual([
    { seat: 0, colour: 'green' },
    { seat: 0, colour: 'blue' },
    { seat: 1, colour: 'red' },
  ])
})
