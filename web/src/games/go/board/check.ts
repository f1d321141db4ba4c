/** The check of a board, prepared for display: where each path runs, where it breaks, and in which order to show it. */
import type { GoEdition } from './edition'
import type { Laid, Result, Verdict } from './view'

export type Break = 'wall' | 'bare' | 'rim'

export interface Picture extends Verdict {
  square: number
  /** from the middle to the picture when joined; from the picture to the break when cut off; else empty */
  way: number[]
  /** where a broken path ends: the side (0 north, clockwise) of the last square of the way, and against what */
  broken: { side: number; against: Break } | null
}

const BEYOND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

function neighbour(goEdition: GoEdition, square: number, side: number): number | null {
  const column = (square % goEdition.side) + BEYOND[side]![0]
  const row = Math.floor(square / goEdition.side) + BEYOND[side]![1]
  return column < 0 || row < 0 || column >= goEdition.side || row >= goEdition.side
    ? null
    : row * goEdition.side + column
}

const opposite = (side: number): number => (side + 2) % 4
const open = (openings: number | undefined, side: number): boolean => (((openings ?? 0) >> side) & 1) === 1

function paths(goEdition: GoEdition, layout: Laid[]): Map<number, number> {
  const found = new Map([[goEdition.middle, goEdition.middleOpenings]])
  for (const lay of layout) lay.squares.forEach((square, n) => found.set(square, lay.openings[n]!))
  return found
}

/** Every square that a path joins to `from`, each with the square before it. */
function connectedSquares(goEdition: GoEdition, floor: Map<number, number>, from: number): Map<number, number> {
  const before = new Map([[from, from]])
  for (const square of before.keys()) {
    for (let side = 0; side < 4; side++) {
      const next = neighbour(goEdition, square, side)
      if (next === null || before.has(next)) continue
      if (open(floor.get(square), side) && open(floor.get(next), opposite(side))) before.set(next, square)
    }
  }
  return before
}

/** What a tile's path runs into: other tiles by name, the middle as null. Does not reveal what is correct. */
export function meets(goEdition: GoEdition, layout: Laid[], lay: Laid): (string | null)[] {
  const others = layout.filter((other) => other.tile !== lay.tile)
  const floor = paths(goEdition, others)
  const found = new Set<string | null>()
  lay.squares.forEach((square, n) => {
    for (let side = 0; side < 4; side++) {
      const next = neighbour(goEdition, square, side)
      if (next === null || !open(lay.openings[n], side) || !open(floor.get(next), opposite(side))) continue
      found.add(others.find((other) => other.squares.includes(next))?.tile ?? null)
    }
  })
  return [...found]
}

function way(before: Map<number, number>, to: number): number[] {
  const squares = [to]
  while (before.get(squares[0]!) !== squares[0]) squares.unshift(before.get(squares[0]!)!)
  return squares
}

/** The break that matters most: against the paths of the middle if they touch, else the one nearest to the middle. */
function findBreak(
  goEdition: GoEdition,
  floor: Map<number, number>,
  stranded: Map<number, number>,
  whole: Map<number, number>,
) {
  let best: { square: number; side: number; against: Break } | null = null
  let least = Infinity
  const far = (square: number): number =>
    Math.abs((square % goEdition.side) - (goEdition.middle % goEdition.side)) +
    Math.abs(Math.floor(square / goEdition.side) - Math.floor(goEdition.middle / goEdition.side))
  for (const square of stranded.keys()) {
    for (let side = 0; side < 4; side++) {
      const next = neighbour(goEdition, square, side)
      const towards = next !== null && whole.has(next) && open(floor.get(next), opposite(side))
      if (!towards && (!open(floor.get(square), side) || (next !== null && stranded.has(next)))) continue
      const touches = next !== null && whole.has(next)
      const cost = (touches ? 0 : 100) + far(next ?? square) + (next === null ? 50 : 0)
      if (cost < least) {
        least = cost
        best = { square, side, against: next === null ? 'rim' : floor.has(next) ? 'wall' : 'bare' }
      }
    }
  }
  return best
}

/** One board at the check, picture by picture in the order of the dice. */
export function pictures(goEdition: GoEdition, result: Result): Picture[] {
  const floor = paths(goEdition, result.layout)
  const whole = connectedSquares(goEdition, floor, goEdition.middle)
  return result.verdicts.map((verdict) => {
    const square = goEdition.pictures.indexOf(verdict.picture)
    if (verdict.joined) return { ...verdict, square, way: way(whole, square), broken: null }
    if (!verdict.shown) return { ...verdict, square, way: [], broken: null }
    const stranded = connectedSquares(goEdition, floor, square)
    const end = findBreak(goEdition, floor, stranded, whole)
    if (!end) return { ...verdict, square, way: [square], broken: null }
    return { ...verdict, square, way: way(stranded, end.square), broken: { side: end.side, against: end.against } }
  })
}

/** The parts of the check in order: the pictures, the score tile turning over or not, the markers on the track. */
export type CheckPart = { kind: 'picture'; n: number } | { kind: 'tile' } | { kind: 'track' }

export const PART_MS = { picture: 650, tile: 900, track: 900 } as const

export function checkParts(result: Result): CheckPart[] {
  const seen: CheckPart[] = result.verdicts.map((_, n) => ({ kind: 'picture', n }))
  return result.score_tile === null ? [...seen, { kind: 'tile' }] : [...seen, { kind: 'tile' }, { kind: 'track' }]
}
