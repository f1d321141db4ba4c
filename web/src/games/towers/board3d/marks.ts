/** Marks over the board while a player plans a turn: rings, the route with ladders and leaps, the light on the goal. */
import {
  AdditiveBlending,
  BufferGeometry,
  CatmullRomCurve3,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Quaternion,
  RingGeometry,
  Shape,
  ShapeGeometry,
  Sprite,
  SpriteMaterial,
  TubeGeometry,
  Vector3,
  Euler,
  type Material,
  type Texture,
} from 'three'
import type { Step } from '../board/route'
import { DUSK_INK, ROUTE_MARK, RUNE_LIGHT } from '../board/paint'
import { LEVEL, dice, placeOf, topOf } from './measures'
import type { Materials } from './materials'
import { halo, spark } from './textures'
import { ladderGeometry } from './treasures'

export interface MarkModel {
  side: number
  heights: readonly number[]
  /** Squares in reach: without a card, with one, or only in the hint. */
  free: readonly number[]
  paid: readonly number[]
  hinted: readonly number[]
  goal: number | null
  target: number | null
  focus: number | null
  entered: number | null
  pushed: readonly number[]
  steps: readonly Step[]
}

const UP = new Vector3(0, 1, 0)
const FLAT = new Quaternion().setFromEuler(new Euler(-Math.PI / 2, 0, 0))

/** All geometries and materials of the marks, made once. */
export class MarkKit {
  readonly cream = new MeshBasicMaterial({ color: ROUTE_MARK, toneMapped: false })
  readonly green = new MeshBasicMaterial({ color: '#00795a', toneMapped: false })
  readonly band = new MeshBasicMaterial({ color: '#0a8f6a', transparent: true, opacity: 0.85, toneMapped: false })
  readonly plum = new MeshBasicMaterial({ color: '#b4377f', toneMapped: false })
  readonly ink = new MeshBasicMaterial({ color: DUSK_INK, toneMapped: false })
  readonly cold = new MeshBasicMaterial({ color: RUNE_LIGHT, toneMapped: false })
  readonly focus = new MeshBasicMaterial({ color: '#9cc4ff', toneMapped: false })
  readonly pushed = new MeshBasicMaterial({ color: '#ffd27a', transparent: true, opacity: 0.8, toneMapped: false })
  readonly leap = new MeshBasicMaterial({ color: '#e07ab8', transparent: true, opacity: 0.9, toneMapped: false })
  readonly leapGlow = new MeshBasicMaterial({
    color: '#ff9fd6',
    transparent: true,
    opacity: 0.3,
    blending: AdditiveBlending,
    depthWrite: false,
    toneMapped: false,
  })
  readonly ringInner = new RingGeometry(0.215, 0.25, 40)
  readonly ringOuter = new RingGeometry(0.2, 0.265, 40)
  readonly wideInner = new RingGeometry(0.25, 0.31, 44)
  readonly wideOuter = new RingGeometry(0.23, 0.33, 44)
  readonly frame = frameGeometry(0.62)
  readonly thinFrame = frameGeometry(0.665)
  readonly chevron = chevron(0.11, 0.1)
  readonly chevronEdge = chevron(0.145, 0.145)
  readonly plate = new PlaneGeometry(0.13, 0.5)
  readonly ladder = ladderGeometry(LEVEL)
  private readonly glow: Texture = halo([
    [0, 'rgba(255,222,130,.75)'],
    [0.5, 'rgba(255,196,90,.25)'],
    [1, 'rgba(255,180,80,0)'],
  ])
  private readonly sparkle: Texture = spark()
  readonly gold = new SpriteMaterial({
    map: this.glow,
    blending: AdditiveBlending,
    depthWrite: false,
    toneMapped: false,
  })
  readonly sparks = new SpriteMaterial({ map: this.sparkle, depthWrite: false, toneMapped: false })

  constructor(readonly materials: Materials) {}

  dispose(): void {
    for (const thing of Object.values(this))
      if (thing && typeof thing === 'object' && thing !== this.materials && 'dispose' in thing)
        (thing as Material).dispose()
  }
}

