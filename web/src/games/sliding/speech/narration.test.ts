import { signal } from '@preact/signals'
import { afterEach, beforeAll, expect, it } from 'vitest'
import classic from '../../../fixtures/classic-1986.json'
import catalogue from '../../../fixtures/games.json'
import { prefs } from '../../../device/prefs'
import { texts } from '../../../i18n'
import type { EditionInfo, GameEvent } from '../../../net/protocol'
import { arrowLabel, newGoal } from './labels'
import { afterPush, type SlidingView } from '../board/maze'
import { grid } from '../board/geometry'
import { News, reporter, teller } from './narration'

const edition = catalogue.games[0]!.editions[0]! as unknown as EditionInfo
const before = { ...(classic.push.view as unknown as SlidingView), turn: 1 }
const moved = (pawn: number, found: string[] = []): SlidingView => ({
  ...before,
  seats: before.seats.map((seat, n) => (n === 1 ? { ...seat, pawn, found } : seat)),
})
const event = (text: string, from: SlidingView, to: SlidingView): GameEvent<SlidingView> => ({
  seq: 1,
  seat: 1,
  kind: 'move',
  moves: [[1, text]],
  before: from,
  after: to,
})

beforeAll(() => texts('sliding'))
afterEach(async () => {
  prefs.coordinates.value = false
  if (prefs.language.value === 'en') return
  prefs.language.value = 'en'
  await texts('sliding')
})

it('describes a turn as a family would, when it is over', () => {
  const narrate = teller(edition, ['You', 'Opa'])
  expect(narrate(event('W4es', before, before))).toBeNull()
  expect(narrate(event('c5', before, moved(30)))).toEqual({
    seat: 1,
    text: 'Opa pushed row 4 to the right and walked to the treasure chest.',
    arrow: 0,
  })
})

it('names finds, and says you', () => {
  const narrate = teller(edition, ['Opa', 'You'])
  narrate(event('N2es', before, before))
  const thing = Object.keys(edition.things)[0]!
  expect(narrate(event('c5', before, moved(30, [thing])))).toEqual({
    seat: 1,
    text: 'You pushed column 2 down and found the book!',
    arrow: 90,
  })
})

it('names what a pawn walked to', () => {
  const narrate = teller(edition, ['You', 'Opa'])
  narrate(event('E4es', before, before))
  const keys = before.things.keys!
  expect(narrate(event('e3', before, moved(keys)))!.text).toBe('Opa pushed row 4 to the left and walked to the keys.')
  const bare = before.maze.findIndex((_, square) => !Object.values(before.things).includes(square) && square > 7)
  narrate(event('E4es', before, before))
  expect(narrate(event('b2', before, moved(bare)))!.text).toBe('Opa pushed row 4 to the left and walked.')
})

it('names squares for those who like it, and no arrow as a square', () => {
  prefs.coordinates.value = true
  const narrate = teller(edition, ['You', 'Opa'])
  narrate(event('E4es', before, before))
  expect(narrate(event('c5', before, moved(30)))!.text).toBe('Opa: ←4 C5')
})

it('gives screen readers the words of the log, and squares of others only where they are wanted', () => {
  const turn = (report: ReturnType<typeof reporter>) => {
    report(event('W4es', before, before))
    return report(event('c5', before, moved(30)))
  }
  expect(turn(reporter(edition, ['You', 'Opa'], 0))).toBe(
    'Opa pushed row 4 to the right and walked to the treasure chest.',
  )
  expect(turn(reporter(edition, ['Opa', 'You'], 1))).toBe(
    'You pushed row 4 to the right and walked to the treasure chest.',
  )
  prefs.coordinates.value = true
  expect(turn(reporter(edition, ['You', 'Opa'], 0))).toBe('Opa pushes W4 and walks to C5.')
})

it('knows by where the tile lies what was pushed before it listened', () => {
  const board = grid(before.side)
  const begun = { ...before, step: 'walk', barred: board.across(board.arrow('W4')!).name } as SlidingView
  expect(reporter(edition, ['Opa', 'You'], 1)(event('c5', begun, moved(30)))).toBe(
    'You pushed row 4 to the right and walked to the treasure chest.',
  )
})

