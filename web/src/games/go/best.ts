/** The best solo result on this device, by kind of clock. */
import { stored } from '../../app/stored'

const bests = stored<Record<string, number>>('go-best', {})

const kindOf = (clock: number | null): string => (clock === null ? 'untimed' : String(clock))

export const best = (clock: number | null): number => bests.value[kindOf(clock)] ?? 0

/** Keeps a result that beats the best so far, and says whether it did. */
export function keepBest(clock: number | null, solved: number): boolean {
  if (solved <= best(clock)) return false
  bests.value = { ...bests.value, [kindOf(clock)]: solved }
  return true
}
