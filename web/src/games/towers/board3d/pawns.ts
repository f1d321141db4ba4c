/** The four figures. Each stands on a prism of its player's shape, so that colour is not the only difference. */
import {
  ConeGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  OctahedronGeometry,
  Shape,
  SphereGeometry,
  TorusGeometry,
  type BufferGeometry,
  Group,
  Mesh,
  type MeshBasicMaterial,
  Vector3,
  type Scene,
} from 'three'
import type { PlayerShape, PawnModel, SceneModel } from '../board/model'
import { CLIMB, LEAP, STEP, COME, SLIDE } from '../board/motion'
import { DUSK_INK as INK, mix } from '../board/paint'
import { Parts, type Placing } from './geometryBuilder'
import { ghostInk, type Materials } from './materials'
import { PARAPET, placeOf, topOf } from './measures'
import { EASE, glide, tumble, type Motion } from './motion'

const SKIN = '#f0c9a0'
const PAPER = '#fbf1da'
const BRASS = '#f0b544'
const { PI } = Math
const HALF = PI / 2

function outline(shape: PlayerShape, size: number): Shape {
  const drawn = new Shape()
  if (shape === 'circle') return drawn.absarc(0, 0, 0.21 * size, 0, 2 * PI, false) as Shape
  const corners = {
    triangle: [
      [0, 0.27],
      [0.25, -0.16],
      [-0.25, -0.16],
    ],
    diamond: [
      [0, 0.27],
      [0.24, 0],
      [0, -0.27],
      [-0.24, 0],
    ],
    square: [
      [-0.18, -0.18],
      [0.18, -0.18],
      [0.18, 0.18],
      [-0.18, 0.18],
    ],
  }[shape]
  corners.forEach(([x, y], n) => drawn[n ? 'lineTo' : 'moveTo'](x! * size, y! * size))
  drawn.closePath()
  return drawn
}

function prism(shape: PlayerShape, size: number, depth: number): BufferGeometry {
  return new ExtrudeGeometry(outline(shape, size), {
    depth,
    bevelSize: 0.012,
    bevelThickness: 0.01,
    bevelSegments: 2,
    curveSegments: 20,
  }).rotateX(-HALF)
}

/** A player's shape set into the floor of the start tower. */
function inlay(shape: PlayerShape, hue: string): BufferGeometry {
  return new Parts()
    .add(prism(shape, 1, 0.004), PAPER)
    .add(prism(shape, 0.82, 0.006), hue, 'matte', { at: [0, 0.008, 0] })
    .merge()
}

/** A pennant on a pole. */
function pennant(hue: string): BufferGeometry {
  const cloth = new Shape()
  ;(
    [
      [0, 0],
      [0.34, -0.04],
      [0.25, -0.12],
      [0.34, -0.2],
      [0, -0.24],
    ] as const
  ).forEach(([x, y], n) => cloth[n ? 'lineTo' : 'moveTo'](x, y))
  return new Parts()
    .add(new CylinderGeometry(0.018, 0.022, 0.62, 8), '#a8752a', 'metal', { at: [0, 0.31, 0] })
    .add(new SphereGeometry(0.035, 10, 10), BRASS, 'metal', { at: [0, 0.64, 0] })
    .add(new ExtrudeGeometry(cloth, { depth: 0.012, bevelEnabled: false }), hue, 'matte', { at: [0.015, 0.6, 0] })
    .merge()
}

interface Dye {
  coat: string
  dark: string
}

function eyes(parts: Parts, y: number, z: number): void {
  for (const x of [-0.03, 0.03]) parts.add(new SphereGeometry(0.012, 8, 8), INK, 'matte', { at: [x, y, z] })
}

function ball(parts: Parts, radius: number, colour: string, placing: Placing): void {
  parts.add(new SphereGeometry(radius, 18, 16), colour, 'matte', placing)
}

