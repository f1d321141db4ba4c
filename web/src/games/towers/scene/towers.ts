/** The towers: they slide, turn, come from and go back to the turntable, and become glass where they hide something. */
import { Group, Mesh, Vector3, type BufferGeometry, type Scene } from 'three'
import { rotate } from '../../sliding/tiles'
import { middleOf, SLIDE, isTowerEntering, travel, type Leg } from '../travel'
import { PARAPET, placeOf, topOf } from './measures'
import type { Place, SceneModel, TowerModel } from './model'
import { EASE, type Motion } from './motion'
import type { Box } from './hiders'
import type { Materials } from './materials'
import { forgetTowers, towerGeometry } from './tower'
import { treasureGeometry } from './treasures'

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
