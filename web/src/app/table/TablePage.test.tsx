import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '../../i18n'
import { keysOf } from '../../net/keys'
import { answering } from '../../testing'
import { go } from '../router'
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
}

beforeAll(() => texts())
beforeEach(() => {
  said = []
  answering({})
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

test('whoever watches and then opens the link of a seat sits there', async () => {
  go('/t/qqqqq23456')
  render(<TablePage id="qqqqq23456" />)
  await waitFor(() => expect(said).toEqual([{}]))
  act(() => go('/t/qqqqq23456#2.key-of-seat-2'))
  await waitFor(() => expect(said).toEqual([{}, { 2: 'key-of-seat-2' }]))
  expect(location.hash).toBe('')
})

test('whoever has lost the seat to another device may still watch', async () => {
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