function chevron(wide: number, high: number): BufferGeometry {
  const shape = new Shape()
  ;(
    [
      [0, high],
      [wide, -high / 5],
      [wide, -high],
      [0, high / 5],
      [-wide, -high],
      [-wide, -high / 5],
    ] as const
  ).forEach(([x, y], n) => shape[n ? 'lineTo' : 'moveTo'](x, y))
  return new ShapeGeometry(shape)
}

/** A square frame on a tower, from the radius `inside` to its rim. */
const frameGeometry = (inside: number): BufferGeometry => new RingGeometry(inside, 0.7, 4, 1, Math.PI / 4)

interface Pose {
  at: Vector3
  turn: Quaternion
  size: number
}

/** The marks of a model; dispose of them when the next ones replace them. */
export class Marks extends Group {
  private readonly own: { dispose(): void }[] = []
  private readonly poses = { route: [] as Pose[], magic: [] as Pose[], bands: [] as Pose[], ladders: [] as Pose[] }

  constructor(
    private readonly model: MarkModel,
    private readonly kit: MarkKit,
  ) {
    super()
    this.rings(model.free, kit.cream, kit.green)
    this.rings(model.paid, kit.cream, kit.plum)
    this.rings(model.hinted, kit.ink, kit.cold)
    if (model.goal !== null) this.goal(model.goal)
    if (model.target !== null) this.wide(model.target, kit.cream, kit.green)
    const [first, ...others] = model.pushed
    if (first !== undefined) this.frames(kit.frame, [first], kit.pushed)
    this.frames(kit.thinFrame, others, kit.pushed)
    if (model.entered !== null) this.frames(kit.frame, [model.entered], kit.cream)
    if (model.focus !== null) this.frames(kit.frame, [model.focus], kit.focus)
    model.steps.forEach((step) => this.step(step))
    this.chevrons(this.poses.route, kit.green)
    this.chevrons(this.poses.magic, kit.plum)
    this.instances(kit.plate, kit.band, this.poses.bands)
    this.instances(kit.ladder, kit.materials.surfaces, this.poses.ladders)
  }

  dispose(): void {
    this.own.forEach((thing) => thing.dispose())
    this.removeFromParent()
  }

  private over(square: number, lift: number): Vector3 {
    const { x, z } = placeOf(square, this.model.side)
    return new Vector3(x, topOf(this.model.heights[square]!) + lift, z)
  }

  private instances(
    geometry: BufferGeometry,
    material: Material | Material[],
    poses: readonly Pose[],
  ): InstancedMesh | null {
    if (!poses.length) return null
    const mesh = new InstancedMesh(geometry, material, poses.length)
    const size = new Vector3()
    poses.forEach(({ at, turn, size: scale }, n) =>
      mesh.setMatrixAt(n, new Matrix4().compose(at, turn, size.setScalar(scale))),
    )
    this.own.push(mesh)
    this.add(mesh)
    return mesh
  }

  private rings(squares: readonly number[], inner: Material, outer: Material): void {
    const poses = (lift: number) => squares.map((square) => ({ at: this.over(square, lift), turn: FLAT, size: 1 }))
    this.instances(this.kit.ringOuter, outer, poses(0.022))
    this.instances(this.kit.ringInner, inner, poses(0.028))
  }

  private wide(square: number, inner: Material, outer: Material): void {
    this.instances(this.kit.wideOuter, outer, [{ at: this.over(square, 0.024), turn: FLAT, size: 1 }])
    this.instances(this.kit.wideInner, inner, [{ at: this.over(square, 0.03), turn: FLAT, size: 1 }])
  }

  private goal(square: number): void {
    const light = new Sprite(this.kit.gold)
    light.position.copy(this.over(square, 0.28))
    light.scale.setScalar(1.25)
    this.add(light)
  }

  private frames(frame: BufferGeometry, squares: readonly number[], material: Material): void {
    this.instances(
      frame,
      material,
      squares.map((square) => ({ at: this.over(square, 0.15), turn: FLAT, size: 1 })),
    )
  }

