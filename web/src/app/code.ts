/** The code of a table, as people read it to each other: five and five, any case, spaces and dashes do not matter. */
const LETTERS = /^[23456789a-hj-km-np-z]{10}$/

export const shownCode = (id: string): string => `${id.slice(0, 5)}-${id.slice(5)}`.toUpperCase()

/** The id in what somebody typed or pasted: a code, or a whole link. */
export function readCode(text: string): string | null {
  const link = /\/t\/([^/?#]+)/.exec(text)
  const plain = (link?.[1] ?? text).toLowerCase().replace(/[\s-]/g, '')
  return LETTERS.test(plain) ? plain : null
}
