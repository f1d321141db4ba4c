import { expect, test } from 'vitest'
import games from '../../fixtures/games.json'
import type { Catalogue, EditionInfo, GameInfo } from '../../net/protocol'
import { minutes, lengthOf, lengths, withLength } from './length'
import {
  botSeat,
  formSeatsWith,
  firstOf,
  newForm,
  canChooseFirst,
  wayOf,
  newTableOf,
  type SetupForm,
  valueOf,
} from './form'
import { canPlay, withBot, withColour, withEdition, withFirst, withFormSeat, withWay, withoutFormSeat } from './Ways'

const catalogue = games as unknown as Catalogue
const findEdition = (id: string): [GameInfo, EditionInfo] => {
  const game = catalogue.games.find((one) => one.editions.some((edition) => edition.id === id))!
  return [game, game.editions.find((edition) => edition.id === id)!]
}
const [classic, first] = findEdition('classic-1986')
const garden = { game: classic, edition: first }

test('one plays with the colour that one likes', () => {
  const form = newForm(first, classic.bots, 'blue')
  expect(form.formSeats.find(({ kind }) => kind === 'me')!.colour).toBe('blue')
  expect(new Set(form.formSeats.map(({ colour }) => colour)).size).toBe(form.formSeats.length)
})

test('a fresh table is you and two bots, and begins at once', () => {
  const plan = newForm(first, classic.bots)
  const asked = newTableOf(plan, garden, 'Ida', () => 'guest')
  expect(asked.seats).toEqual([
    { kind: 'me', name: 'Ida', colour: 'red' },
    { kind: 'bot', bot: 'level2', colour: 'yellow' },
    { kind: 'bot', bot: 'level1', colour: 'blue' },
  ])
  expect(asked.begin).toBe(true)
})

test('an open seat waits for a player, and only then a table can be listed', () => {
  const plan = { ...newForm(first, classic.bots), listed: true }
  expect(newTableOf(plan, garden, 'Ida', () => '').listed).toBe(false)
  plan.formSeats[1]!.kind = 'open'
  expect(newTableOf(plan, garden, 'Ida', () => '')).toMatchObject({ listed: true, begin: false })
  plan.formSeats[2]!.kind = 'here'
  expect(newTableOf(plan, garden, 'Ida', () => '').listed).toBe(false)
})

test('chairs come and go in the order of the board', () => {
  let plan = newForm(first, classic.bots)
  plan = withFormSeat(plan, first, classic, 'bot')
  expect(plan.formSeats.map((formSeat) => formSeat.colour)).toEqual(['red', 'yellow', 'blue', 'green'])
  plan = withoutFormSeat(plan, first, 1)
  expect(plan.formSeats.map((chair) => chair.colour)).toEqual(['red', 'blue', 'green'])
  plan = withFormSeat(plan, first, classic, 'bot')
  expect(
    plan.formSeats
      .filter(({ kind }) => kind === 'bot')
      .map(({ bot }) => bot)
      .sort(),
  ).toEqual(['level1', 'level2', 'level3'])
  expect(plan.formSeats.map((chair) => chair.colour)).toEqual(['red', 'yellow', 'blue', 'green'])
})

test('two sit opposite each other', () => {
  const [towers, dusk] = findEdition('towers-3d')
  const colours = (form: SetupForm) => form.formSeats.map((formSeat) => formSeat.colour)
  const three = newForm(first, classic.bots)
  for (const seat of [0, 1, 2]) {
    const [one, other] = colours(withoutFormSeat(three, first, seat)).map((colour) => first.colours.indexOf(colour))
    expect(other! - one!).toBe(2)
  }
  const two = withoutFormSeat(three, first, 1)
  expect(colours(two)).toEqual(['red', 'blue'])
  expect(colours(withEdition(two, dusk, towers))).toEqual([dusk.colours[0], dusk.colours[2]])
  expect(colours(withFormSeat(two, first, classic, 'bot'))).toEqual(['red', 'yellow', 'blue'])
})

test('one keeps one’s pawn, and the others make room', () => {
  const [towers, dusk] = findEdition('towers-3d')
  const mine = (form: SetupForm) => form.formSeats.find(({ kind }) => kind === 'me')!.colour
  for (const colour of first.colours) {
    const three = newForm(first, classic.bots, colour)
    expect(mine(withEdition(three, dusk, towers))).toBe(colour)
    for (const seat of [0, 1, 2]) {
      if (three.formSeats[seat]!.kind === 'me') continue
      const two = withoutFormSeat(three, first, seat)
      expect(mine(two)).toBe(colour)
      expect(mine(withEdition(two, dusk, towers))).toBe(colour)
    }
    const [one, other] = formSeatsWith(first, [botSeat('level1')], { colour }).map((chair) =>
      first.colours.indexOf(chair.colour),
    )
    expect(other! - one!).toBe(2) // players who start with pictures sit opposite each other, too
    expect(mine({ ...three, formSeats: formSeatsWith(first, [botSeat('level1')], { colour }) })).toBe(colour)
  }
})

