import { expect, test } from 'vitest'
import classic from '../../../fixtures/classic-1986.json'
import { grid, squaresOf } from '../board/geometry'
import { readPush, type SlidingView, afterPush } from '../board/maze'
import { onePush } from './Rush'

const start = classic.push.view as unknown as SlidingView
const choices = classic.push.choices as { step: 'push'; pushes: Record<string, string> }
const seat = start.you!
const own = start.seats[seat]!

/** A push, and a square it leads to that does not move. */
const [text, square] = Object.entries(choices.pushes)
  .map(([push, reach]) => {
    const { squares } = readPush(start.side, push)!.arrow
    return [push, [...squaresOf(reach)].find((one) => !squares.includes(one))] as const
  })
  .find((pair): pair is [string, number] => pair[1] !== undefined)!

test('a push that leads to the goal is walked on by itself', async () => {
  const thing = own.cards[0]!
  const game = onePush({ ...start, things: { ...start.things, [thing]: square } }, choices)
  const seen: string[] = []
  game.events.subscribe((event) => event && seen.push(`${event.kind} ${event.moves.map(([, move]) => move).join()}`))
  await game.move(text)
  expect(game.solved.value).toBe(text)
  expect(seen).toEqual([`move ${text}`, `move ${grid(start.side).names[square]}`])
  expect(game.view.value.seats[seat]).toMatchObject({ pawn: square, cards: [], found: [...own.found, thing], left: 0 })
  expect(game.choices.value).toBeNull()
  await game.move(text)
  expect(seen).toHaveLength(2) // the game is over
})

test('one that does not lies again as before, and a walk is no move', async () => {
  const wrong = Object.entries(choices.pushes).find(([text, reach]) => {
    const after = afterPush(start, readPush(start.side, text)!)
    return !squaresOf(reach).has(after.things[own.cards[0]!]!)
  })!
  const game = onePush(start, choices)
  const kinds: string[] = []
  game.events.subscribe((event) => event && kinds.push(event.kind))
  await game.move('a1')
  await game.move(wrong[0])
  expect(kinds).toEqual(['move', 'undo'])
  expect([game.solved.value, game.view.value, game.choices.value]).toEqual([null, start, choices])
})
