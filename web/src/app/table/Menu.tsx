import { useState } from 'preact/hooks'
import { named, say } from '../../i18n'
import type { Live } from '../../net/live'
import type { EditionInfo, Table } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { Face } from '../../ui/Portrait'
import { openPreferences } from '../Header'
import { go } from '../router'
import { Invitation, SeatLink } from './Invitation'
import { StandIn } from './StandIn'
import { gone } from './seating'

interface Props {
  live: Live
  table: Table
  edition: EditionInfo
  names: string[]
  onClose: () => void
}

type Page = 'menu' | 'invite' | 'move' | 'leave'

/** Everything about a table that is not the game. */
export function Menu({ live, table, edition, names, onClose }: Props) {
  const [page, setPage] = useState<Page>('menu')
  const mine = live.seats.value
  const alone = table.seats.length === 1
  const here = mine.filter((seat) => !table.seats[seat]!.away)
  const leave = (seats: number[]) => {
    if (!alone) for (const seat of seats) live.away(seat, true)
    onClose()
    if (seats.length === here.length) go('/')
  }
  if (page === 'invite')
    return (
      <Dialog title={say('menu-invite')} onClose={onClose}>
        <Invitation table={table} />
      </Dialog>
    )
  if (page === 'move')
    return (
      <Dialog title={say('menu-move')} onClose={onClose}>
        <SeatLink live={live} table={table} />
      </Dialog>
    )
  if (page === 'leave')
    return (
      <Dialog title={here.length > 1 ? say('menu-leave-who') : say('menu-leave')} onClose={onClose}>
        <p>{alone ? say('menu-leave-alone') : here.length > 1 ? say('menu-leave-bot') : say('menu-leave-sure')}</p>
        {here.length > 1 && (
          <div class="entries">
            {here.map((seat) => (
              <Button key={seat} onClick={() => leave([seat])}>
                <Face seat={table.seats[seat]!} />
                {names[seat]}
              </Button>
            ))}
          </div>
        )}
        <div class="choices">
          <Button onClick={onClose}>{say('menu-stay')}</Button>
          <Button main icon="leave" onClick={() => leave(here)}>
            {here.length > 1 ? say('menu-leave-all') : say('menu-leave')}
          </Button>
        </div>
      </Dialog>
    )
  return (
    <Dialog title={named(edition.names)} onClose={onClose} class="menu">
      <ul class="sitting">
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            <Face seat={seat} />
            <span class="name">
              <b>{names[seat.seat]}</b>
              <small>
                {seat.away
                  ? say('seat-away')
                  : seat.kind === 'bot'
                    ? say('setup-kind-bot')
                    : mine.includes(seat.seat)
                      ? say('waiting-yours')
                      : seat.present
                        ? say('seat-present')
                        : say('seat-absent')}
              </small>
            </span>
            {gone(table, seat.seat, mine) && <StandIn live={live} seat={seat.seat} name={names[seat.seat] ?? ''} />}
          </li>
        ))}
      </ul>
      <p class="note">{table.rated ? say('menu-rated') : say('menu-unrated')}</p>
      <nav class="entries">
        <a class="btn" href={`/rules/${table.edition}`} target="_blank">
          <Icon name="book" />
          {say('menu-rules')}
        </a>
        <Button
          icon="settings"
          onClick={() => {
            onClose()
            openPreferences()
          }}
        >
          {say('pref-title')}
        </Button>
        <Button icon="people" onClick={() => setPage('invite')}>
          {say('menu-invite')}
        </Button>
        {mine.length > 0 && (
          <Button icon="share" onClick={() => setPage('move')}>
            {say('menu-move')}
          </Button>
        )}
        <a class="btn" href={`/t/${table.id}?screen`}>
          <Icon name="screen" />
          {say('menu-screen')}
        </a>
        {table.status === 'over' && (
          <>
            <a class="btn" href={`/r/${table.id}`}>
              <Icon name="replay" />
              {say('end-replay')}
            </a>
            <a class="btn" href={`/api/tables/${table.id}/record`} download={`${table.id}.txt`}>
              <Icon name="list" />
              {say('menu-record')}
            </a>
          </>
        )}
        {mine.length > 0 && table.status === 'playing' ? (
          <Button icon="leave" onClick={() => setPage('leave')}>
            {say('menu-leave')}
          </Button>
        ) : (
          <a class="btn" href="/">
            <Icon name="back" />
            {say('page-home')}
          </a>
        )}
      </nav>
    </Dialog>
  )
}
