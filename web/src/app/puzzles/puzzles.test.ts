import { beforeEach, expect, test, vi } from 'vitest'
import type { Table } from '../../net/protocol'
import { bookApi } from '../../net/api'
import type { KeptPuzzles } from '../../net/types'
import {
  book,
  localDay,
  daysInARow,
  forgetBook,
  storeSolved,
  countSolved,
  syncBook,
  nextPuzzle,
  streak,
  type SolvedDay,
} from './book'
import { resultSvg, fromLink, mazeLine, puzzleLink, pushesOf, rollLine } from './share'
import { isSolved } from './kinds'

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

const table = (puzzle: object, made: Date): Pick<Table, 'puzzle' | 'made'> => ({
  puzzle: { kind: 'fewest', par: 2, day: null, number: null, shown: false, ...puzzle } as Table['puzzle'],
  made: made.getTime(),
})

test('what is solved on its own day counts for the streak, and the best try stays', () => {
  const now = new Date(2026, 10, 16, 20)
  const day = localDay(now)
  expect([day, localDay(new Date(2026, 2, 1), -1)]).toEqual(['2026-11-16', '2026-02-28'])
  storeSolved(table({ day, number: 16 }, now), 3)
  storeSolved(table({ day, number: 16 }, now), 5)
  expect(book.value.mazes[day]?.own).toBe(3)
  storeSolved(table({ day: '2026-11-15', number: 15 }, now), 2) // a day too late
  expect([daysInARow(now), Object.keys(book.value.mazes).length]).toEqual([1, 2])
  storeSolved(table({ number: 7, shown: true }, now), 2)
  expect(book.value.numbers).toEqual([])
})

test('the next of a shelf is one that is not solved', () => {
  const shelf = { first: 5, count: 3 }
  for (const number of [5, 7]) storeSolved(table({ number }, new Date()), 2)
  expect([nextPuzzle(shelf), nextPuzzle(shelf, 6), countSolved(shelf)]).toEqual([6, 6, 2])
  storeSolved(table({ number: 6 }, new Date()), 2)
  expect(nextPuzzle(shelf)).toBeNull()
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
  expect(mazeLine(412, 2, ['S4es', 'W2n', 'S4ns'])).toBe('wanderwall 412 · 3/2 · ↑→↑')
  expect(rollLine(412, 4, 5)).toBe('wanderwall go 412 · 5/4')
})

test('the whole puzzle is in the link', () => {
  const line = 'fewest par=2 ways=5 misled=0 level=3 classic-1986 6BE/… B@- bat=+,owl=d7 red=d1:chest: red>push'
  expect(fromLink(new URL(puzzleLink(line)))).toBe(line)
  const of = (rest: string) => fromLink(new URL(`http://maze.test/puzzle${rest}`))
  expect(of(`#${encodeURIComponent(line)}`)).toBe(line)
  expect([of(''), of('#%E0%A4%A')]).toEqual([null, null])
})

test('a picture of the result gives away no more than the line', () => {
  const svg = resultSvg('wanderwall 412 · 3/2 · ↑→↑', 3, 2)
  const picture = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(picture.querySelectorAll('path')).toHaveLength(3)
  expect([...picture.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['wanderwall 412', '3 / 2'])
  expect(resultSvg('wanderwall go 412 · 5/4', 5, 4)).toContain('wanderwall go 412')
})

test('what is done is done by the end of the table', () => {
  const seats = [{ kind: 'person' }, { kind: 'bot' }] as Table['seats']
  const ended = (kind: string, winners: number[], scores: number[], reason: string) =>
    isSolved({ puzzle: { kind } as Table['puzzle'], outcome: { winners, scores, reason }, seats })
  expect(ended('fewest', [0], [1], 'last-find')).toBe(true)
  expect([ended('go', [0], [1], 'solo'), ended('go', [0], [0], 'solo')]).toEqual([true, false])
  expect(ended('block', [0, 1], [0, 0], 'turn_limit')).toBe(true)
  expect(ended('block', [1], [0, 1], 'last-find')).toBe(false)
  expect(ended('block', [0], [1, 1], 'home')).toBe(true)
})

test('what is solved waits here until the server has heard of it, and the book is what it answers', async () => {
  for (let number = 1; number <= 600; number++) storeSolved(table({ number }, new Date()), 2)
  await expect(syncBook()).rejects.toThrow()
  expect(book.value.numbers).toHaveLength(600)
  const kept: KeptPuzzles = { mazes: {}, rolls: {}, numbers: [9999], rush: 3 } // solved on another device
  const sent = vi.spyOn(bookApi, 'sendSolved').mockImplementation(async ({ numbers }) => {
    kept.numbers.push(...numbers)
    return kept
  })
  sent.mockClear()
  await syncBook()
  expect(sent.mock.calls.map(([some]) => some.numbers.length)).toEqual([500, 100])
  expect(book.value.numbers).toHaveLength(601)
  await syncBook()
  expect(sent.mock.lastCall?.[0]).toEqual({ mazes: {}, rolls: {}, numbers: [] })
})
