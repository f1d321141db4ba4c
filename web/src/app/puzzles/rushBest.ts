/** The most puzzles solved in a rush, on this device. */
import { stored } from '../../device/stored'

export const rushBest = stored('rush-best', 0)

/** Note a result; whether it is better than all before. */
export function noteRush(solved: number): boolean {
  if (solved <= rushBest.value) return false
  rushBest.value = solved
  return true
}
