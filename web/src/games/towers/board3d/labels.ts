/** Numbers and prices over the scene, as text that stays sharp; they move with the camera. */
import { Vector3, type PerspectiveCamera } from 'three'
import { onStratum, stratum, glyphMarkup } from '../board/paint'
import type { Card } from '../board/route'
import { firstHit, type Box } from './visibility'
import { PARAPET, placeOf, topOf } from './measures'
import type { SceneModel } from '../board/model'

export interface Label {
  /** The middle of a tower's top, or of a leap. */
  at: Vector3
  kind: 'height' | 'magic'
  height: number
  /** Touched, pointed at, or the target. */
  marked?: boolean
  card?: Card
  /** The start of a leap: its price is on the other side. */
  from?: Vector3
}

/** The squares whose heights matter now: of the own pawn and those next to it, the route, and what is touched. */
function squaresThatMatter({ side, pawns, steps, focus, target }: SceneModel): Set<number> {
  const own = pawns.find(({ mine }) => mine)?.square
  const near = (square: number) => {
    if (own === undefined) return false
    const [a, b] = [placeOf(own, side), placeOf(square, side)]
    return Math.abs(a.x - b.x) + Math.abs(a.z - b.z) <= 1
  }
  const around = Array.from({ length: side * side }, (_, square) => square).filter(near)
  const touched = [focus, target].filter((square) => square !== null)
  return new Set([...around, ...touched, ...steps.flatMap(({ from, to }) => [from, to])])
}

/** Heights, all of them or those that matter, and what each leap costs. */
export function labelsOf(model: SceneModel, heights: readonly number[]): Label[] {
  const { side, numbers, steps, focus, target } = model
  const matter = squaresThatMatter(model)
  const labels: Label[] = []
  heights.forEach((height, square) => {
    if (!numbers && !matter.has(square)) return
    const { x, z } = placeOf(square, side)
    const at = new Vector3(x, topOf(height) + PARAPET + 0.02, z)
    labels.push({ kind: 'height', height, marked: square === focus || square === target, at })
  })
  for (const { from, to, rise, card } of steps) {
    if (!card) continue
    const [a, b] = [placeOf(from, side), placeOf(to, side)]
    const at = new Vector3((a.x + b.x) / 2, topOf((heights[from]! + heights[to]!) / 2) + 0.1, (a.z + b.z) / 2)
    labels.push({ kind: 'magic', height: rise, card, at, from: new Vector3(a.x, topOf(heights[from]!), a.z) })
  }
  return labels
}

export class Labels {
  readonly layer = document.createElement('div')
  private labels: { label: Label; element: HTMLElement }[] = []

  constructor() {
    this.layer.className = 'tw-labels'
    this.layer.setAttribute('aria-hidden', 'true')
  }

  set(labels: readonly Label[]): void {
    this.layer.textContent = ''
    this.labels = labels.map((label) => {
      const element = document.createElement('div')
      if (label.kind === 'height') {
        element.className = label.marked ? 'tw-height marked' : 'tw-height'
        element.textContent = String(label.height)
        element.style.background = stratum(label.height)
        element.style.color = onStratum(label.height)
      } else {
        element.className = 'tw-price'
        element.innerHTML = glyphMarkup(label.card ?? 'j')
        element.append(`${label.height > 0 ? '+' : '−'}${Math.abs(label.height)}`)
      }
      this.layer.append(element)
      return { label, element }
    })
  }

  /** Put every label where its point is on the screen; a number on the nearest corner that can be seen, if there is one. */
  place(
    camera: PerspectiveCamera,
    width: number,
    height: number,
    boxes: readonly Box[],
    seeThrough: ReadonlySet<number>,
  ): void {
    const solid = boxes.filter((_, n) => !seeThrough.has(n))
    const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
    const corners = cornersFrom(camera.position, right)
    for (const { label, element } of this.labels) {
      let { at } = label
      if (label.kind === 'height') {
        const open = corners
          .map((corner) => label.at.clone().add(corner))
          .find((corner) => {
            const hit = firstHit(camera.position, corner, solid)
            return !hit || hit.at >= 0.985
          })
        element.style.visibility = open ? '' : 'hidden'
        if (!open) continue
        at = open
        // a quarter of the tower, and still readable when it is far away
        const tower = towerWidth(camera, width, at)
        element.style.fontSize = `${Math.min(26, Math.max(12, 0.17 * tower)).toFixed(1)}px`
      }
      const seen = at.clone().project(camera)
      const offsetX = label.from ? (label.from.clone().project(camera).x > seen.x ? -46 : 46) : 0
      const x = ((seen.x + 1) / 2) * width + offsetX
      const y = ((1 - seen.y) / 2) * height
      element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`
    }
  }
}

/** From the middle of a top to its corners, the nearest to the viewer first, and the right one of two. */
function cornersFrom({ x, z }: Vector3, right: Vector3): Vector3[] {
  const near = (corner: Vector3) => corner.x * x + corner.z * z + 0.5 * Math.hypot(x, z) * corner.dot(right)
  const corners = [-0.34, 0.34].flatMap((cx) => [-0.34, 0.34].map((cz) => new Vector3(cx, 0, cz)))
  return corners.sort((a, b) => near(b) - near(a))
}

/** How many pixels wide a tower is there. */
export function towerWidth(camera: PerspectiveCamera, width: number, at: Vector3): number {
  const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
  return (width / 2) * (at.clone().add(right).project(camera).x - at.clone().project(camera).x)
}
