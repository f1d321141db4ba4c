import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '../../i18n'
import { keysOf } from '../../net/keys'
import { aTable, mockServer, seat } from '../../testing'
import { Toasts } from '../../ui/Toast'
import { go } from '../shared/router'
import { TablePage } from './TablePage'

/** The keys of every hello, in order. */
let said: Record<string, string>[] = []

class Line {
  static last: Line
  readyState = 1
  onopen: (() => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor() {
    Line.last = this
    setTimeout(() => this.onopen?.())
  }
  send(text: string) {
    said.push(JSON.parse(text).keys)
  }
  close() {}
  onmessage: ((event: { data: string }) => void) | null = null
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

beforeAll(() => texts())
beforeEach(() => {
  said = []
  mockServer({})
  vi.stubGlobal('WebSocket', Line)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the key of a seat goes from the address to the server, and does not stay in sight', async () => {
  go('/t/ppppp23456#1.key-of-seat-1')
  render(<TablePage id="ppppp23456" />)
  await waitFor(() => expect(said).toEqual([{ 1: 'key-of-seat-1' }]))
  expect(location.hash).toBe('')
  expect(keysOf('ppppp23456')).toEqual({ 1: 'key-of-seat-1' })
})

test('a spectator who opens the link of a seat sits there', async () => {
  go('/t/qqqqq23456')
  render(<TablePage id="qqqqq23456" />)
  await waitFor(() => expect(said).toEqual([{}]))
  act(() => go('/t/qqqqq23456#2.key-of-seat-2'))
  await waitFor(() => expect(said).toEqual([{}, { 2: 'key-of-seat-2' }]))
  expect(location.hash).toBe('')
})

test('a player who has lost the seat to another device may still watch', async () => {
  go('/t/rrrrr23456#1.key-of-seat-1')
  render(<TablePage id="rrrrr23456" />)
  await waitFor(() => expect(said).toHaveLength(1))
  act(() => Line.last.onclose!({ code: 4409 }))
  fireEvent.click(screen.getByRole('button', { name: 'Watch the game' }))
  await waitFor(() => expect(said).toEqual([{ 1: 'key-of-seat-1' }, {}]))
})

test('at a table that is none there is nothing to watch', async () => {
  go('/t/sssss23456')
  render(<TablePage id="sssss23456" />)
  await waitFor(() => expect(said).toHaveLength(1))
  act(() => Line.last.onclose!({ code: 4404 }))
  expect(screen.getByRole('heading').textContent).toContain('table')
  expect(screen.queryByRole('button', { name: 'Watch the game' })).toBeNull()
})

test.each([
  ['came when the game had begun', [aTable()], 'You are watching: the game had begun before you came.'],
  ['found no seat', [aTable({ status: 'waiting' }), aTable()], 'You are watching: the table was full.'],
])('a spectator who %s reads why they watch', async (_, tables, why) => {
  go('/t/ttttt23456')
  render(
    <>
      <Toasts />
      <TablePage id="ttttt23456" />
    </>,
  )
  await waitFor(() => expect(said).toHaveLength(1))
  for (const table of tables) {
    act(() => Line.last.say({ type: 'welcome', now: Date.now(), table, keys: [], open: null }))
    await waitFor(() => expect(document.querySelector('main')).not.toBeNull())
  }
  await screen.findByText(why)
})

const people = [seat(0, 'red', { present: true }), seat(1, 'blue', { present: false })]

test.each([
  ['a rematch', aTable({ status: 'over', rematch: 'rematch234' }), null, 'rematch234'],
  ['the next game when this one is over', aTable({ status: 'over' }), 'nextgame23', 'nextgame23'],
  ['no other game while this one is played', aTable({ seats: people }), 'nextgame23', null],
  [
    'the next game when nobody plays here any more',
    aTable({ seats: people.map((one) => ({ ...one, present: false })) }),
    'nextgame23',
    'nextgame23',
  ],
])('a TV follows to %s', async (_, table, next, followed) => {
  go('/tv')
  const onNext = vi.fn()
  render(<TablePage id="abcde23456" tv={{ code: 'BCDF', key: 'secret' }} onNext={onNext} />)
  await waitFor(() => expect(said).toHaveLength(1))
  const line = Line.last
  act(() => {
    if (next) line.say({ type: 'next', table: next })
    line.say({ type: 'welcome', now: Date.now(), table, keys: [], open: null })
  })
  await waitFor(() => expect(document.querySelector('main')).not.toBeNull())
  expect(onNext.mock.calls).toEqual(followed ? [[followed]] : [])
})
