/** Towers on the start page: a hill of towers at dusk, and the rune stone's light on the highest. */
import { towers } from '../../ui/drawn/symbols.json'
import { DUSK_INK, FLOORS, RUNE_LIGHT, STRATA, WALLS } from './board/paint'

const WIDE = 27
const DEEP = 13.5
const COURSE = 13

/** A tower seen from its corner; `x` and `y` are the middle of its foot, `way` is the direction of its corridor. */
function Block({ x, y, height, way }: { x: number; y: number; height: number; way: 1 | -1 }) {
  const top = y - height * COURSE
  const strip = `M${-way * WIDE * 0.68} ${-DEEP * 0.32}L${way * WIDE * 0.32} ${DEEP * 0.68}L${way * WIDE * 0.68} ${DEEP * 0.32}L${-way * WIDE * 0.32} ${-DEEP * 0.68}z`
  const face = (side: 1 | -1, n: number) =>
    `M${x + side * WIDE} ${y - n * COURSE}l${-side * WIDE} ${DEEP}v${-COURSE}l${side * WIDE} ${-DEEP}z`
  return (
    <g stroke={DUSK_INK} stroke-width="1.5" stroke-linejoin="round">
      {STRATA.slice(0, height).map((colour, n) => (
        <path key={n} d={face(-1, n) + face(1, n)} fill={colour} />
      ))}
      <path
        d={STRATA.slice(0, height)
          .map((_, n) => face(1, n))
          .join('')}
        fill={DUSK_INK}
        fill-opacity=".3"
        stroke="none"
      />
      <path d={`M${x} ${top - DEEP}l${WIDE} ${DEEP}-${WIDE} ${DEEP}-${WIDE}-${DEEP}z`} fill={WALLS[height - 1]} />
      <path d={strip} transform={`translate(${x} ${top})`} fill={FLOORS[height - 1]} stroke-width="1" />
    </g>
  )
}

/** From the back to the front. */
// prettier-ignore
const BLOCKS = [
  [120, 92, 5, 1], [93, 105.5, 3, -1], [147, 105.5, 4, 1], [66, 119, 2, 1], [120, 119, 3, -1],
  [174, 119, 2, -1], [93, 132.5, 1, 1], [147, 132.5, 2, 1], [120, 146, 1, -1],
] as const

export function thumb() {
  return (
    <svg class="thumb" viewBox="-30 -8 300 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="thumb-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#43305f" />
          <stop offset=".6" stop-color="#b5707a" />
          <stop offset="1" stop-color="#e8b877" />
        </linearGradient>
        <radialGradient id="thumb-rune">
          <stop offset="0" stop-color="#d8fbff" />
          <stop offset=".4" stop-color={RUNE_LIGHT} stop-opacity=".6" />
          <stop offset="1" stop-color={RUNE_LIGHT} stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect x="-60" y="-30" width="360" height="220" fill="url(#thumb-dusk)" />
      <path d="M-60 150q90-44 180-40t180 38v60H-60z" fill="#d8ae6c" />
      <path
        d="M-60 162q90-40 180-36t180 34M-60 178q90-34 180-30t180 28"
        fill="none"
        stroke="#7a4a4a"
        stroke-opacity=".4"
        stroke-width="1.5"
      />
      {BLOCKS.map(([x, y, height, way]) => (
        <Block key={`${x} ${y}`} x={x} y={y} height={height} way={way} />
      ))}
      <circle cx="120" cy="18" r="30" fill="url(#thumb-rune)" />
      <path
        d="M120 2l8 7v14l-8 5-8-5V9z"
        fill={towers.rune.stone[1]}
        stroke={DUSK_INK}
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path d="M120 2l8 7-8 4-8-4z" fill="#7ccbee" stroke={DUSK_INK} stroke-width="1.2" stroke-linejoin="round" />
    </svg>
  )
}
