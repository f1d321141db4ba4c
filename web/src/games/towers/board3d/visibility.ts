/** Which towers are between the viewpoint and something that must be visible. Towers are boxes: no mesh is tested. */
import type { SceneModel } from '../board/model'
import { PARAPET, placeOf } from './measures'

export interface Vec {
  x: number
  y: number
  z: number
}

export interface Box {
  x: number
  z: number
  top: number
}

const HALF = 0.5

/** How far along the way from `viewpoint` to `point` (0 to 1) the box is entered; null if it is missed. */
function enters(viewpoint: Vec, point: Vec, box: Box): number | null {
  let near = 0
  let far = 1
  for (const [from, to, low, high] of [
    [viewpoint.x, point.x, box.x - HALF, box.x + HALF],
    [viewpoint.y, point.y, -1, box.top],
    [viewpoint.z, point.z, box.z - HALF, box.z + HALF],
  ] as const) {
    const way = to - from
    if (Math.abs(way) < 1e-9) {
      if (from < low || from > high) return null
      continue
    }
    const [first, second] =
      way > 0 ? [(low - from) / way, (high - from) / way] : [(high - from) / way, (low - from) / way]
    near = Math.max(near, first)
    far = Math.min(far, second)
    if (near > far) return null
  }
  return near
}

/** The indices of the boxes that hide one of the points from the viewpoint. */
export function hiders(viewpoint: Vec, points: readonly Vec[], boxes: readonly Box[]): Set<number> {
  const found = new Set<number>()
  for (const point of points)
    boxes.forEach((box, n) => {
      const at = enters(viewpoint, point, box)
      if (at !== null && at < 0.995) found.add(n)
    })
  return found
}

/** A box on a ray, and its distance. */
interface Hit {
  box: number
  at: number
}

/** All boxes on a ray, the nearest first. */
const hits = (viewpoint: Vec, far: Vec, boxes: readonly Box[]): Hit[] =>
  boxes
    .flatMap((box, n) => {
      const at = enters(viewpoint, far, box)
      return at === null ? [] : { box: n, at }
    })
    .sort((a, b) => a.at - b.at)

export const firstHit = (viewpoint: Vec, far: Vec, boxes: readonly Box[]): Hit | null =>
  hits(viewpoint, far, boxes)[0] ?? null

const SPOTS = [-0.36, -0.18, 0, 0.18, 0.36]
  .flatMap((x, _, all) => all.map((z) => ({ x, z })))
  .sort((a, b) => Math.hypot(a.x, a.z) - Math.hypot(b.x, b.z))

/** Where a box's top can be touched, as close to its middle as possible; null where it cannot. */
export function openTop({ x, z, top }: Box, touched: (point: Vec) => boolean): Vec | null {
  const points = SPOTS.map((spot): Vec => ({ x: x + spot.x, y: top, z: z + spot.z }))
  return points.find(touched) ?? null
}

// What can be seen and touched from the camera's position: towers in front of what matters become glass.

/** A point as far behind `point` as the viewpoint is in front of it, so that the ray certainly hits its surface. */
const beyond = (viewpoint: Vec, { x, y, z }: Vec): Vec => ({
  x: 2 * x - viewpoint.x,
  y: 2 * y - viewpoint.y,
  z: 2 * z - viewpoint.z,
})

/**
 * A top counts as clear only if it is visible within this distance of its middle, so that its ring is visible; beyond
 * that only a sliver is.
 */
const CLEAR = 0.26

/** The boxes, with these squares as if they were empty. */
const without = (boxes: readonly Box[], squares: ReadonlySet<number>): Box[] =>
  boxes.map((box, square) => (squares.has(square) ? { ...box, top: -2 } : box))

/** The squares whose towers hide what is on a square. */
export function hidersOf(square: number, viewpoint: Vec, boxes: readonly Box[], side: number): Set<number> {
  const { x, z } = placeOf(square, side)
  const points = [0.02, 0.26].map((lift) => ({ x, y: boxes[square]!.top - PARAPET + lift, z }))
  return hiders(viewpoint, points, without(boxes, new Set([square])))
}

/** Points of a figure above its feet: it is recognised by two of them. */
const FIGURE = [0.2, 0.45, 0.7]

export class Sight {
  /** The towers, by square. */
  boxes: Box[] = []
  /** The squares whose towers are glass. */
  glass = new Set<number>()
  /** The seats whose figures a tower hides that is no glass. */
  hidden = new Set<number>()
  /** The squares that can be touched through glass. */
  private kept = new Set<number>()

  /** Decide which towers become glass from this viewpoint. */
  look(viewpoint: Vec, model: SceneModel): void {
    const mine = model.pawns.find((pawn) => pawn.mine)?.square ?? null
    const wanted = [model.goal, model.target, model.focus, mine, ...model.hinted].filter((square) => square !== null)
    const reach = [...model.free, ...model.paid]
    // squares in reach are always visible
    const unseen = reach.filter((square) => !this.clear(viewpoint, square))
    this.kept = new Set([...wanted, ...reach])
    this.glass = new Set(
      [...wanted, ...unseen].flatMap((square) => [...hidersOf(square, viewpoint, this.boxes, model.side)]),
    )
  }

  /** Find the figures that are hidden for the most part, from where their feet are. */
  findHidden(viewpoint: Vec, feet: ReadonlyMap<number, Vec>): void {
    const solid = this.boxes.filter((_, square) => !this.glass.has(square))
    this.hidden.clear()
    for (const [seat, { x, y, z }] of feet) {
      const others = solid.filter((box) => Math.hypot(box.x - x, box.z - z) > HALF)
      const seen = FIGURE.filter((lift) => !hiders(viewpoint, [{ x, y: y + lift, z }], others).size)
      if (seen.length < 2) this.hidden.add(seat)
    }
  }

  /** The first tower on the ray from the viewpoint; what matters is touched through glass, a glass tower by its top. */
  towerOn(viewpoint: Vec, far: Vec): number | null {
    const first = firstHit(viewpoint, far, this.boxes)?.box ?? null
    if (first === null || !this.glass.has(first)) return first
    const onTop = ({ box, at }: Hit) =>
      viewpoint.y + at * (far.y - viewpoint.y) > this.boxes[box]!.top - 1e-6 && this.kept.has(box)
    const behind = hits(viewpoint, far, this.boxes).find((hit) => !this.glass.has(hit.box) || onTop(hit))?.box
    return behind !== undefined && this.kept.has(behind) ? behind : first
  }

  /** Where each tower can be touched: on its top, as close to the middle as possible. */
  touchable(viewpoint: Vec): Vec[] {
    return this.boxes.map(
      (box, square) =>
        openTop(box, (point) => this.towerOn(viewpoint, beyond(viewpoint, point)) === square) ?? { ...box, y: box.top },
    )
  }

  /** Whether enough of a top is visible without any glass. */
  private clear(viewpoint: Vec, square: number): boolean {
    const box = this.boxes[square]!
    const seen = (point: Vec) => firstHit(viewpoint, beyond(viewpoint, point), this.boxes)?.box === square
    const spot = openTop(box, seen)
    return spot !== null && Math.hypot(spot.x - box.x, spot.z - box.z) < CLEAR
  }
}
