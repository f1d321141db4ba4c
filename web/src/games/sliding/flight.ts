/** A found treasure leaps up and flies to its owner. */
import { iconHref } from '../../ui/icons'
import { iconOf } from './theme'

const SVG = 'http://www.w3.org/2000/svg'

/** Fly over everything, from one place of the window to another. */
export async function fly(root: HTMLElement, thing: string, from: DOMRect, to: DOMRect | null, ms: number): Promise<void> {
  const icon = iconOf(thing)
  if (!icon || !ms || !root.animate) return
  const picture = document.createElementNS(SVG, 'svg')
  picture.setAttribute('viewBox', '0 0 64 64')
  picture.setAttribute('class', 'flying')
  picture.setAttribute('aria-hidden', 'true')
  const rays = document.createElementNS(SVG, 'path')
  rays.setAttribute('class', 'flying-rays')
  rays.setAttribute('d', Array.from({ length: 12 }, (_, n) => ray((n * Math.PI) / 6)).join(''))
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', iconHref(icon))
  use.setAttribute('width', '64')
  use.setAttribute('height', '64')
  picture.append(rays, use)
  const size = from.width * 0.6
  picture.style.width = picture.style.height = `${size}px`
  root.append(picture)
  const at = (box: DOMRect, scale: number, up = 0) =>
    `translate(${box.left + box.width / 2 - size / 2}px, ${box.top + box.height / 2 - size / 2 - up}px) scale(${scale})`
  const end = to ? at(to, Math.min(1, to.width / size)) : at(from, 1.6, size)
  const frames = [
    { transform: at(from, 1), opacity: 1 },
    { transform: at(from, 1.6, size * 0.3), opacity: 1, offset: 0.35, easing: 'ease-in-out' },
    { transform: at(from, 1.6, size * 0.3), opacity: 1, offset: 0.5, easing: 'cubic-bezier(.5,0,.3,1)' },
    { transform: end, opacity: to ? 1 : 0 },
  ]
  rays.animate([{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0, offset: 0.6 }, { opacity: 0 }], { duration: ms })
  await picture.animate(frames, { duration: ms, easing: 'cubic-bezier(.3,1.5,.5,1)' }).finished.catch(() => {})
  picture.remove()
}

const ray = (turn: number): string => {
  const [x, y] = [Math.sin(turn), -Math.cos(turn)]
  return `M${32 + x * 38} ${32 + y * 38}L${32 + x * 48} ${32 + y * 48}`
}
