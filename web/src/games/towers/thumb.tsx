/** Towers on the start page: a few towers, a stair of ledges, and the rune stone's light. */
import { FLOORS, STRATA, WALLS } from './paint'

const INK = '#2b2647'

/** A tower seen from the corner: `x` and `y` are the middle of its foot. */
function Block({ x, y, height }: { x: number; y: number; height: number }) {
  const [wide, deep, course] = [34, 17, 17]
  const top = y - height * course
  return (
    <g stroke={INK} stroke-width="1.6" stroke-linejoin="round">
      {Array.from({ length: height }, (_, n) => {
        const low = y - n * course
        return (
          <g key={n}>
            <path d={`M${x - wide} ${low}l${wide} ${deep}v${-course}l${-wide} ${-deep}z`} fill={STRATA[n]} />
            <path d={`M${x + wide} ${low}l${-wide} ${deep}v${-course}l${wide} ${-deep}z`} fill={STRATA[n]} />
            <path
              d={`M${x + wide} ${low}l${-wide} ${deep}v${-course}l${wide} ${-deep}z`}
              fill={INK}
              fill-opacity=".28"
              stroke="none"
            />
          </g>
        )
      })}
      <path d={`M${x} ${top - deep}l${wide} ${deep}-${wide} ${deep}-${wide}-${deep}z`} fill={WALLS[height - 1]} />
      <path d={`M${x - 21} ${top + 6}l42-21 10 5-42 21z`} fill={FLOORS[height - 1]} stroke-width="1.1" />
    </g>
  )
}

const BLOCKS = [
  [120, 78, 5],
  [86, 95, 3],
  [154, 95, 4],
  [52, 112, 2],
  [120, 112, 2],
  [188, 112, 1],
  [86, 129, 1],
  [154, 129, 3],
  [120, 146, 1],
] as const

export function thumb() {
  return (
    <svg class="thumb" viewBox="0 0 240 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="thumb-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#43305f" />
          <stop offset=".6" stop-color="#b5707a" />
          <stop offset="1" stop-color="#e8b877" />
        </linearGradient>
        <radialGradient id="thumb-rune">
          <stop offset="0" stop-color="#d8fbff" />
          <stop offset=".4" stop-color="#9fe9ff" stop-opacity=".6" />
          <stop offset="1" stop-color="#9fe9ff" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="240" height="180" fill="url(#thumb-dusk)" />
      <path d="M-10 150q60-34 130-30t130 26v60H-10z" fill="#d8ae6c" />
      <path
        d="M-10 158q60-30 130-26t130 22M-10 168q60-26 130-22t130 18"
        fill="none"
        stroke="#7a4a4a"
        stroke-opacity=".4"
        stroke-width="1.5"
      />
      {BLOCKS.map(([x, y, height]) => <Block key={`${x} ${y}`} x={x} y={y} height={height} />).slice(0, 1)}
      <circle cx="120" cy="-18" r="40" fill="url(#thumb-rune)" transform="translate(0 0)" />
      {BLOCKS.slice(1).map(([x, y, height]) => (
        <Block key={`${x} ${y}`} x={x} y={y} height={height} />
      ))}
    </svg>
  )
}
