/** The theme of a table and the picture of each treasure: data, so that home-made editions get theirs too. */
import emblems from '../../../../../src/wanderwall/draw/icons/emblems.json'
import { hasPicture, Picture } from '../../../ui/Icon'

type ThemeName = 'garden' | 'sea' | 'dusk'

export const EMBLEMS: Record<string, string> = emblems
/** Other words for the same treasure. */
const ALSO: Record<string, string> = { key: 'keys', gem: 'jewel' }

/** The icon of a treasure; null where there is none and a badge is drawn. */
export function iconOf(thing: string): string | null {
  const name = EMBLEMS[thing] ?? ALSO[thing] ?? thing
  return hasPicture(name) ? name : null
}

/** The theme, decided by what is on the board. */
export function themeOf(view: { things: Record<string, unknown>; heights?: unknown }): ThemeName {
  if (view.heights) return 'dusk'
  return Object.keys(view.things).some((thing) => thing in EMBLEMS) ? 'sea' : 'garden'
}

const BADGES = ['#FFF3D9', '#F5BC3B', '#C3CEE2', '#77B648', '#2FAE9E']

/** A round badge for a home-made treasure: its colour and its first letters. */
function badgeOf(thing: string): { letters: string; fill: string } {
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

/** A treasure or emblem: our icon, or a badge for a home-made one. */
interface Place {
  thing: string
  x?: number
  y?: number
  size?: number
}

/** A treasure inside a drawing. */
export function ThingPart({ thing, x = 0, y = 0, size = 64 }: Place) {
  const icon = iconOf(thing)
  if (icon) return <Picture name={icon} x={x} y={y} size={size} />
  const { letters, fill } = badgeOf(thing)
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 64 64">
      <circle cx="32" cy="32" r="27" fill={fill} stroke="#2B2140" stroke-width="3" />
      <circle cx="32" cy="32" r="21.5" fill="none" stroke="#2B2140" stroke-opacity=".4" stroke-width="1.5" />
      <text class="badge-text" x="32" y="40" font-size={24 - 2 * letters.length}>
        {letters}
      </text>
    </svg>
  )
}

/** A treasure as an element of its own; the text around it names it. */
export function Thing({ thing, class: extra = '' }: { thing: string; class?: string }) {
  return (
    <svg class={`thing block ${extra}`} viewBox="0 0 64 64" aria-hidden="true">
      <ThingPart thing={thing} />
    </svg>
  )
}
