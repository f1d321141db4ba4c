import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { OFFLINE } from '../../device/offline'
import { hasRules } from '../../games'
import { localName, say } from '../../i18n'
import type { Live } from '../../net/live'
import type { EditionInfo, Table } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { LinkButton } from '../../ui/LinkButton'
import { Face } from '../../ui/Portrait'
import { openPreferences } from '../Header'
import { RecordLink } from '../RecordLink'
import { prefs } from '../../device/prefs'
import { TurnSwitch } from '../push/TurnSwitch'
import { SoundButton } from '../SoundButton'
import { TempoChoice } from '../TempoChoice'
import { BackToServer } from '../WayBack'
import { Invitation, SeatLink } from './Invitation'
import { Keys } from './Keys'
import { Leave } from './Leave'
import { OnTv } from './OnTv'
import { SubstituteButton } from './StandIn'
import { presence } from './presence'
import { isAwaited } from './seating'
import './look/waiting.css'

interface Props {
  live: Live
  table: Table
  edition: EditionInfo
  names: string[]
  /** What happened, if the game can describe it. */
  story: ComponentChildren
  onClose: () => void
}

type Page = 'menu' | 'story' | 'keys' | 'invite' | 'screen' | 'move' | 'leave' | 'new'

/** Everything about a table that is not the game; children who cannot read find what they need, and no more. */
export function Menu({ live, table, edition, names, story, onClose }: Props) {
  const [page, setPage] = useState<Page>('menu')
  const mine = live.seats.value
  const newGameHref = `/?edition=${table.edition}`
  const playing = mine.length > 0 && table.status === 'playing'
  if (page === 'invite')
    return (
      <Dialog key={page} title={say('menu-invite')} onClose={onClose}>
        <Invitation table={table} />
      </Dialog>
    )
  if (page === 'move')
    return (
      <Dialog key={page} title={say('menu-move')} onClose={onClose}>
        <SeatLink live={live} table={table} />
      </Dialog>
    )
  if (page === 'story')
    return (
      <Dialog key={page} title={say('menu-story')} onClose={onClose}>
        {story}
      </Dialog>
    )
  if (page === 'keys')
    return (
      <Dialog key={page} title={say('menu-keys')} onClose={onClose}>
        <Keys game={table.game} />
      </Dialog>
    )
  if (page === 'screen') return <OnTv key={page} table={table} onClose={onClose} />
  if (page === 'leave') return <Leave {...{ live, table, names, onClose }} title={say('menu-leave')} to="/" />
  if (page === 'new') return <Leave {...{ live, table, names, onClose }} title={say('menu-new')} to={newGameHref} />

  const settings = (
    <Button
      icon="settings"
      onClick={() => {
        onClose()
        openPreferences()
      }}
    >
      <span class="caption">{say('pref-title')}</span>
    </Button>
  )
  const ways = playing ? (
    <>
      <Button icon="dice" onClick={() => setPage('new')}>
        <span class="caption">{say('menu-new')}</span>
      </Button>
      <Button icon="leave" onClick={() => setPage('leave')}>
        <span class="caption">{say('menu-leave')}</span>
      </Button>
    </>
  ) : (
    <>
      <LinkButton icon="dice" href={newGameHref}>
        {say('menu-new')}
      </LinkButton>
      <LinkButton icon="home" href="/">
        {say('page-home')}
      </LinkButton>
    </>
  )
  if (prefs.picturesOnly.value)
    return (
      <Dialog title={localName(edition.names)} onClose={onClose} class="menu">
        <nav class="entries">
          <SoundButton />
          {settings}
          {OFFLINE && <BackToServer />}
          {ways}
        </nav>
      </Dialog>
    )
  return (
    <Dialog title={localName(edition.names)} onClose={onClose} class="menu">
      <ul class="sitting">
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            <Face seat={seat} />
            <span class="name">
              <b>{names[seat.seat]}</b>
              <small>{presence(seat, mine)}</small>
            </span>
            {isAwaited(table, seat.seat, mine) && (
              <SubstituteButton live={live} seat={seat.seat} name={names[seat.seat] ?? ''} />
            )}
          </li>
        ))}
      </ul>
      <TempoChoice />
      {playing && table.seats.some(({ seat, kind }) => kind === 'person' && !mine.includes(seat)) && <TurnSwitch />}
      {!OFFLINE && <p class="note">{table.rated ? say('menu-rated') : say('menu-unrated')}</p>}
      <nav class="entries">
        {hasRules(table.game) && (
          <LinkButton icon="book" href={`/rules/${table.edition}`} target="_blank">
            {say('menu-rules')}
          </LinkButton>
        )}
        {story && (
          <Button icon="list" onClick={() => setPage('story')}>
            {say('menu-story')}
          </Button>
        )}
        {settings}
        <Button icon="keyboard" class="for-keyboards" onClick={() => setPage('keys')}>
          {say('menu-keys')}
        </Button>
        {!OFFLINE && (
          <Button icon="people" onClick={() => setPage('invite')}>
            {say('menu-invite')}
          </Button>
        )}
        {!OFFLINE && mine.length > 0 && (
          <Button icon="share" onClick={() => setPage('move')}>
            {say('menu-move')}
          </Button>
        )}
        {!OFFLINE && (
          <Button icon="screen" onClick={() => setPage('screen')}>
            {say('menu-screen')}
          </Button>
        )}
        {OFFLINE && <BackToServer />}
        {OFFLINE && playing && <RecordLink table={table.id} playing />}
        {table.status === 'over' && (
          <>
            <LinkButton icon="replay" href={`/r/${table.id}`}>
              {say('end-replay')}
            </LinkButton>
            <RecordLink table={table.id} />
          </>
        )}
        {ways}
      </nav>
    </Dialog>
  )
}
