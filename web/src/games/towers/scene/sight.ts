/** What can be seen and touched from where the camera is: towers before what matters become glass. */
import { firstHit, hiders, openTop, type Box, type Vec } from './hiders'
import { PARAPET, placeOf } from './measures'
import type { SceneModel } from './model'

/** As far behind a point as the viewpoint is before it, so that what the point lies on is met for certain. */
const beyond = (viewpoint: Vec, { x, y, z }: Vec): Vec => ({
  x: 2 * x - viewpoint.x,
  y: 2 * y - viewpoint.y,
  z: 2 * z - viewpoint.z,
})

export class Sight {
  /** The towers, by square. */
  boxes: Box[] = []
  /** The squares whose towers are glass. */
  glass = new Set<number>()
  /** What is to be seen through glass. */
  private kept = new Set<number>()

  /** From here, now: which towers become glass. */
  look(viewpoint: Vec, model: SceneModel): void {
    // what is in reach can always be seen
    const unseen = [...model.free, ...model.paid].filter(
      (square) =>
        !openTop(
          this.boxes[square]!,
          (point) => firstHit(viewpoint, beyond(viewpoint, point), this.boxes)?.box === square,
        ),
    )
    const wanted = [model.goal, model.target, model.focus, ...model.hinted, ...unseen].filter(
      (square) => square !== null,
    )
    const mine = model.pawns.find((pawn) => pawn.mine)?.square
    this.kept = new Set(mine === undefined ? wanted : [...wanted, mine])
    const points = [...this.kept].flatMap((square) => {
      const { x, z } = placeOf(square, model.side)
      return [0.02, 0.26].map((lift) => ({ x, y: this.boxes[square]!.top - PARAPET + lift, z }))
    })
    this.glass = hiders(viewpoint, points, this.without(new Set(wanted)))
    if (mine !== undefined) this.glass.delete(mine)
  }

  /** The first tower on the way from the viewpoint; but what matters is touched through glass. */
  towerOn(viewpoint: Vec, far: Vec): number | null {
    const first = firstHit(viewpoint, far, this.boxes)?.box ?? null
    if (first === null || !this.glass.has(first)) return first
    const behind = firstHit(viewpoint, far, this.without(this.glass))?.box
    return behind !== undefined && this.kept.has(behind) ? behind : first
  }

  /** Where each tower can be touched: on its top, as near to the middle as may be. */
  touchable(viewpoint: Vec): Vec[] {
    return this.boxes.map(
      (box, square) =>
        openTop(box, (point) => this.towerOn(viewpoint, beyond(viewpoint, point)) === square) ?? { ...box, y: box.top },
    )
  }

  /** The boxes, but these squares as if nothing stood there. */
  private without(squares: ReadonlySet<number>): Box[] {
    return this.boxes.map((box, square) => (squares.has(square) ? { ...box, top: -2 } : box))
  }
}
