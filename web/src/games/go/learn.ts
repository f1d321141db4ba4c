/** The rules shown on the page: their order, pictures and clauses. */
import type { Section } from '..'

export const sections = (): Section[] => [
  { id: 'go-aim', clauses: 'G1 G4' },
  { id: 'go-players', clauses: 'G1 G2' },
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

const LAY = /^(\w\d)([ab])-(\w\d)([nesw])$/

/** The kind of mistake: another tile, another place, or only another side or rotation. */
export function nudge(wanted: string, made: string): string {
  const [lay, laid] = [LAY.exec(wanted), LAY.exec(made)]
  if (!lay || !laid) return 'other'
  if (lay[1] !== laid[1]) return 'tile'
  return lay[3] === laid[3] ? 'pose' : 'place'
}
