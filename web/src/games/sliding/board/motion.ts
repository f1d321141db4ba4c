/** Elements glide only by transforms: the resting place is the style, the way there is an animation over it. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { RefObject } from 'preact'

/** How an element gets from one place to the next. */
export interface Glide {
  ms: number
  easing?: string
  /** Milliseconds before it begins. */
  wait?: number
}

export const EASE_OUT = 'ease-out'
export const EASE_PUSH = 'cubic-bezier(.2,.8,.2,1)'
export const STILL: Glide = { ms: 0 }

/** How long a push takes. */
const PUSH_MS = 420
/** How long a line slides in that has `missing` units left (100: all of it). */
export const slideMs = (missing: number, rate: number): number => PUSH_MS * rate * Math.max(0.25, missing / 100)

export const after = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((done) => setTimeout(done, ms)) : Promise.resolve()

/** Wait for a frame, so that what was set is on the screen. */
export const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    const late = setTimeout(done, 60) // a hidden page draws no frames
    requestAnimationFrame(() => {
      clearTimeout(late)
      setTimeout(done)
    })
  })

/** The id of all glides among the animations of a page. */
const GLIDE = 'glide'
/** How far a picture may lag behind: one that is no longer drawn must not hold up a game. */
const LATEST_MS = 4000

/** Wait for something that is being drawn; a hidden page draws nothing. */
export const waitForPicture = async (something: Promise<unknown>): Promise<void> => {
  if (!document.hidden) await Promise.race([something, after(LATEST_MS)])
}

/** Wait until nothing glides any more, as drawn: on a busy page that is later than a timer would say. */
export function glidesEnd(root: Element | null): Promise<void> {
  const glides = root?.getAnimations?.({ subtree: true }).filter(({ id }) => id === GLIDE) ?? []
  return glides.length ? waitForPicture(Promise.allSettled(glides.map(({ finished }) => finished))) : Promise.resolve()
}

/** Move an element to `transform`, gliding from where it was; a new one from `start`, if it has one. */
export function useGlide(
  element: RefObject<SVGElement | HTMLElement>,
  transform: string,
  glide: Glide,
  via?: string[],
  start: string | null = null,
): void {
  const before = useRef(start)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const from = before.current
    before.current = transform
    node.style.transform = transform
    if (from === null || from === transform || !glide.ms || !node.animate) return
    const frames = (via ?? [from, transform]).map((at) => ({ transform: at }))
    node.animate(frames, {
      id: GLIDE,
      duration: glide.ms,
      delay: glide.wait ?? 0,
      easing: glide.easing ?? EASE_OUT,
      fill: 'backwards',
    })
  }, [transform])
}