it('describes a turn that was lost to the clock, though not what chance did in it', () => {
  const lost = (from: SlidingView, to: SlidingView) => ({
    ...event('', from, to),
    kind: 'time',
    moves: [[null, '']] as [null, string][],
  })
  const arrow = grid(before.side).arrow('W4')!
  const pushed = afterPush({ ...before, step: 'push' }, { arrow, openings: before.spare })
  const narrate = teller(edition, ['You', 'Opa'])
  expect(narrate(lost({ ...before, step: 'push' }, pushed))!.text).toBe(
    'Time was up: row 4 was pushed to the right for Opa.',
  )
  narrate(event('N2es', before, before))
  expect(narrate(lost({ ...before, step: 'walk' }, before))!.text).toBe('Opa pushed column 2 down. Then time was up.')
  expect(narrate({ ...lost(before, before), moves: [] })).toBeNull() // a bot makes this turn
})

const homeward = {
  ...before,
  seats: before.seats.map((seat) => ({ ...seat, cards: [], left: 0, finish: [seat.home] })),
} as SlidingView
/** A table where every seat only has to leave the maze, by B1 or B7. */
const leaving = {
  ...homeward,
  seats: homeward.seats.map((seat) => ({ ...seat, finish: [1, 43] })),
  options: { ...homeward.options, finish: ['exit', 'exit'] },
} as SlidingView

it('says that a player came home', () => {
  const narrate = teller(edition, ['You', 'Opa'])
  narrate(event('W4es', homeward, homeward))
  const { home } = homeward.seats[1]!
  expect(narrate(event('g1', homeward, moved(home)))!.text).toBe('Opa pushed row 4 to the right and came home!')
})

it('reports that a player left the maze', () => {
  const narrate = teller(edition, ['You', 'Opa'])
  narrate(event('W4es', leaving, leaving))
  expect(narrate(event('b7', leaving, moved(43)))!.text).toBe('Opa pushed row 4 to the right and left the maze!')
})

it('lists the ways out at every turn of a player who has to leave', () => {
  const others = { ...leaving, turn: 0, step: 'push' } as SlidingView
  const own = { ...leaving, turn: 1, step: 'push' } as SlidingView
  expect(newGoal(event('c5', before, others), edition, 1)).toBe('Out of the maze!')
  expect(newGoal(event('c5', others, own), edition, 1)).toBe('Out of the maze! A way out: B1 and B7.')
  expect(newGoal(event('c5', others, others), edition, 1)).toBe('')
})

it('says a new goal, and the way home', () => {
  const thing = Object.keys(edition.things)[0]!
  const seeking = {
    ...before,
    seats: before.seats.map((seat) => ({ ...seat, cards: [thing], left: 1 })),
  } as SlidingView
  expect(newGoal(event('c5', before, seeking), edition, 1)).toMatch(/^Your goal: /)
  expect(newGoal(event('c5', seeking, homeward), edition, 1)).toBe('Back home!')
  expect(newGoal(event('c5', homeward, homeward), edition, 1)).toBe('')
  expect(newGoal(event('c5', seeking, { ...homeward, step: 'over' }), edition, 1)).toBe('')
})

it('keeps the last turn of each of the others until the reader moves', () => {
  const news = new News(edition, ['You', 'Opa', 'the Fox'], 0)
  const plan = { arrow: signal<string | null>(null), quarters: signal(0), target: signal<number | null>(null) }
  const stop = news.readWith(plan)
  news.hear(event('N2es', before, before), event('c5', before, moved(30, ['keys'])))
  news.hear(event('E4es', before, before), event('c5', before, moved(30)))
  expect(news.lines.value).toHaveLength(1)
  expect(news.lines.value[0]).toMatchObject({ seat: 1, push: 'E4', found: [] })
  expect(news.lines.value[0]!.short).toBe('Pushed row 4 to the left and walked to the treasure chest.')
  expect(news.isRead.value).toBe(false)
  plan.quarters.value = 1
  expect(news.isRead.value).toBe(true)
  const mine = { ...before, turn: 0 }
  news.hear(event('N2es', mine, mine), event(grid(mine.side).names[mine.seats[0]!.pawn]!, mine, mine))
  expect(news.lines.value).toEqual([])
  stop()
})

it.each([
  ['en', /^N2: /],
  ['fr', /^N2\u00a0: /],
])('puts the colon after the name of an arrow as %s does', async (language, begins) => {
  prefs.language.value = language
  await texts('sliding')
  expect(arrowLabel(grid(7).arrow('N2')!, false)).toMatch(begins)
})
