/** What any part of the page may use: keep the focus in place, count down, keep the screen on, animate what is idle. */
import type { ReadonlySignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { pace } from '../device/prefs'

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

/** A small animation that one of these elements may play. */
export type IdleAnimation = [selector: string, frames: Keyframe[], ms: number]

/** The pause between two idle animations. */
const REST_MS = { least: 2500, most: 7000 }

const any = <T>(some: ArrayLike<T>): T | undefined => some[Math.floor(Math.random() * some.length)]

/** Sometimes a pawn blinks, a blossom sways, the water moves. No frames in between. */
export function useIdleAnimations(
  root: RefObject<HTMLElement>,
  busy: ReadonlySignal<boolean>,
  animations: readonly IdleAnimation[],
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const playOne = () => {
      timer = setTimeout(playOne, REST_MS.least + Math.random() * (REST_MS.most - REST_MS.least))
      if (!pace.value || busy.value || document.hidden) return
      const [selector, frames, ms] = any(animations)!
      const some = [...(root.current?.querySelectorAll<SVGElement>(selector) ?? [])]
      const seen = some.filter((one) => one.checkVisibility?.() ?? true)
      any(seen)?.animate?.(frames, { duration: ms, easing: 'ease-in-out' })
    }
    timer = setTimeout(playOne, REST_MS.least)
    return () => clearTimeout(timer)
  }, [])
}
