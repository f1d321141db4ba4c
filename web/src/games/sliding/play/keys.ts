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

/** `places`: for each step of a turn, the selector of the group whose current part gets the focus. */
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
      // who is there already may have moved on by an arrow key: to take the focus back would push another arrow
      if (place) requestAnimationFrame(() => here() && focusIn(area?.querySelector<HTMLElement>(place)))
    })
    return () => {
      stop()
      area?.removeEventListener('keydown', onKeyDown, true)
      area?.removeEventListener('pointerdown', onPointerDown, true)
    }
  }, [step])
}

function focusIn(group: Element | null | undefined): void {
  if (!group?.contains(document.activeElement)) group?.querySelector<HTMLElement>(CURRENT)?.focus()
}

const CURRENT = 'button:not([tabindex="-1"]), [tabindex="0"]'

export const BOARD_PLACES = { push: '.arrows', walk: '.squares' }
