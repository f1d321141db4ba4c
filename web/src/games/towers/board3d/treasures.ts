/** The twelve treasures as small solids, each on an indigo disc with a brass rim. */
import {
  BoxGeometry,
  ConeGeometry,
  CylinderGeometry,
  OctahedronGeometry,
  SphereGeometry,
  TorusGeometry,
  type BufferGeometry,
} from 'three'
import { DUSK_INK as INK } from '../board/paint'
import { Parts } from './geometryBuilder'

const BRASS = '#f0b544'
const DARK_BRASS = '#a8752a'
const RUBY = '#c23b33'
const TEAL = '#2f9488'
const PAPER = '#fbf1da'
const WOOD = '#7d5236'
const STEEL = '#c9cad8'
const INDIGO = '#4a4790'
const FLAME = '#ffd27a'
const { PI } = Math

const SOLIDS: Record<string, (parts: Parts) => void> = {
  chalice: (parts) =>
    parts
      .lathe(
        [
          [0, 0],
          [0.1, 0],
          [0.1, 0.02],
          [0.03, 0.05],
          [0.022, 0.13],
          [0.05, 0.16],
          [0.1, 0.2],
          [0.115, 0.31],
          [0.095, 0.31],
          [0.08, 0.22],
          [0, 0.19],
        ],
        BRASS,
        'metal',
      )
      .add(new SphereGeometry(0.03, 10, 10), RUBY, 'matte', { at: [0, 0.25, 0.1] }),
  flask: (parts) =>
    parts
      .lathe(
        [
          [0, 0],
          [0.12, 0],
          [0.13, 0.05],
          [0.09, 0.12],
          [0, 0.12],
        ],
        TEAL,
      )
      .lathe(
        [
          [0.09, 0.12],
          [0.045, 0.19],
          [0.045, 0.28],
          [0, 0.28],
        ],
        '#bfe9dd',
      )
      .add(new CylinderGeometry(0.05, 0.05, 0.04, 12), WOOD, 'matte', { at: [0, 0.29, 0] }),
  sword: (parts) =>
    parts
      .box(0.055, 0.3, 0.018, STEEL, 'metal', { at: [0, 0.15, 0] })
      .add(new ConeGeometry(0.038, 0.07, 4), STEEL, 'metal', {
        at: [0, -0.02, 0],
        turned: [PI, 0, 0],
        scaled: [1, 1, 0.4],
      })
      .box(0.2, 0.04, 0.05, BRASS, 'metal', { at: [0, 0.3, 0] })
      .add(new CylinderGeometry(0.022, 0.022, 0.1, 8), WOOD, 'matte', { at: [0, 0.36, 0] })
      .add(new SphereGeometry(0.034, 10, 10), BRASS, 'metal', { at: [0, 0.42, 0] }),
  crown: (parts) => {
    parts.lathe(
      [
        [0.115, 0.015],
        [0.13, 0.1],
        [0.12, 0.1],
        [0.105, 0.015],
      ],
      '#e0a63c',
      'metal',
    )
    parts.add(new TorusGeometry(0.118, 0.02, 8, 24), BRASS, 'metal', { at: [0, 0.03, 0], turned: [PI / 2, 0, 0] })
    for (let n = 0; n < 6; n++) {
      const [x, z] = [0.118 * Math.cos((n * PI) / 3), 0.118 * Math.sin((n * PI) / 3)]
      parts.add(new ConeGeometry(0.045, 0.13, 4), BRASS, 'metal', { at: [x, 0.16, z] })
      parts.add(new SphereGeometry(0.022, 8, 8), n % 2 ? RUBY : TEAL, 'matte', { at: [x, 0.235, z] })
    }
  },
  ring: (parts) =>
    parts
      .add(new TorusGeometry(0.1, 0.027, 12, 28), BRASS, 'metal', { at: [0, 0.13, 0] })
      .add(new OctahedronGeometry(0.075), RUBY, 'matte', { at: [0, 0.28, 0], scaled: [1, 0.8, 1] }),
  key: (parts) =>
    parts
      .add(new TorusGeometry(0.075, 0.026, 10, 24), BRASS, 'metal', { at: [0, 0.32, 0] })
      .add(new CylinderGeometry(0.024, 0.024, 0.22, 10), BRASS, 'metal', { at: [0, 0.14, 0] })
      .box(0.09, 0.034, 0.034, BRASS, 'metal', { at: [0.05, 0.05, 0] })
      .box(0.065, 0.034, 0.034, BRASS, 'metal', { at: [0.04, 0.11, 0] }),
  book: (parts) => {
    const turned = [0, 0.5, 0] as const
    parts
      .box(0.26, 0.03, 0.2, INDIGO, 'matte', { at: [0, 0.02, 0], turned })
      .box(0.235, 0.06, 0.18, PAPER, 'matte', { at: [0.005, 0.06, 0], turned })
      .box(0.26, 0.03, 0.2, INDIGO, 'matte', { at: [0, 0.105, 0], turned })
      .box(0.03, 0.12, 0.2, INDIGO, 'matte', { at: [-0.11, 0.06, 0.06], turned })
      .add(new OctahedronGeometry(0.045), BRASS, 'metal', { at: [0, 0.125, 0], turned, scaled: [1, 0.3, 1] })
  },
  map: (parts) => {
    for (const z of [-0.055, 0.055])
      parts.add(new CylinderGeometry(0.05, 0.05, 0.32, 14), PAPER, 'matte', {
        at: [0, 0.06, z],
        turned: [0, 0, PI / 2],
      })
    parts.box(0.32, 0.012, 0.13, '#e8d5a8', 'matte', { at: [0, 0.105, 0] })
    parts.add(new TorusGeometry(0.085, 0.016, 8, 20), RUBY, 'matte', {
      at: [0, 0.06, 0],
      turned: [0, PI / 2, 0],
      scaled: [1.25, 0.75, 1],
    })
  },
  gem: (parts) =>
    parts.add(new OctahedronGeometry(0.15), '#2bb5a8', 'metal', {
      at: [0, 0.18, 0],
      turned: [0, 0.4, 0],
      scaled: [1, 1.1, 1],
    }),
  helmet: (parts) =>
    parts
      .add(new SphereGeometry(0.13, 20, 14, 0, 7, 0, 1.7), STEEL, 'metal', { at: [0, 0.15, 0] })
      .lathe(
        [
          [0.14, 0.03],
          [0.128, 0.14],
          [0.12, 0.14],
          [0.13, 0.03],
        ],
        STEEL,
        'metal',
      )
      .box(0.2, 0.028, 0.05, INK, 'matte', { at: [0, 0.15, 0.108] })
      .box(0.025, 0.16, 0.03, BRASS, 'metal', { at: [0, 0.12, 0.128] })
      .add(new TorusGeometry(0.12, 0.03, 8, 14, 2.2), RUBY, 'matte', { at: [0, 0.19, 0], turned: [0, PI / 2, 0.5] }),
  candelabra: (parts) => {
    parts.lathe(
      [
        [0, 0],
        [0.09, 0],
        [0.09, 0.02],
        [0.025, 0.05],
        [0.02, 0.24],
        [0, 0.24],
      ],
      BRASS,
      'metal',
    )
    parts.add(new TorusGeometry(0.11, 0.018, 8, 20, PI), BRASS, 'metal', { at: [0, 0.24, 0], turned: [0, 0, PI] })
    for (const x of [-0.11, 0, 0.11]) {
      parts.add(new CylinderGeometry(0.038, 0.02, 0.025, 10), BRASS, 'metal', { at: [x, 0.25, 0] })
      parts.add(new CylinderGeometry(0.022, 0.022, 0.09, 10), PAPER, 'matte', { at: [x, 0.3, 0] })
      parts.add(new SphereGeometry(0.022, 8, 8), FLAME, 'light', { at: [x, 0.375, 0], scaled: [1, 1.7, 1] })
    }
  },
  purse: (parts) =>
    parts
      .lathe(
        [
          [0, 0],
          [0.11, 0.01],
          [0.135, 0.08],
          [0.1, 0.16],
          [0.045, 0.21],
          [0.05, 0.24],
          [0.09, 0.28],
          [0, 0.25],
        ],
        '#9a6238',
      )
      .add(new TorusGeometry(0.052, 0.018, 8, 18), BRASS, 'metal', { at: [0, 0.215, 0], turned: [PI / 2, 0, 0] })
      .add(new CylinderGeometry(0.05, 0.05, 0.015, 14), BRASS, 'metal', { at: [0.13, 0.02, 0.1] }),
}

