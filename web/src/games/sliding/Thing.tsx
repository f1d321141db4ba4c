/** A treasure or emblem: our icon, or a badge for a home-made one. */
import { Picture } from '../../ui/Picture'
import { badgeOf, iconOf } from './theme'

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
    <svg class={`thing ${extra}`} viewBox="0 0 64 64" aria-hidden="true">
      <ThingPart thing={thing} />
    </svg>
  )
}
