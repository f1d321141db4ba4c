/** The spare tower next to the board: turn it, or drag it to an arrow. */
import { localName, say } from '../../i18n'
import type { EditionInfo } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { SPARE } from '../sliding/geometry'
import { spareLabel } from '../sliding/labels'
import { ThingPart } from '../sliding/Thing'
import { rotate } from '../sliding/tiles'
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
      class={`tw-spare${turn.ghost.value ? ' laid' : ''}${active ? ' active' : ''}`}
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
      <span class="lying" onPointerDown={onPointerDown}>
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
