/** The board as a grid of touchable squares over its picture. */
import type { RefObject } from 'preact'
import { useImperativeHandle, useRef, useState } from 'preact/hooks'
import { BoardPicture, type PictureProps } from './BoardPicture'
import { squareName } from './placement'
import type { Laid } from './view'

/** Words for screen readers and voice control; the board itself has none. */
export interface GoLabels {
  /** The name of the board. */
  board?: string
  square?: (square: number) => string
  /** What voice control calls the square: its picture. */
  said?: (square: number) => string
}

/** What a board can be asked to do. */
export interface GoHandle {
  /** Where the squares are in the window. */
  rect(): DOMRect | null
  /** Move the keyboard focus to the square where it was last. */
  focus(): void
}

export interface GoBoardProps {
  picture: PictureProps
  /** Whether tiles may be touched now. */
  free?: boolean
  /** The picture to highlight after a refused grab. */
  missed?: string | null
  labels?: GoLabels
  /** Whether everything is at its place at once. */
  reducedMotion?: boolean
  handle?: RefObject<GoHandle>
  onSquare?: (square: number, byKey: boolean) => void
  /** The pointer or the keyboard is over this square; null: it has left the board. */
  onHover?: (square: number | null) => void
  /** A tile on the board is pressed: perhaps a drag begins. */
  onPress?: (event: PointerEvent, lies: Laid) => void
  /** A tile on the board is to be taken away by key. */
  onRemove?: (lies: Laid) => void
}

/** The square that a key leads to; undefined for other keys. */
function squareFrom(side: number, square: number, key: string): number | undefined {
  const [row, column, last] = [Math.floor(square / side), square % side, side - 1]
  const to: Record<string, number> = {
    ArrowLeft: row * side + Math.max(0, column - 1),
    ArrowRight: row * side + Math.min(last, column + 1),
    ArrowUp: Math.max(0, row - 1) * side + column,
    ArrowDown: Math.min(last, row + 1) * side + column,
    Home: row * side,
    End: row * side + last,
  }
  return to[key]
}

export function GoBoard(props: GoBoardProps) {
  const { picture, free = false, missed = null, labels = {}, reducedMotion = false } = props
  const { onSquare, onHover, onPress, onRemove } = props
  const { goEdition, layout } = picture
  const { side } = goEdition
  const grid = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState(goEdition.middle)
  const buttonOf = (square: number) =>
    grid.current?.children[Math.floor(square / side)]?.children[square % side]?.firstElementChild as HTMLElement | null
  const unused = useRef<GoHandle>(null)
  useImperativeHandle(
    props.handle ?? unused,
    () => ({
      rect: () => grid.current?.getBoundingClientRect() ?? null,
      focus: () => buttonOf(cursor)?.focus(),
    }),
    [cursor, side],
  )
  const tileAt = (square: number) => layout.find(({ squares }) => squares.includes(square))

  const handleKey = (event: KeyboardEvent, square: number): void => {
    const next = squareFrom(side, square, event.key)
    if (next !== undefined) {
      event.preventDefault()
      setCursor(next)
      buttonOf(next)?.focus()
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      const lies = tileAt(square)
      if (!lies || !free) return
      event.preventDefault()
      onRemove?.(lies)
    }
  }

  return (
    <div class={reducedMotion ? 'go-field still' : 'go-field'}>
      <div class="go-shadow" />
      <BoardPicture {...picture} />
      <div ref={grid} class="go-squares" role="grid" aria-label={labels.board} onPointerLeave={() => onHover?.(null)}>
        {Array.from({ length: side }, (_, row) => (
          <div role="row" class="go-row" key={row}>
            {Array.from({ length: side }, (_, column) => {
              const square = row * side + column
              const lies = tileAt(square)
              const kinds = ['go-square', lies && free && 'covered', missed === goEdition.pictures[square] && 'missed']
              return (
                <div role="gridcell" key={column}>
                  <button
                    type="button"
                    class={kinds.filter(Boolean).join(' ')}
                    tabIndex={cursor === square ? 0 : -1}
                    data-square={squareName(side, square)}
                    aria-label={labels.square?.(square) ?? squareName(side, square)}
                    data-say={labels.said?.(square)}
                    onPointerDown={(event) => lies && free && onPress?.(event, lies)}
                    onPointerEnter={(event) => event.pointerType === 'mouse' && onHover?.(square)}
                    onFocus={(event) => {
                      setCursor(square)
                      if (event.currentTarget.matches(':focus-visible')) onHover?.(square)
                    }}
                    onBlur={() => onHover?.(null)}
                    onKeyDown={(event) => handleKey(event, square)}
                    onClick={(event) => onSquare?.(square, event.detail === 0)}
                  />
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
