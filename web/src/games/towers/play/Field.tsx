/** Touchable arrows and squares: over the flat board, or invisible over the 3D board, for keys and screen readers. */
import type { Signal } from '@preact/signals'
import type { EditionInfo } from '../../../net/protocol'
import { Arrows } from '../../sliding/board/Arrows'
import { FRAME, span } from '../../sliding/board/geometry'
import { arrowLabel, thingName } from '../../sliding/speech/labels'
import { Squares } from '../../sliding/board/Squares'
import { TraceLayer } from '../../sliding/board/layers'
import { towerLabel } from '../speech/labels'
import { FlatPicture } from '../board/FlatBoard'
import type { Picture } from '../board/picture'
import type { TowersTurn } from './turn'

interface Props {
  edition: EditionInfo
  names: string[]
  seat: number | null
  turn: TowersTurn
  picture: Picture
  /** The square with the keyboard focus. */
  focus: Signal<number | null>
  /** Where the keyboard focus starts. */
  start: number
  flat: boolean
}

export function Field({ edition, names, seat, turn, picture, focus, start, flat }: Props) {
  const { view, target } = picture
  return (
    <div class={`sliding-board${turn.reach.value ? ' walking' : ''}${flat ? '' : ' over'}`}>
      {flat && <FlatPicture picture={picture} />}
      {flat && <TraceLayer view={view} trace={picture.trace} />}
      <Arrows
        side={view.side}
        barred={turn.barred.value}
        chosen={turn.arrow.value}
        marked={picture.pointed}
        active={turn.step.value === 'push'}
        label={(arrow) => arrowLabel(arrow, arrow.name === turn.barred.value)}
        onChoose={({ name }, how) => {
          if (how === 'tap') turn.tapArrow(name)
          else if (how === 'enter') turn.arrow.value === name ? void turn.commit() : turn.choose(name)
        }}
      />
      <div
        class="squares-box"
        style={{ inset: `${(FRAME / span(view.side)) * 100}%` }}
        onFocusIn={({ target }) => (focus.value = Number((target as HTMLElement).dataset.square))}
        onFocusOut={() => (focus.value = null)}
      >
        <Squares
          side={view.side}
          label={(square) => towerLabel(edition, names, seat, turn, square)}
          said={(square) => {
            const thing = Object.keys(view.things).find((one) => view.things[one] === square)
            return thing && thingName(edition, thing)
          }}
          open={turn.reach.value}
          target={target}
          start={start}
          onSquare={turn.tapSquare}
        />
      </div>
    </div>
  )
}
