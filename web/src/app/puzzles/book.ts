/** What a guest has solved: it is in their book on the server, and waits on this device until the server has it. */
import { signal } from '@preact/signals'
import { storageSignal } from '../../device/storage'
import { OFFLINE } from '../../device/offline'
import { bookApi, type SolvedPuzzles } from '../../net/api'
import { Refusal } from '../../net/protocol'
import type { KeptPuzzles, SolvedTry } from '../../net/types'

const NOTHING: SolvedPuzzles = { mazes: {}, rolls: {}, numbers: [] }

/**
 * What was solved on this device without the server, which does not know it yet: the offline page writes it, for the
 * page of its server. What devices stored before there were books is sent that way, too.
 */
const unsent = storageSignal<SolvedPuzzles>('puzzles', NOTHING)

const noClosed = () => ({ mazes: [], rolls: [], numbers: [] })
const withDefaults = (all: SolvedPuzzles['mazes']) =>
  Object.fromEntries(Object.entries(all).map(([day, one]) => [day, { retries: 0, hints: 0, when: null, ...one }]))

/** Until the server has answered, what this device knows. */
const ofDevice = (): KeptPuzzles => {
  const { mazes, rolls, numbers } = unsent.peek()
  return { mazes: withDefaults(mazes), rolls: withDefaults(rolls), numbers, closed: noClosed(), rush: 0 }
}

export const book = signal<KeptPuzzles>(ofDevice())

/** At most this many dates, or numbers, are sent at once. */
const DATES = 50
const NUMBERS = 500

/** Send what the server does not know yet, and fetch what is in the book: tables report their results themselves. */
export async function syncBook(): Promise<void> {
  const { mazes, rolls, numbers } = unsent.value
  await sendDays(Object.entries(mazes), (some) => ({ ...NOTHING, mazes: some }))
  await sendDays(Object.entries(rolls), (some) => ({ ...NOTHING, rolls: some }))
  for (let at = 0; at < numbers.length; at += NUMBERS)
    await bookApi.sendSolved({ ...NOTHING, numbers: numbers.slice(at, at + NUMBERS) })
  const kept = await bookApi.puzzles()
  const now = unsent.value
  unsent.value = OFFLINE
    ? { mazes: kept.mazes, rolls: kept.rolls, numbers: kept.numbers }
    : {
        mazes: without(now.mazes, mazes),
        rolls: without(now.rolls, rolls),
        numbers: now.numbers.filter((number) => !numbers.includes(number)),
      }
  book.value = kept
}

type Days = [string, SolvedTry][]

/** Send days; if they are refused, each part of them again, until only the refused ones are left out. */
async function sendDays(days: Days, request: (some: Record<string, SolvedTry>) => SolvedPuzzles): Promise<void> {
  for (let at = 0; at < days.length; at += DATES) await sendSome(days.slice(at, at + DATES), request)
}

async function sendSome(days: Days, request: (some: Record<string, SolvedTry>) => SolvedPuzzles): Promise<void> {
  try {
    await bookApi.sendSolved(request(Object.fromEntries(days)))
  } catch (reason) {
    if (!(reason instanceof Refusal) || reason.code !== CLAIM) throw reason
    const half = Math.ceil(days.length / 2)
    if (days.length > 1) for (const some of [days.slice(0, half), days.slice(half)]) await sendSome(some, request)
  }
}

/** The server has counted this result otherwise. */
const CLAIM = 'book.claim'

/** Forget the guest's solved puzzles, except those that still have to be sent. */
export function forgetBook(left = NOTHING): void {
  unsent.value = left
  book.value = ofDevice()
}

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

/** How many days in a row the maze of the day was solved. */
export const daysInARow = (now: Date): number =>
  streak(
    Object.values(book.value.mazes).flatMap(({ when }) => when ?? []),
    moment(now),
  ).days

/** The kinds that may come next; none: all. */
export const chosenKinds = storageSignal<string[]>('puzzle-kinds', [])

const DAY_MS = 24 * 3600 * 1000
const FIRST_DAY = Date.UTC(2026, 10, 1)

/** The number of a day's maze, 1 for the first, as in src/wanderwall/puzzles/day.py. */
export const numberOf = (day: string): number => (Date.parse(`${day}T00:00Z`) - FIRST_DAY) / DAY_MS + 1

/** The day of the maze with this number; null: there is none. */
export const dateOf = (number: number): string | null =>
  Number.isInteger(number) && number > 0 && number < 100_000
    ? new Date(FIRST_DAY + (number - 1) * DAY_MS).toISOString().slice(0, 10)
    : null

/** Whether the solution of a day was shown before the day was solved. */
export const isClosed = (day: string, roll: boolean): boolean =>
  book.value.closed[roll ? 'rolls' : 'mazes'].includes(day)

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
