/** The spare tile in the hand: tap to turn, drag to an arrow. */
import { useRef, useState } from 'preact/hooks'
import { pace } from '../../../device/prefs'
import { say } from '../../../i18n'
import { withColon } from '../../../i18n/words'
import type { EditionInfo } from '../../../net/protocol'
import { Icon } from '../../../ui/Icon'
import { spareLabel } from '../speech/labels'
import type { Skin } from '../board/art'
import type { SlidingView } from '../board/maze'
import { SparePicture } from '../board/Tiles'

interface Props {
  view: SlidingView
  edition: EditionInfo
  quarters: number
  seed: number
  skin: Skin
  /** Whether its treasure is a goal of the reader's. */
  goal?: boolean
  active: boolean
  /** Its place is empty: it is on the board, previewed or moving. */
  away: boolean
  onTurn(by: number): void
  /** Dragged to a point of the window; null: dropped. */
  onDrag(point: { x: number; y: number } | null): void
}

export function Spare(props: Props) {
  const { view, edition, quarters, active, away, onTurn, onDrag } = props
  const [drag, setDrag] = useState<{ x: number; y: number; size: number } | null>(null)
  const start = useRef<{ x: number; y: number; dragged: boolean } | null>(null)

  const down = (event: PointerEvent) => {
    if (!active || event.button) return
    start.current = { x: event.clientX, y: event.clientY, dragged: false }
    ;(event.currentTarget as HTMLElement).setPointerCapture(event.pointerId)
  }
  const handleMove = (event: PointerEvent) => {
    const from = start.current
    if (!from) return
    if (!from.dragged && Math.hypot(event.clientX - from.x, event.clientY - from.y) < 8) return
    from.dragged = true
    const size = (event.currentTarget as HTMLElement).getBoundingClientRect().width * 0.8
    setDrag({ x: event.clientX, y: event.clientY, size })
    onDrag({ x: event.clientX, y: event.clientY })
  }
  const up = () => {
    if (start.current?.dragged) onDrag(null)
    setDrag(null)
    setTimeout(() => (start.current = null))
  }

  return (
    <div class="tray in-row justify-between relative on-panel lined round-16 gap-8">
      <button
        type="button"
        class="turn-button centre rigid p-0 circle"
        aria-label={say('sliding-turn_left')}
        disabled={!active}
        onClick={() => onTurn(-1)}
      >
        <Icon name="turnLeft" />
      </button>
      <button
        type="button"
        class={`spare-tile p-0 no-border no-fill${away || drag ? ' away' : ''}`}
        aria-label={withColon(say('sliding-spare'), spareLabel(view, quarters, edition))}
        disabled={!active}
        onClick={() => start.current?.dragged || onTurn(1)}
        onPointerDown={down}
        onPointerMove={handleMove}
        onPointerUp={up}
        onPointerCancel={up}
      >
        <SparePicture {...props} pace={pace.value} />
      </button>
      <button
        type="button"
        class="turn-button centre rigid p-0 circle"
        aria-label={say('sliding-turn_right')}
        disabled={!active}
        onClick={() => onTurn(1)}
      >
        <Icon name="turnRight" />
      </button>
      {drag && !away && (
        <div
          class="dragged floating"
          style={{
            width: `${drag.size}px`,
            transform: `translate(${drag.x - drag.size / 2}px, ${drag.y - drag.size / 2}px)`,
          }}
        >
          <SparePicture {...props} pace={pace.value} />
        </div>
      )}
    </div>
  )
}
