import { render, screen } from '@testing-library/preact'
import { beforeAll, expect, it } from 'vitest'
import catalogue from '../../fixtures/games.json'
import fixture from '../../fixtures/towers-3d.json'
import { texts } from '../../i18n'
import type { EditionInfo } from '../../net/protocol'
import { nearly, Trophies } from './end'
import type { TowersView } from '../../net/views'

const edition = catalogue.games.find(({ game }) => game === 'towers')!.editions[0] as unknown as EditionInfo
const view = fixture.push.view as unknown as TowersView
const own = (change: Partial<TowersView['seats'][number]>, of = view): TowersView => ({
  ...of,
  seats: of.seats.map((seat, n) => (n === 0 ? { ...seat, left: 0, rune_turned: true, ...change } : seat)),
})

beforeAll(() => texts('towers'))

it('says how near a seat came among towers: the rune stone is one of the finds', () => {
  expect(nearly(own({ left: 2 }), 0)).toBeNull()
  expect(nearly(own({ left: 1, rune_turned: false }), 0)).toBeNull()
  expect(nearly(own({ left: 1, found: ['chalice'] }), 0)).toBe('one')
  expect(nearly(own({ left: 1, found: [] }), 0)).toBeNull()
  expect(nearly(own({ rune_turned: false }), 0)).toBe('rune')
})

it('counts the cards in the hand for one push away', () => {
  // all tiles open, home low, everything else high: only a descent leads there
  const cliff = { ...view, maze: view.maze.map(() => 15), spare: 15, spare_height: 5 }
  const high = { ...cliff, heights: view.heights.map((_, square) => (square === 0 ? 1 : 5)) }
  const near = (hand: ('u' | 'd' | 'j')[], of = high) => nearly(own({ pawn: 12, home: 0, hand }, of), 0)
  expect(near([])).toBe('home')
  expect(near(['u'])).toBe('home')
  expect(near(['u', 'd'])).toBe('push')
  expect(near(['j'])).toBe('push')
  // two cliffs take two cards, if the table allows that many
  const wall = { ...high, heights: high.heights.map((height, square) => (square === 12 ? 1 : height)) }
  expect(near(['u', 'd'], wall)).toBe('push')
  expect(near(['u', 'd'], { ...wall, options: { ...wall.options, one_card: true } })).toBe('home')
})

it('lays out the rune stone next to the treasures', () => {
  const seen = (turned: boolean) => {
    const shown = own({ found: ['ring'], rune_turned: turned })
    const { unmount } = render(<Trophies view={shown} edition={edition} seat={0} />)
    const all = screen.getAllByRole('listitem').map((one) => one.textContent)
    unmount()
    return all
  }
  expect(seen(false)).toEqual(['ring'])
  expect(seen(true)).toEqual(['ring', 'rune stone'])
})
