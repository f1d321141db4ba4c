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
  /** where one goes then */
  to: string
  onClose: () => void
}

/** Really leave? A bot plays on; at a shared device for one of those who sit there, or for all. */
export function Leave({ live, table, names, title, to, onClose }: Props) {
  const alone = table.seats.length === 1
  const here = live.seats.value.filter((seat) => !table.seats[seat]!.away)
  const leave = (seats: number[]) => {
    if (!alone) for (const seat of seats) live.away(seat, true)
    onClose()
    if (seats.length === here.length) go(to)
  }
  return (
    <Dialog title={here.length > 1 ? say('menu-leave-who') : title} onClose={onClose} class="menu">
      <p class="caption">
        {alone ? say('menu-leave-alone') : here.length > 1 ? say('menu-leave-bot') : say('menu-leave-sure')}
      </p>
      {here.length > 1 && (
        <div class="entries">
          {here.map((seat) => (
            <Button key={seat} onClick={() => leave([seat])}>
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
        <Button main icon="leave" onClick={() => leave(here)}>
          <span class="caption">{here.length > 1 ? say('menu-leave-all') : title}</span>
        </Button>
      </div>
    </Dialog>
  )
}