const FIGURES: Record<string, (parts: Parts, dye: Dye) => void> = {
  wizard: (parts, { coat, dark }) => {
    parts.lathe(
      [
        [0, 0.04],
        [0.15, 0.04],
        [0.12, 0.16],
        [0.075, 0.3],
        [0.04, 0.36],
        [0, 0.36],
      ],
      coat,
    )
    parts.add(new ConeGeometry(0.07, 0.2, 14), PAPER, 'matte', { at: [0, 0.27, 0.06], turned: [PI + 0.25, 0, 0] })
    ball(parts, 0.078, SKIN, { at: [0, 0.41, 0] })
    ball(parts, 0.02, SKIN, { at: [0, 0.405, 0.08] })
    eyes(parts, 0.43, 0.072)
    parts.lathe(
      [
        [0.05, 0.465],
        [0.15, 0.455],
        [0.155, 0.465],
        [0.05, 0.485],
      ],
      dark,
    )
    parts.add(new ConeGeometry(0.082, 0.27, 18), dark, 'matte', { at: [0, 0.6, -0.01], turned: [-0.1, 0, 0] })
    parts.add(new CylinderGeometry(0.013, 0.013, 0.52, 8), '#a8752a', 'metal', { at: [0.16, 0.3, 0.05] })
    parts.add(new OctahedronGeometry(0.04), '#ffd27a', 'light', { at: [0.16, 0.58, 0.05] })
  },
  witch: (parts, { coat, dark }) => {
    parts.lathe(
      [
        [0, 0.04],
        [0.16, 0.04],
        [0.1, 0.2],
        [0.05, 0.36],
        [0, 0.36],
      ],
      coat,
    )
    ball(parts, 0.1, '#5a3a2a', { at: [0, 0.38, -0.025] })
    ball(parts, 0.075, SKIN, { at: [0, 0.4, 0.022] })
    eyes(parts, 0.415, 0.088)
    parts.lathe(
      [
        [0.04, 0.45],
        [0.2, 0.44],
        [0.205, 0.452],
        [0.04, 0.475],
      ],
      dark,
    )
    parts.add(new ConeGeometry(0.09, 0.16, 16), dark, 'matte', { at: [0, 0.53, 0] })
    parts.add(new ConeGeometry(0.045, 0.16, 12), dark, 'matte', { at: [0.035, 0.635, 0], turned: [0, 0, -0.75] })
    parts.add(new TorusGeometry(0.083, 0.014, 8, 20), BRASS, 'metal', { at: [0, 0.475, 0], turned: [HALF, 0, 0] })
  },
  apprentice: (parts, { coat, dark }) => {
    parts.lathe(
      [
        [0, 0.04],
        [0.13, 0.04],
        [0.115, 0.18],
        [0.06, 0.31],
        [0, 0.31],
      ],
      coat,
    )
    ball(parts, 0.085, SKIN, { at: [0, 0.37, 0] })
    eyes(parts, 0.375, 0.082)
    parts.add(new SphereGeometry(0.096, 18, 12, 0, 7, 0, 1.45), dark, 'matte', { at: [0, 0.385, -0.012] })
    parts.add(new TorusGeometry(0.072, 0.028, 10, 20), '#f6d27c', 'matte', { at: [0, 0.29, 0], turned: [HALF, 0, 0] })
    parts.add(new ConeGeometry(0.025, 0.16, 8), PAPER, 'matte', { at: [0.08, 0.49, -0.02], turned: [0, 0, -0.7] })
  },
  princess: (parts, { coat }) => {
    parts.lathe(
      [
        [0, 0.04],
        [0.17, 0.04],
        [0.15, 0.1],
        [0.07, 0.24],
        [0.05, 0.34],
        [0, 0.34],
      ],
      coat,
    )
    ball(parts, 0.098, '#7a4a2e', { at: [0, 0.38, -0.03] })
    ball(parts, 0.08, '#7a4a2e', { at: [0, 0.29, -0.06], scaled: [1, 1.3, 1] })
    ball(parts, 0.077, SKIN, { at: [0, 0.395, 0.015] })
    eyes(parts, 0.405, 0.086)
    for (let n = 0; n < 5; n++) {
      const angle = (n * PI * 2) / 5 + 0.3
      parts.add(new ConeGeometry(0.028, 0.1, 5), BRASS, 'metal', {
        at: [0.065 * Math.sin(angle), 0.51, 0.065 * Math.cos(angle)],
      })
    }
    parts.add(new TorusGeometry(0.068, 0.02, 8, 20), BRASS, 'metal', { at: [0, 0.465, 0], turned: [HALF, 0, 0] })
  },
}

/** A figure facing south, without its prism. */
function figureGeometry(figure: string, hue: string): BufferGeometry {
  const parts = new Parts()
  ;(FIGURES[figure] ?? FIGURES.apprentice!)(parts, { coat: hue, dark: mix(hue, '#1a1030', 0.25) })
  return parts.merge()
}

/** The prism a figure stands on. */
function standGeometry(shape: PlayerShape, hue: string): BufferGeometry {
  return new Parts()
    .add(prism(shape, 1, 0.03), PAPER)
    .add(prism(shape, 0.86, 0.03), hue, 'matte', { at: [0, 0.014, 0] })
    .merge()
}