/** Treasures of home-made editions: a chest shows that something lies here, and the panel shows what. */
function chest(parts: Parts): void {
  parts
    .box(0.26, 0.12, 0.18, WOOD, 'matte', { at: [0, 0.07, 0] })
    .add(new CylinderGeometry(0.09, 0.09, 0.26, 14, 1, false, 0, PI), '#96673f', 'matte', {
      at: [0, 0.13, 0],
      turned: [0, 0, PI / 2],
    })
    .box(0.27, 0.02, 0.19, BRASS, 'metal', { at: [0, 0.13, 0] })
    .box(0.05, 0.07, 0.02, BRASS, 'metal', { at: [0, 0.11, 0.095] })
}

/** A treasure on its disc, facing south. */
export function treasureGeometry(treasure: string): BufferGeometry {
  const parts = new Parts()
  parts.add(new CylinderGeometry(0.185, 0.185, 0.012, 28), '#4a3f68', 'matte', { at: [0, 0.004, 0] })
  parts.add(new TorusGeometry(0.185, 0.012, 8, 32), DARK_BRASS, 'metal', { at: [0, 0.012, 0], turned: [PI / 2, 0, 0] })
  ;(SOLIDS[treasure] ?? chest)(parts)
  return parts.merge().scale(1.12, 1.12, 1.12)
}

/** A brass ladder as high as one level, leaning on a wall to its north. */
export function ladderGeometry(height: number): BufferGeometry {
  const parts = new Parts()
  for (const x of [-0.13, 0.13])
    parts.add(new CylinderGeometry(0.018, 0.018, height + 0.1, 8), BRASS, 'metal', { at: [x, height / 2 + 0.04, 0] })
  for (let rung = 0; rung < 4; rung++)
    parts.add(new BoxGeometry(0.26, 0.026, 0.026), BRASS, 'metal', { at: [0, 0.07 + rung * 0.095, 0] })
  return parts.merge()
}
