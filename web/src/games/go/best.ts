/** The best solo result on this device for each kind of clock, and the table where it was reached. */
import { storageSignal } from '../../device/storage'

interface Best {
  solved: number
  table: string
}

const bests = storageSignal<Record<string, Best>>('go-bests', {})

/** The last table where the coach helped: its result does not count as a best. */
const coached = storageSignal('go-coached', '')

export const markCoached = (table: string): void => {
  coached.value = table
}

const kindOf = (clock: number | null): string => (clock === null ? 'untimed' : String(clock))

export const best = (clock: number | null): number => bests.value[kindOf(clock)]?.solved ?? 0

/** Store a result that beats the best so far; return whether it is the best, also when called again. */
export function keepBest(clock: number | null, solved: number, table: string): boolean {
  if (coached.value === table) return false
  if (solved > best(clock)) bests.value = { ...bests.value, [kindOf(clock)]: { solved, table } }
  return solved > 0 && bests.value[kindOf(clock)]?.table === table
}
