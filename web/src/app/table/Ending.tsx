import { useEffect, useState } from 'preact/hooks'
import { has, say } from '../../i18n'
import type { GameModule } from '../../games'
import { api } from '../../net/api'
import { keep } from '../../net/keys'
import type { Live } from '../../net/live'
import type { Table } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { Face, Player } from '../../ui/Portrait'
import { speakHidden } from '../../ui/speech'
import { complain } from '../complain'
import { prefs } from '../../device/prefs'
import { go } from '../router'

interface Props {
  live: Live
  table: Table
  names: string[]
  screen: boolean
  /** the game's own words about how it ended */
  Result: GameModule['Result']
  onClose: () => void
}

/** The end: who won and why, and how to go on. */
export function Ending({ live, table, names, screen, Result, onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const outcome = table.outcome!
  const mine = live.seats.value
  const winners = outcome.winners.map((seat) => names[seat] ?? '')
  const alone = table.seats.length === 1
  const view = live.view.value

  async function again() {
    setBusy(true)
    try {
      let next = ''
      for (const seat of mine) {
        const { table: fresh, keys } = await api.rematch(table.id, seat)
        keep(fresh.id, keys)
        next = fresh.id
      }
      go(`/t/${next}`)
    } catch (wrong) {
      complain(wrong)
      setBusy(false)
    }
  }

  const none = nothingFound(outcome, alone)
  const title = headline(outcome, mine, winners, alone)
  useEffect(() => speakHidden(title), [])

  return (
    <Dialog title={title} onClose={onClose} class="ending">
      {!none && (!alone || outcome.scores[0] !== 0) && (
        <div class="confetti" aria-hidden="true">
          {Array.from({ length: 14 }, (_, n) => (
            <i key={n} />
          ))}
        </div>
      )}
      {alone && Result && view ? (
        <Result table={table.id} view={view} mine={mine.length > 0} />
      ) : (
        <Places table={table} outcome={outcome} names={names} />
      )}
      <div class="choices">
        {mine.length > 0 && !screen && (
          <Button main big icon="replay" busy={busy} onClick={again}>
            <span class="caption">{table.rematch ? say('end-join') : say('end-again')}</span>
          </Button>
        )}
        <a class="btn" href={`/r/${table.id}`}>
          <Icon name="eye" />
          <span class="caption">{say('end-replay')}</span>
        </a>
        <a class="btn" href="/">
          <Icon name="home" />
          <span class="caption">{say('page-home')}</span>
        </a>
      </div>
    </Dialog>
  )
}

/** Who won and why, and what everybody has. */
function Places({ table, outcome, names }: Pick<Props, 'table' | 'names'> & { outcome: Outcome }) {
  const none = nothingFound(outcome, false)
  return (
    <>
      <div class={none ? 'winners none' : 'winners'}>
        {outcome.winners.map((seat) => (
          <Player key={seat} seat={table.seats[seat]!} me />
        ))}
      </div>
      {none ? (
        <p class="reason caption">{say('outcome-none-why')}</p>
      ) : (
        has(`outcome-${outcome.reason}`) && <p class="reason caption">{say(`outcome-${outcome.reason}`)}</p>
      )}
      <ol class="scores">
        {[...table.seats]
          .sort((a, b) => rank(outcome, b.seat) - rank(outcome, a.seat))
          .map((seat) => (
            <li key={seat.seat} class={!none && outcome.winners.includes(seat.seat) ? 'won' : ''}>
              <Face seat={seat} />
              <b class="caption">{names[seat.seat]}</b>
              <Score points={outcome.scores[seat.seat] ?? 0} />
            </li>
          ))}
      </ol>
    </>
  )
}

/** As many stars as finds, for those who do not know numbers; a score that is no count of finds stays one. */
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

type Outcome = NonNullable<Table['outcome']>

/** The turns ran out before anybody found anything: by the rules a win for all (K9), but nobody would say so. */
const nothingFound = ({ scores }: Outcome, alone: boolean): boolean => !alone && scores.every((score) => score === 0)

function headline(outcome: Outcome, mine: number[], winners: string[], alone: boolean): string {
  const { winners: won, scores } = outcome
  if (alone) return won.length && scores[0] ? say('end-made-it') : say('end-over')
  if (nothingFound(outcome, alone)) return say('outcome-none')
  if (!won.length) return say('end-nobody')
  if (mine.length === 1 && won.includes(mine[0]!)) return won.length > 1 ? say('end-you-share') : say('end-you')
  return say('outcome-winners', { count: winners.length, names: winners.join(', ') })
}
