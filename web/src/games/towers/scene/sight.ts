/** What can be seen and touched from where the camera is: towers before what matters become glass. */
import { firstHit, hiders, hits, openTop, type Box, type Hit, type Vec } from './hiders'
import { PARAPET, placeOf } from './measures'
import type { SceneModel } from './model'

/** As far behind a point as the viewpoint is before it, so that what the point lies on is met for certain. */
const beyond = (viewpoint: Vec, { x, y, z }: Vec): Vec => ({
  x: 2 * x - viewpoint.x,
  y: 2 * y - viewpoint.y,
  z: 2 * z - viewpoint.z,
})

/** How far from its middle a top may be seen at the nearest, so that the ring on it is: less is a sliver. */
const CLEAR = 0.26

/** The boxes, but these squares as if nothing stood there. */
const without = (boxes: readonly Box[], squares: ReadonlySet<number>): Box[] =>
  boxes.map((box, square) => (squares.has(square) ? { ...box, top: -2 } : box))

/** The squares whose towers hide what stands or lies on a square. */
export function hidersOf(square: number, viewpoint: Vec, boxes: readonly Box[], side: number): Set<number> {
  const { x, z } = placeOf(square, side)
  const points = [0.02, 0.26].map((lift) => ({ x, y: boxes[square]!.top - PARAPET + lift, z }))
  return hiders(viewpoint, points, without(boxes, new Set([square])))
}

export class Sight {
  /** The towers, by square. */
  boxes: Box[] = []
  /** The squares whose towers are glass. */
  glass = new Set<number>()
  /** What is to be touched through glass. */
  private kept = new Set<number>()

  /** From here, now: which towers become glass. */
  look(viewpoint: Vec, model: SceneModel): void {
    const mine = model.pawns.find((pawn) => pawn.mine)?.square ?? null
    const wanted = [model.goal, model.target, model.focus, mine, ...model.hinted].filter((square) => square !== null)
    const reach = [...model.free, ...model.paid]
    // what is in reach can always be seen
    const unseen = reach.filter((square) => !this.clear(viewpoint, square))
    this.kept = new Set([...wanted, ...reach])
    this.glass = new Set(
      [...wanted, ...unseen].flatMap((square) => [...hidersOf(square, viewpoint, this.boxes, model.side)]),
    )
  }

  /** The first tower on the way from the viewpoint; but what matters is touched through glass, by its top if it is glass. */
  towerOn(viewpoint: Vec, far: Vec): number | null {
    const first = firstHit(viewpoint, far, this.boxes)?.box ?? null
    if (first === null || !this.glass.has(first)) return first
    const onTop = ({ box, at }: Hit) =>
      viewpoint.y + at * (far.y - viewpoint.y) > this.boxes[box]!.top - 1e-6 && this.kept.has(box)
    const behind = hits(viewpoint, far, this.boxes).find((hit) => !this.glass.has(hit.box) || onTop(hit))?.box
    return behind !== undefined && this.kept.has(behind) ? behind : first
  }

  /** Where each tower can be touched: on its top, as near to the middle as may be. */
  touchable(viewpoint: Vec): Vec[] {
    return this.boxes.map(
      (box, square) =>
        openTop(box, (point) => this.towerOn(viewpoint, beyond(viewpoint, point)) === square) ?? { ...box, y: box.top },
    )
  }

  /** Whether enough of a top is seen as everything stands. */
  private clear(viewpoint: Vec, square: number): boolean {
    const box = this.boxes[square]!
    const seen = (point: Vec) => firstHit(viewpoint, beyond(viewpoint, point), this.boxes)?.box === square
    const spot = openTop(box, seen)
    return spot !== null && Math.hypot(spot.x - box.x, spot.z - box.z) < CLEAR
  }
}
