import type { GameEnd } from '../../games'
import { say } from '../../i18n'
import type { EditionInfo, Outcome, Table, View } from '../../net/protocol'
import { Icon } from '../../ui/Icon'
import { Face } from '../../ui/Pawn'
import { prefs } from '../../device/prefs'

interface Props {
  table: Table
  edition: EditionInfo
  names: string[]
  outcome: Outcome
  view: View | null
  /** nobody has found anything */
  none: boolean
  gameEnd: GameEnd
}

/** Everybody at the end, the best first: what they have, and how often they have won so far. */
export function Ranking({ table, edition, names, outcome, view, none, gameEnd }: Props) {
  const { Trophies } = gameEnd
  return (
    <ol class="scores stack gap-6 text-start">
      {[...table.seats]
        .sort((a, b) => rank(outcome, b.seat) - rank(outcome, a.seat))
        .map(({ seat, ...who }) => {
          const won = !none && outcome.winners.includes(seat)
          return (
            <li key={seat} class={won ? 'won in-row wrap on-panel2 round-12' : 'in-row wrap on-panel2 round-12'}>
              <Face seat={who} />
              <b class="caption grow">{names[seat]}</b>
              {table.series && <Wins count={table.series[seat]! + Number(won)} />}
              {Trophies && view ? (
                <Trophies view={view} edition={edition} seat={seat} />
              ) : (
                <Score points={outcome.scores[seat] ?? 0} />
              )}
            </li>
          )
        })}
    </ol>
  )
}

/** Wins in the series that these people play. */
function Wins({ count }: { count: number }) {
  return (
    <span class="wins inline-row muted bold gap-4" title={say('end-series', { count })}>
      <Icon name="trophy" />
      <span aria-hidden="true">{count}</span>
      <span class="sr">{say('end-series', { count })}</span>
    </span>
  )
}

/** As many stars as finds, for those who do not know numbers; a score that does not count finds stays a number. */
function Score({ points }: { points: number }) {
  const stars = prefs.picturesOnly.value && points >= 0 && points <= MOST_STARS
  return (
    <span class="points">
      {stars && <i aria-hidden="true">{'★'.repeat(points)}</i>}
      <span class={stars ? 'sr' : ''}>{points}</span>
    </span>
  )
}

const MOST_STARS = 12

const rank = (outcome: Outcome, seat: number): number =>
  (outcome.scores[seat] ?? 0) + (outcome.winners.includes(seat) ? 1000 : 0)
