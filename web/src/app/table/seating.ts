/** Who is to move, as far as any view contains it; the frame knows no rules. */
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../i18n'
import type { Live } from '../../net/live'
import type { Table, View } from '../../net/protocol'
import { toast } from '../../ui/Toast'

/** The one seat whose turn it is; null if several act at once, or none. */
export const turnOf = (view: View | null): number | null =>
  view && 'turn' in view && typeof view.turn === 'number' ? view.turn : null

/** Whether everybody acts at once in this game: it has no turns. */
export const isSimultaneous = (view: View | null): boolean => view !== null && !('turn' in view)

/** The seats of this device that share it: with one there is no curtain. */
export const sharedSeats = (seats: number[], screen: boolean): number[] => (!screen && seats.length > 1 ? seats : [])

/** Whether the room pauses a game of this device. */
export const isPaused = (table: Table, mine: number[]): boolean =>
  table.paused !== null && table.status === 'playing' && mine.length > 0

/** Whether it is the turn of a player at this device: of the open seat, or of the only one here. */
export const isMyTurn = (turn: number | null, seat: number | null, mine: number[], screen: boolean): boolean =>
  turn !== null && !screen && (turn === seat || (mine.length === 1 && turn === mine[0]))

/** The seats the curtain waits for: the local player whose turn it is, or all of them if all act at once. */
export function curtainSeats(table: Table | null, view: View | null, seats: number[], open: number | null): number[] {
  if (!table || table.status !== 'playing' || seats.length < 2 || open !== null) return []
  const mine = seats.filter((seat) => !table.seats[seat]?.away)
  const turn = turnOf(view)
  if (turn === null) return mine
  return mine.includes(turn) ? [turn] : []
}

/** Whether a player on another device is not connected, and no bot has taken over. */
export const isAbsent = (table: Table, seat: number, mine: number[]): boolean => {
  const occupant = table.seats[seat]
  return (
    table.status === 'playing' &&
    !mine.includes(seat) &&
    occupant?.kind === 'person' &&
    !occupant.present &&
    !occupant.away
  )
}

/** Whether the players here wait for an absent player, and no clock will ever end the wait. */
export const isAwaited = (table: Table, seat: number, mine: number[]): boolean =>
  table.clock === null && mine.length > 0 && isAbsent(table, seat, mine)

/** What happens to the turns of an absent player. */
export const turnsWithout = (table: Table, timed: boolean): 'bot' | 'pass' | 'wait' =>
  !timed ? 'wait' : table.timeout === 'bot' ? 'bot' : 'pass'

/** Whether the open seat's turn is over and the curtain should fall: not if all others at this device have left. */
export function isTurnOver(table: Table, view: View | null, seats: number[], open: number | null): boolean {
  const turn = turnOf(view)
  const others = seats.filter((seat) => seat !== open && !table.seats[seat]?.away)
  return others.length > 0 && open !== null && turn !== null && turn !== open
}

// When a player leaves, inform those who stay, and say what happens to the player's turns.

/** A reloaded page is back within this time. */
const RELOAD_MS = 4000

export const isTimed = (table: Table, live: Live): boolean => table.clock !== null || live.deadline.value !== null

export function useLeavers(live: Live, table: Table, names: string[], turns: boolean): void {
  const missing = table.seats.filter(({ seat }) => isAbsent(table, seat, live.seats.value)).map(({ seat }) => seat)
  const announced = useRef<number[]>(missing) // a player who was absent before we came has not left
  useEffect(() => {
    announced.current = announced.current.filter((seat) => missing.includes(seat))
    const left = missing.filter((seat) => !announced.current.includes(seat))
    if (!left.length) return
    const timer = setTimeout(() => {
      announced.current = missing
      const then = turnsWithout(table, isTimed(table, live))
      // where all play at once there is no turn to pass
      for (const seat of left) toast(say(turns ? 'away-left' : 'away-why', { name: names[seat] ?? '', then }))
    }, RELOAD_MS)
    return () => clearTimeout(timer)
  }, [missing.join()])
}
