/** What any part of the page may use: keep the focus in place, count down, keep the screen on. */
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

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

const LOOK_MS = 250

/** The whole seconds until then by the server's clock; null if nothing is timed. */
export function useTimeLeft(until: number | null, now: () => number): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (until === null) return setLeft(null)
    const look = () => setLeft(Math.max(0, Math.ceil((until - now()) / 1000)))
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [until])
  return left
}

/** Keep the screen on while nobody touches the board, if the browser supports it. */
export function keepScreenOn(): () => void {
  let lock: { release(): Promise<void> } | null = null
  let wanted = true
  const ask = () => {
    const awake = (navigator as { wakeLock?: { request(kind: 'screen'): Promise<{ release(): Promise<void> }> } })
      .wakeLock
    void awake?.request('screen').then(
      (got) => {
        if (wanted) lock = got
        else void got.release()
      },
      () => undefined,
    )
  }
  ask()
  const again = () => document.visibilityState === 'visible' && ask()
  document.addEventListener('visibilitychange', again)
  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
