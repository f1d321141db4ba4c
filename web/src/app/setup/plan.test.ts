import { expect, test } from 'vitest'
import games from '../../fixtures/games.json'
import type { Catalogue, EditionInfo, GameInfo } from '../../net/protocol'
import { minutes } from './estimate'
import { lengthOf, lengths, withLength } from './length'
import {
  chairsWith,
  firstOf,
  freshPlan,
  kindsFor,
  mayChooseFirst,
  moved,
  recoloured,
  request,
  type Plan,
  valueOf,
  withChair,
  withFirst,
  withoutChair,
} from './plan'

const catalogue = games as unknown as Catalogue
const box = (id: string): [GameInfo, EditionInfo] => {
  const game = catalogue.games.find((one) => one.editions.some((edition) => edition.id === id))!
  return [game, game.editions.find((edition) => edition.id === id)!]
}
const [classic, first] = box('classic-1986')
const garden = { game: classic, edition: first }

test('one plays with the colour that one likes', () => {
  const plan = freshPlan(first, classic.bots, 'blue')
  expect(plan.chairs.find(({ kind }) => kind === 'me')!.colour).toBe('blue')
  expect(new Set(plan.chairs.map(({ colour }) => colour)).size).toBe(plan.chairs.length)
})

test('a fresh table is you and two bots, and begins at once', () => {
  const plan = freshPlan(first, classic.bots)
  const asked = request(plan, garden, 'Ida', () => 'guest')
  expect(asked.seats).toEqual([
    { kind: 'me', name: 'Ida', colour: 'red' },
    { kind: 'bot', bot: 'level2', colour: 'yellow' },
    { kind: 'bot', bot: 'level1', colour: 'blue' },
  ])
  expect(asked.begin).toBe(true)
})

test('an open seat waits for somebody, and only then a table can be listed', () => {
  const plan = { ...freshPlan(first, classic.bots), listed: true }
  expect(request(plan, garden, 'Ida', () => '').listed).toBe(false)
  plan.chairs[1]!.kind = 'open'
  expect(request(plan, garden, 'Ida', () => '')).toMatchObject({ listed: true, begin: false })
  plan.chairs[2]!.kind = 'here'
  expect(request(plan, garden, 'Ida', () => '').listed).toBe(false)
})

test('chairs come and go in the order of the board', () => {
  let plan = freshPlan(first, classic.bots)
  plan = withChair(plan, first, classic)
  expect(plan.chairs.map((chair) => chair.colour)).toEqual(['red', 'yellow', 'blue', 'green'])
  plan = withoutChair(plan, first, 1)
  expect(plan.chairs.map((chair) => chair.colour)).toEqual(['red', 'blue', 'green'])
  plan = withChair(plan, first, classic)
  expect(
    plan.chairs
      .filter(({ kind }) => kind === 'bot')
      .map(({ bot }) => bot)
      .sort(),
  ).toEqual(['level1', 'level2', 'level3'])
  expect(plan.chairs.map((chair) => chair.colour)).toEqual(['red', 'yellow', 'blue', 'green'])
})

test('two sit opposite each other', () => {
  const [towers, dusk] = box('towers-3d')
  const colours = (plan: Plan) => plan.chairs.map((chair) => chair.colour)
  const three = freshPlan(first, classic.bots)
  for (const seat of [0, 1, 2]) {
    const [one, other] = colours(withoutChair(three, first, seat)).map((colour) => first.colours.indexOf(colour))
    expect(other! - one!).toBe(2)
  }
  const two = withoutChair(three, first, 1)
  expect(colours(two)).toEqual(['red', 'blue'])
  expect(colours(moved(two, dusk, towers))).toEqual([dusk.colours[0], dusk.colours[2]])
  expect(colours(withChair(two, first, classic))).toEqual(['red', 'yellow', 'blue'])
})

