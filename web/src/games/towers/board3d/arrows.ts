/** The brass arrows on the rim. */
import { CylinderGeometry, ExtrudeGeometry, Group, Mesh, Shape, Vector3, type BufferGeometry, type Scene } from 'three'
import { grid } from '../../sliding/board/geometry'
import { hiders, type Box, type Vec } from './visibility'
import { ARROW_OUT, placeOf } from './measures'
import type { SceneModel } from '../board/model'
import { Parts } from './geometryBuilder'
import type { Materials } from './materials'

interface Arrow {
  whole: Group
  head: Mesh
  bar: Mesh
  pole: Mesh
}

// prettier-ignore
const HEAD = [[0, 0.21], [0.23, -0.03], [0.1, -0.03], [0.1, -0.2], [-0.1, -0.2], [-0.1, -0.03], [-0.23, -0.03]] as const
const TURNS = { N: Math.PI, E: Math.PI / 2, S: 0, W: -Math.PI / 2 }
const REST = 0.03

export class Arrows3D {
  private readonly arrows = new Map<string, Arrow>()
  private readonly geometries: BufferGeometry[]

  constructor(
    scene: Scene,
    private readonly materials: Materials,
    side: number,
  ) {
    const shape = new Shape()
    HEAD.forEach(([x, y], n) => shape[n ? 'lineTo' : 'moveTo'](x, y))
    const solid = new ExtrudeGeometry(shape, { depth: 0.05, bevelSize: 0.022, bevelThickness: 0.022, bevelSegments: 2 })
    solid.rotateX(-Math.PI / 2)
    const bolt = new Parts().box(0.5, 0.06, 0.12, '#b3261e', 'matte', { at: [0, 0.1, 0] }).merge()
    const post = new CylinderGeometry(0.03, 0.03, 1, 8).translate(0, -0.5, 0)
    this.geometries = [solid, bolt, post]
    for (const { name, enter, dx, dy, on } of grid(side).arrows) {
      const { x, z } = placeOf(enter, side)
      const whole = new Group()
      whole.position.set(x - dx * ARROW_OUT, REST, z - dy * ARROW_OUT)
      whole.rotation.y = TURNS[on]
      const edge = new Mesh(solid, materials.ink)
      edge.scale.set(1.22, 0.6, 1.22)
      const head = new Mesh(solid, materials.brass)
      const bar = new Mesh(bolt, materials.surfaces)
      bar.rotation.y = Math.PI / 4
      const pole = new Mesh(post, materials.ink)
      head.castShadow = head.receiveShadow = edge.receiveShadow = true
      whole.add(edge, head, bar, pole)
      scene.add(whole)
      this.arrows.set(name, { whole, head, bar, pole })
    }
  }

  show({ barred, pushing, aimed, pointed }: SceneModel): void {
    const { iron, brass, chosenBrass } = this.materials
    for (const [name, { head, bar }] of this.arrows) {
      const isLit = (pushing && name === aimed) || pointed.includes(name)
      head.material = name === barred ? iron : isLit ? chosenBrass : brass
      head.position.y = name === aimed ? 0.01 : 0.033
      bar.visible = name === barred
    }
  }

  /** Lift arrows hidden by towers on a pole until they are visible; return whether one moved. */
  raise(viewpoint: Vec, boxes: readonly Box[]): boolean {
    let moved = false
    for (const { whole, pole } of this.arrows.values()) {
      const { x, z } = whole.position
      let y = REST
      while (y < 3 && hiders(viewpoint, [new Vector3(x, y + 0.05, z)], boxes).size) y += 0.2
      pole.visible = y > REST
      pole.scale.y = y
      moved ||= whole.position.y !== y
      whole.position.y = y
    }
    return moved
  }

  /** The arrow whose point, projected by `seen`, is nearest, if it is close enough. */
  near(x: number, y: number, within: number, toWindow: (point: Vector3) => { x: number; y: number }): string | null {
    let best: string | null = null
    let least = within
    for (const [name, { whole }] of this.arrows) {
      const place = toWindow(whole.position)
      const away = Math.hypot(place.x - x, place.y - y)
      if (away < least) [best, least] = [name, away]
    }
    return best
  }

  /** Where every arrow is, projected by `seen`. */
  places(toWindow: (point: Vec) => { x: number; y: number }): Map<string, { x: number; y: number }> {
    return new Map([...this.arrows].map(([name, { whole }]) => [name, toWindow(whole.position)]))
  }

  dispose(): void {
    this.geometries.forEach((geometry) => geometry.dispose())
  }
}
