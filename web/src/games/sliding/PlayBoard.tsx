/** The board in play: maps touches, keys and mouse movements to the planned turn. */
import { prefs } from '../../device/prefs'
import type { PlayProps } from '..'
import { arrowLabel, squareLabel, thingName } from './labels'
import type { BoardDrawing } from './look'
import type { Sliding } from './maze'
import { SlidingBoard } from './SlidingBoard'
import type { Turn } from './turn'

interface Props extends Pick<PlayProps<Sliding>, 'edition' | 'names' | 'seat' | 'still'> {
  look: BoardDrawing
  turn: Turn
}

export function PlayBoard({ edition, names, seat, still, look, turn }: Props) {
  const { view } = look
  const step = turn.step.value
  const preview = turn.preview.value
  const labelled = preview?.view ?? view
  return (
    <SlidingBoard
      look={look}
      arrows={{
        chosen: preview?.push.arrow.name ?? null,
        active: step === 'push' && !still,
        label: (arrow) => arrowLabel(arrow, arrow.name === view.lies),
        onChoose(arrow, how) {
          if (how === 'tap') turn.tapArrow(arrow.name)
          else if (how === 'enter') preview?.push.arrow === arrow ? void turn.commit() : turn.choose(arrow.name)
          else if (prefs.oneTap.value && how === 'hover' && arrow.name !== view.lies) turn.choose(arrow.name)
          else if (prefs.oneTap.value && how === 'away' && !turn.sending.value) turn.choose(null)
        },
      }}
      squares={{
        label: (square) =>
          squareLabel(labelled, square, {
            edition,
            names,
            seat,
            reach: turn.reach.value,
          }),
        said: (square) => {
          const thing = Object.keys(labelled.things).find((one) => labelled.things[one] === square)
          return thing && thingName(edition, thing)
        },
        open: step ? turn.reach.value : null,
        target: turn.target.value,
        start: (seat === null ? undefined : view.seats[seat])?.pawn ?? 0,
        onSquare: (square) => turn.tapSquare(square),
      }}
    />
  )
}
