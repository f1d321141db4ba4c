/** What a player has seen of a table on this device: after a reload the countdown goes on and the check is repeated. */
import { storageSignal } from '../../../device/storage'

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

/** 3, 2, 1, and the call: how long each is shown. The same for all players, whatever their motion setting. */
export const COUNT_MS = 700
export const CALL_MS = 900
const FROM = 3

/** What is called this long after the round began; 0 is the call itself, null: it is over. */
export function countAt(ms: number): number | null {
  if (ms < 0 || ms >= FROM * COUNT_MS + CALL_MS) return null
  return Math.max(0, FROM - Math.floor(ms / COUNT_MS))
}

/** How many of the dice have landed with this call: all of them with the last one. */
export const diceAt = (count: number, dice: number): number => Math.ceil(((FROM + 1 - count) / (FROM + 1)) * dice)
