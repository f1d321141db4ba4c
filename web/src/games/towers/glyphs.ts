/** The symbols of the magic cards: up, down, either. */
import type { Card } from './route'

export const GLYPHS: Record<Card, string> = {
  u: 'M0-6.5L6.5 1H3V6.5H-3V1H-6.5z',
  d: 'M0 6.5L6.5-1H3V-6.5H-3V-1H-6.5z',
  j: 'M0-7.5L4.6-2.4H-4.6zM0 7.5L4.6 2.4H-4.6z',
}

export function glyphMarkup(card: Card): string {
  return `<svg class="tw-glyph" viewBox="-8 -8 16 16"><path d="${GLYPHS[card]}"/></svg>`
}
