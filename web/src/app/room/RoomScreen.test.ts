import { expect, test } from 'vitest'
import type { Room, RoomGame } from '../../net/types'
import { rowsOf, sceneOf } from './RoomScreen'
import { formatPoints } from './Standings'

test('halves are written as halves', () => {
  expect([0, 0.5, 1, 2.5].map(formatPoints)).toEqual(['0', '½', '1', '2½'])
})

const game = (number: number, over = false): RoomGame =>
  ({ number, members: [2 * number, 2 * number + 1], points: over ? [1, 0] : null }) as RoomGame
const people = (count: number) => Array.from({ length: count }, (_, number) => ({ number, name: 'Ida', team: null }))
const room = (change: Partial<Room>): Room =>
  ({
    status: 'running',
    mode: 'swiss',
    round: 1,
    drawn: 1000,
    members: people(30),
    standings: people(30),
    games: [],
    ...change,
  }) as Room
const scenesAt = (one: Room, ...seconds: number[]) => seconds.map((at) => sceneOf(one, 1000 + 1000 * at).join(' '))

test('the scenes of a room follow its log and the clock', () => {
  expect(scenesAt(room({ status: 'open', round: 0 }), 0)).toEqual(['lobby 0'])
  const fifteen = Array.from({ length: 15 }, (_, n) => game(n))
  // two pages of pairings, then three of boards, six at a time
  expect(scenesAt(room({ games: fifteen }), 0, 9, 10, 19, 20, 34, 35, 50, 65)).toEqual([
    'pairs 0',
    'pairs 0',
    'pairs 1',
    'pairs 1',
    'boards 0',
    'boards 0',
    'boards 1',
    'boards 2',
    'boards 0',
  ])
  // a page whose games are all over is left out; the standings come from the second round on
  const some = fifteen.map((one, n) => (n < 6 ? game(n, true) : one))
  expect(scenesAt(room({ games: some, round: 2 }), 20, 35, 50, 65, 80, 90)).toEqual([
    'boards 0',
    'boards 1',
    'boards 0',
    'boards 1',
    'list 0',
    'boards 0',
  ])
  expect(scenesAt(room({ games: fifteen.map((_, n) => game(n, true)) }), 5)).toEqual(['list 0'])
  expect(scenesAt(room({ games: fifteen, status: 'paused' }), 25)).toEqual(['pause 0'])
  expect(scenesAt(room({ games: [], status: 'over', standings: people(30) as never }), 9, 19)).toEqual([
    'podium 1',
    'podium 0',
  ])
})

test('in the lobby every name fits whole, and those who came first leave when there is no room', () => {
  expect(rowsOf([], 124, 8)).toEqual({ first: 0, rows: [0] })
  expect(rowsOf(Array<number>(24).fill(100), 124, 8)).toEqual({ first: 0, rows: [8, 8, 8] })
  expect(rowsOf(Array<number>(40).fill(80), 97, 14)).toEqual({ first: 4, rows: [12, 12, 12] })
  expect(rowsOf([400, 400, 400, 400, 600, 700], 97, 8)).toEqual({ first: 1, rows: [2, 2, 1] })
})
