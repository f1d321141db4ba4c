/** The board as a grid of 25 touchable squares over the picture. */
import { useComputed, useSignal, type ReadonlySignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { prefs } from '../../../device/prefs'
import { localName, say } from '../../../i18n'
import { Icon } from '../../../ui/Icon'
import { BoardPicture } from '../board/BoardPicture'
import { meets, pictures } from '../board/check'
import { toLaid, spotAt, squareName, type Spot } from '../board/placement'
import type { GoEdition } from '../edition'
import { type Answers, openSides } from '../speech/poseText'
import type { Result } from '../view'
import type { Drag } from './drag'
import type { OwnTable } from './table'

interface FieldProps {
  table: OwnTable
  drag: Drag
  answers: Answers
  /** whether tiles may be touched now */
  free: ReadonlySignal<boolean>
  wanted: string[]
  lit: number[] | undefined
  /** where a lesson wants the chosen tile */
  place: Spot | null
  /** the picture to highlight after a refused grab */
  missed: ReadonlySignal<string | null>
  setNews(text: string): void
}

function Field({ table, drag, answers, free, wanted, lit, place, missed, setNews }: FieldProps) {
  const { goEdition } = table
  const grid = useRef<HTMLDivElement>(null)
  const cursor = useSignal(goEdition.middle)
  const hovered = useSignal<number | null>(null)
  useEffect(() => {
    drag.field = grid.current
  }, [drag])

  const ghost = useComputed(() => {
    if (drag.tile.value !== null) return drag.ghost.value
    const tile = table.held.value
    const square = hovered.value
    if (!free.value || tile === null || square === null || table.at(square)) return null
    return spotAt(goEdition, table.layout.value, tile, table.pose(tile), square)
  })

  const focus = (square: number): void => {
    cursor.value = square
    grid.current?.querySelectorAll<HTMLElement>('[role=gridcell] button')[square]?.focus()
  }

  const press = (square: number, byKey: boolean): void => {
    if (!free.value || drag.wasDragged) return
    const lies = table.at(square)
    const held = table.held.value
    if (lies && held !== lies.tile) return answers.pick(lies.tile)
    if (lies) {
      return byKey ? answers.letGo() : answers.turn(lies.tile)
    }
    if (held === null) return setNews(say('go-play-take-first'))
    const spot = spotAt(goEdition, table.layout.value, held, table.pose(held), square)
    if (!spot) return setNews(say('go-play-no-room'))
    table.lay(spot)
    table.hold(null)
  }

  const handleKey = (event: KeyboardEvent, square: number): void => {
    const side = goEdition.side
    const column = square % side
    const row = Math.floor(square / side)
    const to: Record<string, number> = {
      ArrowLeft: row * side + Math.max(0, column - 1),
      ArrowRight: row * side + Math.min(side - 1, column + 1),
      ArrowUp: Math.max(0, row - 1) * side + column,
      ArrowDown: Math.min(side - 1, row + 1) * side + column,
      Home: row * side,
      End: row * side + side - 1,
    }
    const next = to[event.key]
    if (next !== undefined) {
      event.preventDefault()
      focus(next)
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      const lies = table.at(square)
      if (!lies || !free.value) return
      event.preventDefault()
      table.lift(lies.tile)
    }
  }

  /** What the chosen tile would join if it were laid here; the ghost shows the same. */
  const wouldJoin = (square: number): string => {
    const held = table.held.value
    if (!free.value || held === null) return ''
    const spot = spotAt(goEdition, table.layout.value, held, table.pose(held), square)
    if (!spot) return ''
    const joined = meets(goEdition, table.layout.value, toLaid(goEdition, spot))
    return `; ${say('go-play-would-join', { count: joined.length, things: joinedNames(goEdition, joined) })}`
  }

  const label = (square: number): string => {
    const at = squareName(goEdition.side, square)
    if (square === goEdition.middle) return say('go-play-square-middle', { square: at })
    const picture = localName(goEdition.things[goEdition.pictures[square]!])
    const lies = table.at(square)
    if (!lies) return `${say('go-play-square', { square: at, picture })}${wouldJoin(square)}`
    const n = lies.squares.indexOf(square)
    return say('go-play-square-tile', {
      square: at,
      picture,
      tile: localName(goEdition.things[lies.tile]),
      hole: n === 0 && goEdition.tiles[lies.tile]!.hole ? 'yes' : 'no',
      sides: openSides(lies.openings[n]!),
    })
  }

  return (
    <div class="go-field">
      <div class="go-shadow" />
      <BoardPicture
        goEdition={goEdition}
        layout={table.layout.value}
        wanted={wanted}
        {...(lit ? { lit } : {})}
        ghost={ghost.value ?? place}
        held={free.value ? table.held.value : null}
        dragged={drag.tile.value}
      />
      <div
        ref={grid}
        class="go-squares"
        role="grid"
        aria-label={say('go-play-board')}
        onPointerLeave={() => (hovered.value = null)}
      >
        {Array.from({ length: goEdition.side }, (_, row) => (
          <div role="row" class="go-row" key={row}>
            {Array.from({ length: goEdition.side }, (_, column) => {
              const square = row * goEdition.side + column
              const lies = table.at(square)
              return (
                <div role="gridcell" key={column}>
                  <button
                    type="button"
                    class={`go-square${lies && free.value ? ' covered' : ''}${missed.value === goEdition.pictures[square] ? ' missed' : ''}`}
                    tabIndex={cursor.value === square ? 0 : -1}
                    data-square={squareName(goEdition.side, square)}
                    aria-label={label(square)}
                    data-say={
                      square === goEdition.middle ? '' : localName(goEdition.things[goEdition.pictures[square]!])
                    }
                    onPointerDown={(event) => lies && free.value && drag.press(event, lies.tile)}
                    onPointerEnter={(event) => {
                      if (event.pointerType === 'mouse') hovered.value = square
                    }}
                    onFocus={(event) => {
                      cursor.value = square
                      if (event.currentTarget.matches(':focus-visible')) hovered.value = square
                    }}
                    onBlur={() => (hovered.value = null)}
                    onKeyDown={(event) => handleKey(event, square)}
                    onClick={(event) => press(square, event.detail === 0)}
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

export const joinedNames = (goEdition: GoEdition, joined: (string | null)[]): string =>
  joined.map((tile) => (tile === null ? say('go-play-the-middle') : localName(goEdition.things[tile]))).join(', ')

/** The board in the middle and what covers it: the countdown, and in a solo game the roll just solved. */
interface Props extends FieldProps {
  /** the number called now; 0: go! */
  count: ReadonlySignal<number | null>
  /** the board that was correct a moment ago */
  solved: Result | undefined
}

export function Middle({ count, solved, ...field }: Props) {
  const { goEdition } = field.table
  const call = count.value === null ? null : count.value > 0 ? String(count.value) : say('go-play-go')
  return (
    <div class="go-main">
      <Field {...field} />
      {call !== null && (
        <div class="go-count" key={call} aria-hidden="true">
          {count.value === 0 && prefs.picturesOnly.value ? <Icon name="play" /> : call}
        </div>
      )}
      {solved && (
        <div class="go-flash" aria-hidden="true">
          <BoardPicture goEdition={goEdition} layout={solved.layout} checked={pictures(goEdition, solved)} />
          <b class="go-count">✓</b>
        </div>
      )}
    </div>
  )
}
