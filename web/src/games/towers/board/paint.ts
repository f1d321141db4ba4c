/** The colours of dusk and the symbols of the cards, the same in 3D, on the flat board, on badges and in route profiles. */
import { go, towers } from '../../../ui/drawn/symbols.json'
import type { Card } from './route'

/** One colour per level; lightness rises strictly, so it survives greyscale. */
export const STRATA: readonly string[] = towers.strata
export const FLOORS: readonly string[] = towers.floors
export const WALLS: readonly string[] = towers.walls

export const { ink: DUSK_INK, paper: PAPER, magic: MAGIC, runeLight: RUNE_LIGHT } = towers
export const ROUTE = go.right
export const ROUTE_MARK = '#fffbe8'

/** A height as an index of the colours; anything higher looks like the highest. */
export function level(height: number): number {
  return Math.min(Math.max(height, 1), STRATA.length) - 1
}

export function stratum(height: number): string {
  return STRATA[level(height)]!
}

/** A text colour that is readable on the colour of a level. */
export function onStratum(height: number): string {
  return level(height) < 2 ? PAPER : DUSK_INK
}

/** A colour between two others, `share` of the way. */
export function mix(from: string, to: string, share: number): string {
  const parts = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  const end = parts(to)
  const mixed = parts(from).map((value, n) => Math.round(value + (end[n]! - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The symbols of the magic cards: up, down, either. */
export const GLYPHS: Record<Card, string> = {
  u: 'M0-6.5L6.5 1H3V6.5H-3V1H-6.5z',
  d: 'M0 6.5L6.5-1H3V-6.5H-3V-1H-6.5z',
  j: 'M0-7.5L4.6-2.4H-4.6zM0 7.5L4.6 2.4H-4.6z',
}

export function glyphMarkup(card: Card): string {
  return `<svg class="tw-glyph" viewBox="-8 -8 16 16"><path d="${GLYPHS[card]}"/></svg>`
}
