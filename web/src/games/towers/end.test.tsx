import { render, screen } from '@testing-library/preact'
import { beforeAll, expect, it } from 'vitest'
import catalogue from '../../fixtures/games.json'
import fixture from '../../fixtures/towers-3d.json'
import { texts } from '../../i18n'
import type { EditionInfo } from '../../net/protocol'
import { missing, Trophies } from './end'
import type { TowersView } from '../../net/views'

const edition = catalogue.games.find(({ game }) => game === 'towers')!.editions[0] as unknown as EditionInfo
const view = fixture.push.view as unknown as TowersView
const own = (change: Partial<TowersView['seats'][number]>, of = view): TowersView => ({
  ...of,
  seats: of.seats.map((seat, n) => (n === 0 ? { ...seat, left: 0, rune_turned: true, ...change } : seat)),
})

beforeAll(() => texts('towers'))

it('says how near a seat came among towers: the rune stone is one of the finds', () => {
  const cards = ['ring']
  expect(missing(own({ left: 2 }), 0)).toMatchObject({ how: 'goals', count: 2, far: null })
  expect(missing(own({ left: 1, rune_turned: false, cards }), 0)).toMatchObject({ how: 'goals', count: 2 })
  expect(missing(own({ left: 1, found: ['chalice'], cards }), 0)).toMatchObject({ how: 'one', thing: 'ring' })
  expect(missing(own({ left: 1, found: [], cards }), 0)?.far).toBeNull()
  expect(missing(own({ rune_turned: false }), 0)).toMatchObject({ how: 'rune' })
})

it('counts the cards in the hand for one push away', () => {
  // all tiles open, home low, everything else high: only a descent leads there
  const cliff = { ...view, maze: view.maze.map(() => 15), spare: 15, spare_height: 5 }
  const high = { ...cliff, heights: view.heights.map((_, square) => (square === 0 ? 1 : 5)) }
  const near = (hand: ('u' | 'd' | 'j')[], of = high) => missing(own({ pawn: 12, home: 0, hand }, of), 0)?.how
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
