/** Move the focus of keyboard players from what they did to what can be done next. */
import type { ReadonlySignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** `places`: the selector of the place for each step of a turn. */
export function useLead(
  root: RefObject<HTMLElement>,
  step: ReadonlySignal<string | null>,
  places: Record<string, string>,
): void {
  useEffect(() => {
    const area = root.current
    let byKeys = false
    const typed = () => (byKeys = true)
    const touched = () => (byKeys = false)
    const here = () => document.activeElement === document.body || !!area?.contains(document.activeElement)
    area?.addEventListener('keydown', typed, true)
    area?.addEventListener('pointerdown', touched, true)
    const stop = step.subscribe((now) => {
      const place = byKeys && now ? places[now] : null
      if (place) requestAnimationFrame(() => here() && area?.querySelector<HTMLElement>(place)?.focus())
    })
    return () => {
      stop()
      area?.removeEventListener('keydown', typed, true)
      area?.removeEventListener('pointerdown', touched, true)
    }
  }, [step])
}

export const BOARD_PLACES = { push: '.arrows [tabindex="0"]', walk: '.squares [tabindex="0"]' }
