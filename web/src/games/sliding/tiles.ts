/** A tile is the set of sides on which its corridor opens: four bits, N 1, E 2, S 4, W 8. */

export type Openings = number
const LETTERS = 'nesw'

/** The openings after `quarters` clockwise quarter turns. */
export function rotate(openings: Openings, quarters: number): Openings {
  const by = ((quarters % 4) + 4) % 4
  return ((openings << by) | (openings >> (4 - by))) & 15
}

/** The open sides as text, clockwise from north. */
export const letters = (openings: Openings): string => [...LETTERS].filter((_, n) => (openings >> n) & 1).join('')

export const fromLetters = (text: string): Openings =>
  [...text.toLowerCase()].reduce((openings, letter) => openings | (1 << LETTERS.indexOf(letter)), 0)

export type Shape = 'blank' | 'end' | 'straight' | 'corner' | 'tee' | 'cross'

/** The tile's shape, in any rotation. */
export function shapeOf(openings: Openings): Shape {
  const open = letters(openings).length
  if (open === 2) return openings === 5 || openings === 10 ? 'straight' : 'corner'
  return (['blank', 'end', 'corner', 'tee', 'cross'] as const)[open]!
}

/** How many quarter turns the tile is rotated from its original rotation in the edition. */
export function quartersOf(openings: Openings): number {
  const turns = [0, 1, 2, 3].map((by) => rotate(openings, by))
  return (4 - turns.indexOf(Math.min(...turns))) % 4
}

/** The quarter turns after which a tile matches the wanted openings; 0 if it never does. */
export const quartersTo = (openings: Openings, wanted: Openings): number =>
  Math.max(
    0,
    [0, 1, 2, 3].findIndex((by) => rotate(openings, by) === wanted),
  )
