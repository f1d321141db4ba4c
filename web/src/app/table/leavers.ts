/** When a player leaves, inform those who stay, and say what happens to the player's turns. */
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../i18n'
import type { Live } from '../../net/live'
import type { Table } from '../../net/protocol'
import { toast } from '../../ui/Toast'
import { isAbsent, turnsWithout } from './seating'

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
