/** Who is here: in words, and what to do about a lost connection or an absent player. */
import { useEffect, useState } from 'preact/hooks'
import { clearLeftGame, findKept, fromServer, leave, OFFLINE, online } from '../../device/offline'
import { say } from '../../i18n'
import type { Live } from '../../net/live'
import type { SeatInfo } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { showError, toast } from '../../ui/Toast'

/** Who has a seat, and whether they are here, in a word or two. */
export function presence(seat: SeatInfo, mine: number[] = []): string {
  if (seat.kind === 'open') return say('waiting-open')
  if (seat.away) return say('seat-away')
  if (seat.kind === 'bot') return say('setup-kind-bot')
  if (mine.includes(seat.seat)) return seat.here ? say('setup-kind-here') : seat.name
  return seat.present ? say('seat-present') : say('seat-absent')
}

/** Show clearly that the connection is lost, and that nothing else is; and who plays until a bot is ready. */
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
  const compiling = !!live.table.value?.compiling
  useEffect(() => {
    if (compiling) toast(say('table-compiling')) // it takes minutes, and covers nothing for so long
  }, [compiling])
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
