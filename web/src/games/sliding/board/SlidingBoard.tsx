/** The whole board: frame, arrows, tiles, moving parts, pawns, the grid over it. Draws a BoardDrawing, reports touches. */
import { useMemo } from 'preact/hooks'
import { pace, prefs } from '../../../device/prefs'
import { Arrows, type ArrowsProps } from './Arrows'
import { frameMarkup, type Medal, medalPlace, flat, type Skin } from './art'
import { FRAME, grid, span, TILE } from './geometry'
import type { BoardDrawing } from './picture'
import { MarksLayer, TraceLayer } from './layers'
import { laySharedParts } from './defs'
import { Pawns } from './Pawns'
import { Squares, type SquaresProps } from './Squares'
import { MovingTiles, RestingTiles, viewBox } from './Tiles'
import '../styles/board.css'

interface Props {
  look: BoardDrawing
  skin?: Skin
  arrows?: Pick<ArrowsProps, 'active' | 'onChoose' | 'label'> & { chosen: string | null }
  squares?: Pick<SquaresProps, 'label' | 'said' | 'open' | 'target' | 'start' | 'onSquare'>
  /** Description, where the board is only a picture. */
  title?: string
  children?: preact.ComponentChildren
}

function Frame({ look }: { look: BoardDrawing }) {
  const { side, seats } = look.view
  const medals = seats.flatMap((seat): Medal[] => {
    const place = medalPlace(side, seat.home)
    return place ? [{ colour: seat.colour, ...place }] : []
  })
  const key = medals.map((medal) => medal.colour).join()
  const markup = useMemo(() => frameMarkup(side, medals), [side, key])
  return <svg class="layer" viewBox={viewBox(side)} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />
}

/** Letters and numbers at the edge, next to the arrows, for players who read square names. */
function Names({ side }: { side: number }) {
  const lines = Array.from({ length: side }, (_, n) => n)
  return (
    <svg class="layer names" viewBox={viewBox(side)} aria-hidden="true">
      {lines.map((n) => (
        <text key={n} x={n * TILE + 12} y={-22}>
          {String.fromCharCode(65 + n)}
        </text>
      ))}
      {lines.map((n) => (
        <text key={-n - 1} x={-30} y={n * TILE + 22}>
          {n + 1}
        </text>
      ))}
    </svg>
  )
}

export function SlidingBoard({ look, skin = flat, arrows, squares, title, children }: Props) {
  useMemo(laySharedParts, [])
  const { view, line, marks } = look
  const inset = `${(FRAME / span(view.side)) * 100}%`
  return (
    <div
      class={`sliding-board${squares?.open ? ' walking' : arrows?.active ? ' asking' : ''}`}
      role={title ? 'img' : undefined}
      aria-label={title}
    >
      <Frame look={look} />
      {prefs.coordinates.value && <Names side={view.side} />}
      <Arrows
        side={view.side}
        barred={view.barred}
        chosen={arrows?.chosen ?? null}
        marked={[...(marks.arrows ?? []), ...(marks.push ? [arrowIn(marks.push)] : [])]}
        active={arrows?.active ?? false}
        onChoose={arrows?.onChoose}
        label={arrows?.label}
      />
      <RestingTiles look={look} skin={skin} />
      {line && <MovingTiles look={look} skin={skin} />}
      <TraceLayer {...look} />
      <MarksLayer look={look} />
      <Pawns look={look} pace={pace.value} />
      {squares && (
        <div class="squares-box" style={{ inset }}>
          <Squares side={view.side} {...squares} />
        </div>
      )}
      {children}
    </div>
  )
}

const arrowIn = (push: string): string => /^[NESW]\d+/.exec(push)?.[0] ?? ''

/** Convert a point of the window to the board's units. */
export function unitsAt(board: DOMRect, side: number, x: number, y: number): { x: number; y: number } {
  const scale = span(side) / board.width
  return { x: (x - board.left) * scale - FRAME, y: (y - board.top) * scale - FRAME }
}

/** The rectangle of a square in the window. */
export function squareInWindow(board: DOMRect, side: number, square: number): DOMRect {
  const scale = board.width / span(side)
  const cell = TILE * scale
  const cells = grid(side)
  return new DOMRect(
    board.left + (FRAME + cells.column(square) * TILE) * scale,
    board.top + (FRAME + cells.row(square) * TILE) * scale,
    cell,
    cell,
  )
}
