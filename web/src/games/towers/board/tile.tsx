/** A tower from above, 100 units wide. Height shows in four ways: number, contour bands, wall colour, shadow length. */
import { towers } from '../../../ui/drawn/symbols.json'
import { corridor } from '../../sliding/board/outline'
import { DUSK_INK, FLOORS, STRATA, WALLS, level, mix, onStratum, stratum } from './paint'

const { band: BAND, rune } = towers

/** A shadow as long as the tower is high. */
export function TowerShadow({ height }: { height: number }) {
  const k = 2.6 * height
  return <path class="tw-shadow" d={`M4 4h92l${k} ${k}v92h-92l${-k} ${-k}z`} />
}

interface Props {
  openings: number
  height: number
  fixed?: boolean
  lit?: boolean
  ghost?: boolean
}

export function TowerTop({ openings, height, fixed = false, lit = false, ghost = false }: Props) {
  const at = level(height)
  const inset = BAND * (at + 1)
  const way = corridor(openings)
  return (
    <g transform={`translate(50 50) scale(${(0.925 + 0.015 * height).toFixed(3)}) translate(-50 -50)`}>
      {STRATA.slice(0, at + 1).map((colour, n) => (
        <rect
          key={n}
          x={BAND * n}
          y={BAND * n}
          width={100 - 2 * BAND * n}
          height={100 - 2 * BAND * n}
          rx={fixed ? 2 : Math.max(3, 9 - 1.2 * n)}
          fill={colour}
          stroke={DUSK_INK}
          stroke-width={n ? 1.1 : 2}
        />
      ))}
      <rect
        x={inset}
        y={inset}
        width={100 - 2 * inset}
        height={100 - 2 * inset}
        rx="4"
        fill={WALLS[at]}
        stroke={DUSK_INK}
        stroke-width="1.3"
      />
      <g clip-path="url(#tw-clip)">
        <path d={way} fill={FLOORS[at]} stroke={mix(FLOORS[at]!, DUSK_INK, 0.75)} stroke-width="3" />
        <path d={way} fill="url(#tw-flags)" />
        {lit && <path d={way} class="tw-lit" />}
      </g>
      {fixed && <path class="tw-bolts" d="M9 9h.1M91 9h.1M9 91h.1M91 91h.1" />}
      {ghost && <rect class="tw-ghost" x="3" y="3" width="94" height="94" rx="9" />}
    </g>
  )
}

/** The number in the north-west wall corner. */
export function HeightBadge({ height, x = 18, y = 18 }: { height: number; x?: number; y?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="12.5" fill={stratum(height)} stroke={DUSK_INK} stroke-width="2" />
      <text class="tw-number" y="6.3" fill={onStratum(height)}>
        {height}
      </text>
    </g>
  )
}

/** Where two corridors meet: plain floor, a stair whose chevron points up, or a cliff that needs magic (T3, T4). */
export function Joint({
  x,
  y,
  turn,
  low,
  high,
  lit,
}: {
  x: number
  y: number
  turn: number
  low: number
  high: number
  lit: boolean
}) {
  const floor = FLOORS[level(low)]!
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-9" y="-21.5" width="18" height="43" fill={high > low ? mix(floor, FLOORS[level(high)]!, 0.5) : floor} />
      {lit && <rect x="-9" y="-21.5" width="18" height="43" class="tw-lit" />}
      {high - low === 1 && (
        <g stroke={DUSK_INK} stroke-width="1.3" stroke-linejoin="round">
          {[0, 1, 2, 3].map((n) => (
            <rect
              key={n}
              x={-10 + 5 * n}
              y="-21.5"
              width="5"
              height="43"
              fill={mix(floor, '#ffffff', 0.08 + n * 0.2)}
            />
          ))}
          <path d={towers.chevron} fill="none" stroke-width="2.8" stroke-linecap="round" />
        </g>
      )}
      {high - low > 1 && (
        <g stroke={DUSK_INK}>
          <rect x="-8" y="-22" width="16" height="44" fill={stratum(low + 1)} stroke-width="1.8" />
          <path d={towers.teeth} stroke-width="2.2" stroke-linecap="round" />
          <path d="M7.5-22V22" stroke-width="4" />
        </g>
      )}
    </g>
  )
}

/** The only cold light on the board. */
export function RuneStone() {
  return (
    <g>
      <circle class="tw-rune-light" r="36" fill="url(#tw-rune)" />
      <g stroke={DUSK_INK} stroke-linejoin="round">
        <path d={rune.stone[0]} fill={rune.stone[1]} stroke-width="2.2" />
        <path d={rune.top[0]} fill={rune.top[1]} stroke-width="1.6" />
      </g>
      <path
        d={rune.sign[0]}
        fill="none"
        stroke={rune.sign[1]}
        stroke-width="2.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </g>
  )
}
