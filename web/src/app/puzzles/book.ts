/** What somebody has solved, on this device. */
import { stored } from '../../device/stored'
import type { Table } from '../../net/protocol'
import { streak, type Solved } from './streak'

interface Result {
  own: number
  par: number
  /** Where it was solved on its own day: that counts for the streak. */
  when: Solved | null
}

interface Book {
  /** By date. */
  mazes: Record<string, Result>
  rolls: Record<string, Result>
  /** Those of the house, by their numbers. */
  numbers: number[]
}

export const book = stored<Book>('puzzles', { mazes: {}, rolls: {}, numbers: [] })

const two = (number: number) => String(number).padStart(2, '0')

/** The day on one's own calendar; −1: yesterday. */
export function dayHere(now: Date, days = 0): string {
  const then = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`
}

const moment = (at: Date): Solved => ({
  moment: Math.floor(at.getTime() / 1000),
  ahead: -60 * at.getTimezoneOffset(),
})

/** Note a puzzle that was solved; the best of several tries stays. */
export function note({ puzzle, made }: Pick<Table, 'puzzle' | 'made'>, own: number): void {
  if (!puzzle || puzzle.shown) return
  const { day, number, par, kind } = puzzle
  if (day) {
    const shelf = kind === 'go' ? 'rolls' : 'mazes'
    const before = book.value[shelf][day]
    const began = new Date(made)
    const when = before?.when ?? (dayHere(began) === day ? moment(began) : null)
    const result = { own: Math.min(own, before?.own ?? own), par, when }
    book.value = { ...book.value, [shelf]: { ...book.value[shelf], [day]: result } }
  } else if (number !== null && !book.value.numbers.includes(number))
    book.value = { ...book.value, numbers: [...book.value.numbers, number] }
}

/** How many days in a row the maze of the day was solved. */
export const daysInARow = (now: Date): number =>
  streak(
    Object.values(book.value.mazes).flatMap(({ when }) => when ?? []),
    moment(now),
  ).days

/** Of a shelf the first that is not solved, after the given one where there is such; null: all are. */
export function unsolved(shelf: { first: number; count: number }, after = 0): number | null {
  const solved = new Set(book.value.numbers)
  const left = Array.from({ length: shelf.count }, (_, n) => shelf.first + n).filter((number) => !solved.has(number))
  return left.find((number) => number > after) ?? left[0] ?? null
}

export const solvedOf = ({ first, count }: { first: number; count: number }): number =>
  book.value.numbers.filter((number) => number >= first && number < first + count).length
