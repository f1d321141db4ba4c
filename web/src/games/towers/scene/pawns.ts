/** The figures on the board: they stand on their towers, ride with them, climb, and always face the player. */
import { Group, Mesh, Vector3, type BufferGeometry, type Scene } from 'three'
import { figureGeometry, inlay, pennant, standGeometry } from './figures'
import { PARAPET, placeOf, topOf } from './measures'
import type { PawnModel, SceneModel } from './model'
import { EASE, type Motion } from './motion'
import { CLIMB, LEAP, STEP } from './pace'
import type { Materials } from './materials'
import { COME, SLIDE } from '../travel'

const SIZE = 1.22
/** Places of pawns that share a tower. */
const SHARED: readonly (readonly [number, number])[][] = [
  [[0, 0]],
  [
    [-0.17, 0.05],
    [0.17, -0.05],
  ],
  [
    [-0.18, 0.1],
    [0.18, 0.1],
    [0, -0.18],
  ],
  [
    [-0.17, 0.15],
    [0.17, 0.15],
    [-0.17, -0.15],
    [0.17, -0.15],
  ],
]

interface Standing {
  group: Group
  figure: Mesh
  square: number
  /** Its target or place, and its size. */
  goal: Vector3 | null
  size: number
}

export class Pawns {
  private readonly standing = new Map<number, Standing>()
  private readonly flags = new Map<number, Group>()
  private readonly geometries: BufferGeometry[] = []
  private readonly walking = new Set<number>()
  /** Resolves when the last walk ends. */
  arrival: Promise<void> = Promise.resolve()

  constructor(
    private readonly scene: Scene,
    private readonly materials: Materials,
    private readonly motion: Motion,
    private readonly side: number,
    private readonly moved: () => void,
  ) {}

  show(model: SceneModel, heights: readonly number[], comes: boolean, pace: number): void {
    for (const pawn of model.pawns) {
      this.raiseFlag(pawn, heights)
      const sharing = model.pawns.filter(({ square }) => square === pawn.square)
      const spot = SHARED[Math.min(sharing.length, 4) - 1]![sharing.indexOf(pawn) % 4]!
      let standing = this.standing.get(pawn.seat)
      if (!standing) {
        standing = this.build(pawn)
        this.standing.set(pawn.seat, standing)
        pace = 0
      }
      const goal = this.over(pawn.square, heights, spot)
      const moved = standing.square !== pawn.square
      const same = standing.goal?.equals(goal)
      Object.assign(standing, { square: pawn.square, goal, size: SIZE * (sharing.length > 1 ? 0.8 : 1) })
      // a walking pawn gets there without riding
      if (!same && !this.walking.has(pawn.seat)) this.ride(standing, moved ? pace : 0, comes)
    }
  }

  /** Move a pawn with its tower; one that falls out comes back in at the other end. */
  private ride({ group, goal, size }: Standing, pace: number, comes: boolean): void {
    if (!goal) return
    this.motion.stop(group)
    const start = group.position.clone()
    const far = Math.hypot(goal.x - start.x, goal.z - start.z) > 1.6
    void this.motion.run(
      pace * SLIDE,
      (share) => {
        group.position.lerpVectors(start, goal, share)
        if (far) group.position.y += 1.4 * Math.sin(Math.PI * share)
        group.scale.setScalar(size)
        this.moved()
      },
      EASE.inOut,
      comes ? COME * pace : 0,
      group,
    )
  }

  /** Walk step by step: a hop on the level, a climb by ladder, a leap by magic. */
  walk(seat: number, squares: readonly number[], heights: readonly number[], pace: number): void {
    const standing = this.standing.get(seat)
    if (!standing || !pace || squares.length < 2) return
    const { group } = standing
    const steps = squares.slice(1).map((to, n) => this.stepOf(squares[n]!, to, heights))
    const whole = steps.reduce((sum, { length }) => sum + length, 0)
    this.motion.stop(group)
    this.walking.add(seat)
    group.scale.setScalar(SIZE)
    const showWalk = (share: number) => {
      let [n, at] = [0, share * whole]
      while (n < steps.length - 1 && at > steps[n]!.length) at -= steps[n++]!.length
      const { from, to, length, hop } = steps[n]!
      const part = Math.min(1, at / length)
      group.position.lerpVectors(from, to, part)
      // the pawn passes the edge between the towers at the height of the higher one
      const edge = Math.max(from.y, to.y) - group.position.y
      group.position.y += Math.sin(Math.PI * part) * (hop + edge)
      this.moved()
    }
    this.arrival = this.motion.run(whole * pace, showWalk, EASE.even, 0, group).then(() => {
      this.walking.delete(seat)
      this.ride(standing, pace / 3, false)
    })
  }

  private stepOf(
    from: number,
    to: number,
    heights: readonly number[],
  ): { from: Vector3; to: Vector3; length: number; hop: number } {
    const rise = Math.abs(heights[to]! - heights[from]!)
    const [length, hop] = rise > 1 ? [LEAP, 0.45] : rise === 1 ? [CLIMB, 0.2] : [STEP, 0.15]
    return { from: this.over(from, heights), to: this.over(to, heights), length, hop }
  }

  face(azimuth: number): void {
    for (const { figure } of this.standing.values()) figure.rotation.y = azimuth
    for (const flag of this.flags.values()) flag.children[1]!.rotation.y = azimuth
  }

  dispose(): void {
    this.geometries.forEach((geometry) => geometry.dispose())
  }

  private over(square: number, heights: readonly number[], [x, z]: readonly [number, number] = [0, 0]): Vector3 {
    const place = placeOf(square, this.side)
    return new Vector3(place.x + x, topOf(heights[square]!) + 0.012, place.z + z)
  }

  private keep<T extends BufferGeometry>(geometry: T): T {
    this.geometries.push(geometry)
    return geometry
  }

  private build({ figure, shape, hue, square }: PawnModel): Standing {
    const group = new Group()
    const body = new Mesh(this.keep(figureGeometry(figure, hue)), this.materials.surfaces)
    const base = new Mesh(this.keep(standGeometry(shape, hue)), this.materials.surfaces)
    body.castShadow = base.castShadow = body.receiveShadow = true
    group.add(base, body)
    this.scene.add(group)
    return { group, figure: body, square, goal: null, size: SIZE }
  }

  /** Mark the start tower with its player's shape and colour. */
  private raiseFlag({ seat, home, shape, hue }: PawnModel, heights: readonly number[]): void {
    if (this.flags.has(seat)) return
    const group = new Group()
    const { x, z } = placeOf(home, this.side)
    group.position.set(x, topOf(heights[home]!) + 0.01, z)
    const sign = new Mesh(this.keep(inlay(shape, hue)), this.materials.surfaces)
    sign.receiveShadow = true
    const flag = new Mesh(this.keep(pennant(hue)), this.materials.surfaces)
    flag.castShadow = true
    flag.position.set(Math.sign(x) * 0.36, PARAPET, Math.sign(z) * 0.36)
    group.add(sign, flag)
    this.scene.add(group)
    this.flags.set(seat, group)
  }
}
