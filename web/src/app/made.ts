import { storageSignal } from '../device/storage'

/** The tables set up on this device: only the device that set up a table may change its empty seats. */
const tables = storageSignal<string[]>('made', [])

export const rememberTable = (id: string): void =>
  void (tables.value = [id, ...tables.value.filter((one) => one !== id)].slice(0, 40))

/** The table at which a player on this device last sat: a TV may show it, and is sent to their next table. */
export const lastTable = storageSignal<string>('played', '')

export const isOwnTable = (id: string): boolean => tables.value.includes(id)
