/** The route from the side: the height of each tower, where it climbs, and which step takes a card. */
import { say } from '../../../i18n'
import type { TowersView } from '../../../net/views'
import { ThingPart } from '../../sliding/board/Thing'
import { GLYPHS, DUSK_INK, MAGIC, PAPER, ROUTE, STRATA, level } from '../board/paint'
import { squaresOf, type Step } from '../board/route'

interface ProfileProps {
  heights: readonly number[]
  steps: readonly Step[]
  thing: string | null
  label: string
}

const WIDE = 300
const HIGH = 118

function Profile({ heights, steps, thing, label }: ProfileProps) {
  const squares = squaresOf(steps[0]!.from, steps)
  const tops = squares.map((square) => heights[square]!)
  const column = Math.min(60, WIDE / tops.length)
  const left = (WIDE - column * tops.length) / 2
  const course = (HIGH - 26) / 5.2
  const ground = HIGH - 4
  const x = (n: number) => left + n * column
  const y = (n: number) => ground - tops[n]! * course - 3
  const line = tops
    .map(
      (_, n) =>
        `${n ? 'L' : 'M'}${x(n) + column / 2} ${y(n)}${n < tops.length - 1 ? `L${x(n + 1)} ${y(n)}L${x(n + 1)} ${y(n + 1)}` : ''}`,
    )
    .join('')
  return (
    <svg class="tw-profile" viewBox={`-2 0 ${WIDE + 4} ${HIGH}`} role="img" aria-label={label}>
      {tops.map((top, n) => (
        <g key={n}>
          {Array.from({ length: top }, (_, of) => (
            <rect
              key={of}
              x={x(n) + 1.5}
              y={ground - (of + 1) * course}
              width={column - 3}
              height={course - 1}
              rx="1.5"
              fill={STRATA[level(of + 1)]}
              stroke={DUSK_INK}
            />
          ))}
          <text class="tw-profile-number" x={x(n) + column / 2} y={ground - 4}>
            {top}
          </text>
        </g>
      ))}
      <path d={line} fill="none" stroke={PAPER} stroke-width="6" stroke-linejoin="round" />
      <path d={line} fill="none" stroke={ROUTE} stroke-width="3" stroke-linejoin="round" />
      {steps.map(({ card }, n) => {
        if (!card) return null
        const [edge, from, to] = [x(n + 1), y(n), y(n + 1)]
        return (
          <g key={n}>
            <path d={`M${edge} ${from}V${to}`} stroke={PAPER} stroke-width="8" />
            <path d={`M${edge} ${from}V${to}`} stroke={MAGIC} stroke-width="5" stroke-dasharray="5 3" />
            <g
              transform={`translate(${edge + (to < from ? -1 : 1) * Math.min(22, column * 0.62)} ${Math.min(from, to) + (thing && n === steps.length - 1 ? -6 : 6)})`}
            >
              <rect x="-11" y="-14" width="22" height="28" rx="4" fill={PAPER} stroke={MAGIC} stroke-width="2.5" />
              <path d={GLYPHS[card]} fill={DUSK_INK} transform="scale(.95)" />
            </g>
          </g>
        )
      })}
      {thing && (
        <ThingPart thing={thing} x={x(tops.length - 1) + column / 2 - 11} y={y(tops.length - 1) - 26} size={22} />
      )}
    </svg>
  )
}

interface RouteCardProps {
  view: TowersView
  steps: readonly Step[]
  target: number | null
}

/** The planned way from the side: how high it climbs, and what lies at its end. */
export function RouteCard({ view, steps, target }: RouteCardProps) {
  const squares = [steps[0]!.from, ...steps.map(({ to }) => to)]
  return (
    <section class="tw-route-card round-14" aria-label={say('tower-route')}>
      <p>
        <b class="caption">{say('tower-route')}</b>
        <span class="caption">{say('tower-steps', { count: steps.length })}</span>
      </p>
      <Profile
        heights={view.heights}
        steps={steps}
        thing={Object.keys(view.things).find((thing) => view.things[thing] === target) ?? null}
        label={say('tower-route-heights', { heights: squares.map((square) => view.heights[square]).join(' – ') })}
      />
    </section>
  )
}
