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
  const leave = () => {
    for (const seat of mine) live.away(seat, true)
    onClose()
    go('/')
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
      <Dialog title={say('menu-leave')} onClose={onClose}>
        <p>{say('menu-leave-sure')}</p>
        <div class="choices">
          <Button onClick={onClose}>{say('menu-stay')}</Button>
          <Button main icon="leave" onClick={leave}>
            {say('menu-leave')}
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