  private chevrons(poses: readonly Pose[], edge: Material): void {
    this.instances(this.kit.chevronEdge, edge, poses)
    this.instances(
      this.kit.chevron,
      this.kit.cream,
      poses.map((pose) => ({ ...pose, at: new Vector3(0, 0, 0.012).applyQuaternion(pose.turn).add(pose.at) })),
    )
  }

  /** A chevron pointing along `way` on a surface with this normal. */
  private pointing(at: Vector3, way: Vector3, normal: Vector3, size: number): Pose {
    const turn = new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(way.clone().cross(normal), way, normal))
    return { at, turn, size }
  }

  private step({ from, to, rise, card }: Step): void {
    const [start, end] = [this.over(from, 0.035), this.over(to, 0.035)]
    const way = new Vector3(end.x - start.x, 0, end.z - start.z)
    this.poses.route.push(this.pointing(start.clone().addScaledVector(way, 0.35), way, UP, 0.82))
    this.poses.route.push(this.pointing(end.clone().addScaledVector(way, -0.33), way, UP, 0.82))
    const along = new Quaternion().setFromEuler(new Euler(-Math.PI / 2, 0, way.x ? Math.PI / 2 : 0))
    for (const [point, sign] of [
      [start, 1],
      [end, -1],
    ] as const)
      this.poses.bands.push({
        at: point
          .clone()
          .addScaledVector(way, 0.25 * sign)
          .setY(point.y - 0.012),
        turn: along,
        size: 1,
      })
    if (card) this.leap(start, end, way, rise)
    else if (rise) this.ladder(start, end, way, rise)
  }

  /** A ladder on the face of the taller tower. */
  private ladder(start: Vector3, end: Vector3, way: Vector3, rise: number): void {
    const out = way.clone().multiplyScalar(rise > 0 ? -1 : 1)
    const at = start
      .clone()
      .addScaledVector(way, 0.5)
      .addScaledVector(out, 0.045)
      .setY(Math.min(start.y, end.y) - 0.03)
    this.poses.ladders.push({ at, turn: new Quaternion().setFromUnitVectors(new Vector3(0, 0, 1), out), size: 1 })
  }

  /** A ribbon of light along the cliff. */
  private leap(start: Vector3, end: Vector3, way: Vector3, rise: number): void {
    const climbs = rise > 0
    const out = way.clone().multiplyScalar(climbs ? -1 : 1)
    const edge = start.clone().addScaledVector(way, 0.5)
    const [low, high] = climbs ? [start, end] : [end, start]
    const points = [
      low.clone().addScaledVector(out, -0.3),
      edge
        .clone()
        .addScaledVector(out, 0.13)
        .setY(low.y + 0.3),
      edge
        .clone()
        .addScaledVector(out, 0.15)
        .setY((low.y + high.y) / 2),
      edge
        .clone()
        .addScaledVector(out, 0.1)
        .setY(high.y - 0.02),
      edge.clone().setY(high.y + 0.16),
      high.clone().addScaledVector(out, 0.34),
    ]
    const curve = new CatmullRomCurve3(points)
    for (const [radius, material] of [
      [0.085, this.kit.leapGlow],
      [0.045, this.kit.leap],
    ] as const) {
      const tube = new TubeGeometry(curve, 48, radius, 10)
      this.own.push(tube)
      this.add(new Mesh(tube, material))
    }
    for (let n = 0; n < 4; n++) {
      const y = low.y + 0.26 + (n * (high.y - low.y - 0.3)) / 3.3
      this.poses.magic.push(
        this.pointing(edge.clone().addScaledVector(out, 0.24).setY(y), climbs ? UP : UP.clone().negate(), out, 1.05),
      )
    }
    const random = dice(rise + 9)
    for (let n = 0; n < 16; n++) {
      const mote = new Sprite(this.kit.sparks)
      mote.position
        .copy(curve.getPoint(random()))
        .add(new Vector3((random() - 0.5) * 0.6, (random() - 0.5) * 0.3, random() * 0.25))
      mote.scale.setScalar(0.06 + random() * 0.11)
      this.add(mote)
    }
  }
}
