/** The arrows around the board: buttons with one tab stop for all of them, reached clockwise with the arrow keys. */
import type { RefObject } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { arrowMarkup } from './art'
import { type Arrow, arrowPlace, FRAME, grid, type SideName, span } from './geometry'

/** Each arrow's box in units, relative to its place: it covers the frame and half of the tile at the rim. */
const BOXES: Record<SideName, [left: number, top: number, wide: number, high: number]> = {
  N: [-50, -26, 100, 104],
  E: [-78, -50, 104, 100],
  S: [-50, -78, 100, 104],
  W: [-26, -50, 104, 100],
}

/** How an arrow was touched. Moving to an arrow with the keys is no touch. */
export type ArrowTouch = 'tap' | 'enter' | 'hover' | 'away'

interface Props {
  side: number
  barred: string | null
  chosen: string | null
  marked?: string[]
  /** The arrow that is hidden under a tile which a previewed push would push out. */
  covered?: string | null
  /** Whether the seat is to push. */
  active: boolean
  /** The name of all of them together. */
  name?: string | undefined
  label?: ((arrow: Arrow) => string) | undefined
  /** The element around the arrows, clockwise. */
  ring?: RefObject<HTMLDivElement>
  onArrow?: ((arrow: Arrow, how: ArrowTouch) => void) | undefined
}

const NEXT: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export function Arrows(props: Props) {
  const { side, barred, chosen, marked = [], covered = null, active, name, label, onArrow } = props
  const board = grid(side)
  const [stop, setStop] = useState<string | null>(null)
  const own = useRef<HTMLDivElement>(null)
  const ring = props.ring ?? own
  const here = board.arrow(stop ?? chosen) ?? board.arrows[0]!

  const onKeyDown = (event: KeyboardEvent) => {
    const by = NEXT[event.key]
    if (!by || !active) return
    event.preventDefault()
    const at = board.arrows.findIndex((arrow) => arrow.name === (event.target as HTMLElement).dataset.arrow)
    const next = (at + by + board.arrows.length) % board.arrows.length
    setStop(board.arrows[next]!.name)
    ;(ring.current?.children[next] as HTMLElement | undefined)?.focus()
  }

  return (
    <div ref={ring} class="arrows" role="group" aria-label={name} onKeyDown={onKeyDown}>
      {board.arrows.map((arrow) => {
        const { x, y, turn } = arrowPlace(arrow, side)
        const [left, top, wide, high] = BOXES[arrow.on]
        const part = (units: number) => `${(units / span(side)) * 100}%`
        const shut = arrow.name === barred
        const kinds = [
          'arrow',
          shut && 'barred',
          arrow.name === chosen && 'hot',
          marked.includes(arrow.name) && 'marked',
          arrow.name === covered && 'covered',
        ]
        return (
          <button
            type="button"
            key={arrow.name}
            class={kinds.filter(Boolean).join(' ')}
            data-arrow={arrow.name}
            data-on={arrow.on}
            style={{ left: part(x + FRAME + left), top: part(y + FRAME + top), width: part(wide), height: part(high) }}
            tabIndex={active && arrow === here ? 0 : -1}
            disabled={!active}
            aria-disabled={shut || undefined}
            aria-pressed={active ? arrow.name === chosen : undefined}
            aria-label={label?.(arrow) ?? arrow.name}
            onClick={(event) => {
              setStop(arrow.name)
              onArrow?.(arrow, event.detail ? 'tap' : 'enter')
            }}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onArrow?.(arrow, 'hover')}
            onPointerLeave={(event) => event.pointerType === 'mouse' && onArrow?.(arrow, 'away')}
          >
            <svg
              viewBox={`${left} ${top} ${wide} ${high}`}
              aria-hidden="true"
              dangerouslySetInnerHTML={{ __html: arrowMarkup(turn, shut) }}
            />
          </button>
        )
      })}
    </div>
  )
}
