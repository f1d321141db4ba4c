import { stored } from '../device/stored'

/** The tables set up on this device: only the device that set up a table may change its empty seats. */
const tables = stored<string[]>('made', [])

export const made = (id: string): void =>
  void (tables.value = [id, ...tables.value.filter((one) => one !== id)].slice(0, 40))

/** The table at which a player on this device last sat: a TV may show it, and is sent to their next table. */
export const played = stored<string>('played', '')

export const isMine = (id: string): boolean => tables.value.includes(id)
