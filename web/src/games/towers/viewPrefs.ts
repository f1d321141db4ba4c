/** How somebody likes to see the towers, on this device. */
import { computed, signal } from '@preact/signals'
import { stored } from '../../device/stored'
import { canDraw3D } from './Board3D'

export type Way = '3d' | 'flat'

/** Null: nobody has chosen yet. */
export const chosenWay = stored<Way | null>('towers-view', null)
/** At first they help; whoever knows the towers may take them away. */
export const heightNumbers = stored('towers-numbers', true)

/** Set when the 3D board fails while it is shown, until it is asked for again. */
export const broken = signal(false)

let able: boolean | null = null

/** Whether this browser draws in space at all. */
export const can3D = (): boolean => (able ??= canDraw3D())

let swift: boolean | null = null

/** Whether a GPU draws in space, not the CPU pixel by pixel. */
export const drawsSwiftly = (): boolean => (swift ??= canDraw3D(true))

/** Set when the first frames of a board in space took too long. */
export const crawls = signal(false)

/** On a small screen the flat board is larger and comes at once. */
const isSmall = (): boolean => Math.min(innerWidth, innerHeight) < 500

/** Whether the flat board is shown only because this device would draw the towers too slowly. */
export const isTooSlow = computed(
  () => chosenWay.value === null && can3D() && !isSmall() && (crawls.value || !drawsSwiftly()),
)

export const way = computed<Way>(() => {
  if (!can3D() || broken.value) return 'flat'
  return chosenWay.value ?? (isSmall() || isTooSlow.value ? 'flat' : '3d')
})
