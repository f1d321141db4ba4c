/** Idle animations of the board: sometimes a pawn blinks, a blossom sways, the water moves. No frames in between. */
import type { ReadonlySignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { pace } from '../device/prefs'

/** A small animation that one of these elements may play. */
export type IdleAnimation = [selector: string, frames: Keyframe[], ms: number]

/** The pause between two idle animations. */
const REST_MS = { least: 2500, most: 7000 }

const any = <T>(some: ArrayLike<T>): T | undefined => some[Math.floor(Math.random() * some.length)]

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
