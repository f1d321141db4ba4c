/** The spare tower next to the board: turn it, or drag it to an arrow. */
import { useMemo } from 'preact/hooks'
import { localName, say } from '../../../i18n'
import type { EditionInfo } from '../../../net/protocol'
import type { TowersView } from '../../../net/views'
import { Button } from '../../../ui/Button'
import { SPARE } from '../../sliding/board/geometry'
import { rotate } from '../../sliding/board/maze'
import { ThingPart } from '../../sliding/board/Thing'
import { spareLabel } from '../../sliding/speech/labels'
import { HeightBadge, TowerShadow, TowerTop } from '../board/tile'
import type { TowersTurn } from './turn'

function SparePicture({ openings, height, thing }: { openings: number; height: number; thing: string | null }) {
  return (
    <svg class="tw-spare-picture" viewBox="-6 -6 122 122" aria-hidden="true">
      <TowerShadow height={height} />
      <TowerTop openings={openings} height={height} />
      {thing && (
        <g class="tw-thing">
          <circle cx="50" cy="50" r="22" />
          <ThingPart thing={thing} x={33} y={33} size={34} />
        </g>
      )}
      <HeightBadge height={height} />
    </svg>
  )
}

interface Props {
  turn: TowersTurn
  /** The table before the previewed push. */
  view: TowersView
  edition: EditionInfo
  /** Whether no player at this screen may ever turn it. */
  watched: boolean
  onPointerDown?: (event: PointerEvent) => void
}

export function Spare({ turn, view, edition, watched, onPointerDown }: Props) {
  const active = turn.step.value === 'push'
  const thing = Object.entries(view.things).find(([, at]) => at === SPARE)?.[0] ?? null
  const quarters = active ? turn.quarters.value : 0
  return (
    <section
      class={`tw-spare in-row justify-center gap-10${turn.ghost.value ? ' laid' : ''}${active ? ' active' : ''}`}
      aria-label={localName(edition.things.spare)}
    >
      <p class="sr">{spareLabel(view, quarters, edition)}</p>
      {!watched && (
        <Button
          icon="turnLeft"
          label={say('sliding-turn_left')}
          aria-disabled={!active}
          onClick={() => turn.turnSpare(-1)}
        />
      )}
      <span class="lying block relative" onPointerDown={onPointerDown}>
        <SparePicture openings={rotate(view.spare, quarters)} height={view.spare_height} thing={thing} />
      </span>
      {!watched && (
        <Button
          icon="turnRight"
          label={say('sliding-turn_right')}
          aria-disabled={!active}
          onClick={() => turn.turnSpare(1)}
        />
      )}
    </section>
  )
}

/** Drag the spare to an arrow: it is placed there as soon as it is close; released elsewhere, nothing happens. */
export function useSpareDrag(
  turn: TowersTurn,
  arrowAt: (x: number, y: number) => string | null,
): (event: PointerEvent) => void {
  const near = { arrowAt }
  const latest = useMemo(() => ({ near }), [])
  latest.near = near
  return useMemo(
    () => (start: PointerEvent) => {
      if (turn.step.value !== 'push') return
      const piece = start.currentTarget as HTMLElement
      let moved = false
      const zoom = piece.getBoundingClientRect().width / piece.offsetWidth
      piece.setPointerCapture(start.pointerId)
      const move = ({ clientX, clientY }: PointerEvent) => {
        const [x, y] = [clientX - start.clientX, clientY - start.clientY]
        moved ||= Math.hypot(x, y) > 8
        if (!moved) return
        piece.style.transform = `translate(${x / zoom}px, ${y / zoom}px)`
        const arrow = latest.near.arrowAt(clientX, clientY)
        if (arrow !== turn.arrow.value) turn.choose(arrow)
        piece.classList.toggle('over', turn.arrow.value !== null)
      }
      const end = () => {
        piece.removeEventListener('pointermove', move)
        piece.removeEventListener('pointerup', end)
        piece.removeEventListener('pointercancel', end)
        piece.style.transform = ''
        piece.classList.remove('over')
        if (!moved) turn.turnSpare(1)
      }
      piece.addEventListener('pointermove', move)
      piece.addEventListener('pointerup', end)
      piece.addEventListener('pointercancel', end)
    },
    [turn],
  )
}
