/** The background of the flat board: frame, joints, and veils over what is out of reach. */
import type { JSX } from 'preact'
import { TILE } from '../../sliding/geometry'
import { neighbours } from '../../sliding/maze'
import { middle } from '../../sliding/places'
import type { TowersView } from '../types'
import { Joint } from './tile'

/** What joins neighbouring towers: level ground, or a step and its height. */
export function Joints({ view, lit }: { view: TowersView; lit: ReadonlySet<number> }) {
  const drawn: JSX.Element[] = []
  view.maze.forEach((_, square) => {
    for (const next of neighbours(view.maze, view.side, square)) {
      if (next < square) continue
      const [a, b] = [middle(view.side, square), middle(view.side, next)]
      const rise = view.heights[next]! - view.heights[square]!
      const east = next === square + 1
      const turn = (east ? 0 : 90) + (rise < 0 ? 180 : 0)
      const [low, high] = [
        Math.min(view.heights[square]!, view.heights[next]!),
        Math.max(view.heights[square]!, view.heights[next]!),
      ]
      const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
      const both = lit.has(square) && lit.has(next)
      drawn.push(<Joint key={`${square} ${next}`} x={x} y={y} turn={turn} low={low} high={high} lit={both} />)
    }
  })
  return <>{drawn}</>
}

/** The veil over a square out of reach. */
export function Veil({ side, square }: { side: number; square: number }) {
  const { x, y } = middle(side, square)
  return <rect class="tw-veil" x={x - 50} y={y - 50} width="100" height="100" />
}

/** The frame around the towers, and the bed they stand on. */
export function Frame({ side }: { side: number }) {
  const bed = side * TILE
  const box = (kind: string, out: number, round: number) => (
    <rect class={kind} x={-out} y={-out} width={bed + 2 * out} height={bed + 2 * out} rx={round} />
  )
  return (
    <>
      {box('tw-frame-edge', 62, 32)}
      {box('tw-frame', 56, 27)}
      {box('tw-grain', 56, 27)}
      {box('tw-stitch', 50, 22)}
      {box('tw-bed', 12, 14)}
    </>
  )
}
