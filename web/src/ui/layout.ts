/**
 * The five layout sizes, decided here and nowhere else. The page has one by its window, the area around a board by its own
 * size: styles select `:root[data-layout='compact']` or `main[data-layout='compact']`, and `data-tight` where the size has
 * little room.
 */
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

export type Layout = 'compact' | 'low' | 'medium' | 'wide' | 'tv'

export interface Size {
  layout: Layout
  tight: boolean
}

/** Up to this height a window is low, and so is the area around a board: a column of controls does not fit next to it. */
const [LOW, LOW_PLAY] = [500, 600]
/** A landscape window that is narrower is no phone held sideways, but a desktop enlarged to 400 %. */
const LOW_WIDTH = 400
const [MEDIUM, WIDE, TV] = [600, 1000, 1740]
/** With less height next to a board as wide as its area, controls and names are small. */
const AROUND_BOARD = 340
/** With less height for its width, a board as wide as its area leaves no room under it. */
const SQUAT = 1.7
/** With less width, a phone held sideways has its controls below each other. */
const TIGHT_WIDTH = 740
/** Up to this height, nothing of a page stays in place when it scrolls. */
const TIGHT_HEIGHT = 480

const isLow = (width: number, height: number, most: number): boolean =>
  width > height && height <= most && width >= LOW_WIDTH

/** The layout size of a page in a window of this size. */
export function windowSize(width: number, height: number): Size {
  if (isLow(width, height, LOW)) return { layout: 'low', tight: width < TIGHT_WIDTH }
  const layout = width < MEDIUM ? 'compact' : width < WIDE ? 'medium' : width < TV ? 'wide' : 'tv'
  return { layout, tight: height <= TIGHT_HEIGHT }
}

/** The layout size of the area around a board: what matters is whether it is upright. */
export function playSize(width: number, height: number): Size {
  if (isLow(width, height, LOW_PLAY)) return { layout: 'low', tight: width < TIGHT_WIDTH }
  if (width > height && width >= MEDIUM) return { layout: width < TV ? 'wide' : 'tv', tight: false }
  if (width >= MEDIUM) return { layout: 'medium', tight: false }
  return { layout: 'compact', tight: height < Math.max(width + AROUND_BOARD, SQUAT * width) }
}

function mark(element: HTMLElement, { layout, tight }: Size): void {
  element.dataset.layout = layout
  element.toggleAttribute('data-tight', tight)
}

/** Keep the layout size of the page up to date. */
export function followWindow(root: HTMLElement = document.documentElement): void {
  const update = () => mark(root, windowSize(root.clientWidth, root.clientHeight))
  update()
  addEventListener('resize', update)
}

/** Keep the layout size of the area around a board up to date: to be its reference. */
export function usePlaySize(): RefObject<HTMLElement> {
  const area = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = area.current!
    const update = () => mark(element, playSize(element.clientWidth, element.clientHeight))
    update() // before the board is drawn, so that it is laid out once
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return area
}
