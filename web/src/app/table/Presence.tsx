/** Who is here: in words, and what to do about a lost connection or an absent player. */
import { useEffect, useState } from 'preact/hooks'
import { clearLeftGame, findKept, fromServer, leave, OFFLINE, online } from '../../device/offline'
import { say } from '../../i18n'
import type { Live } from '../../net/live'
import type { SeatInfo, Table } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { showError } from '../../ui/Toast'

/** Who has a seat, and whether they are here, in a word or two. */
export function presence(seat: SeatInfo, mine: number[] = []): string {
  if (seat.kind === 'open') return say('waiting-open')
  if (seat.away) return say('seat-away')
  if (seat.kind === 'bot') return say('setup-kind-bot')
  if (mine.includes(seat.seat)) return seat.here ? say('setup-kind-here') : seat.name
  return seat.present ? say('seat-present') : say('seat-absent')
}

/** Show clearly that the connection is lost, and that nothing else is. */
export function Connection({ live }: { live: Live }) {
  const offline = !OFFLINE && !online.value
  const lost = offline || live.status.value === 'lost'
  const [kept, setKept] = useState(false)
  useEffect(() => {
    if (OFFLINE) return
    if (!lost) return clearLeftGame()
    void findKept().then(setKept)
    const table = live.table.peek()
    const mine = table?.seats[live.seats.peek()[0] ?? -1]
    if (mine && table.status !== 'over') leave(table.id, mine)
  }, [lost])
  return (
    <div role="status">
      {lost && (
        <p class="connection in-row semibold round-14 gap-10">
          <Icon name="offline" />
          <span class="caption">{offline ? say('table-offline') : say('table-lost')}</span>
          {kept && <a href={fromServer.value}>{say('table-meanwhile')}</a>}
        </p>
      )}
    </div>
  )
}

interface TurnBackProps {
  live: Live
  table: Table
  names: string[]
}

/** A person asks to take their last turn back: the others answer, each on their device. */
export function TurnBack({ live, table, names }: TurnBackProps) {
  const asked = table.turn_back
  const mine = live.seats.value
  const seat = asked?.undecided.find((one) => mine.includes(one))
  const text =
    asked && seat !== undefined
      ? say('turn-back-asked', { name: names[asked.seat] ?? '' })
      : asked && mine.includes(asked.seat)
        ? say('turn-back-waits')
        : ''
  const answer = (yes: boolean) => void live.agree(seat!, yes).catch(showError)
  return (
    <div role="status">
      {text && (
        <p class="connection in-row wrap semibold round-14 gap-10">
          <Icon name="undo" />
          <span class="caption">{text}</span>
          {seat !== undefined && (
            <>
              <Button icon="check" label={say('turn-back-yes')} onClick={() => answer(true)} />
              <Button icon="close" label={say('turn-back-no')} onClick={() => answer(false)} />
            </>
          )}
        </p>
      )}
    </div>
  )
}

/**
 * Offers a substitute if a player does not come back and the others want to go on. The server decides whether the wait
 * was long enough.
 */
export function SubstituteButton({ live, seat, name }: { live: Live; seat: number; name: string }) {
  return (
    <Button icon="bot" onClick={() => void live.substitute(seat).catch(showError)}>
      <span class="caption">{say('away-bot', { name })}</span>
    </Button>
  )
}
