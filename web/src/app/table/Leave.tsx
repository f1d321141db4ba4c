import { say } from '../../i18n'
import type { Live } from '../../net/live'
import type { Table } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Face } from '../../ui/Portrait'
import { go } from '../router'

interface Props {
  live: Live
  table: Table
  names: string[]
  title: string
  /** the page to go to afterwards */
  to: string
  onClose: () => void
}

/**
 * Confirm leaving. Alone with bots, the game waits. Among people, the player chooses: a bot plays on, or the others
 * wait; at a shared device for one of its players, or for all.
 */
export function Leave({ live, table, names, title, to, onClose }: Props) {
  const here = live.seats.value.filter((seat) => !table.seats[seat]!.away)
  const gameWaits = !table.seats.some(({ seat, kind }) => kind === 'person' && !live.seats.value.includes(seat))
  const leave = (seats: number[], bots: boolean) => {
    if (bots) for (const seat of seats) live.away(seat, true)
    onClose()
    if (seats.length === here.length) go(to)
  }
  const shared = here.length > 1
  const timed = table.clock !== null || live.deadline.value !== null
  const consequence = !gameWaits
    ? say(shared ? 'menu-leave-bot' : 'menu-leave-choose')
    : shared
      ? say('menu-leave-shared')
      : say(timed ? 'menu-leave-alone' : 'menu-leave-waits')
  return (
    <Dialog title={shared ? say('menu-leave-who') : title} onClose={onClose} class="menu">
      <p class="caption">{consequence}</p>
      {table.rated && (shared || !gameWaits) && <p class="caption">{say('away-unrated')}</p>}
      {shared && (
        <div class="entries">
          {here.map((seat) => (
            <Button key={seat} onClick={() => leave([seat], true)}>
              <Face seat={table.seats[seat]!} />
              <span class="caption">{names[seat]}</span>
            </Button>
          ))}
        </div>
      )}
      <div class="choices">
        <Button icon="play" onClick={onClose}>
          <span class="caption">{say('menu-stay')}</span>
        </Button>
        {!gameWaits && (
          <Button icon="clock" onClick={() => leave(here, false)}>
            <span class="caption">{say(`menu-leave-${timed ? 'pass' : 'keep'}${shared ? '-all' : ''}`)}</span>
          </Button>
        )}
        <Button main icon={gameWaits ? 'leave' : 'bot'} onClick={() => leave(here, !gameWaits)}>
          <span class="caption">{shared ? say('menu-leave-all') : gameWaits ? title : say('menu-leave-lend')}</span>
        </Button>
      </div>
    </Dialog>
  )
}
