/** Moves made without a connection, stored until they are answered: they count even if the page is closed first. */
import { storageSignal } from '../device/stored'

export interface Unsent {
  type: 'move'
  seat: number
  move: string
  after: number
}

const all = storageSignal<Record<string, Unsent[]>>('unsent', {})

export const unsentOf = (table: string): Unsent[] => all.value[table] ?? []

export function keepUnsent(table: string, moves: Unsent[]): void {
  const { [table]: _, ...others } = all.value
  all.value = moves.length === 0 ? others : { ...others, [table]: moves }
}
