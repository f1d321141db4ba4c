/** The spare tower beside the board: turn it, or drag it to an arrow. */
import { say } from '../../i18n'
import { Button } from '../../ui/Button'
import { SPARE } from '../sliding/geometry'
import { ThingPart } from '../sliding/Thing'
import { turned } from '../sliding/tiles'
import { HeightBadge, TowerShadow, TowerTop } from './flat/tile'
import type { TowersTurn } from './turn'
import type { TowersView } from './types'

export function SparePicture({ openings, height, thing }: { openings: number; height: number; thing: string | null }) {
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
  /** The table before the push thought of. */
  view: TowersView
  label: string
  /** Whether nobody here may ever turn it. */
  watched: boolean
  onPointerDown?: (event: PointerEvent) => void
}

export function Spare({ turn, view, label, watched, onPointerDown }: Props) {
  const active = turn.step.value === 'push'
  const thing = Object.entries(view.things).find(([, at]) => at === SPARE)?.[0] ?? null
  return (
    <section class={`tw-spare${turn.ghost.value ? ' laid' : ''}${active ? ' active' : ''}`} aria-label={label}>
      {!watched && (
        <Button
          icon="turnLeft"
          label={say('sliding-turn_left')}
          aria-disabled={!active}
          onClick={() => turn.turnSpare(-1)}
        />
      )}
      <span class="lying" onPointerDown={onPointerDown}>
        <SparePicture
          openings={turned(view.spare, active ? turn.quarters.value : 0)}
          height={view.spare_height}
          thing={thing}
        />
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
