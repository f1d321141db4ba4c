/**
 * The code of a table, as people read it to each other, in upper or lower case; spaces and dashes do not matter. While
 * the table waits, the first eight letters are enough: the server knows which table or room they mean.
 */
import { api } from '../net/api'
import type { Table } from '../net/protocol'

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
  return 'club' in found ? `/room/${found.club}` : `/t/${found.table}`
}
