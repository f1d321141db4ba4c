/** How the player prefers to see the towers, on this device, and the keys that are not reached by tab. */
import { computed, signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { prefs } from '../../../device/prefs'
import { storageSignal } from '../../../device/storage'
import { canDraw3D } from '../board3d/Board3D'
import type { TowerScene } from '../board3d/TowerScene'
import type { TowersTurn } from './turn'

export type Way = '3d' | 'flat'

/** Null: not chosen yet. */
export const chosenWay = storageSignal<Way | null>('towers-view', null)
/** Whether all towers have their numbers in 3D; else only those that matter now have. */
export const heightNumbers = storageSignal('towers-numbers', false)

/** Set when the 3D board fails while it is shown, until the player asks for it again. */
export const broken = signal(false)

let able: boolean | null = null

/** Whether this browser can draw in 3D at all. */
export const can3D = (): boolean => (able ??= canDraw3D())

let swift: boolean | null = null

/** Whether a GPU draws in 3D, not the CPU pixel by pixel. */
export const drawsSwiftly = (): boolean => (swift ??= canDraw3D(true))

/** Set when the first frames of a 3D board took too long. */
export const crawls = signal(false)

/** On a small screen the flat board is larger and appears at once. */
const isSmall = (): boolean => Math.min(innerWidth, innerHeight) < 500

/** Whether the flat board is shown only because this device would draw the towers too slowly. */
export const isTooSlow = computed(
  () => chosenWay.value === null && can3D() && !isSmall() && (crawls.value || !drawsSwiftly()),
)

const darkDevice = signal(false)
if (typeof matchMedia === 'function') {
  const query = matchMedia('(prefers-color-scheme: dark)')
  darkDevice.value = query.matches
  query.addEventListener?.('change', () => (darkDevice.value = query.matches))
}

/** Whether the page is drawn in dark colours. */
export const isDark = computed(
  () => prefs.theme.value === 'dark' || (prefs.theme.value === 'system' && darkDevice.value),
)

export const way = computed<Way>(() => {
  if (!can3D() || broken.value) return 'flat'
  return chosenWay.value ?? (isSmall() || isTooSlow.value ? 'flat' : '3d')
})

/** Keys for everything that cannot be reached by tab: turn the spare, take back a step, look from another side. */
export function useKeys(root: RefObject<HTMLElement>, turn: TowersTurn, scene: TowerScene | null): void {
  useEffect(() => {
    const keys: Record<string, () => void> = {
      r: () => turn.turnSpare(1),
      R: () => turn.turnSpare(-1),
      Escape: turn.cancel,
      h: () => (heightNumbers.value = !heightNumbers.value),
      '[': () => scene?.turn(-45),
      ']': () => scene?.turn(45),
      '+': () => scene?.zoom(0.8),
      '-': () => scene?.zoom(1.25),
      '0': () => scene?.home(),
    }
    const handleKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea, dialog')) return
      const act = keys[event.key]
      if (!act || !root.current?.isConnected) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [turn, scene])
}
