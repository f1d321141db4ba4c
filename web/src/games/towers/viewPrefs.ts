/** How the player prefers to see the towers, on this device. */
import { computed, signal } from '@preact/signals'
import { storageSignal } from '../../device/storage'
import { canDraw3D } from './Board3D'

export type Way = '3d' | 'flat'

/** Null: not chosen yet. */
export const chosenWay = storageSignal<Way | null>('towers-view', null)
/** On at first as a help; players who know the towers can turn them off. */
export const heightNumbers = storageSignal('towers-numbers', true)

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

export const way = computed<Way>(() => {
  if (!can3D() || broken.value) return 'flat'
  return chosenWay.value ?? (isSmall() || isTooSlow.value ? 'flat' : '3d')
})
