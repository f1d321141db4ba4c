import { beforeAll, expect, it } from 'vitest'
import catalogue from '../../fixtures/games.json'
import scenes from '../../fixtures/go.json'
import { texts } from '../../i18n'
import type { EditionInfo, GameEvent } from '../../net/protocol'
import { best, missing, rounds } from './end'
import type { GoView } from './board/view'

const edition = catalogue.games.find(({ game }) => game === 'go')!.editions[0] as unknown as EditionInfo
const start = scenes.play.view as unknown as GoView

/** The view after a round that brought the seats these points. */
const after = (round: number, ...points: number[]): GoView => ({
  ...start,
  last: {
    round,
    roll: start.roll,
    seats: points.map((gain) => ({
      layout: [],
      score_tile: Math.abs(gain),
      verdicts: [],
      right: gain > 0,
      points: gain,
      before: 10,
      after: 10 + gain,
    })),
  },
})

beforeAll(() => texts('go'))

it('says who was one round away', () => {
  const at = (track: number) => ({ ...start.seats[0]!, track })
  const end = { ...after(5, 4, 2), finish: 20, seats: [at(20), at(16)] }
  expect(missing(end, 1)).toEqual({ how: 'round', far: 4 })
  expect(missing({ ...end, seats: [at(20), at(15)] }, 1)).toBeNull()
})

it('counts rounds, and remembers the one that brought most', () => {
  expect(rounds(after(7, 4, 2))).toBe(7)
  expect(rounds({ ...after(7, 1), finish: null })).toBeNull()
  const events = [
    [start, after(1, 2, -2)],
    [after(1, 2, -2), after(2, 1, 4)],
    [after(2, 1, 4), after(3, 4, 2)],
  ].map(([before, then], seq) => ({ seq, seat: null, kind: 'move', moves: [], before, after: then }))
  const found = best(events as unknown as GameEvent<GoView>[], edition, ['Ida', 'Tom'])
  expect(found).toEqual({ seat: 1, text: expect.stringMatching(/^Round 2\. Tom: .*Forward by 4/) })
  expect(best([], edition, ['Ida', 'Tom'])).toBeNull()
})
