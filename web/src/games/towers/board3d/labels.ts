/** Numbers and prices over the scene, as text that stays sharp; they move with the camera. */
import { Vector3, type PerspectiveCamera } from 'three'
import { onStratum, stratum, glyphMarkup } from '../board/paint'
import type { Card } from '../board/route'
import { firstHit, type Box } from './visibility'
import { PARAPET, placeOf, topOf } from './measures'
import type { SceneModel } from '../board/model'

export interface Label {
  at: Vector3
  kind: 'height' | 'magic'
  height: number
  /** On the route: always shown, regardless of the switch. */
  marked?: boolean
  card?: Card
  /** The start of a leap: its price is on the other side. */
  from?: Vector3
}

/** Heights where they are switched on or on the route, and what each leap costs. */
export function labelsOf({ side, numbers, steps }: SceneModel, heights: readonly number[]): Label[] {
  const route = new Set(steps.flatMap(({ from, to }) => [from, to]))
  const labels: Label[] = []
  heights.forEach((height, square) => {
    if (!numbers && !route.has(square)) return
    const { x, z } = placeOf(square, side)
    const at = new Vector3(x + 0.33, topOf(height) + PARAPET + 0.02, z + 0.33)
    labels.push({ kind: 'height', height, marked: route.has(square), at })
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

  /** Put every label where its point is on the screen; numbers of hidden towers are hidden, too. */
  place(
    camera: PerspectiveCamera,
    width: number,
    height: number,
    boxes: readonly Box[],
    seeThrough: ReadonlySet<number>,
  ): void {
    const solid = boxes.filter((_, n) => !seeThrough.has(n))
    for (const { label, element } of this.labels) {
      const hit = label.kind === 'height' ? firstHit(camera.position, label.at, solid) : null
      element.style.visibility = hit && hit.at < 0.985 ? 'hidden' : ''
      const seen = label.at.clone().project(camera)
      const offsetX = label.from ? (label.from.clone().project(camera).x > seen.x ? -46 : 46) : 0
      const x = ((seen.x + 1) / 2) * width + offsetX
      const y = ((1 - seen.y) / 2) * height
      element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`
    }
  }
}
