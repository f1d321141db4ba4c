/** The small table next to the board for the spare tower. */
import { CylinderGeometry, Group, Mesh, TorusGeometry } from 'three'
import type { Materials } from './materials'
import { Parts } from './parts'

export function buildTurntable(materials: Materials): Group {
  const top = new Parts()
    .add(new CylinderGeometry(0.78, 0.84, 0.12, 48), '#5e5480', 'matte', { at: [0, -0.36, 0] })
    .add(new TorusGeometry(0.74, 0.03, 10, 56), '#f0b544', 'metal', { at: [0, -0.3, 0], turned: [Math.PI / 2, 0, 0] })
  const mesh = new Mesh(top.merge(), materials.surfaces)
  mesh.castShadow = mesh.receiveShadow = true
  return new Group().add(mesh)
}
