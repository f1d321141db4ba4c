/** The chance graph of a game: every seat's win chance, turn by turn, and what it was made of. */
import { locale, say } from '../../../i18n'
import type { MazeChanceGraph, Table } from '../../../net/protocol'
import { Button } from '../../../ui/Button'
import { Face } from '../../../ui/Pawn'
import { seatOf } from './coach'

interface Props {
  course: MazeChanceGraph
  table: Table
  names: string[]
  /** the current turn */
  number: number | null
  jump: (number: number) => void
}

/** Size of the picture in units; one stroke per seat, so that lines differ not only in colour. */
const [WIDTH, HEIGHT] = [300, 110]
const DASHES = ['none', '7 3', '2 3', '9 3 2 3']

/** A line through the win chances of one seat. */
export const lineOf = (chances: number[]): string =>
  chances
    .map((chance, n) => {
      const x = chances.length > 1 ? (n * WIDTH) / (chances.length - 1) : 0
      return `${n ? 'L' : 'M'}${x.toFixed(1)} ${((1 - chance) * HEIGHT).toFixed(1)}`
    })
    .join('')

/** A share rounded for reading: a tiny negative share is 0, without a sign. */
export const wholePercent = (share: number): number => Math.round(share * 100) / 100 || 0

const PARTS = ['start', 'cards', 'own', 'others', 'result'] as const

export function ChanceGraph({ course, table, names, number, jump }: Props) {
  const { dealt, turns, turning, shares } = course
  const here = turns.findIndex((turn) => turn.number === number) + 1
  const x = turns.length ? (here * WIDTH) / turns.length : 0
  return (
    <section class="course stack gap-8 one-column" aria-label={say('replay-course')}>
      <h3>{say('replay-course')}</h3>
      <svg
        class="w-full on-panel2"
        viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`}
        role="img"
        aria-label={say('replay-course-picture')}
      >
        <path class="grid" d={`M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
        {number !== null && <path class="here" d={`M${x} 0V${HEIGHT}`} />}
        {shares.map(({ seat }, n) => (
          <path
            key={seat}
            class="chance"
            data-colour={seat}
            stroke-dasharray={DASHES[n % DASHES.length]}
            d={lineOf([dealt[n]!, ...turns.map(({ chances }) => chances[n]!)])}
          />
        ))}
      </svg>
      {turning !== null && (
        <Button icon="arrow" onClick={() => jump(turning)}>
          {say('replay-course-turning', { number: turning })}
        </Button>
      )}
      <Shares shares={shares} table={table} names={names} />
    </section>
  )
}

/** Luck and skill apart: the four parts of every seat's result. */
function Shares({ shares, table, names }: Pick<MazeChanceGraph, 'shares'> & Pick<Props, 'table' | 'names'>) {
  const plain = new Intl.NumberFormat(locale(), { style: 'percent' })
  const signed = new Intl.NumberFormat(locale(), { style: 'percent', signDisplay: 'exceptZero' })
  return (
    <details class="summaries">
      <summary class="in-row bold">{say('replay-course-shares')}</summary>
      <p class="about muted">{say('replay-course-about')}</p>
      <table class="w-full">
        <thead>
          <tr>
            {PARTS.map((part) => (
              <th class="muted semibold hyphens" key={part} scope="col">
                {say(`replay-course-${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        {shares.map((share, n) => {
          const seat = seatOf(table, share.seat)
          return (
            <tbody key={share.seat}>
              <tr>
                <th class="in-row gap-8" scope="rowgroup" colSpan={PARTS.length}>
                  <Face seat={table.seats[seat]!} />
                  <svg class="key" viewBox="0 0 24 6" data-colour={share.seat} aria-hidden="true">
                    <path class="chance" stroke-dasharray={DASHES[n % DASHES.length]} d="M0 3H24" />
                  </svg>
                  {names[seat]}
                </th>
              </tr>
              <tr class="figures">
                {PARTS.map((part) => (
                  <td key={part}>
                    {(part === 'start' || part === 'result' ? plain : signed).format(wholePercent(share[part]))}
                  </td>
                ))}
              </tr>
            </tbody>
          )
        })}
      </table>
    </details>
  )
}
