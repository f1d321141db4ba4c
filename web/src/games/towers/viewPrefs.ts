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

/** Whether a machine for it draws in space, not the processor pixel by pixel. */
export const drawsSwiftly = (): boolean => (swift ??= canDraw3D(true))

/** On a small screen the flat board is larger and comes at once, on a slow machine at all; elsewhere the towers stand. */
const plain = (): boolean => Math.min(innerWidth, innerHeight) < 500 || !drawsSwiftly()

export const way = computed<Way>(() =>
  can3D() && !broken.value ? (chosenWay.value ?? (plain() ? 'flat' : '3d')) : 'flat',
)
