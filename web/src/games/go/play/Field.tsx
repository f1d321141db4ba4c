/** The board in play: maps touches, keys and mouse movements to the player's own table. */
import { useComputed, useSignal, type ReadonlySignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { pace } from '../../../device/prefs'
import { localName, say } from '../../../i18n'
import { BoardPicture } from '../board/BoardPicture'
import { meets, pictures } from '../board/check'
import { GoBoard, type GoHandle } from '../board/GoBoard'
import { toLaid, spotAt, type Spot } from '../board/placement'
import type { Result } from '../board/view'
import { joinedNames, squareLabel } from '../speech/poseText'
import type { Answers } from './announce'
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
  handle: RefObject<GoHandle>
  setNews(text: string): void
}

function Field({ table, drag, answers, free, wanted, lit, place, missed, handle, setNews }: FieldProps) {
  const { goEdition } = table
  const hovered = useSignal<number | null>(null)
  useEffect(() => {
    drag.field = handle.current
  })

  const ghost = useComputed(() => {
    if (drag.tile.value !== null) return drag.ghost.value
    const tile = table.held.value
    const square = hovered.value
    if (!free.value || tile === null || square === null || table.at(square)) return null
    return spotAt(goEdition, table.layout.value, tile, table.pose(tile), square)
  })

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

  /** What the chosen tile would join if it were laid here; the ghost shows the same. */
  const wouldJoin = (square: number): string => {
    const held = table.held.value
    if (!free.value || held === null) return ''
    const spot = spotAt(goEdition, table.layout.value, held, table.pose(held), square)
    if (!spot) return ''
    const joined = meets(goEdition, table.layout.value, toLaid(goEdition, spot))
    return `; ${say('go-play-would-join', { count: joined.length, things: joinedNames(goEdition, joined) })}`
  }

  return (
    <GoBoard
      picture={{
        goEdition,
        layout: table.layout.value,
        wanted,
        ...(lit ? { lit } : {}),
        ghost: ghost.value ?? place,
        held: free.value ? table.held.value : null,
        dragged: drag.tile.value,
      }}
      free={free.value}
      missed={missed.value}
      labels={{
        board: say('go-play-board'),
        square: (square) => squareLabel(goEdition, square, table.at(square), wouldJoin),
        said: (square) => (square === goEdition.middle ? '' : localName(goEdition.things[goEdition.pictures[square]!])),
      }}
      reducedMotion={pace.value === 0}
      handle={handle}
      onSquare={press}
      onHover={(square) => (hovered.value = square)}
      onPress={(event, lies) => drag.press(event, lies.tile)}
      onRemove={(lies) => table.lift(lies.tile)}
    />
  )
}

/** The board in the middle, and what covers it in a solo game: the roll just solved. */
interface Props extends FieldProps {
  /** the board that was correct a moment ago */
  solved: Result | undefined
}

export function Middle({ solved, ...field }: Props) {
  const { goEdition } = field.table
  return (
    <div class="go-main relative">
      <Field {...field} />
      {solved && (
        <div class="go-flash cover no-pointer" aria-hidden="true">
          <BoardPicture goEdition={goEdition} layout={solved.layout} checked={pictures(goEdition, solved)} />
          <b class="go-count cover centre">✓</b>
        </div>
      )}
    </div>
  )
}
