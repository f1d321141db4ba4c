/** The score track, every seat's marker on it, and the hops they have just made. */
import { say } from '../../../i18n'
import { Marker } from '../board/pieces'

interface TrackProps {
  finish: number
  colours: string[]
  names: string[]
  /** by seat */
  at: number[]
  /** where they come from, at the check */
  from?: number[]
}

export function Track({ finish, colours, names, at, from }: TrackProps) {
  const label = at.map((space, n) => say('go-play-space', { name: names[n] ?? '', space })).join(', ')
  const spaces = at.map((space) => Math.min(space, finish))
  return (
    <div class="go-track w-full" role="img" aria-label={say('go-play-track', { finish, places: label })}>
      <div class="go-markers relative">
        {from && <Hops finish={finish} from={from} to={spaces} />}
        {colours.map((colour, n) => {
          const together = spaces.flatMap((space, m) => (space === spaces[n] ? [m] : []))
          // two next to each other, more behind them
          const k = together.indexOf(n)
          const row = Math.floor(k / 2)
          const aside = k === together.length - 1 && k % 2 === 0 ? 0 : (k % 2) - 0.5
          return (
            <i
              class="stack absolute justify-items-center"
              key={colour}
              style={{
                width: `${100 / (finish + 1)}%`,
                transform: `translate(calc(${100 * spaces[n]!}% + var(--aside) * ${aside}), ${-9 * row}px)`,
                zIndex: -row,
              }}
            >
              <Marker colour={colour} />
            </i>
          )
        })}
      </div>
      <ol class="flex">
        {Array.from({ length: finish + 1 }, (_, n) => (
          <li key={n} class={`centre min-w-0 ${n === finish ? 'goal' : n % 5 === 0 ? 'fifth' : ''}`}>
            {n}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Dotted arcs from where the markers were, so that players see who gained how much. */
function Hops({ finish, from, to }: { finish: number; from: number[]; to: number[] }) {
  return (
    <svg
      class="go-hops w-full absolute see-through"
      viewBox={`0 0 ${finish + 1} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {from.map((start, n) => {
        const [a, b] = [Math.min(start, finish) + 0.5, to[n]! + 0.5]
        if (Math.abs(a - b) < 2) return null // a single step is visible without
        return <path key={n} d={`M${a} 1C${a} 0 ${b} 0 ${b} 1`} vector-effect="non-scaling-stroke" />
      })}
    </svg>
  )
}
