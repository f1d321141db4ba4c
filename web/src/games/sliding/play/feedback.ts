/** What a player sees of a touch or a find: a refused arrow shakes, a found treasure flies to its finder. */
import type { RefObject } from 'preact'
import { say } from '../../../i18n'
import { pictureHref } from '../../../ui/Icon'
import { sound } from '../../../ui/sound'
import { toast } from '../../../ui/Toast'
import type { PlayProps } from '../..'
import type { BoardHandle } from '../board/SlidingBoard'
import { iconOf } from '../board/Thing'
import type { TurnNeeds } from './turn'

const WORDS = {
  barred: () => say('sliding-barred'),
  'no-way': () => say('sliding-no_way'),
  early: () => say('sliding-push_first'),
}

export const showIllegalMove =
  (board: RefObject<Pick<BoardHandle, 'shake'>>): NonNullable<TurnNeeds['onRefused']> =>
  (why, where) => {
    sound('refused')
    toast(WORDS[why]())
    board.current?.shake(where)
  }

/** Where parts of a play area are in the window: panels register here, and what flies between them asks. */
export class Landmarks {
  private readonly elements = new Map<string, Element>()
  private readonly refs = new Map<string, (element: Element | null) => void>()

  /** A ref that registers an element under this name. */
  ref(name: string): (element: Element | null) => void {
    let found = this.refs.get(name)
    if (!found) {
      found = (element) => void (element ? this.elements.set(name, element) : this.elements.delete(name))
      this.refs.set(name, found)
    }
    return found
  }

  /** The place of an element in the window; null if it is not drawn. */
  rectOf(name: string): DOMRect | null {
    const box = this.elements.get(name)?.getBoundingClientRect()
    return box?.width ? box : null
  }
}

/** A found treasure jumps up and flies to its finder. */
const SVG = 'http://www.w3.org/2000/svg'

/** Transforms that move the middle of an overlaid element to a place in the window. */
export function over(picture: Element): (place: DOMRect, scale: number, up?: number) => string {
  // a style container is the containing block of fixed elements, so they do not start at the window's corner
  const { left, top, width, height } = picture.getBoundingClientRect()
  return (place, scale, up = 0) => {
    const x = place.left + place.width / 2 - width / 2 - left
    const y = place.top + place.height / 2 - height / 2 - up - top
    return `translate(${x}px, ${y}px) scale(${scale})`
  }
}

/** Fly over everything, from one place in the window to another. */
export async function fly(
  root: HTMLElement,
  thing: string,
  from: DOMRect,
  to: DOMRect | null,
  ms: number,
): Promise<void> {
  const icon = iconOf(thing)
  if (!icon || !ms || !root.animate) return
  const picture = document.createElementNS(SVG, 'svg')
  picture.setAttribute('viewBox', '0 0 64 64')
  picture.setAttribute('class', 'flying floating')
  picture.setAttribute('aria-hidden', 'true')
  const rays = document.createElementNS(SVG, 'path')
  rays.setAttribute('class', 'flying-rays')
  rays.setAttribute('d', Array.from({ length: 12 }, (_, n) => ray((n * Math.PI) / 6)).join(''))
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', pictureHref(icon))
  use.setAttribute('width', '64')
  use.setAttribute('height', '64')
  picture.append(rays, use)
  const size = from.width * 0.6
  picture.style.width = picture.style.height = `${size}px`
  root.append(picture)
  const at = over(picture)
  const end = to ? at(to, Math.min(1, to.width / size)) : at(from, 1.6, size)
  const frames = [
    { transform: at(from, 1), opacity: 1 },
    { transform: at(from, 1.6, size * 0.3), opacity: 1, offset: 0.35, easing: 'ease-in-out' },
    { transform: at(from, 1.6, size * 0.3), opacity: 1, offset: 0.5, easing: 'cubic-bezier(.5,0,.3,1)' },
    { transform: end, opacity: to ? 1 : 0 },
  ]
  rays.animate([{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0, offset: 0.6 }, { opacity: 0 }], {
    duration: ms,
  })
  await picture.animate(frames, { duration: ms, easing: 'cubic-bezier(.3,1.5,.5,1)' }).finished.catch(() => {})
  picture.remove()
}

/** Where the TV is for what flies off a phone: above it. */
const toTv = (): DOMRect => new DOMRect(innerWidth / 2 - 30, -120, 60, 60)

/** Where the phones are for what flies to a TV: below it. */
const fromPhones = (): DOMRect => new DOMRect(innerWidth / 2 - 100, innerHeight + 120, 200, 200)

/** From where to where a find flies: in sofa mode off the finder's phone, and onto the TV. */
export function flightOf(
  { hand, tv, seat, table }: Pick<PlayProps, 'hand' | 'tv' | 'seat' | 'table'>,
  finder: number,
  square: DOMRect | null,
  panel: DOMRect | null,
): [from: DOMRect | null, to: DOMRect | null] {
  const phone = tv && table.seats[finder]?.kind === 'person'
  return [phone ? fromPhones() : square, hand && finder === seat ? toTv() : panel]
}

const ray = (turn: number): string => {
  const [x, y] = [Math.sin(turn), -Math.cos(turn)]
  return `M${32 + x * 38} ${32 + y * 38}L${32 + x * 48} ${32 + y * 48}`
}
