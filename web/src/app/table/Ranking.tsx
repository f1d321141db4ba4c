import type { GameEnd, Missing } from '../../games'
import { has, say } from '../../i18n'
import { thingPhrase } from '../../i18n/words'
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

/** “first home”, of the winners; null where what decided it has no such words. */
export const winWords = ({ reason, winners }: Outcome): string | null =>
  has(`end-won-${reason}`) ? say(`end-won-${reason}`, { count: winners.length }) : null

/** What a player had still to do, next to the player or in a sentence; empty where there are no words for it. */
export function lackWords(lack: Missing, edition: EditionInfo, name?: string): string {
  const { how, count = 0, thing = '' } = lack
  const details = { count, thing: thingPhrase(edition, thing) }
  if (name === undefined) return has(`end-missing-${how}`) ? say(`end-missing-${how}`, details) : ''
  if (!has(`end-close-${how}`)) return ''
  return say(`end-close-${how}`, { ...details, name, you: name === say('you') ? 'yes' : 'no' })
}

/** Everybody at the end, the best first: what they have and what they lack, and how often they have won so far. */
export function Ranking({ table, edition, names, outcome, view, none, gameEnd }: Props) {
  const { Trophies } = gameEnd
  return (
    <ol class="scores stack gap-6 text-start">
      {[...table.seats]
        .sort((a, b) => rank(outcome, b.seat) - rank(outcome, a.seat))
        .map(({ seat, ...who }) => {
          const won = !none && outcome.winners.includes(seat)
          const lack = none || won || !view ? null : gameEnd.missing?.(view, seat)
          const why = won ? winWords(outcome) : lack && lackWords(lack, edition)
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
              {why && <small class="lack caption muted">{why}</small>}
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
