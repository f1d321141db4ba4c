/** The route on the flat board: a green band, steps of one level as pills, magic leaps with their card. */
import { middle } from '../../sliding/places'
import { GLYPHS } from '../glyphs'
import type { Step } from '../route'

export function RoutePath({ side, steps }: { side: number; steps: readonly Step[] }) {
  const line = ({ from, to }: Step) => {
    const [a, b] = [middle(side, from), middle(side, to)]
    return `M${a.x} ${a.y}L${b.x} ${b.y}`
  }
  const [plain, magic] = [steps.filter(({ card }) => !card), steps.filter(({ card }) => card)].map((some) =>
    some.map(line).join(''),
  )
  if (!steps.length) return null
  return (
    <g class="tw-route">
      <path class="edge" d={plain! + magic!} />
      <path class="band" d={plain} />
      <path class="dots" d={plain} />
      <path class="magic" d={magic} />
      <path class="sparks" d={magic} />
    </g>
  )
}

const withSign = (rise: number): string => (rise > 0 ? `+${rise}` : `−${-rise}`)

export function RouteMarks({ side, steps }: { side: number; steps: readonly Step[] }) {
  return (
    <>
      {steps.map(({ from, to, rise, card }, n) => {
        const [a, b] = [middle(side, from), middle(side, to)]
        const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
        if (card) return <Price key={n} {...pricePlace(x, y, a.y === b.y, side)} rise={rise} card={card} />
        return rise ? (
          <g key={n} class="tw-pill" transform={`translate(${x} ${y})`}>
            <rect x="-15" y="-11" width="30" height="22" rx="11" />
            <text y="5.2">{withSign(rise)}</text>
          </g>
        ) : null
      })}
    </>
  )
}

/** Where a price does not cover its step: over a step to the side, next to one up or down. */
function pricePlace(x: number, y: number, level: boolean, side: number): { x: number; y: number } {
  if (level) return { x, y: y + (y < 100 ? 42 : -42) }
  return { x: x + (x > side * 100 - 100 ? -56 : 56), y }
}

function Price({ x, y, rise, card }: { x: number; y: number; rise: number; card: keyof typeof GLYPHS }) {
  return (
    <g class="tw-badge" transform={`translate(${x} ${y})`}>
      <rect class="edge" x="-31" y="-17" width="62" height="34" rx="10" />
      <rect x="-31" y="-17" width="62" height="34" rx="10" />
      <path transform="translate(-14 0)" d={GLYPHS[card]} />
      <text x="12" y="6.5">
        {withSign(rise)}
      </text>
    </g>
  )
}
