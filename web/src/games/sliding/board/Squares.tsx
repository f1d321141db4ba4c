/** The board as a grid for touch, keys and screen readers: one cell per square over the picture. */
import type { RefObject } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { grid, type Square, touchedSquare } from './geometry'

interface Props {
  side: number
  /** The name of the board. */
  name?: string | undefined
  /** The label of each square. */
  label?: ((square: Square) => string) | undefined
  /** The name by which voice control can address the square: the treasure that is visible there. */
  said?: ((square: Square) => string | undefined) | undefined
  /** Squares that can be tapped; null: none, but the keys can still visit all of them. */
  open: Set<Square> | null
  target: Square | null
  start: Square
  /** The element around the rows of squares. */
  box?: RefObject<HTMLDivElement>
  onSquare?: ((square: Square) => void) | undefined
}

const STEPS: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The square that a key leads to; null for other keys. */
function squareFrom(side: number, square: Square, key: string, whole = false): Square | null {
  const board = grid(side)
  const [column, row, last] = [board.column(square), board.row(square), side - 1]
  if (key === 'Home') return whole ? 0 : row * side
  if (key === 'End') return whole ? board.size - 1 : row * side + last
  if (key === 'PageUp') return column
  if (key === 'PageDown') return last * side + column
  const step = STEPS[key]
  if (!step) return null
  const clamp = (n: number) => Math.min(last, Math.max(0, n))
  return clamp(row + step[1]) * side + clamp(column + step[0])
}

/** The element of a square in the grid. */
export const squareElement = (box: Element | null, side: number, square: Square): HTMLElement | null =>
  (box?.children[Math.floor(square / side)]?.children[square % side] as HTMLElement | undefined) ?? null

export function Squares(props: Props) {
  const { side, name, label, said, open, target, start, onSquare } = props
  const [stop, setStop] = useState<Square | null>(null)
  const own = useRef<HTMLDivElement>(null)
  const box = props.box ?? own
  const here = stop ?? start

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onSquare?.(here)
      return
    }
    const next = squareFrom(side, here, event.key, event.ctrlKey)
    if (next === null) return
    event.preventDefault()
    setStop(next)
    squareElement(box.current, side, next)?.focus()
  }

  const onClick = (event: MouseEvent, touched: Square) => {
    const { left, top, width } = (event.currentTarget as HTMLElement).getBoundingClientRect()
    const [x, y] = [event.clientX - left, event.clientY - top]
    onSquare?.(open && event.detail ? touchedSquare(grid(side), touched, open, x, y, width) : touched)
  }

  const onFocusOut = (event: FocusEvent) => {
    if (!box.current?.contains(event.relatedTarget as Node | null)) setStop(null)
  }

  return (
    <div ref={box} class="squares" role="grid" aria-label={name} onKeyDown={onKeyDown} onFocusOut={onFocusOut}>
      {Array.from({ length: side }, (_, row) => (
        <div role="row" key={row}>
          {Array.from({ length: side }, (_, column) => {
            const square = row * side + column
            return (
              <div
                role="gridcell"
                key={square}
                class={open?.has(square) ? 'open' : ''}
                data-square={square}
                tabIndex={square === here ? 0 : -1}
                onFocus={() => setStop(square)}
                aria-label={label?.(square) ?? grid(side).names[square]}
                data-say={said?.(square)}
                aria-selected={square === target}
                onClick={(event) => onClick(event, square)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}
