/** A tower as one geometry: courses of brick, a pale ledge on each level, the floor, and walls next to the corridor. */
import {
  BufferAttribute,
  ExtrudeGeometry,
  PlaneGeometry,
  Shape,
  Vector2,
  type BufferGeometry,
  Group,
  Mesh,
  Vector3,
  type Scene,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { rotate } from '../../sliding/board/maze'
import type { Place, SceneModel, TowerModel } from '../board/model'
import { middleOf, SLIDE, isTowerEntering, travel, type Leg } from '../board/motion'
import { FLOORS, STRATA, WALLS, level, mix } from '../board/paint'
import { onPatch, paintSolid } from './geometryBuilder'
import type { Materials } from './materials'
import { HALF_WAY, LEVEL, PARAPET, TOWER, dice, topOf, placeOf } from './measures'
import { EASE, type Motion } from './motion'
import { FLOOR_PATCH, PLAIN, WALL_PATCH, WINDOW_PATCH, type Patch } from './textures'
import { treasureGeometry } from './treasures'
import type { Box } from './visibility'

type Point = readonly [number, number]

/** Lit windows are only decoration and carry no meaning. */
const WINDOWS = 0.26
const SIDE = (TOWER - 0.03) / 2

const known = new Map<string, BufferGeometry>()

/** The geometry of a tower with these openings and height; `kind` chooses its windows. */
export function towerGeometry(openings: number, height: number, kind: number): BufferGeometry {
  const key = `${openings}-${height}-${kind}`
  let made = known.get(key)
  if (!made) {
    made = build(openings, height, kind)
    known.set(key, made)
  }
  return made
}

function forgetTowers(): void {
  for (const geometry of known.values()) geometry.dispose()
  known.clear()
}

function build(openings: number, height: number, kind: number): BufferGeometry {
  const random = dice(kind * 31 + height * 5 + openings)
  const pieces: BufferGeometry[] = []
  for (let course = 0; course < height; course++) {
    const colour = STRATA[level(course + 1)]!
    for (let side = 0; side < 4; side++) {
      const face = new PlaneGeometry(2 * SIDE, LEVEL - 0.03)
      face.translate(0, course * LEVEL + LEVEL / 2, SIDE).rotateY((side * Math.PI) / 2)
      pieces.push(onSheet(paintSolid(face, colour), course > 0 && random() < WINDOWS ? WINDOW_PATCH : WALL_PATCH))
    }
    const last = course === height - 1
    const ledge = new RoundedBoxGeometry(
      TOWER + (last ? 0.012 : 0.006),
      last ? 0.07 : 0.06,
      TOWER + (last ? 0.012 : 0.006),
      1,
      0.02,
    )
    const pale = mix(colour, '#fff4dc', 0.34)
    pieces.push(plain(paintSolid(ledge, pale, { at: [0, (course + 1) * LEVEL - (last ? 0.03 : 0.025), 0] })))
  }
  const top = topOf(height)
  const floor = new PlaneGeometry(TOWER - 0.03, TOWER - 0.03).rotateX(-Math.PI / 2)
  pieces.push(onSheet(paintSolid(floor, FLOORS[level(height)]!, { at: [0, top + 0.008, 0] }), FLOOR_PATCH))
  for (const outline of walls(openings)) {
    const solid = new ExtrudeGeometry(roundOutline(outline), {
      depth: PARAPET - 0.03,
      bevelSize: 0,
      bevelThickness: 0.022,
      bevelSegments: 1,
      bevelOffset: -0.012,
      curveSegments: 5,
    }).rotateX(-Math.PI / 2)
    const wall = paintSolid(solid, WALLS[level(height)]!, { at: [0, top + 0.01, 0] })
    lightTop(wall, top + PARAPET - 0.03)
    pieces.push(plain(wall))
  }
  return mergeGeometries(pieces)
}

function plain(solid: BufferGeometry): BufferGeometry {
  return onPatch(solid, PLAIN.u, PLAIN.v)
}

/** Map the whole face to a patch of the sheet. */
function onSheet(face: BufferGeometry, patch: Patch): BufferGeometry {
  const uv = face.getAttribute('uv') as BufferAttribute
  for (let n = 0; n < uv.count; n++)
    uv.setXY(
      n,
      patch.left + uv.getX(n) * (patch.right - patch.left),
      patch.bottom + uv.getY(n) * (patch.top - patch.bottom),
    )
  return face
}

/** Make the cap of a wall a little lighter than its sides. */
function lightTop(wall: BufferGeometry, above: number): void {
  const position = wall.getAttribute('position') as BufferAttribute
  const normal = wall.getAttribute('normal') as BufferAttribute
  const colour = wall.getAttribute('color') as BufferAttribute
  for (let n = 0; n < position.count; n++)
    if (normal.getY(n) > 0.9 && position.getY(n) > above)
      colour.setXYZ(n, colour.getX(n) * 0.84 + 0.043, colour.getY(n) * 0.84 + 0.041, colour.getZ(n) * 0.84 + 0.095)
}

/** The walls around a corridor: one outline from each opening to the next, clockwise; x to the east, z to the south. */
export function walls(openings: number): Point[][] {
  const out = SIDE + 0.003
  const near = HALF_WAY
  if (!openings)
    return [
      [
        [-out, -out],
        [out, -out],
        [out, out],
        [-out, out],
      ],
    ]
  const found: Point[][] = []
  for (let side = 0; side < 4; side++) {
    if (!(openings & (1 << side))) continue
    let corners = 1
    while (!(openings & (1 << ((side + corners) % 4)))) corners++
    const around: Point[] = [
      [out, -out],
      [out, out],
      [-out, out],
      [-out, -out],
    ]
    const ends: Point[] = [
      [out, -near],
      [near, out],
      [-out, near],
      [-near, -out],
    ]
    const inside: Point[] = [
      [near, -near],
      [near, near],
      [-near, near],
      [-near, -near],
    ]
    const outline: Point[] = [[near, -out], ...around.slice(0, corners), ends[corners - 1]!]
    // the way back along the corridor: only bends, no corner where the wall is straight
    if (corners === 1) outline.push(inside[0]!)
    for (let bend = corners - 2; bend >= 1; bend--) outline.push(inside[bend]!)
    found.push(outline.map((point) => rotatePoint(point, side)))
  }
  return found
}

function rotatePoint([x, z]: Point, quarters: number): Point {
  let point: Point = [x, z]
  for (let n = 0; n < quarters; n++) point = [-point[1], point[0]]
  return point
}

/** The outline with round corners, rounder in the bends of the corridor. */
function roundOutline(outline: readonly Point[]): Shape {
  const shape = new Shape()
  const points = outline.map(([x, z]) => new Vector2(x, -z))
  points.forEach((corner, n) => {
    const before = points[(n + points.length - 1) % points.length]!.clone().sub(corner)
    const after = points[(n + 1) % points.length]!.clone().sub(corner)
    const bend = points.length > 4 && Math.abs(corner.x) < 0.3 && Math.abs(corner.y) < 0.3
    const radius = Math.min(bend ? 0.15 : 0.05, before.length() / 2.1, after.length() / 2.1)
    const from = corner.clone().addScaledVector(before.normalize(), radius)
    const to = corner.clone().addScaledVector(after.normalize(), radius)
    if (n) shape.lineTo(from.x, from.y)
    else shape.moveTo(from.x, from.y)
    shape.quadraticCurveTo(corner.x, corner.y, to.x, to.y)
  })
  shape.closePath()
  return shape
}

/** The towers: they slide, turn, come from and go back to the turntable, and become glass where they hide something. */
interface Tower {
  group: Group
  body: Mesh
  /** The openings its geometry was made with; rotating the body gives the others. */
  made: number
  quarters: number
  model: TowerModel
  treasure: Mesh | null
}

const TURN = 160
const LIFT = 0.3
/** How high a tower is lifted on a long way: over the highest tower. */
const OVER = 2.4

export class Towers {
  private readonly towers = new Map<number, Tower>()
  private readonly treasures = new Map<string, BufferGeometry>()

  constructor(
    private readonly scene: Scene,
    private readonly materials: Materials,
    private readonly motion: Motion,
    private readonly side: number,
    private readonly table: () => Vector3,
    private readonly moved: () => void,
  ) {}

  /** Returns whether a tower comes in, so that others wait for it. */
  show({ towers }: SceneModel, pace: number): boolean {
    const moves = towers.map(({ id, place }) => ({ from: this.towers.get(id)?.model.place ?? place, to: place }))
    const comes = isTowerEntering(this.side, moves)
    towers.forEach((model, n) => this.showOne(model, moves[n]!.from, comes, pace))
    return comes
  }

  heights(): number[] {
    const heights = Array<number>(this.side ** 2).fill(0)
    for (const { model } of this.towers.values()) {
      const square = squareOf(model.place)
      if (square !== null) heights[square] = model.height
    }
    return heights
  }

  /** The boxes that block the camera's view, by square. */
  boxes(): Box[] {
    return this.heights().map((height, square) => ({ ...placeOf(square, this.side), top: topOf(height) + PARAPET }))
  }

  fade(glass: ReadonlySet<number>): void {
    for (const { model, body, treasure } of this.towers.values()) {
      const faded = glass.has(squareOf(model.place) ?? -1)
      body.material = faded ? this.materials.fadedStone : this.materials.stone
      if (treasure) treasure.material = faded ? this.materials.fadedSurfaces : this.materials.surfaces
    }
  }

  face(azimuth: number): void {
    for (const { treasure } of this.towers.values()) if (treasure) treasure.rotation.y = azimuth * 0.8
  }

  /** The turntable has moved: move its tower along. */
  follow(): void {
    for (const { model, group } of this.towers.values()) if (model.place === 'table') this.put(group, model.place)
  }

  dispose(): void {
    forgetTowers()
    for (const geometry of this.treasures.values()) geometry.dispose()
  }

  private showOne(model: TowerModel, from: Place, comes: boolean, pace: number): void {
    let tower = this.towers.get(model.id)
    if (!tower || tower.model.height !== model.height || !sameShape(tower.made, model.openings)) {
      tower?.group.removeFromParent()
      tower = this.build(model)
      this.towers.set(model.id, tower)
      pace = 0
    }
    this.turn(tower, model.openings, pace)
    if (tower.model.treasure !== model.treasure || (model.treasure && !tower.treasure)) this.setTreasure(tower, model)
    const legs = pace ? travel(this.side, from, model.place, comes) : []
    tower.model = model
    if (legs.length) this.go(tower.group, legs, pace)
    else if (!pace) this.put(tower.group, model.place)
  }

  /** Move leg by leg; a line slides on the board, everything else is lifted a little. */
  private go(group: Group, legs: readonly Leg[], pace: number): void {
    this.motion.stop(group)
    let start: Vector3 | null = null
    for (const leg of legs) {
      const end = this.point(leg)
      const slides = leg.end - leg.begin === SLIDE
      let origin: Vector3 | null = start
      void this.motion.run(
        (leg.end - leg.begin) * pace,
        (share) => {
          if (!share) return
          origin ??= group.position.clone()
          group.position.lerpVectors(origin, end, share)
          const far = origin.distanceTo(end) > 3
          if (!slides) group.position.y += (far ? OVER : LIFT) * Math.sin(Math.PI * share)
          this.moved()
        },
        EASE.inOut,
        leg.begin * pace,
        group,
      )
      start = end
    }
  }

  private point({ column, row, table }: Pick<Leg, 'column' | 'row' | 'table'>): Vector3 {
    const middle = (this.side - 1) / 2
    return table ? this.table() : new Vector3(column - middle, 0, row - middle)
  }

  private put(group: Group, place: Place): void {
    group.position.copy(this.point(middleOf(this.side, place)))
  }

  private build(model: TowerModel): Tower {
    const body = new Mesh(towerGeometry(model.openings, model.height, model.id % 4), this.materials.stone)
    body.castShadow = body.receiveShadow = true
    const group = new Group()
    group.add(body)
    this.scene.add(group)
    this.put(group, model.place)
    return { group, body, made: model.openings, quarters: 0, model, treasure: null }
  }

  private turn(tower: Tower, openings: number, pace: number): void {
    const now = tower.quarters
    const next =
      [0, 1, -1, 2].map((by) => now + by).find((quarters) => rotate(tower.made, quarters) === openings) ?? now
    if (next === now) return
    tower.quarters = next
    const step = (share: number) => {
      tower.body.rotation.y = (-Math.PI / 2) * (now + (next - now) * share)
      this.moved()
    }
    void this.motion.run(TURN * pace, step, EASE.out)
  }

  private setTreasure(tower: Tower, { treasure, height }: TowerModel): void {
    tower.treasure?.removeFromParent()
    tower.treasure = null
    if (!treasure) return
    let geometry = this.treasures.get(treasure)
    if (!geometry) this.treasures.set(treasure, (geometry = treasureGeometry(treasure)))
    tower.treasure = new Mesh(geometry, this.materials.surfaces)
    tower.treasure.castShadow = tower.treasure.receiveShadow = true
    tower.treasure.position.y = topOf(height) + 0.012
    tower.group.add(tower.treasure)
  }
}

const squareOf = (place: Place): number | null => (typeof place === 'object' && 'square' in place ? place.square : null)

const sameShape = (made: number, openings: number): boolean =>
  [0, 1, 2, 3].some((quarters) => rotate(made, quarters) === openings)
