/** Words and durations, combined as the reader's language requires. */
import type { EditionInfo } from '../net/protocol'
import { has, inSentence, locale, localName, say } from '.'

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

/** Name of a player's colour; a colour of a home-made edition is shown by its id. */
export const colourName = (colour: string): string => (has(`colour-${colour}`) ? say(`colour-${colour}`) : colour)

export const thingName = (edition: EditionInfo, thing: string): string => localName(edition.things[thing]) || thing

/** The same as the object of a sentence, with its article: “the rat”. */
export const thingPhrase = (edition: EditionInfo, thing: string): string =>
  localName(edition.phrases[thing]).replace('*', () => thingName(edition, thing)) || thingName(edition, thing)

/** A word at the start of a sentence. */
export const capital = (word: string): string => word.charAt(0).toLocaleUpperCase(locale()) + word.slice(1)

/** Length of the longest word: the font size depends on it where words would be broken. */
export const letters = (text: string): number => Math.max(...text.split(/\s/).map((word) => word.length))

const UNITS: [unit: string, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/** A duration in the reader's words, no finer than it matters: “5 minutes”, “2 days 4 hours”. */
export function duration(seconds: number, unitDisplay: 'long' | 'short' | 'narrow' = 'long'): string {
  const first = Math.max(
    0,
    UNITS.findIndex(([, length]) => seconds >= length),
  )
  const from = seconds < 1 ? UNITS.length - 1 : first
  let left = Math.round(seconds)
  const parts = UNITS.slice(from, from + 2).map(([unit, length]) => {
    const count = Math.floor(left / length)
    left -= count * length
    return { unit, count }
  })
  return parts
    .filter(({ count }, n) => n === 0 || count > 0)
    .map(({ unit, count }) => new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay }).format(count))
    .join(' ')
}

/** A clock display: minutes and seconds, or days and hours if there is that much time. */
export const clock = (seconds: number): string =>
  seconds < 3600 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : duration(seconds, 'narrow')
