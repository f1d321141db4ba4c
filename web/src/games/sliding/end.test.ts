import { beforeAll, expect, it } from 'vitest'
import classic from '../../fixtures/classic-1986.json'
import catalogue from '../../fixtures/games.json'
import { texts } from '../../i18n'
import type { EditionInfo, GameEvent } from '../../net/protocol'
import { best, missing } from './end'
import { neighbours, type SlidingView } from './board/maze'

const edition = catalogue.games[0]!.editions[0]! as unknown as EditionInfo
const view = classic.push.view as unknown as SlidingView
const own = (change: Partial<SlidingView['seats'][number]>, of = view): SlidingView => ({
  ...of,
  seats: of.seats.map((seat, n) => (n === 0 ? { ...seat, ...change } : seat)),
})

beforeAll(() => texts('sliding'))

it('says how near a seat came', () => {
  expect(missing(own({ left: 3 }), 0)).toEqual({ how: 'goals', count: 3, far: null })
  const last = { left: 1, cards: ['rat'] }
  expect(missing(own({ ...last, found: ['owl'] }), 0)).toEqual({ how: 'one', thing: 'rat', far: 300 })
  expect(missing(own({ ...last, found: [] }), 0)?.far, 'the only goal there was').toBeNull()
  expect(missing(own({ left: 0, pawn: view.seats[0]!.home }), 0)).toMatchObject({ how: 'push' })
  // a maze of islands: no push opens a way across it
  const islands = { ...view, maze: view.maze.map(() => 0), spare: 0 }
  expect(missing(own({ left: 0, pawn: 24, home: 0 }, islands), 0)).toMatchObject({ how: 'home' })
  // and one without walls: the way was open already
  const meadow = { ...view, maze: view.maze.map(() => 15) }
  expect(missing(own({ left: 0, pawn: 24, home: 0 }, meadow), 0)).toEqual({ how: 'steps', count: 6, far: 6 })
})

it('says how near a child came that only has to leave the maze', () => {
  const young = { ...view, options: { ...view.options, finish: ['exit', 'home'] } } as SlidingView
  const closed = { ...young, maze: view.maze.map(() => 0), spare: 0 }
  expect(missing(own({ left: 0, pawn: 24 }, closed), 0)).toMatchObject({ how: 'out' })
  // a straight way across the board: whatever is pushed next to it, one of its ends stays open
  const middle = Math.floor(view.side / 2)
  const across = closed.maze.map((_, square) => (Math.floor(square / view.side) === middle ? 10 : 0))
  expect(missing(own({ left: 0, pawn: 24 }, { ...closed, maze: across }), 0)).toMatchObject({ how: 'push' })
})

it('remembers the find with the longest way', () => {
  const walk = (from: number, to: number, thing: string | null, before = view): GameEvent<SlidingView>[] => {
    const start = own({ pawn: from, found: [] }, { ...before, turn: 0 })
    const end = own({ pawn: to, found: thing ? [thing] : [] }, start)
    const event = { seq: 1, seat: 0, kind: 'move', before: start, after: start }
    return [
      { ...event, moves: [[0, 'N2es']] },
      { ...event, moves: [[0, 'c5']], after: end },
    ]
  }
  const things = Object.keys(edition.things)
  const from = view.maze.findIndex((_, square) => neighbours(view.maze, view.side, square).length > 0)
  const next = neighbours(view.maze, view.side, from)[0]!
  const events = [...walk(from, from, things[0]!), ...walk(from, next, things[1]!), ...walk(from, next, null)]
  expect(best(events, edition, ['Ida'])).toMatchObject({ seat: 0, text: expect.stringContaining('Ida pushed') })
  expect(best(walk(from, next, null), edition, ['Ida'])).toBeNull()
})
