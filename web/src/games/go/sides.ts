import { say } from '../../i18n'

/** The open sides of a square, as text. */
export function openSides(openings: number): string {
  const words = ['north', 'east', 'south', 'west'].filter((_, side) => (openings >> side) & 1)
  return words.map((side) => say('go-play-side', { side })).join(', ')
}
