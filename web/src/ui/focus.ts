/** Where the keyboard focus goes when the focused element is gone. */
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** Focus an element that is not a control, so that the next Tab finds the first control in it. */
export function moveFocus(place: HTMLElement | null): void {
  if (!place) return
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  place.focus({ preventScroll: true })
}

/** Keep the focus in place after a change that may have removed a pressed button. */
export function useFocusRestore(place: RefObject<HTMLElement>, change: unknown): void {
  const before = useRef(change)
  useEffect(() => {
    if (before.current === change) return
    before.current = change
    if (document.activeElement === document.body) moveFocus(place.current)
  }, [change])
}
