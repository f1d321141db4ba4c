/** What a guest has solved: it is in their book on the server, and waits on this device until the server has it. */
import { signal } from '@preact/signals'
import { storageSignal } from '../../device/storage'
import { bookApi, type SolvedPuzzles } from '../../net/api'
import type { KeptPuzzles } from '../../net/types'
import type { PuzzleInfo, Table } from '../../net/protocol'
import { unitOf } from './kinds'

const NOTHING: SolvedPuzzles = { mazes: {}, rolls: {}, numbers: [] }

/** What the server does not know yet; what devices stored before there were books is sent that way, too. */
const unsent = storageSignal<SolvedPuzzles>('puzzles', NOTHING)

export const book = signal<KeptPuzzles>({ ...unsent.value, rush: 0 })

/** At most this many dates, or numbers, are sent at once. */
const DATES = 50
const NUMBERS = 500

/** Send the server what it does not know yet, and fetch what is in the book. */
export async function syncBook(): Promise<void> {
  let answer: KeptPuzzles
  do {
    const { mazes, rolls, numbers } = unsent.value
    const some = { mazes: first(mazes, DATES), rolls: first(rolls, DATES), numbers: numbers.slice(0, NUMBERS) }
    answer = await bookApi.sendSolved(some)
    const now = unsent.value
    unsent.value = {
      mazes: without(now.mazes, some.mazes),
      rolls: without(now.rolls, some.rolls),
      numbers: now.numbers.filter((number) => !some.numbers.includes(number)),
    }
  } while (!isEmpty(unsent.value))
  book.value = answer
}

/** Forget the guest's solved puzzles. */
export function forgetBook(): void {
  unsent.value = NOTHING
  book.value = { ...NOTHING, rush: 0 }
}

const isEmpty = ({ mazes, rolls, numbers }: SolvedPuzzles): boolean =>
  ![...Object.keys(mazes), ...Object.keys(rolls), ...numbers].length

const first = <T>(all: Record<string, T>, count: number): Record<string, T> =>
  Object.fromEntries(Object.entries(all).slice(0, count))

/** The entries that have not been sent in their current form. */
const without = <T>(all: Record<string, T>, sent: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name, one]) => sent[name] !== one))

const two = (number: number) => String(number).padStart(2, '0')

/** The day on the guest's own calendar; −1: yesterday. */
export function localDay(now: Date, days = 0): string {
  const then = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`
}

const moment = (at: Date): SolvedDay => ({
  moment: Math.floor(at.getTime() / 1000),
  ahead: -60 * at.getTimezoneOffset(),
})

/** Store a solved puzzle; the best of several tries stays. */
export function storeSolved(table: Pick<Table, 'puzzle' | 'made'>, own: number): void {
  if (!table.puzzle || table.puzzle.shown) return
  unsent.value = withSolved(unsent.value, table.puzzle, table.made, own)
  book.value = { ...book.value, ...withSolved(book.value, table.puzzle, table.made, own) }
  void syncBook().catch(() => undefined) // it waits on this device
}

function withSolved(known: SolvedPuzzles, puzzle: PuzzleInfo, made: number, own: number): SolvedPuzzles {
  const { day, number, par, kind } = puzzle
  if (day) {
    const shelf = unitOf({ kind }) === 'tiles' ? 'rolls' : 'mazes'
    const before = known[shelf][day]
    const began = new Date(made)
    const when = before?.when ?? (localDay(began) === day ? moment(began) : null)
    return { ...known, [shelf]: { ...known[shelf], [day]: { own: Math.min(own, before?.own ?? own), par, when } } }
  }
  if (number === null || known.numbers.includes(number)) return known
  return { ...known, numbers: [...known.numbers, number] }
}

/** How many days in a row the maze of the day was solved. */
export const daysInARow = (now: Date): number =>
  streak(
    Object.values(book.value.mazes).flatMap(({ when }) => when ?? []),
    moment(now),
  ).days

/** The first puzzle of a shelf that is not solved, after the given one if possible; null: all are solved. */
export function nextPuzzle(shelf: { first: number; count: number }, after = 0): number | null {
  const solved = new Set(book.value.numbers)
  const left = Array.from({ length: shelf.count }, (_, n) => shelf.first + n).filter((number) => !solved.has(number))
  return left.find((number) => number > after) ?? left[0] ?? null
}

export const countSolved = ({ first, count }: { first: number; count: number }): number =>
  book.value.numbers.filter((number) => number >= first && number < first + count).length

/** Days in a row, as in src/wanderwall/puzzles/day.py: by the local calendar, one missed day a week is spared. */

/** When the maze of a day was solved: UTC seconds, and the offset of local time in seconds. */
export interface SolvedDay {
  moment: number
  ahead: number
}

interface Streak {
  days: number
  /** The day that was spared last, in days since 1970. */
  spared: number | null
}

const DAY = 24 * 3600
const WEEK = 7

/** The local calendar day, in days since 1970. */
const dayOf = ({ moment, ahead }: SolvedDay): number => Math.floor((moment + ahead) / DAY)

/** The streak that is still valid now; today's maze may still be solved. */
export function streak(solved: SolvedDay[], now: SolvedDay): Streak {
  let row: Streak = { days: 0, spared: null }
  let last: SolvedDay | null = null
  for (const one of [...solved].sort((a, b) => a.moment - b.moment || a.ahead - b.ahead)) {
    if (!last) row = { days: 1, spared: null }
    else if (dayOf(one) > dayOf(last)) {
      const stands = streakAt(row, last, one)
      row = { ...stands, days: stands.days + 1 }
    } else continue // a day that occurs twice, as when flying eastwards over the date line
    last = one
  }
  return last ? streakAt(row, last, now) : row
}

/** What is left of a streak on a later day: a day is missed once it has passed both here and at the last solution. */
function streakAt(row: Streak, last: SolvedDay, then: SolvedDay): Streak {
  const missed = Math.min(dayOf(then), dayOf({ ...then, ahead: last.ahead })) - dayOf(last) - 1
  if (missed <= 0) return row
  const spare = dayOf(last) + 1
  if (missed === 1 && (row.spared === null || spare - row.spared >= WEEK)) return { ...row, spared: spare }
  return { days: 0, spared: row.spared }
}
