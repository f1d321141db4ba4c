/** Tables as this device makes, remembers and finds them. */
import { prefs } from '../../device/prefs'
import { storageSignal } from '../../device/storage'
import { say } from '../../i18n'
import { api } from '../../net/api'
import { keep } from '../../net/keys'
import type { Table } from '../../net/protocol'
import type { NewScreen } from '../../net/types'
import { newTableOf, type SetupForm } from '../setup/form'
import type { GameEdition } from './editions'
import { guest, origin } from './guest'
import { showError } from '../../ui/Toast'
import { address, go } from './router'

/** Create the table of a setup form, and open it. */
export async function begin(form: SetupForm, gameEdition: GameEdition): Promise<void> {
  const asked = address.peek()
  const typed = form.formSeats.find(({ kind }) => kind === 'me')?.name.trim()
  if (typed) prefs.name.value = typed // asked once, and stored
  const me = prefs.name.value.trim() || guest.value || say('you')
  const { table, keys } = await api.make(
    newTableOf(form, gameEdition, me, (seat) => say('setup-guest', { number: seat + 1 })),
  )
  keep(table.id, keys)
  rememberTable(table.id)
  const tv = asked.searchParams.get('tv')
  if (tv) await showOnTv(tv, table.id).catch(showError)
  else if (lastTable.peek()) void api.next(lastTable.peek(), table.id).catch(() => undefined) // the old table may be long gone
  if (address.peek() === asked) go(`/t/${table.id}`) // a player who has moved on finds it on the start page
}

/** The tables set up on this device: only the device that set up a table may change its empty seats. */
const tables = storageSignal<string[]>('made', [])

export const rememberTable = (id: string): void =>
  void (tables.value = [id, ...tables.value.filter((one) => one !== id)].slice(0, 40))

/** The table at which a player on this device last sat: a TV may show it, and is sent to their next table. */
export const lastTable = storageSignal<string>('played', '')

export const isOwnTable = (id: string): boolean => tables.value.includes(id)

/**
 * The code of a table, as people read it to each other, in upper or lower case; spaces and dashes do not matter. While
 * the table waits, the first eight letters are enough: the server knows which table or room they mean.
 */
const LETTERS = /^[23456789a-hj-km-np-z]+$/
const [SHORT, WHOLE] = [8, 10]

/** A code in two halves, which are easier to read out and to type. */
export const splitCode = (code: string): string =>
  `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`.toUpperCase()

export const displayCode = ({ id, status }: Pick<Table, 'id' | 'status'>): string =>
  splitCode(status === 'waiting' ? id.slice(0, SHORT) : id)

/** The code in typed or pasted text: short, complete, or in a link. */
export function readCode(text: string): string | null {
  const link = /\/(?:t|room)\/([^/?#]+)/.exec(text)
  const plain = (link?.[1] ?? text).toLowerCase().replace(/[\s-]/g, '')
  return LETTERS.test(plain) && (plain.length === SHORT || plain.length === WHOLE) ? plain : null
}

/** The address of the table or room that a code means; `text` is what the code was read from. */
export async function placeOf(code: string, text: string): Promise<string> {
  if (code.length === WHOLE) return (text.includes('/room/') ? '/room/' : '/t/') + code
  const found = await api.code(code)
  return 'room' in found ? `/room/${found.room}` : `/t/${found.table}`
}

// ── TVs ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The letters and the key of this device, if it is a TV: a reload keeps both. */
export const ownTv = storageSignal<NewScreen | null>('tv', null)

/** The letters of the TV in front of this phone: where that TV shows the board, the phone is the hand. */
export const tvInFront = storageSignal('sofa', '')

/** Where a TV and its phones find each other, as it is typed. */
export const tvAddress = (): string => `${origin()}/tv`.replace(/^https?:\/\//, '')

/** Show a table of this phone on a TV. */
export async function showOnTv(code: string, table: string): Promise<void> {
  await api.showOnTv(code, table)
  tvInFront.value = code
}
