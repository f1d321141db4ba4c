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
} from 'three'
import { mix } from '../paint'
import type { PlayerShape } from './model'
import { Parts, type Placing } from './parts'

const SKIN = '#f0c9a0'
const PAPER = '#fbf1da'
const INK = '#2b2647'
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
export function inlay(shape: PlayerShape, hue: string): BufferGeometry {
  return new Parts()
    .add(prism(shape, 1, 0.004), PAPER)
    .add(prism(shape, 0.82, 0.006), hue, 'matte', { at: [0, 0.008, 0] })
    .merge()
}

/** A pennant on a pole. */
export function pennant(hue: string): BufferGeometry {
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
export function figureGeometry(figure: string, hue: string): BufferGeometry {
  const parts = new Parts()
  ;(FIGURES[figure] ?? FIGURES.apprentice!)(parts, { coat: hue, dark: mix(hue, '#1a1030', 0.25) })
  return parts.merge()
}

/** The prism a figure stands on. */
export function standGeometry(shape: PlayerShape, hue: string): BufferGeometry {
  return new Parts()
    .add(prism(shape, 1, 0.03), PAPER)
    .add(prism(shape, 0.86, 0.03), hue, 'matte', { at: [0, 0.014, 0] })
    .merge()
}
