/** Words combined as the reader's language requires. */
import { inSentence, locale, say } from '.'

/** A list of words: “owl, bat and map”. */
export function joinWords(words: string[]): string {
  if (words.length < 2) return words.join('')
  const [first, ...others] = words
  const last = inSentence(others.pop()!)
  const i = /^h?i(?![aeo])/i.test(last) // before this sound, Spanish uses another word for “and”
  return say(i ? 'list-and-i' : 'list-and', { head: [first, ...others.map(inSentence)].join(', '), last })
}

/** “Ida: found!”, with the space that some languages put before the colon. */
export const withColon = (what: string, more: string): string => `${say('colon', { what })} ${more}`

/** A word at the start of a sentence. */
export const capital = (word: string): string => word.charAt(0).toLocaleUpperCase(locale()) + word.slice(1)

/** Length of the longest word: the font size depends on it where words would be broken. */
export const letters = (text: string): number => Math.max(...text.split(/\s/).map((word) => word.length))
