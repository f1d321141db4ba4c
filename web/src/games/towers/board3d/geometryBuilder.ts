/** Combines small solids into one geometry with a group for each kind of surface, so that a figure is one mesh. */
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color,
  Euler,
  Float32BufferAttribute,
  LatheGeometry,
  Matrix4,
  Quaternion,
  Vector2,
  Vector3,
} from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'

export type Surface = 'matte' | 'metal' | 'light'
export const SURFACES: readonly Surface[] = ['matte', 'metal', 'light']

export interface Placing {
  at?: readonly [number, number, number]
  turned?: readonly [number, number, number]
  scaled?: readonly [number, number, number]
}

export class Parts {
  private readonly heaps: Record<Surface, BufferGeometry[]> = { matte: [], metal: [], light: [] }

  add(solid: BufferGeometry, colour: string, surface: Surface = 'matte', placing: Placing = {}): this {
    const made = paintSolid(solid, colour, placing)
    made.deleteAttribute('uv')
    this.heaps[surface].push(made)
    return this
  }

  box(width: number, height: number, depth: number, colour: string, surface: Surface, placing: Placing): this {
    return this.add(new BoxGeometry(width, height, depth), colour, surface, placing)
  }

  /** A solid of revolution around the vertical, from its outline. */
  lathe(
    outline: readonly (readonly [number, number])[],
    colour: string,
    surface: Surface = 'matte',
    placing: Placing = {},
  ): this {
    return this.add(
      new LatheGeometry(
        outline.map(([x, y]) => new Vector2(x, y)),
        20,
      ),
      colour,
      surface,
      placing,
    )
  }

  /** One geometry; group n belongs to surface n of `SURFACES`. */
  merge(): BufferGeometry {
    const merged: BufferGeometry[] = []
    const surfaces: number[] = []
    SURFACES.forEach((surface, n) => {
      if (this.heaps[surface].length) {
        merged.push(mergeGeometries(this.heaps[surface]))
        surfaces.push(n)
      }
    })
    const whole = mergeGeometries(merged, true)
    whole.groups.forEach((group, n) => (group.materialIndex = surfaces[n]!))
    return whole
  }
}

/** The solid in its place, in one colour, without an index, as merging requires. */
export function paintSolid(solid: BufferGeometry, colour: string, placing: Placing = {}): BufferGeometry {
  const made = solid.index ? solid.toNonIndexed() : solid.clone()
  made.clearGroups()
  const { at = [0, 0, 0], turned = [0, 0, 0], scaled = [1, 1, 1] } = placing
  made.applyMatrix4(
    new Matrix4().compose(
      new Vector3(...at),
      new Quaternion().setFromEuler(new Euler(...turned)),
      new Vector3(...scaled),
    ),
  )
  const { r, g, b } = new Color(colour)
  const count = made.getAttribute('position').count
  const colours = new Float32Array(count * 3)
  for (let n = 0; n < count; n++) colours.set([r, g, b], n * 3)
  made.setAttribute('color', new BufferAttribute(colours, 3))
  return made
}

/** Give every corner the same place on the texture: a plain patch of it. */
export function onPatch(solid: BufferGeometry, u: number, v: number): BufferGeometry {
  const count = solid.getAttribute('position').count
  solid.setAttribute(
    'uv',
    new Float32BufferAttribute(
      Array.from({ length: count * 2 }, (_, n) => (n % 2 ? v : u)),
      2,
    ),
  )
  return solid
}
