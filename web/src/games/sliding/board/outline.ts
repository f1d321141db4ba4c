/** The shape of a tile's corridor and of the wall around it. A tile is 100 × 100 units. */
import { corridors } from '../../../ui/drawn/symbols.json'
import type { Openings } from './maze'

/** The corridor runs from A to B; the wall ends at LIP in the south; a treasure lies in a round plaza. */
const { near: A, far: B, lip: LIP, plaza: PLAZA } = corridors
export { LIP, PLAZA }

type Point = readonly [x: number, y: number]

/** A number as it is written in paths. */
export const f = (n: number): string => String(Math.round(n * 10) / 10)

/** Repeatable random numbers: leaves and blossoms are the same in every picture. */
export function chance(seed: number): () => number {
  let s = seed | 0
  return () => {
    s = (s + 0x6d2b79f5) | 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** The corridor's outline as a path. */
export const corridor = (openings: Openings): string => corridors.whole[openings]!

/** The same with an opening to the south that ends at LIP. */
export const shortCorridor = (openings: Openings): string => corridors.short[openings]!

/** Points along the corridor's outline: its corners, and some of each rounded one. */
function pointsOf(openings: Openings): Point[] {
  const points: Point[] = []
  for (const step of corridor(openings).match(/[MLQ][\d. ]+/g) ?? []) {
    const [x, y, cx, cy] = step.slice(1).split(' ').map(Number) as [number, number, number, number]
    if (!step.startsWith('Q')) {
      points.push([x, y])
      continue
    }
    const [ax, ay] = points.at(-1)!
    for (let t = 0.25; t <= 1; t += 0.25)
      points.push([
        (1 - t) ** 2 * ax + 2 * t * (1 - t) * x + t * t * cx,
        (1 - t) ** 2 * ay + 2 * t * (1 - t) * y + t * t * cy,
      ])
  }
  return points
}

/** Where the corridor's edges meet the rim of the plaza, measured from its middle. */
const MEET = Math.sqrt(PLAZA ** 2 - (50 - A) ** 2)

/** Corridor and plaza as one outline: the rim from opening to opening, and out along each. */
export function withPlaza(openings: Openings, far = 100): string {
  const arms: [start: string, out: string][] = [
    [`${A} ${f(50 - MEET)}`, `L${A} 0L${B} 0L${B} ${f(50 - MEET)}`],
    [`${f(50 + MEET)} ${A}`, `L100 ${A}L100 ${B}L${f(50 + MEET)} ${B}`],
    [`${B} ${f(50 + MEET)}`, `L${B} ${far}L${A} ${far}L${A} ${f(50 + MEET)}`],
    [`${f(50 - MEET)} ${B}`, `L0 ${B}L0 ${A}L${f(50 - MEET)} ${A}`],
  ]
  const open = [0, 1, 2, 3].filter((side) => (openings >> side) & 1)
  return open
    .map((side, n) => {
      const next = open[(n + 1) % open.length]!
      const wide = ((next - side + 4) % 4 || 4) > 2 ? 1 : 0
      return `${n ? '' : `M${arms[side]![0]}`}${arms[side]![1]}A${PLAZA} ${PLAZA} 0 ${wide} 1 ${arms[next]![0]}`
    })
    .join('')
}

/** Whether a point is in the corridor, or nearer to it than `margin`. */
export function inCorridor(openings: Openings, x: number, y: number, margin = 0): boolean {
  const within = (u: number) => u > A - margin && u < B + margin
  if (within(x) && within(y)) return true
  return (
    (!!(openings & 1) && within(x) && y <= 50) ||
    (!!(openings & 4) && within(x) && y >= 50) ||
    (!!(openings & 2) && within(y) && x >= 50) ||
    (!!(openings & 8) && within(y) && x <= 50)
  )
}

const onEdge = ([ax, ay]: Point, [bx, by]: Point): boolean =>
  (ax === bx && (ax === 0 || ax === 100)) || (ay === by && (ay === 0 || ay === 100))

/** Places along the wall line, excluding the open ends, each with the direction away from the corridor. */
export function alongWall(
  openings: Openings,
  apart: number,
  plaza: boolean,
): [x: number, y: number, awayX: number, awayY: number][] {
  const points = pointsOf(openings)
  const found: [number, number, number, number][] = []
  points.forEach((a, at) => {
    const b = points[(at + 1) % points.length]!
    const long = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (!long || onEdge(a, b)) return
    const count = Math.max(1, Math.round(long / apart))
    for (let n = 0; n < count; n++) {
      const t = (n + 0.5) / count
      const x = a[0] + (b[0] - a[0]) * t
      const y = a[1] + (b[1] - a[1]) * t
      if (plaza && Math.hypot(x - 50, y - 50) < PLAZA - 1) continue
      found.push([x, y, (b[1] - a[1]) / long, -(b[0] - a[0]) / long])
    }
  })
  if (plaza) {
    const count = Math.round((2 * Math.PI * PLAZA) / apart)
    for (let n = 0; n < count; n++) {
      const t = (n / count) * 2 * Math.PI
      const [x, y] = [50 + PLAZA * Math.cos(t), 50 + PLAZA * Math.sin(t)]
      if (!inCorridor(openings, x, y)) found.push([x, y, Math.cos(t), Math.sin(t)])
    }
  }
  return found
}

/** A circle and a rotated ellipse as parts of one path: thousands of leaves stay a handful of elements. */
export const disc = (x: number, y: number, r: number): string =>
  `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0`

export function leaf(x: number, y: number, degrees: number): string {
  const [dx, dy] = [3.6 * Math.cos((degrees * Math.PI) / 180), 3.6 * Math.sin((degrees * Math.PI) / 180)]
  const turn = Math.round(degrees)
  return `M${f(x - dx)} ${f(y - dy)}a3.6 1.9 ${turn} 1 0 ${f(2 * dx)} ${f(2 * dy)}a3.6 1.9 ${turn} 1 0 ${f(-2 * dx)} ${f(-2 * dy)}`
}
