/** The theme of a table and the picture of each treasure: data, so that home-made editions get theirs too. */
import emblems from '../../../../src/wanderwall/draw/icons/emblems.json'
import { hasIcon } from '../../ui/Picture'

type ThemeName = 'garden' | 'sea' | 'dusk'

const EMBLEMS: Record<string, string> = emblems
/** Other words for the same treasure. */
const ALSO: Record<string, string> = { key: 'keys', gem: 'jewel' }

/** The icon of a treasure; null where there is none and a badge is drawn. */
export function iconOf(thing: string): string | null {
  const name = EMBLEMS[thing] ?? ALSO[thing] ?? thing
  return hasIcon(name) ? name : null
}

/** The theme, decided by what is on the board. */
export function themeOf(view: { things: Record<string, unknown>; heights?: unknown }): ThemeName {
  if (view.heights) return 'dusk'
  return Object.keys(view.things).some((thing) => thing in EMBLEMS) ? 'sea' : 'garden'
}

const BADGES = ['#FFF3D9', '#F5BC3B', '#C3CEE2', '#77B648', '#2FAE9E']

/** A round badge for a home-made treasure: its colour and its first letters. */
export function badgeOf(thing: string): { letters: string; fill: string } {
  const parts = thing.split(/[\W_]+/).filter(Boolean)
  const letters =
    parts.length > 1
      ? parts
          .slice(0, 3)
          .map((part) => part[0]!.toUpperCase())
          .join('')
      : thing.slice(0, 2)
  return { letters, fill: BADGES[[...thing].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % BADGES.length]! }
}