test('one keeps one’s pawn, and the others make room', () => {
  const [towers, dusk] = box('towers-3d')
  const mine = (plan: Plan) => plan.chairs.find(({ kind }) => kind === 'me')!.colour
  for (const colour of first.colours) {
    const three = freshPlan(first, classic.bots, colour)
    expect(mine(moved(three, dusk, towers))).toBe(colour)
    for (const seat of [0, 1, 2]) {
      if (three.chairs[seat]!.kind === 'me') continue
      const two = withoutChair(three, first, seat)
      expect(mine(two)).toBe(colour)
      expect(mine(moved(two, dusk, towers))).toBe(colour)
    }
    const [one, other] = chairsWith(first, ['level1'], colour).map((chair) => first.colours.indexOf(chair.colour))
    expect(other! - one!).toBe(2) // players who start with pictures sit opposite each other, too
    expect(mine({ ...three, chairs: chairsWith(first, ['level1'], colour) })).toBe(colour)
  }
})

test('who begins is said by the seat, and stays so until that seat goes', () => {
  const plan = withFirst(freshPlan(first, classic.bots), 2)
  expect(firstOf(plan)).toBe(2)
  expect(request(plan, garden, 'Ida', () => '').options).toEqual({ first: 3 })
  const begins = (table: Plan) => table.chairs[firstOf(table)!]
  const chosen = begins(plan)!.bot
  expect(begins(withoutChair(plan, first, 0))!.bot).toBe(chosen)
  expect(begins(withoutChair(plan, first, 1))!.bot).toBe(chosen)
  expect(firstOf(withoutChair(plan, first, 2))).toBeNull()
  const [me, across] = withoutChair(plan, first, 1).chairs
  const table = withFirst({ ...plan, options: {}, chairs: [me!, across!] }, 1)
  expect(begins(withChair(table, first, classic))).toEqual(across) // the new one sits between
  expect(firstOf(withFirst(plan, null))).toBeNull()
  expect(mayChooseFirst(2, classic)).toBe(true)
  expect(mayChooseFirst(1, classic) || mayChooseFirst(2, box('go')[0])).toBe(false)
})

test('a pawn is swapped for any other, with what was chosen for its player', () => {
  const three = withFirst({ ...freshPlan(first, classic.bots), options: { goals: [1, 2, 3] } }, 0)
  const free = recoloured(three, first, 0, 'green')
  expect(free.chairs.map(({ colour, kind }) => [colour, kind])).toEqual([
    ['yellow', 'bot'],
    ['blue', 'bot'],
    ['green', 'me'],
  ])
  expect(free.options).toEqual({ goals: [2, 3, 1], first: 3 })
  const swapped = recoloured(three, first, 0, 'blue')
  expect(swapped.chairs.map(({ colour, kind }) => [colour, kind])).toEqual([
    ['red', 'bot'],
    ['yellow', 'bot'],
    ['blue', 'me'],
  ])
  // two may sit next to each other if they choose to
  const two = withoutChair(three, first, 1)
  expect(recoloured(two, first, 1, 'yellow').chairs.map(({ colour }) => colour)).toEqual(['red', 'yellow'])
})

test('handicaps stay with their players when seats come or go, and a new one has none', () => {
  const three = { ...freshPlan(first, classic.bots), options: { goals: [1, 2, 3], cards: ['own', 'top', 'open'] } }
  three.chairs[1] = { ...three.chairs[1]!, kind: 'here', young: true }
  const without = (seat: number) => withoutChair(three, first, seat)
  expect(without(0).options).toEqual({ goals: [2, 3], cards: ['top', 'open'] })
  expect(without(1).options).toEqual({ goals: [1, 3], cards: ['own', 'open'] })
  expect(without(2).options).toEqual({ goals: [1, 2], cards: ['own', 'top'] })
  expect(without(0).chairs.map(({ young }) => !!young)).toEqual([true, false])
  const back = withChair(without(1), first, classic) // yellow comes back, between red and blue
  expect(back.chairs.map(({ colour }) => colour)).toEqual(['red', 'yellow', 'blue'])
  expect(back.options).toEqual({ goals: [1, null, 3], cards: ['own', 'top', 'open'] })
  const four = withChair({ ...three, options: { goals: [1, 6, 8] } }, first, classic)
  expect(four.options).toEqual({ goals: [1, null, null, null] }) // six each are all there are
  expect(request(back, garden, 'Ida', () => 'guest').options).toEqual(back.options)
})

test('another edition keeps the people and forgets the options', () => {
  const [towers, dusk] = box('towers-3d')
  const alone = withoutChair(
    withoutChair({ ...freshPlan(first, classic.bots), options: { goals: 2 } }, first, 2),
    first,
    1,
  )
  const plan = moved(alone, dusk, towers)
  expect(plan.chairs.map((chair) => chair.kind)).toEqual(['me', 'bot'])
  expect(plan.options).toEqual({})
})

