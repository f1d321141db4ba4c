/** Where the keys go on when what had the focus is gone. */
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** To a place that is no control, so that the next Tab finds the first one in it. */
export function moveFocus(place: HTMLElement | null): void {
  if (!place) return
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  place.focus({ preventScroll: true })
}

/** After a change that may have taken a pressed button away. */
export function useKeptFocus(place: RefObject<HTMLElement>, change: unknown): void {
  const before = useRef(change)
  useEffect(() => {
    if (before.current === change) return
    before.current = change
    if (document.activeElement === document.body) moveFocus(place.current)
  }, [change])
}
