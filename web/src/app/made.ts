import { stored } from '../device/stored'

/** The tables set up on this device: only their maker may change empty seats. */
const tables = stored<string[]>('made', [])

export const made = (id: string): void =>
  void (tables.value = [id, ...tables.value.filter((one) => one !== id)].slice(0, 40))

/** The table where somebody last sat at this device: a TV may show it, and is told where they go on. */
export const played = stored<string>('played', '')

export const isMine = (id: string): boolean => tables.value.includes(id)
