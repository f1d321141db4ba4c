/** Which rules a page tells, in which order, with which picture, and by which clauses. */
import type { Marks, View } from '../../net/protocol'

interface Section {
  /** its texts: `rules-<id>-title` and `rules-<id>` */
  id: string
  clauses: string
  picture?: string
}

export type Pictures = Record<string, { view: View; marks: Marks }>

const push: Section[] = [
  { id: 'sliding-push', clauses: 'S3 S4', picture: 'push' },
  { id: 'sliding-barred', clauses: 'S5', picture: 'barred' },
  { id: 'sliding-ride', clauses: 'S6', picture: 'ride' },
]

function classic(edition: string): Section[] {
  return [
    { id: 'classic-aim', clauses: 'K1 K5' },
    { id: 'sliding-board', clauses: 'S1 S2', picture: 'board' },
    { id: 'classic-cards', clauses: 'K2 K3 K4' },
    ...push,
    { id: 'sliding-walk', clauses: 'S7', picture: 'walk' },
    { id: 'sliding-find', clauses: 'S8 S9 S10', picture: 'find' },
    { id: 'classic-end', clauses: 'K5', picture: 'end' },
    edition === 'one-piece' ? { id: 'classic-young-open', clauses: 'K6' } : { id: 'classic-young-exit', clauses: 'K7' },
    { id: 'classic-house', clauses: 'K8 K9 K10' },
    { id: 'classic-alone', clauses: 'K1' },
  ]
}

const towers: Section[] = [
  { id: 'towers-aim', clauses: 'T1 T6' },
  { id: 'sliding-board', clauses: 'S1 S2', picture: 'board' },
  { id: 'towers-cards', clauses: 'T2 K3' },
  ...push,
  { id: 'towers-steps', clauses: 'S7 T3', picture: 'walk' },
  { id: 'towers-magic', clauses: 'T4 T9', picture: 'magic' },
  { id: 'towers-turn', clauses: 'T5 S8 S9', picture: 'find' },
  { id: 'towers-rune', clauses: 'T6', picture: 'rune' },
  { id: 'towers-end', clauses: 'T6', picture: 'end' },
  { id: 'towers-young', clauses: 'T7' },
  { id: 'towers-house', clauses: 'T8 K8 K9 K10' },
]

const go: Section[] = [
  { id: 'go-aim', clauses: 'G1 G4' },
  { id: 'go-roll', clauses: 'G3', picture: 'roll' },
  { id: 'go-lay', clauses: 'G5', picture: 'lay' },
  { id: 'go-right', clauses: 'G4', picture: 'right' },
  { id: 'go-grab', clauses: 'G2 G6' },
  { id: 'go-check', clauses: 'G7', picture: 'wrong' },
  { id: 'go-joker', clauses: 'G8' },
  { id: 'go-end', clauses: 'G2 G9' },
  { id: 'go-alone', clauses: 'G10' },
  { id: 'go-house', clauses: 'G6 G11' },
]

export const sectionsOf = (game: string, edition: string): Section[] =>
  game === 'go' ? go : game === 'towers' ? towers : classic(edition)
