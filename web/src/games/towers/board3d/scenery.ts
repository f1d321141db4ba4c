/** The parts that do not move: light, the chart, the plinth, the rune stone. */
import {
  AdditiveBlending,
  BackSide,
  BoxGeometry,
  CircleGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  DirectionalLight,
  Fog,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PMREMGenerator,
  PlaneGeometry,
  PointLight,
  Scene,
  SphereGeometry,
  Sprite,
  SpriteMaterial,
  TorusGeometry,
  type Texture,
  type WebGLRenderer,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { Parts } from './geometryBuilder'
import type { Materials } from './materials'
import { chart, halo, runeSign, sky } from './textures'

/** The time of day: golden dusk in the light theme, moonlight in the dark one. */
interface Hour {
  air: string
  key: string
  keyPower: number
  above: string
  below: string
  skyPower: number
  back: number
  brass: number
  windows: number
  /** The tint of the chart. */
  chart: string
}

const DUSK: Hour = {
  air: '#43305f',
  key: '#ffd29a',
  keyPower: 3.5,
  above: '#b9b2f5',
  below: '#8a5a3c',
  skyPower: 0.78,
  back: 0.7,
  brass: 0.42,
  windows: 1.15,
  chart: '#ffffff',
}
const NIGHT: Hour = {
  air: '#15122e',
  key: '#b9c4ff',
  keyPower: 2.1,
  above: '#7f86d8',
  below: '#4a3550',
  skyPower: 0.85,
  back: 0.5,
  brass: 0.36,
  windows: 2.1,
  chart: '#5b5796',
}

/** The colour of the chart at its edge. */
const EDGE = new Color('#aa7c57')

export interface Scenery {
  /** Turns with the camera so that the sign is readable. */
  sign: Group
  hour(night: boolean): void
  /** Set the fog to begin behind a board at this distance. */
  haze(away: number): void
  /** Shadows for a slow machine. */
  plainShadows(): void
  dispose(): void
}

export function buildScenery(
  scene: Scene,
  renderer: WebGLRenderer,
  materials: Materials,
  side: number,
  small: boolean,
): Scenery {
  const made: { dispose(): void }[] = []
  const keep = <T extends { dispose(): void }>(thing: T): T => (made.push(thing), thing)
  const fog = new Fog('#43305f', 17, 34)
  scene.fog = fog
  scene.background = new Color()

  const key = new DirectionalLight('#ffd29a', 3.5)
  key.position.set(-5.2, 8.2, 4.8)
  key.castShadow = true
  key.shadow.mapSize.setScalar(small ? 1024 : 2048)
  const reach = side / 2 + 3.5
  Object.assign(key.shadow.camera, { left: -reach, right: reach + 0.5, top: reach, bottom: -reach, near: 1, far: 24 })
  key.shadow.radius = 4
  key.shadow.bias = -0.04
  key.shadow.normalBias = 0.02
  const hemisphere = new HemisphereLight('#b9b2f5', '#8a5a3c', 0.78)
  const back = new DirectionalLight('#8f8cff', 0.7)
  back.position.set(6, 4, -6)
  scene.add(key, hemisphere, back)
  scene.environment = keep(reflectionMap(renderer))

  const ground = new Mesh(
    keep(new CircleGeometry(13, 96)),
    keep(new MeshStandardMaterial({ map: keep(chart(small ? 1024 : 2048)), roughness: 1 })),
  )
  ground.rotation.x = -Math.PI / 2
  ground.position.y = -0.42
  ground.receiveShadow = true
  // the same paper, as far as the horizon
  const beyond = new Mesh(keep(new CircleGeometry(60, 48)), keep(new MeshStandardMaterial({ roughness: 1 })))
  beyond.rotation.x = -Math.PI / 2
  beyond.position.y = -0.44
  const plinth = new Mesh(keep(plinthGeometry(side)), materials.surfaces)
  plinth.castShadow = plinth.receiveShadow = true
  scene.add(ground, beyond, plinth)

  const { stone, sign, light } = runeStone(keep, materials)
  scene.add(stone)

  return {
    sign,
    hour(night) {
      const hour = night ? NIGHT : DUSK
      fog.color.set(hour.air)
      ;(scene.background as Color).set(hour.air)
      key.color.set(hour.key)
      key.intensity = hour.keyPower
      hemisphere.color.set(hour.above)
      hemisphere.groundColor.set(hour.below)
      hemisphere.intensity = hour.skyPower
      back.intensity = hour.back
      ground.material.color.set(hour.chart)
      beyond.material.color.set(hour.chart).multiply(EDGE)
      scene.environmentIntensity = hour.brass
      materials.stone.emissiveIntensity = hour.windows
      light.intensity = night ? 0.9 : 0.35
    },
    haze(away) {
      fog.near = away * 1.05
      fog.far = away * 2.1
    },
    plainShadows() {
      key.shadow.mapSize.setScalar(1024)
      key.shadow.map?.dispose()
      key.shadow.map = null
    },
    dispose() {
      key.shadow.dispose()
      made.forEach((thing) => thing.dispose())
    },
  }
}

function plinthGeometry(side: number) {
  const parts = new Parts()
  parts.add(new RoundedBoxGeometry(side + 1.34, 0.3, side + 1.34, 4, 0.1), '#5e5480', 'matte', { at: [0, -0.27, 0] })
  parts.add(new RoundedBoxGeometry(side + 1.18, 0.16, side + 1.18, 4, 0.07), '#75657a', 'matte', { at: [0, -0.06, 0] })
  parts.add(new BoxGeometry(side + 0.14, 0.04, side + 0.14), '#3a3557', 'matte', { at: [0, 0.012, 0] })
  const rim = (side - 1) / 2 + 0.8
  for (let line = 0; line < side; line += 2)
    for (const edge of [-rim, rim])
      for (const [x, z] of [
        [line - (side - 1) / 2, edge],
        [edge, line - (side - 1) / 2],
      ] as const)
        parts.add(new CylinderGeometry(0.045, 0.055, 0.05, 14), '#a8752a', 'metal', { at: [x, 0.04, z] })
  return parts.merge()
}

/** The only cold light on the board. */
function runeStone(keep: <T extends { dispose(): void }>(thing: T) => T, materials: Materials) {
  const stone = new Group()
  stone.name = 'rune'
  const crystal = keep(
    new Parts()
      .add(new CylinderGeometry(0.1, 0.16, 0.46, 6).toNonIndexed(), '#3f6fa8', 'matte', {
        at: [0, 0.25, 0],
        turned: [0, Math.PI / 6, 0],
      })
      .add(new ConeGeometry(0.1, 0.14, 6).toNonIndexed(), '#7ccbee', 'matte', {
        at: [0, 0.55, 0],
        turned: [0, Math.PI / 6, 0],
      })
      .merge(),
  )
  crystal.computeVertexNormals()
  const body = new Mesh(crystal, materials.surfaces)
  body.castShadow = true
  const sign = new Group()
  const plate = new Mesh(
    keep(new PlaneGeometry(0.17, 0.36)),
    keep(new MeshBasicMaterial({ map: keep(runeSign()), transparent: true, toneMapped: false, depthWrite: false })),
  )
  plate.position.set(0, 0.26, 0.145)
  plate.rotation.x = -0.12
  sign.add(body, plate)
  const glow = new Sprite(
    keep(
      new SpriteMaterial({
        map: keep(
          halo([
            [0, 'rgba(130,215,255,.34)'],
            [0.35, 'rgba(110,180,255,.13)'],
            [1, 'rgba(110,160,255,0)'],
          ]),
        ),
        blending: AdditiveBlending,
        depthWrite: false,
        toneMapped: false,
      }),
    ),
  )
  glow.scale.setScalar(1.5)
  glow.position.y = 0.32
  const light = new PointLight('#86dcff', 0.35, 2, 1.6)
  light.position.set(0, 0.5, 0.15)
  const ring = new Mesh(
    keep(new TorusGeometry(0.2, 0.014, 8, 40)),
    keep(new MeshBasicMaterial({ color: '#a9f0ff', toneMapped: false })),
  )
  ring.rotation.x = Math.PI / 2
  ring.position.y = 0.015
  stone.add(sign, glow, light, ring)
  return { stone, sign, light }
}

function reflectionMap(renderer: WebGLRenderer): Texture {
  const room = new Scene()
  const image = sky()
  const dome = new Mesh(new SphereGeometry(10, 24, 24), new MeshBasicMaterial({ map: image, side: BackSide }))
  const lamp = new Mesh(new BoxGeometry(3, 0.2, 3), new MeshBasicMaterial())
  ;(lamp.material as MeshBasicMaterial).color.setScalar(6)
  lamp.position.set(-3, 6, 3)
  room.add(dome, lamp)
  const maker = new PMREMGenerator(renderer)
  const { texture } = maker.fromScene(room, 0.02)
  maker.dispose()
  for (const mesh of [dome, lamp]) {
    mesh.geometry.dispose()
    ;(mesh.material as MeshBasicMaterial).dispose()
  }
  image.dispose()
  return texture
}

/** The small table next to the board for the spare tower. */
export function buildTurntable(materials: Materials): Group {
  const top = new Parts()
    .add(new CylinderGeometry(0.78, 0.84, 0.12, 48), '#5e5480', 'matte', { at: [0, -0.36, 0] })
    .add(new TorusGeometry(0.74, 0.03, 10, 56), '#f0b544', 'metal', { at: [0, -0.3, 0], turned: [Math.PI / 2, 0, 0] })
  const mesh = new Mesh(top.merge(), materials.surfaces)
  mesh.castShadow = mesh.receiveShadow = true
  return new Group().add(mesh)
}
