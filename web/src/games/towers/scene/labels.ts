/** Numbers and prices over the scene, as text that stays sharp; they move with the camera. */
import type { PerspectiveCamera, Vector3 } from 'three'
import { onStratum, stratum } from '../paint'
import type { Card } from '../route'
import { glyphMarkup } from '../glyphs'
import { firstHit, type Box } from './hiders'

export interface Label {
  at: Vector3
  kind: 'height' | 'magic'
  height: number
  /** On the route: never hidden by the switch. */
  marked?: boolean
  card?: Card
  /** Where the leap begins: its price stands at the other side. */
  from?: Vector3
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
      const beside = label.from ? (label.from.clone().project(camera).x > seen.x ? -46 : 46) : 0
      const x = ((seen.x + 1) / 2) * width + beside
      const y = ((1 - seen.y) / 2) * height
      element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`
    }
  }
}
