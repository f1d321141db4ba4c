/** The towers as a board to touch: drawn flat, or only the touch layer over the 3D board, for keys and screen readers. */
import type { RefObject } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import { Arrows, type ArrowTouch } from '../../sliding/board/Arrows'
import { laySharedParts } from '../../sliding/board/defs'
import { type Arrow, FRAME, span, type Square } from '../../sliding/board/geometry'
import { TraceLayer } from '../../sliding/board/layers'
import { type BoardHandle, type BoardInput, type BoardLabels, useBoardHandle } from '../../sliding/board/SlidingBoard'
import { squareElement, Squares } from '../../sliding/board/Squares'
import { layTowerParts } from './defs'
import { FlatPicture } from './FlatBoard'
import type { Places } from './model'
import type { Picture } from './picture'
import '../../sliding/styles/board.css'

/** A board whose squares and arrows may be elsewhere than on a flat board. */
export interface TowersHandle extends BoardHandle {
  /** Put squares and arrows where they are visible in 3D, for players who explore by touch or by voice. */
  layOver(places: Places): void
}

export interface TowersBoardProps {
  picture: Picture
  /** Absent: the board is only a picture. */
  input?: BoardInput
  labels?: BoardLabels
  /** False: the 3D board draws everything. */
  flat?: boolean
  /** Description, where the board is only a picture. */
  title?: string
  /** Whether the goal must not be visible, because several players look at this screen. */
  sharedDevice?: boolean
  /** Whether everything is at its place at once. */
  reducedMotion?: boolean
  /** Factor for the length of animations. */
  pace?: number
  handle?: RefObject<TowersHandle>
  onArrow?: (arrow: Arrow, how: ArrowTouch) => void
  onSquare?: (square: Square) => void
  /** The keyboard focus is on this square; null: it has left the squares. */
  onFocus?: (square: Square | null) => void
}

export function TowersBoard(props: TowersBoardProps) {
  const { picture, input, labels = {}, flat = true, title, handle, onArrow, onSquare, onFocus } = props
  const { sharedDevice = false, reducedMotion = false, pace = 1 } = props
  useMemo(() => {
    layTowerParts()
    laySharedParts()
  }, [])
  const root = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const { view } = picture
  const layOver = ({ squares, arrows }: Places) => {
    if (!root.current) return
    const { left, top } = root.current.getBoundingClientRect()
    const put = (element: HTMLElement | null, at: { x: number; y: number } | undefined) => {
      if (!element || !at) return
      const [x, y] = [Math.round(at.x - left), Math.round(at.y - top)]
      element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`
    }
    squares.forEach((place, square) => put(squareElement(box.current, view.side, square), place))
    for (const arrow of (ring.current?.children ?? []) as Iterable<HTMLElement>)
      put(arrow, arrows.get(arrow.dataset.arrow!))
  }
  useBoardHandle(handle, flat ? root : NOWHERE, ring, view.side, { layOver })
  const kinds = [
    title && 'tw-still',
    'sliding-board',
    input?.open && 'walking',
    !flat && 'over',
    reducedMotion && 'still',
  ]
  return (
    <div
      ref={root}
      class={kinds.filter(Boolean).join(' ')}
      data-theme={title ? 'dusk' : undefined}
      role={title ? 'img' : undefined}
      aria-label={title}
    >
      {flat && <FlatPicture picture={picture} sharedDevice={sharedDevice} pace={reducedMotion ? 0 : pace} />}
      {flat && <TraceLayer view={view} trace={picture.trace} />}
      <Arrows
        side={view.side}
        barred={picture.barred}
        chosen={input?.chosen ?? null}
        marked={picture.pointed}
        covered={picture.ghost ? view.barred : null}
        active={input?.pushing ?? false}
        name={labels.arrows}
        label={labels.arrow}
        ring={ring}
        onArrow={onArrow}
      />
      {input && (
        <div
          class="squares-box"
          style={{ inset: `${(FRAME / span(view.side)) * 100}%` }}
          onFocusIn={({ target }) => onFocus?.(Number((target as HTMLElement).dataset.square))}
          onFocusOut={() => onFocus?.(null)}
        >
          <Squares
            side={view.side}
            name={labels.board}
            label={labels.square}
            said={labels.said}
            open={input.open}
            target={input.target}
            start={input.start}
            box={box}
            onSquare={onSquare}
          />
        </div>
      )}
    </div>
  )
}

const NOWHERE: RefObject<HTMLElement> = { current: null }