test('who begins is said by the seat, and stays so until that seat goes', () => {
  const plan = withFirst(newForm(first, classic.bots), 2)
  expect(firstOf(plan)).toBe(2)
  expect(newTableOf(plan, garden, 'Ida', () => '').options).toEqual({ first: 3 })
  const begins = (table: SetupForm) => table.formSeats[firstOf(table)!]
  const chosen = begins(plan)!.bot
  expect(begins(withoutFormSeat(plan, first, 0))!.bot).toBe(chosen)
  expect(begins(withoutFormSeat(plan, first, 1))!.bot).toBe(chosen)
  expect(firstOf(withoutFormSeat(plan, first, 2))).toBeNull()
  const [me, across] = withoutFormSeat(plan, first, 1).formSeats
  const table = withFirst({ ...plan, options: {}, formSeats: [me!, across!] }, 1)
  expect(begins(withFormSeat(table, first, classic, 'bot'))).toEqual(across) // the new one sits between
  expect(firstOf(withFirst(plan, null))).toBeNull()
  expect(canChooseFirst(2, classic)).toBe(true)
  expect(canChooseFirst(1, classic) || canChooseFirst(2, findEdition('go')[0])).toBe(false)
})

test('a pawn is swapped for any other, with what was chosen for its player', () => {
  const three = withFirst({ ...newForm(first, classic.bots), options: { goals: [1, 2, 3] } }, 0)
  const free = withColour(three, first, 0, 'green')
  expect(free.formSeats.map(({ colour, kind }) => [colour, kind])).toEqual([
    ['yellow', 'bot'],
    ['blue', 'bot'],
    ['green', 'me'],
  ])
  expect(free.options).toEqual({ goals: [2, 3, 1], first: 3 })
  const swapped = withColour(three, first, 0, 'blue')
  expect(swapped.formSeats.map(({ colour, kind }) => [colour, kind])).toEqual([
    ['red', 'bot'],
    ['yellow', 'bot'],
    ['blue', 'me'],
  ])
  // two may sit next to each other if they choose to
  const two = withoutFormSeat(three, first, 1)
  expect(withColour(two, first, 1, 'yellow').formSeats.map(({ colour }) => colour)).toEqual(['red', 'yellow'])
})

test('handicaps stay with their players when seats come or go, and a new one has none', () => {
  const three = { ...newForm(first, classic.bots), options: { goals: [1, 2, 3], cards: ['own', 'top', 'open'] } }
  three.formSeats[1] = { ...three.formSeats[1]!, kind: 'here', young: true }
  const without = (seat: number) => withoutFormSeat(three, first, seat)
  expect(without(0).options).toEqual({ goals: [2, 3], cards: ['top', 'open'] })
  expect(without(1).options).toEqual({ goals: [1, 3], cards: ['own', 'open'] })
  expect(without(2).options).toEqual({ goals: [1, 2], cards: ['own', 'top'] })
  expect(without(0).formSeats.map(({ young }) => !!young)).toEqual([true, false])
  const back = withFormSeat(without(1), first, classic, 'bot') // yellow comes back, between red and blue
  expect(back.formSeats.map(({ colour }) => colour)).toEqual(['red', 'yellow', 'blue'])
  expect(back.options).toEqual({ goals: [1, null, 3], cards: ['own', 'top', 'open'] })
  const four = withFormSeat({ ...three, options: { goals: [1, 6, 8] } }, first, classic, 'bot')
  expect(four.options).toEqual({ goals: [1, null, null, null] }) // six each are all there are
  expect(newTableOf(back, garden, 'Ida', () => 'guest').options).toEqual(back.options)
})

test('another edition keeps the people and forgets the options', () => {
  const [towers, dusk] = findEdition('towers-3d')
  const solo = withoutFormSeat(
    withoutFormSeat({ ...newForm(first, classic.bots), options: { goals: 2 } }, first, 2),
    first,
    1,
  )
  const plan = withEdition(solo, dusk, towers)
  expect(plan.formSeats.map((chair) => chair.kind)).toEqual(['me', 'bot'])
  expect(plan.options).toEqual({})
})

test('where all play at once, everybody has a device of their own', () => {
  const [go, dice] = findEdition('go')
  const family = newForm(first, classic.bots)
  family.formSeats[1]!.kind = 'here'
  family.formSeats[2]!.kind = 'me'
  const plan = withEdition(family, dice, go)
  expect(plan.formSeats.map((chair) => chair.kind)).toEqual(['me', 'open', 'open'])
  expect([wayOf(family), wayOf(plan)]).toEqual(['share', 'phones'])
  expect([canPlay('share', classic), canPlay('share', go), canPlay('phones', go)]).toEqual([true, false, true])
})

