/** Playing by keyboard: which keys do what, and where the focus goes next. */
import type { ReadonlySignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import type { KeyHelp } from '../..'

export const KEYS: KeyHelp[] = [
  ['Tab', 'sliding-key-tab'],
  ['← ↑ → ↓', 'sliding-key-move'],
  ['↵', 'sliding-key-choose'],
  ['R ⇧R', 'sliding-key-turn'],
  ['Esc', 'sliding-key-back'],
]

// Move the focus of keyboard players from what they did to what can be done next.

/** `places`: the selector of the place for each step of a turn. */
export function useFocusFlow(
  root: RefObject<HTMLElement>,
  step: ReadonlySignal<string | null>,
  places: Record<string, string>,
): void {
  useEffect(() => {
    const area = root.current
    let byKeys = false
    const onKeyDown = () => (byKeys = true)
    const onPointerDown = () => (byKeys = false)
    const here = () => document.activeElement === document.body || !!area?.contains(document.activeElement)
    area?.addEventListener('keydown', onKeyDown, true)
    area?.addEventListener('pointerdown', onPointerDown, true)
    const stop = step.subscribe((now) => {
      const place = byKeys && now ? places[now] : null
      if (place) requestAnimationFrame(() => here() && area?.querySelector<HTMLElement>(place)?.focus())
    })
    return () => {
      stop()
      area?.removeEventListener('keydown', onKeyDown, true)
      area?.removeEventListener('pointerdown', onPointerDown, true)
    }
  }, [step])
}

export const BOARD_PLACES = { push: '.arrows [tabindex="0"]', walk: '.squares [tabindex="0"]' }
