/** What this device stores of a table: its seat keys, until they are given up, and moves that were not answered yet. */
import { storageSignal } from '../device/storage'
import type { MoveMessage } from './types'

export type Keys = Record<string, string>

const all = storageSignal<Record<string, Keys>>('keys', {})

export const keysOf = (table: string): Keys => all.value[table] ?? {}

export function keep(table: string, keys: Keys): void {
  if (Object.keys(keys).length === 0) return
  all.value = { ...all.value, [table]: { ...keysOf(table), ...keys } }
}

export function drop(table: string, seat?: number): void {
  const { [table]: mine = {}, ...others } = all.value
  const { [String(seat)]: _, ...left } = mine
  all.value = seat === undefined || Object.keys(left).length === 0 ? others : { ...others, [table]: left }
}

/** Move the keys after people have changed seats: `seats` maps each old seat of this device to the new one. */
export function moveKeys(table: string, seats: Record<string, number>): void {
  if (table in all.value) all.value = { ...all.value, [table]: withSeats(keysOf(table), seats) }
}

export const withSeats = (keys: Keys, seats: Record<string, number>): Keys =>
  Object.fromEntries(Object.entries(keys).map(([seat, key]) => [seats[seat] ?? seat, key]))

/** Keys in an address, `#0.key,1.key`. */
export function fromHash(hash: string): Keys {
  const keys: Keys = {}
  for (const part of hash.replace(/^#/, '').split(',')) {
    const found = /^(\d)\.([\w-]{8,})$/.exec(part)
    if (found) keys[found[1]!] = found[2]!
  }
  return keys
}

export const toHash = (keys: Keys): string =>
  '#' +
  Object.entries(keys)
    .map(([seat, key]) => `${seat}.${key}`)
    .join(',')

/** Moves made without a connection, stored until they are answered: they count even if the page is closed first. */
const unsent = storageSignal<Record<string, MoveMessage[]>>('unsent', {})

export const unsentOf = (table: string): MoveMessage[] => unsent.value[table] ?? []

export function keepUnsent(table: string, moves: MoveMessage[]): void {
  const { [table]: _, ...others } = unsent.value
  unsent.value = moves.length === 0 ? others : { ...others, [table]: moves }
}
