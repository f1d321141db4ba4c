/** The rules shown on the page: their order, pictures and clauses. */
import { nudge as inAnyMaze } from '../sliding/play/lesson'
import type { Section } from '..'

export const sections = (): Section[] => [
  { id: 'towers-aim', clauses: 'T1 T6' },
  { id: 'towers-parts', clauses: 'T1' },
  { id: 'towers-first', clauses: 'T2 K3 S9' },
  { id: 'towers-board', clauses: 'S1 S2', picture: 'board' },
  { id: 'towers-cards', clauses: 'T2' },
  { id: 'towers-push', clauses: 'S3 S4', picture: 'push' },
  { id: 'towers-barred', clauses: 'S5', picture: 'barred' },
  { id: 'towers-ride', clauses: 'S6', picture: 'ride' },
  { id: 'towers-steps', clauses: 'S7 T3', picture: 'walk' },
  { id: 'towers-magic', clauses: 'T4 T9', picture: 'magic' },
  { id: 'towers-turn', clauses: 'T5 S8 S9', picture: 'find' },
  { id: 'towers-rune', clauses: 'T6', picture: 'rune' },
  { id: 'towers-end', clauses: 'T6', picture: 'end' },
  { id: 'towers-tips', clauses: 'S5 S6' },
  { id: 'towers-young', clauses: 'T7' },
  { id: 'towers-house', clauses: 'T8 K8 K9 K10' },
]

/** The kind of mistake, as in all sliding mazes, but a rotated piece is a tower, not a tile. */
export function nudge(wanted: string, made: string): string {
  const said = inAnyMaze(wanted, made)
  return said === 'turn' ? 'tower' : said
}
