/** What a player has seen of a table on this device: after a reload the countdown goes on and the check is repeated. */
import { stored } from '../../device/stored'

interface Seen {
  /** table and seat */
  whose: string
  /** the last round whose check was shown to the end */
  checked: number
  /** the last round that began here, and when */
  round: number
  begun: number
}

const kept = stored<Seen>('go-seen', { whose: '', checked: 0, round: 0, begun: 0 })

const seen = (whose: string): Seen =>
  kept.peek().whose === whose ? kept.peek() : { whose, checked: 0, round: 0, begun: 0 }

export const looked = (whose: string, round: number): boolean => seen(whose).checked >= round

export function look(whose: string, round: number): void {
  kept.value = { ...seen(whose), checked: round }
}

export function begin(whose: string, round: number): void {
  kept.value = { ...seen(whose), round, begun: Date.now() }
}

/** How long ago a round began here, in milliseconds. */
export const since = (whose: string, round: number): number =>
  seen(whose).round === round ? Date.now() - seen(whose).begun : Infinity
