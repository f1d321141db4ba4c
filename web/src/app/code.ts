/**
 * The code of a table, as people read it to each other, in any case; spaces and dashes do not matter. While the table
 * waits, the first five letters are enough: the server knows which table they mean.
 */
import { api } from '../net/api'
import type { Table } from '../net/protocol'

const LETTERS = /^[23456789a-hj-km-np-z]+$/
const [SHORT, WHOLE] = [5, 10]

export const shownCode = ({ id, status }: Pick<Table, 'id' | 'status'>): string =>
  (status === 'waiting' ? id.slice(0, SHORT) : `${id.slice(0, SHORT)}-${id.slice(SHORT)}`).toUpperCase()

/** The code in what somebody typed or pasted: short, whole, or in a link. */
export function readCode(text: string): string | null {
  const link = /\/t\/([^/?#]+)/.exec(text)
  const plain = (link?.[1] ?? text).toLowerCase().replace(/[\s-]/g, '')
  return LETTERS.test(plain) && (plain.length === SHORT || plain.length === WHOLE) ? plain : null
}

/** The id of the table that a code means. */
export const tableOf = async (code: string): Promise<string> =>
  code.length === WHOLE ? code : (await api.code(code)).table
