/** The rules shown on an edition's page: their order, pictures and clauses. */
import type { Section } from '..'

export function sections(edition: string): Section[] {
  const onePiece = edition === 'one-piece'
  return [
    { id: 'classic-aim', clauses: 'K1 K5' },
    ...(onePiece ? [{ id: 'classic-characters', clauses: 'K1' }] : []),
    { id: onePiece ? 'classic-episode' : 'classic-first', clauses: 'K3 S9' },
    { id: 'sliding-board', clauses: 'S1 S2', picture: 'board' },
    { id: 'classic-cards', clauses: 'K2 K4' },
    { id: edition === 'classic-1986' ? 'classic-next-turn' : 'classic-next-once', clauses: 'K4' },
    { id: 'sliding-push', clauses: 'S3 S4', picture: 'push' },
    { id: 'sliding-barred', clauses: 'S5', picture: 'barred' },
    { id: 'sliding-ride', clauses: 'S6', picture: 'ride' },
    { id: 'sliding-walk', clauses: 'S7', picture: 'walk' },
    { id: 'sliding-find', clauses: 'S8 S9 S10', picture: 'find' },
    { id: 'classic-end', clauses: 'K5', picture: 'end' },
    onePiece ? { id: 'classic-young-open', clauses: 'K6' } : { id: 'classic-young-exit', clauses: 'K7' },
    { id: 'sliding-tips', clauses: 'S5 S6' },
    { id: 'classic-house', clauses: 'K8 K9 K10' },
    { id: 'classic-alone', clauses: 'K1' },
  ]
}

export { nudge } from '../sliding/play/lesson'
