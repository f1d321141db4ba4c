import { expect, test } from 'vitest'
import classic from '../../../fixtures/classic-1986.json'
import { draftOf, goalAt, barAt, MOST_GOALS, pawnAt, withSwap, withTurn, withOther } from './Editor'
import { SPARE } from '../board/geometry'
import { type SlidingView, rotate } from '../board/maze'

const whole = classic.push.view as unknown as SlidingView
const start: SlidingView = { ...whole, seats: whole.seats.slice(0, 1) }
const homes = { red: 0, yellow: 6, blue: 48, green: 42 }

test('tiles are turned and swapped with what lies on them, the spare, too', () => {
  expect(withTurn(start, 1).maze[1]).toBe(rotate(start.maze[1]!, 1))
  expect(withTurn(start, SPARE).spare).toBe(rotate(start.spare, 1))
  const [thing, at] = Object.entries(start.things).find(([, square]) => square !== SPARE && square % 2)!
  const after = withSwap(start, at, SPARE)
  expect([after.spare, after.maze[at], after.things[thing]]).toEqual([start.maze[at], start.spare, SPARE])
  expect(withSwap(after, SPARE, at)).toEqual(start)
})

test('goals are chosen in their order, the last ones stay, and once more takes one away', () => {
  const things = Object.keys(start.things).filter((thing) => start.things[thing] !== SPARE)
  const none: SlidingView = { ...start, seats: start.seats.map((seat) => ({ ...seat, cards: [] })) }
  const four = things.slice(0, 4).reduce((view, thing) => goalAt(view, 0, view.things[thing]!), none)
  expect(four.seats[0]!.cards).toEqual(things.slice(1, 4))
  expect(four.seats[0]!.cards).toHaveLength(MOST_GOALS)
  expect(goalAt(four, 0, four.things[things[2]!]!).seats[0]!.cards).toEqual([things[1], things[3]])
  const empty = [...start.maze.keys()].find((square) => !Object.values(start.things).includes(square))!
  expect(goalAt(start, 0, empty)).toBe(start)
})

test('the opponent may be left no way, from the corner across, with its own goal', () => {
  const two = withOther(start, homes)
  const [own, other] = two.seats
  expect(other!.cards).toHaveLength(1)
  expect(own!.cards).not.toContain(other!.cards[0])
  const taken = goalAt(two, 0, two.things[other!.cards[0]!]!)
  expect(taken.seats.map(({ cards }) => cards)).toEqual([other!.cards, []])
  expect(withOther(two, homes).seats).toHaveLength(1)
})

test('the server is asked about what lies there', () => {
  const asked = draftOf(pawnAt(barAt(start, 'N2'), 0, 24))
  expect(asked).toMatchObject({ edition: 'classic-1986', barred: 'N2', spare: start.spare })
  expect(asked.seats[0]).toEqual({ colour: start.seats[0]!.colour, pawn: 24, goals: start.seats[0]!.cards })
  expect(barAt(barAt(start, 'N2'), 'N2').barred).toBeNull()
})