/** The figures on the board: they stand on their towers, ride with them, climb, and always face the player. */
const SIZE = 1.22
/** How long a winner jumps, in milliseconds. */
const JUMPS = 1300
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
  /** Its colour and a pale edge where a tower hides it: no part of the figure, and only drawn while it is hidden. */
  ghost: Mesh[]
  square: number
  /** Its target or place, and its size. */
  goal: Vector3 | null
  size: number
  wins: boolean
}

export class Pawns {
  private readonly standing = new Map<number, Standing>()
  private readonly flags = new Map<number, Group>()
  private readonly geometries: BufferGeometry[] = []
  private readonly walking = new Set<number>()
  /** The pawns that climb back, each with the end of it. */
  private readonly falling = new Map<number, Promise<void>>()
  private readonly inks: MeshBasicMaterial[] = []
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
      if (!same && !this.walking.has(pawn.seat)) this.ride(pawn.seat, standing, moved ? pace : 0, comes)
      if (pawn.wins && !standing.wins && pace) void this.arrival.then(() => this.jump(standing, pace))
      standing.wins = pawn.wins
    }
  }

  /** Jump for joy, three times. */
  private jump({ group, size }: Standing, pace: number): void {
    const ground = group.position.y
    const put = (share: number) => {
      const up = Math.abs(Math.sin(3 * PI * share))
      group.position.y = ground + 0.5 * up
      group.scale.setScalar(size * (1 + 0.3 * up))
      this.moved()
    }
    void this.motion.run(JUMPS * pace, put, EASE.even, 0, group)
  }

  /** Move a pawn with its tower; one that falls out comes back in at the other end. */
  private ride(seat: number, { group, goal, size }: Standing, pace: number, comes: boolean): void {
    if (!goal) return
    this.motion.stop(group)
    group.quaternion.identity()
    const start = group.position.clone()
    const [across, along] = [Math.abs(goal.x - start.x), Math.abs(goal.z - start.z)].sort((a, b) => a - b)
    const falls = comes && across! < 0.6 && along! > this.side - 1.6
    const [length, put] = falls ? tumble(group, start, goal) : [SLIDE, glide(group, start, goal)]
    const step = (share: number) => {
      put(share)
      group.scale.setScalar(size)
      this.moved()
    }
    const ends = this.motion.run(pace * length, step, falls ? EASE.even : EASE.inOut, comes ? COME * pace : 0, group)
    if (!falls || !pace) return
    this.falling.set(seat, ends)
    void ends.then(() => this.falling.delete(seat))
  }

  /** Walk step by step: a hop on the level, a climb by ladder, a leap by magic. */
  walk(seat: number, squares: readonly number[], heights: readonly number[], pace: number): void {
    const standing = this.standing.get(seat)
    if (!standing || !pace || squares.length < 2) return
    const falling = this.falling.get(seat)
    if (falling) {
      this.walking.add(seat)
      this.arrival = falling.then(() => {
        this.falling.delete(seat)
        this.walk(seat, squares, heights, pace)
        return this.arrival
      })
      return
    }
    const { group } = standing
    const steps = squares.slice(1).map((to, n) => this.stepOf(squares[n]!, to, heights))
    const whole = steps.reduce((sum, { length }) => sum + length, 0)
    this.motion.stop(group)
    group.quaternion.identity()
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
      this.ride(seat, standing, pace / 3, false)
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

  /** The middle of every figure, by seat: where it is just now, also on its way. */
  places(): Map<number, Vector3> {
    return new Map([...this.standing].map(([seat, { group }]) => [seat, group.position]))
  }

  /** Draw these seats' figures through what hides them. */
  showThrough(hidden: ReadonlySet<number>): void {
    for (const [seat, { ghost }] of this.standing) for (const part of ghost) part.visible = hidden.has(seat)
  }

  dispose(): void {
    for (const thing of [...this.geometries, ...this.inks]) thing.dispose()
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
    // after the ghosts: a figure is not seen through itself
    body.renderOrder = base.renderOrder = 3
    const ghost = [ghostInk(hue), ghostInk(PAPER, 0.03)].map((ink, n) => {
      this.inks.push(ink)
      const part = new Mesh(body.geometry, ink)
      part.renderOrder = n + 1
      part.visible = false
      return part
    })
    body.add(...ghost)
    group.add(base, body)
    this.scene.add(group)
    return { group, figure: body, ghost, square, goal: null, size: SIZE, wins: false }
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
