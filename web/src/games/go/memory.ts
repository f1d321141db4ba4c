/** What a player has seen of a table on this device: after a reload the countdown goes on and the check is repeated. */
import { storageSignal } from '../../device/storage'

interface Seen {
  /** table and seat */
  whose: string
  /** the last round whose check was shown to the end */
  checked: number
  /** the last round that began here, and when */
  round: number
  begun: number
}

const kept = storageSignal<Seen>('go-seen', { whose: '', checked: 0, round: 0, begun: 0 })

const memoryOf = (whose: string): Seen =>
  kept.peek().whose === whose ? kept.peek() : { whose, checked: 0, round: 0, begun: 0 }

export const hasSeenCheck = (whose: string, round: number): boolean => memoryOf(whose).checked >= round

export function markCheckSeen(whose: string, round: number): void {
  kept.value = { ...memoryOf(whose), checked: round }
}

export function begin(whose: string, round: number): void {
  kept.value = { ...memoryOf(whose), round, begun: Date.now() }
}

/** How long ago a round began here, in milliseconds. */
export const since = (whose: string, round: number): number =>
  memoryOf(whose).round === round ? Date.now() - memoryOf(whose).begun : Infinity
