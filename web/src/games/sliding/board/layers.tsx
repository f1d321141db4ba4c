/** Layers over the tiles: the trace of the last turn, and marks such as the planned way and hints. */
import { grid, type Square, TILE } from './geometry'
import { middle } from './pawnPlaces'
import type { BoardDrawing } from './picture'
import { viewBox } from './Tiles'

/** Distance from the joints between tiles. */
const GAP = 4

/** Footprints go around a treasure on the tile. */
const BESIDE = 'translate(31 0) scale(0.8)'

/** The box around some squares in a row, in the board's units. */
function around(side: number, squares: readonly Square[]) {
  const board = grid(side)
  const columns = squares.map((square) => board.column(square))
  const rows = squares.map((square) => board.row(square))
  const [x, y] = [Math.min(...columns) * TILE, Math.min(...rows) * TILE]
  return {
    x: x + GAP,
    y: y + GAP,
    width: (Math.max(...columns) + 1) * TILE - x - 2 * GAP,
    height: (Math.max(...rows) + 1) * TILE - y - 2 * GAP,
    rx: 12,
  }
}

/** The direction of footprints from one square to the next: up is 0. */
const heading = (from: { x: number; y: number }, to: { x: number; y: number }): number =>
  (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI

/** The trace of the last turn: the line that was pushed, the tile that came in, and footprints. */
export function TraceLayer({
  view,
  trace,
  walking = null,
}: Pick<BoardDrawing, 'view' | 'trace'> & Partial<BoardDrawing>) {
  if (!trace) return null
  const { side } = view
  const laden = new Set(Object.values(view.things))
  const places = trace.way.map((square) => middle(side, square))
  const steps = places.slice(0, -1)
  const { push } = trace
  return (
    <svg
      class="layer traces"
      viewBox={viewBox(side)}
      data-colour={trace.seat === null ? undefined : view.seats[trace.seat]?.colour}
      aria-hidden="true"
    >
      {push && (
        <>
          <rect class="pushed-edge" {...around(side, push.arrow.squares)} />
          <rect class="pushed" {...around(side, push.arrow.squares)} />
          <rect class="pushed-in" {...around(side, [push.arrow.enter])} />
        </>
      )}
      {steps.map((place, n) => (
        <g
          key={n}
          class={walking ? 'print treading' : 'print'}
          transform={`translate(${place.x} ${place.y}) rotate(${heading(place, places[n + 1]!)})`}
          style={walking ? { animationDelay: `${Math.round(((n + 0.5) / steps.length) * walking.ms)}ms` } : undefined}
        >
          <use href="#feet" transform={laden.has(trace.way[n]!) ? BESIDE : undefined} />
        </g>
      ))}
    </svg>
  )
}

/** Marks on the board: the planned way, hints and lessons. */
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
