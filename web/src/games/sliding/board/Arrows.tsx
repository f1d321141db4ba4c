/** The arrows around the board: buttons with one tab stop for all of them, reached clockwise with the arrow keys. */
import { useRef, useState } from 'preact/hooks'
import { say } from '../../../i18n'
import { arrowMarkup } from './art'
import { type Arrow, arrowPlace, FRAME, grid, type SideName, span } from './geometry'

/** Each arrow's box in units, relative to its place: it covers the frame and half of the tile at the rim. */
const BOXES: Record<SideName, [left: number, top: number, wide: number, high: number]> = {
  N: [-50, -26, 100, 104],
  E: [-78, -50, 104, 100],
  S: [-50, -78, 100, 104],
  W: [-26, -50, 104, 100],
}

export interface ArrowsProps {
  side: number
  barred: string | null
  chosen: string | null
  marked?: string[]
  /** Whether the seat is to push. */
  active: boolean
  /** Moving to an arrow with the keys does not choose it. */
  onChoose?: (arrow: Arrow, how: 'tap' | 'enter' | 'hover' | 'away') => void
  label?: (arrow: Arrow) => string
}

const NEXT: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export function Arrows({ side, barred, chosen, marked = [], active, onChoose, label }: ArrowsProps) {
  const board = grid(side)
  const [stop, setStop] = useState<string | null>(null)
  const ring = useRef<HTMLDivElement>(null)
  const here = board.arrow(stop ?? chosen) ?? board.arrows[0]!

  const onKeyDown = (event: KeyboardEvent) => {
    const by = NEXT[event.key]
    if (!by || !active) return
    event.preventDefault()
    const at = board.arrows.findIndex((arrow) => arrow.name === (document.activeElement as HTMLElement).dataset.arrow)
    const next = board.arrows[(at + by + board.arrows.length) % board.arrows.length]!
    setStop(next.name)
    ring.current?.querySelector<HTMLElement>(`[data-arrow=${next.name}]`)?.focus()
  }

  return (
    <div ref={ring} class="arrows" role="group" aria-label={say('sliding-arrows')} onKeyDown={onKeyDown}>
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
              onChoose?.(arrow, event.detail ? 'tap' : 'enter')
            }}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onChoose?.(arrow, 'hover')}
            onPointerLeave={(event) => event.pointerType === 'mouse' && onChoose?.(arrow, 'away')}
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
