/** The whole board: frame, arrows, tiles, moving parts, pawns and the grid over it. Draws a picture, reports touches. */
import type { RefObject } from 'preact'
import { useImperativeHandle, useMemo, useRef } from 'preact/hooks'
import { Arrows, type ArrowTouch } from './Arrows'
import { frameMarkup, type Medal, medalPlace, flat, type Skin } from './art'
import { type Arrow, arrowNear, FRAME, grid, span, type Square, TILE } from './geometry'
import { afterPush } from './maze'
import { glidesEnd } from './motion'
import type { BoardDrawing } from './picture'
import { MarksLayer, TraceLayer } from './layers'
import { laySharedParts } from './defs'
import { Pawns } from './Pawns'
import { Squares } from './Squares'
import { MovingTiles, RestingTiles, viewBox } from './Tiles'
import '../styles/board.css'

/** What can be touched now. */
export interface BoardInput {
  /** Whether a push is due: the arrows can be touched. */
  pushing: boolean
  /** The arrow of the previewed push. */
  chosen: string | null
  /** Squares that can be tapped; null: none, but the keys can still visit all of them. */
  open: Set<Square> | null
  target: Square | null
  /** The square where the keyboard begins. */
  start: Square
}

/** Words for screen readers and voice control; the board itself has none. */
export interface BoardLabels {
  /** The name of the grid of squares. */
  board?: string
  /** The name of all arrows together. */
  arrows?: string
  arrow?: (arrow: Arrow) => string
  square?: (square: Square) => string
  /** What voice control calls the square: the treasure that is visible there. */
  said?: (square: Square) => string | undefined
}

/** What a board can be asked to do, and where its parts are in the window. */
export interface BoardHandle {
  /** The place of a square in the window. */
  rectOf(square: Square): DOMRect | null
  /** The arrow near a point of the window. */
  arrowAt(x: number, y: number): Arrow | null
  /** Shake an arrow that was refused. */
  shake(arrow: string): void
  /** Draw the eye to the goals: a card was turned. */
  pulse(): void
  /** Wait until everything is drawn at its place. */
  settle(): Promise<void>
}

export interface SlidingBoardProps {
  look: BoardDrawing
  /** Absent: the board is only a picture. */
  input?: BoardInput
  labels?: BoardLabels
  skin?: Skin
  /** Description, where the board is only a picture. */
  title?: string
  /** Whether goals must not be visible, because several players look at this screen. */
  sharedDevice?: boolean
  /** Whether everything is at its place at once. */
  reducedMotion?: boolean
  /** Factor for the length of animations. */
  pace?: number
  /** Letters and numbers at the edge. */
  coordinates?: boolean
  handle?: RefObject<BoardHandle>
  onArrow?: (arrow: Arrow, how: ArrowTouch) => void
  onSquare?: (square: Square) => void
}

const SHAKE_MS = 300
const PULSE_MS = 900

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

export function SlidingBoard(props: SlidingBoardProps) {
  const { look, input, labels = {}, skin = flat, title, handle, onArrow, onSquare } = props
  const { sharedDevice = false, reducedMotion = false, pace = 1, coordinates = false } = props
  useMemo(laySharedParts, [])
  const root = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const shown = sharedDevice ? withHiddenGoals(look) : look
  const { view, line, marks } = shown
  useBoardHandle(handle, root, ring, view.side, {})
  const kinds = ['sliding-board', input?.open ? 'walking' : input?.pushing && 'asking', reducedMotion && 'still']
  return (
    <div ref={root} class={kinds.filter(Boolean).join(' ')} role={title ? 'img' : undefined} aria-label={title}>
      <Frame look={shown} />
      {coordinates && <Names side={view.side} />}
      <Arrows
        side={view.side}
        barred={view.barred}
        chosen={input?.chosen ?? null}
        marked={[...(marks.arrows ?? []), ...(marks.push ? [arrowIn(marks.push)] : [])]}
        active={input?.pushing ?? false}
        name={labels.arrows}
        label={labels.arrow}
        ring={ring}
        onArrow={onArrow}
      />
      <RestingTiles look={shown} skin={skin} />
      {line && <MovingTiles look={shown} skin={skin} />}
      <TraceLayer {...shown} />
      <MarksLayer look={shown} />
      <Pawns look={shown} pace={reducedMotion ? 0 : pace} />
      {input && (
        <div class="squares-box" style={{ inset: `${(FRAME / span(view.side)) * 100}%` }}>
          <Squares
            side={view.side}
            name={labels.board}
            label={labels.square}
            said={labels.said}
            open={input.open}
            target={input.target}
            start={input.start}
            onSquare={onSquare}
          />
        </div>
      )}
    </div>
  )
}

const arrowIn = (push: string): string => /^[NESW]\d+/.exec(push)?.[0] ?? ''

/** Without the treasures that are goals; everybody may know who only has to go home. */
function withHiddenGoals(look: BoardDrawing): BoardDrawing {
  const { view, line } = look
  const after = line ? afterPush(view, line.push) : view // goals are where a previewed push would leave them
  const things = new Set([...Object.values(view.things), ...Object.values(after.things)])
  return { ...look, goals: new Set([...look.goals].filter((square) => !things.has(square))) }
}

/** Fill the handle of a board; `more` is what this kind of board can also do. */
export function useBoardHandle<M extends object>(
  handle: RefObject<BoardHandle & M> | undefined,
  root: RefObject<HTMLElement>,
  ring: RefObject<HTMLElement>,
  side: number,
  more: M,
): void {
  const unused = useRef<BoardHandle & M>(null)
  useImperativeHandle(
    handle ?? unused,
    () => ({
      ...more,
      rectOf: (square) => root.current && squareInWindow(root.current.getBoundingClientRect(), side, square),
      arrowAt(x, y) {
        if (!root.current) return null
        const board = root.current.getBoundingClientRect()
        const scale = span(side) / board.width
        return arrowNear(grid(side), (x - board.left) * scale - FRAME, (y - board.top) * scale - FRAME)
      },
      shake(arrow) {
        const shaken = ring.current?.children[grid(side).arrows.findIndex(({ name }) => name === arrow)]
        shaken?.classList.add('shake')
        setTimeout(() => shaken?.classList.remove('shake'), SHAKE_MS)
      },
      pulse() {
        root.current?.classList.add('turned')
        setTimeout(() => root.current?.classList.remove('turned'), PULSE_MS)
      },
      settle: () => glidesEnd(root.current),
    }),
    [side, root],
  )
}

/** The rectangle of a square in the window. */
function squareInWindow(board: DOMRect, side: number, square: Square): DOMRect {
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
