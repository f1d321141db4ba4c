import { iconHref } from './icons'

/** A treasure or emblem inside an SVG drawing. */
export function Picture({ name, x = 0, y = 0, size = 64 }: { name: string; x?: number; y?: number; size?: number }) {
  return <use href={iconHref(name)} x={x} y={y} width={size} height={size} />
}
