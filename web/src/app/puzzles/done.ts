import type { Table } from '../../net/protocol'

/** Whether it was done: a roll was solved, the other had no way, or the goals were found, which else is the only end. */
export function isDone({ puzzle, outcome, seats }: Pick<Table, 'puzzle' | 'outcome' | 'seats'>): boolean {
  if (!outcome) return false
  const other = seats.findIndex(({ kind }) => kind === 'bot')
  if (puzzle?.kind === 'block') return outcome.reason === 'turn_limit' || !outcome.winners.includes(other)
  return outcome.scores[0]! > 0 || outcome.reason !== 'solo'
}