test('where all play at once, everybody has a device of their own', () => {
  const [go, dice] = box('go')
  const family = freshPlan(first, classic.bots)
  family.chairs[1]!.kind = 'here'
  family.chairs[2]!.kind = 'me'
  expect(kindsFor(classic, family.chairs, 1)).toEqual(['me', 'here', 'bot', 'open'])
  const plan = moved(family, dice, go)
  expect(plan.chairs.map((chair) => chair.kind)).toEqual(['me', 'open', 'open'])
  expect(kindsFor(go, plan.chairs, 0)).toEqual(['me', 'bot', 'open'])
  expect(kindsFor(go, plan.chairs, 1)).toEqual(['bot', 'open'])
})

test('a value is the plan’s, the edition’s or the usual one', () => {
  const goals = classic.options.find((option) => option.name === 'goals')!
  expect(valueOf({ options: {} }, first, goals)).toBeNull()
  expect(valueOf({ options: {} }, { ...first, options: { goals: 4 } }, goals)).toBe(4)
  expect(valueOf({ options: { goals: 2 } }, { ...first, options: { goals: 4 } }, goals)).toBe(2)
})

test('more goals and more people take longer', () => {
  const plan = freshPlan(first, classic.bots)
  const usual = minutes(plan, classic, first)!
  expect(usual).toBeGreaterThan(5)
  expect(minutes({ ...plan, options: { goals: 2 } }, classic, first)).toBeLessThan(usual)
  const people = { ...plan, chairs: plan.chairs.map((chair) => ({ ...chair, kind: 'here' as const })) }
  expect(minutes(people, classic, first)).toBeGreaterThan(usual)
  const [go, dice] = box('go')
  expect(minutes(withoutChair(withoutChair(freshPlan(dice, go.bots), dice, 2), dice, 1), go, dice)).toBe(5)
  expect(minutes(plan, classic, { ...first, id: 'somebodys-own' })).toBeNull()
})

test('a game is short, medium or full, as far as there are so many goals', () => {
  const plan = freshPlan(first, classic.bots)
  const offered = lengths(plan, classic, first)
  expect(offered.map(({ length, goals }) => [length, goals])).toEqual([
    ['short', 3],
    ['medium', 5],
    ['full', 8],
  ])
  const [short, medium, full] = offered.map(({ minutes }) => minutes!)
  expect(short! < medium! && medium! < full!).toBe(true)
  expect(withLength(plan, first, 'short').options).toEqual({ goals: 3 })
  expect(withLength({ ...plan, options: { goals: 3 } }, first, 'full').options).toEqual({})
  expect(lengthOf({ ...plan, options: { goals: 5 } }, classic, first)).toBe('medium')
  expect(lengthOf({ ...plan, options: { goals: 8 } }, classic, first)).toBe('full')
  expect(lengthOf({ ...plan, options: { goals: 2 } }, classic, first)).toBeNull()
  const [towers, dusk] = box('towers-3d')
  const four = withChair(freshPlan(dusk, towers.bots), dusk, towers)
  expect(lengths(four, towers, dusk)).toEqual([]) // three each: that is all there are
  expect(withLength(four, dusk, 'short').options).toEqual({})
  const [go, dice] = box('go')
  expect(lengths(freshPlan(dice, go.bots), go, dice)).toEqual([])
})

test('more people share the cards: nobody is promised more than there are', () => {
  const two = withoutChair(freshPlan(first, classic.bots), first, 1)
  const goals = (count: number) => withChair({ ...two, options: { goals: count } }, first, classic).options.goals
  expect([12, 9, 8, 7].map(goals)).toEqual([undefined, undefined, undefined, 7])
})

test('a young player plays by the easier rules, and only that one', () => {
  const plan = freshPlan(first, classic.bots)
  plan.chairs[0]!.young = true
  expect(request(plan, garden, 'Ida', () => '').options).toEqual({
    cards: ['own', 'top', 'top'],
    order: ['any', 'stack', 'stack'],
    finish: ['exit', 'home', 'home'],
  })
  plan.chairs[0]!.kind = 'bot'
  expect(request(plan, garden, 'Ida', () => '').options).toEqual({})
})
