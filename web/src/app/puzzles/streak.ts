/** Days in a row, as in src/wanderwall/puzzles/day.py: by the local calendar, one missed day a week is spared. */

/** When the maze of a day was solved: UTC seconds, and the offset of local time in seconds. */
export interface SolvedDay {
  moment: number
  ahead: number
}

export interface Streak {
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
