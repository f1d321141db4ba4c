import type { Table } from '../../net/protocol'

/**
 * Whether the puzzle was solved: a roll was solved, the opponent was blocked, or the goals were found, which is the
 * only end of the other kinds.
 */
export function isSolved({ puzzle, outcome, seats }: Pick<Table, 'puzzle' | 'outcome' | 'seats'>): boolean {
  if (!outcome) return false
  const other = seats.findIndex(({ kind }) => kind === 'bot')
  if (puzzle?.kind === 'block') return outcome.reason === 'turn_limit' || !outcome.winners.includes(other)
  return outcome.scores[0]! > 0 || outcome.reason !== 'solo'
}