test('seats appear as the way to play needs them, and I keep my pawn and my name', () => {
  const alone = newForm(first, classic.bots, 'blue')
  const me = alone.formSeats.findIndex(({ kind }) => kind === 'me')
  alone.formSeats[me]!.name = 'Ida'
  const kinds = (form: SetupForm) => form.formSeats.map(({ kind }) => kind).sort()
  for (const [way, seats] of [
    ['share', ['here', 'me']],
    ['phones', ['me', 'open', 'open']],
    ['alone', ['bot', 'bot', 'me']],
  ] as const) {
    const form = withWay(
      { ...alone, options: { goals: 3, order: 'any', cards: ['own', 'top', 'top'], first: 2 } },
      way,
      first,
      classic,
    )
    expect(wayOf(form)).toBe(way)
    expect(kinds(form)).toEqual(seats)
    expect(form.formSeats.find(({ kind }) => kind === 'me')).toMatchObject({ name: 'Ida', colour: 'blue' })
    if (way !== 'alone') expect(form.options).toEqual({ goals: 3, order: 'any' }) // what was chosen by seat is gone
  }
})

test('a bot comes and goes with a touch, and takes the place of another one at a full table', () => {
  const bots = (form: SetupForm) => form.formSeats.flatMap(({ kind, bot }) => (kind === 'bot' ? [bot] : [])).sort()
  let form = newForm(first, classic.bots)
  form = withBot(form, first, classic, 'level5')
  expect(bots(form)).toEqual(['level1', 'level2', 'level5'])
  form = withBot(form, first, classic, 'level4')
  expect(form.formSeats).toHaveLength(4)
  expect(bots(form)).toContain('level4')
  for (const bot of bots(form)) form = withBot(form, first, classic, bot)
  expect(form.formSeats.map(({ kind }) => kind)).toEqual(['me']) // alone against the maze
  form = withBot(form, first, classic, 'strength:1700')
  expect(withBot(form, first, classic, 'even').formSeats).toHaveLength(1) // the same animal
  const [towers, dusk] = findEdition('towers-3d')
  let two = newForm(dusk, towers.bots)
  for (const bot of bots(two)) two = withBot(two, dusk, towers, bot)
  expect(two.formSeats).toHaveLength(2)
})

test('a value is the plan’s, the edition’s or the usual one', () => {
  const goals = classic.options.find((option) => option.name === 'goals')!
  expect(valueOf({ options: {} }, first, goals)).toBeNull()
  expect(valueOf({ options: {} }, { ...first, options: { goals: 4 } }, goals)).toBe(4)
  expect(valueOf({ options: { goals: 2 } }, { ...first, options: { goals: 4 } }, goals)).toBe(2)
})

test('more goals and more people take longer', () => {
  const plan = newForm(first, classic.bots)
  const usual = minutes(plan, classic, first)!
  expect(usual).toBeGreaterThan(5)
  expect(minutes({ ...plan, options: { goals: 2 } }, classic, first)).toBeLessThan(usual)
  const people = { ...plan, formSeats: plan.formSeats.map((formSeat) => ({ ...formSeat, kind: 'here' as const })) }
  expect(minutes(people, classic, first)).toBeGreaterThan(usual)
  const [go, dice] = findEdition('go')
  expect(minutes(withoutFormSeat(withoutFormSeat(newForm(dice, go.bots), dice, 2), dice, 1), go, dice)).toBe(5)
  expect(minutes(plan, classic, { ...first, id: 'somebodys-own' })).toBeNull()
})

test('a game is short, medium or full, as far as there are enough goals', () => {
  const plan = newForm(first, classic.bots)
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
  const [towers, dusk] = findEdition('towers-3d')
  const four = withFormSeat(newForm(dusk, towers.bots), dusk, towers, 'bot')
  expect(lengths(four, towers, dusk)).toEqual([]) // three each: that is all there are
  expect(withLength(four, dusk, 'short').options).toEqual({})
  const [go, dice] = findEdition('go')
  expect(lengths(newForm(dice, go.bots), go, dice)).toEqual([])
})

test('more people share the cards: nobody is promised more than there are', () => {
  const two = withoutFormSeat(newForm(first, classic.bots), first, 1)
  const goals = (count: number) =>
    withFormSeat({ ...two, options: { goals: count } }, first, classic, 'bot').options.goals
  expect([12, 9, 8, 7].map(goals)).toEqual([undefined, undefined, undefined, 7])
})

test('a young player plays by the easier rules, and only that one', () => {
  const plan = newForm(first, classic.bots)
  plan.formSeats[0]!.young = true
  expect(newTableOf(plan, garden, 'Ida', () => '').options).toEqual({
    cards: ['own', 'top', 'top'],
    order: ['any', 'stack', 'stack'],
    finish: ['exit', 'home', 'home'],
  })
  plan.formSeats[0]!.kind = 'bot'
  expect(newTableOf(plan, garden, 'Ida', () => '').options).toEqual({})
})
