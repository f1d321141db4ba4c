import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Phase } from './round'

/** Move the focus to what comes next when the focused element is gone, so that keys keep working. */
export function useNextFocus(root: RefObject<HTMLElement>, phase: Phase): void {
  const shown = useRef(phase)
  useEffect(() => {
    const changed = shown.current !== phase
    shown.current = phase
    if (!changed || (document.activeElement && document.activeElement !== document.body)) return
    const next = phase === 'ready' ? '.go-big' : phase === 'play' ? '.go-slot' : null
    if (next) root.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true })
  }, [phase])
}
