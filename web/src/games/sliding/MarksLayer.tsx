/** Marks on the board: the planned way, hints and lessons. */
import type { BoardDrawing } from './look'
import { middle } from './places'
import { viewBox } from './Tiles'

export function MarksLayer({ look }: { look: BoardDrawing }) {
  const { view, way, marks } = look
  const { side } = view
  const path = marks.path ?? way
  const points = path.map((square) => middle(side, square))
  const end = points.at(-1)
  if (!end && !marks.squares?.length) return null
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <svg class="layer marks" viewBox={viewBox(side)} aria-hidden="true">
      {points.length > 1 && <polyline class="way-edge" points={line} />}
      {points.length > 1 && <polyline class="way" points={line} />}
      {end && <circle class="target" cx={end.x} cy={end.y} r="39" />}
      {marks.squares?.map((square) => {
        const { x, y } = middle(side, square)
        return <rect key={square} class="mark" x={x - 46} y={y - 46} width="92" height="92" rx="14" />
      })}
    </svg>
  )
}
