/** The score track, everybody's marker on it. */
import { say } from '../../i18n'
import { Marker } from './pieces'

interface TrackProps {
  finish: number
  colours: string[]
  names: string[]
  /** by seat */
  at: number[]
}

export function Track({ finish, colours, names, at }: TrackProps) {
  const told = at.map((space, n) => say('go-play-space', { name: names[n] ?? '', space })).join(', ')
  return (
    <div class="go-track" role="img" aria-label={say('go-play-track', { finish, places: told })}>
      <div class="go-markers">
        {colours.map((colour, n) => {
          const space = Math.min(at[n] ?? 0, finish)
          const together = at.map((_, m) => m).filter((m) => Math.min(at[m]!, finish) === space)
          // two beside each other, more behind them
          const k = together.indexOf(n)
          const row = Math.floor(k / 2)
          const aside = k === together.length - 1 && k % 2 === 0 ? 0 : (k % 2) - 0.5
          return (
            <i
              key={colour}
              style={{
                width: `${100 / (finish + 1)}%`,
                transform: `translate(calc(${100 * space}% + var(--beside) * ${aside}), ${-9 * row}px)`,
                zIndex: -row,
              }}
            >
              <Marker colour={colour} />
            </i>
          )
        })}
      </div>
      <ol>
        {Array.from({ length: finish + 1 }, (_, n) => (
          <li key={n} class={n === finish ? 'goal' : n % 5 === 0 ? 'fifth' : ''}>
            {n}
          </li>
        ))}
      </ol>
    </div>
  )
}
