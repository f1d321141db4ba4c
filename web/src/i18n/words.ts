/** Words as the reader's language puts them. */
import { inside, locale, say } from '.'

/** Several words in a row: “owl, bat and map”. */
export function listed(words: string[]): string {
  if (words.length < 2) return words.join('')
  const [first, ...others] = words
  const last = inside(others.pop()!)
  const i = /^h?i(?![aeo])/i.test(last) // before this sound “and” is another word in Spanish
  return say(i ? 'list-and-i' : 'list-and', { head: [first, ...others.map(inside)].join(', '), last })
}

/** “Ida: found!”, with the space that some languages want before the colon. */
export const titled = (what: string, more: string): string => `${say('colon', { what })} ${more}`

/** A word where a sentence begins. */
export const capital = (word: string): string => word.charAt(0).toLocaleUpperCase(locale()) + word.slice(1)

/** How long the longest word is: type is set by it where words would be broken. */
export const letters = (text: string): number => Math.max(...text.split(/\s/).map((word) => word.length))
