import { beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../../net/protocol'
import { bookApi } from '../../net/api'
import type { KeptPuzzles } from '../../net/types'
import {
  book,
  localDay,
  daysInARow,
  forgetBook,
  isClosed,
  dateOf,
  syncBook,
  numberOf,
  streak,
  type SolvedDay,
} from './book'
import { resultSvg, fromLink, mazeLine, puzzleLink, pushesOf, rollLine } from './share'
import { resultText } from './kinds'
import { turnsOf } from './PuzzlesPage'
import type { SlidingView } from '../../games/sliding/board/maze'

const noon = (day: number, ahead = 0): SolvedDay => ({ moment: day * 86400 + 43200, ahead })

beforeEach(() => {
  forgetBook()
  vi.spyOn(bookApi, 'sendSolved').mockRejectedValue(new Error('no server here'))
})

test('days in a row, with a spare day a week, as Python counts them', () => {
  expect(streak([noon(2), noon(3), noon(5)], noon(6))).toEqual({ days: 3, spared: 4 })
  expect(streak([noon(2), noon(5)], noon(5)).days).toBe(1)
  expect(streak([noon(2), noon(4), noon(6)], noon(6)).days).toBe(1) // two spare days in a week
  expect(streak([noon(2), noon(3)], noon(4)).days).toBe(2) // today's maze may still be solved
  expect(streak([], noon(4)).days).toBe(0)
  // across the date line: a day is missed only once it has passed in both places
  expect(streak([noon(2, 12 * 3600)], noon(3, -12 * 3600)).days).toBe(1)
})

const kept = (some: Partial<KeptPuzzles>): KeptPuzzles => ({
  mazes: {},
  rolls: {},
  numbers: [],
  closed: { mazes: [], rolls: [], numbers: [] },
  rush: 0,
  ...some,
})

test('days in a row are those of the book, and a day whose solution was shown is closed', () => {
  const now = new Date(2026, 10, 16, 20)
  const day = localDay(now)
  expect([day, localDay(new Date(2026, 2, 1), -1)]).toEqual(['2026-11-16', '2026-02-28'])
  const when = { moment: now.getTime() / 1000, ahead: -60 * now.getTimezoneOffset() }
  const own = { own: 3, par: 2, retries: 0, hints: 0 }
  book.value = kept({
    mazes: { [day]: { ...own, when }, '2026-11-15': { ...own, when: null } }, // a day too late
    closed: { mazes: ['2026-11-14'], rolls: [], numbers: [] },
  })
  expect(daysInARow(now)).toBe(1)
  expect([isClosed('2026-11-14', false), isClosed('2026-11-14', true)]).toEqual([true, false])
})

test('every day has a number, and every number a day', () => {
  expect([numberOf('2026-11-01'), numberOf('2027-12-17'), numberOf('2027-03-29')]).toEqual([1, 412, 149])
  expect([dateOf(412), dateOf(0), dateOf(1.5), dateOf(Number('cat'))]).toEqual(['2027-12-17', null, null, null])
})

test('a result says what it has cost, as Python says it', () => {
  expect(resultText({ own: 3, par: 2 })).toBe('3/2')
  expect(resultText({ own: 2, par: 2, retries: 1, hints: 1 })).toBe('2/2 ↺1 💡1')
})

test('a line to share shows how and not what, from the last start', () => {
  const events = [
    { kind: 'move', moves: [[0, 'N2es']] as [number, string][] },
    { kind: 'undo', moves: [] },
    { kind: 'move', moves: [[0, 'S4es']] as [number, string][] },
    { kind: 'move', moves: [[0, 'c3']] as [number, string][] },
    { kind: 'move', moves: [[0, 'W2n']] as [number, string][] },
  ]
  expect(pushesOf(events)).toEqual(['S4es', 'W2n'])
  const address = `${location.origin}/puzzles`
  expect(mazeLine(412, '3/2 ↺1', ['S4es', 'W2n', 'S4ns'])).toBe(`wanderwall 412 · 3/2 ↺1 · ↑→↑ · ${address}`)
  expect(rollLine(412, '5/4')).toBe(`wanderwall go 412 · 5/4 · ${address}`)
})

test('the whole puzzle is in the link', () => {
  const line = 'fewest par=2 ways=5 misled=0 level=3 classic-1986 6BE/… B@- bat=+,owl=d7 red=d1:chest: red>push'
  expect(fromLink(new URL(puzzleLink(line)))).toBe(line)
  const of = (rest: string) => fromLink(new URL(`http://maze.test/puzzle${rest}`))
  expect(of(`#${encodeURIComponent(line)}`)).toBe(line)
  expect([of(''), of('#%E0%A4%A')]).toEqual([null, null])
})

test('a picture of the result gives away no more than the line', () => {
  const svg = resultSvg('wanderwall 412 · 3/2 ↺1 · ↑→↑ · http://maze.test/puzzles', 3, 2)
  const picture = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(picture.querySelectorAll('path')).toHaveLength(3)
  const words = [...picture.querySelectorAll('text')].map((text) => text.textContent)
  expect(words).toEqual(['wanderwall 412', '3/2 ↺1', 'http://maze.test/puzzles'])
  const roll = resultSvg('wanderwall go 412 · 5/4 · http://maze.test/puzzles', 5, 4)
  expect([roll.includes('wanderwall go 412'), roll.includes('<path')]).toEqual([true, false])
})

test('what was solved elsewhere waits here until the server has heard of it, and the book is what it answers', async () => {
  const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}`
  const own = { own: 2, par: 2 }
  const mazes = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [day(n + 1), own]))
  const numbers = Array.from({ length: 600 }, (_, n) => n + 1)
  forgetBook({ mazes, rolls: {}, numbers })
  await expect(syncBook()).rejects.toThrow()
  const answer = kept({ numbers: [9999], rush: 3 }) // solved on another device
  vi.spyOn(bookApi, 'puzzles').mockImplementation(async () => answer)
  const sent = vi.spyOn(bookApi, 'sendSolved').mockImplementation(async (some) => {
    if (day(7) in some.mazes!) throw new Refusal('book.claim')
    for (const [name, one] of Object.entries(some.mazes!))
      answer.mazes[name] = { retries: 0, hints: 0, ...one, when: null }
    answer.numbers.push(...some.numbers!)
    return answer
  })
  sent.mockClear()
  await syncBook()
  expect(Object.keys(book.value.mazes)).toHaveLength(29) // without the one that was refused
  expect(book.value.numbers).toHaveLength(601)
  sent.mockClear()
  await syncBook()
  expect(sent).not.toHaveBeenCalled()
})

test('a solution in pictures plays push after push, with the way of the pawn and what is left to find', () => {
  const view = {
    side: 7,
    maze: Array.from({ length: 49 }, () => 15),
    spare: 5,
    things: { owl: 2, bat: 9 },
    seats: [{ colour: 'red', pawn: 43, cards: ['owl', 'bat'] }],
  } as unknown as SlidingView
  const [first, second] = turnsOf(view, 0, ['N2es c1', 'E2es b2'])
  // the pawn was pushed out at the bottom and comes in again at the top (S6)
  expect([first!.arrow?.name, first!.way, first!.goals]).toEqual(['N2', [1, 2], ['owl', 'bat']])
  expect([second!.picture.seats[0]!.pawn, second!.goals]).toEqual([8, ['bat']])
  expect(second!.picture.maze[13]).toBe(6)
})
