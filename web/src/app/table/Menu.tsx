import type { ComponentChildren } from 'preact'
import { useState, useEffect } from 'preact/hooks'
import { OFFLINE } from '../../device/offline'
import { prefs } from '../../device/prefs'
import { hasRules, board, type KeyHelp } from '../../games'
import { localName, say } from '../../i18n'
import { api } from '../../net/api'
import type { Live } from '../../net/live'
import type { EditionInfo, Table } from '../../net/protocol'
import { Button, LinkButton } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { SignPicture } from '../../ui/Icon'
import { Face } from '../../ui/Pawn'
import { BackToServer } from '../shared/BackToServer'
import { openPreferences, SoundButton } from '../shared/Header'
import { useFetch } from '../shared/hooks'
import { RecordLink } from '../shared/RecordLink'
import { go } from '../shared/router'
import { TurnSwitch, TempoChoice } from '../shared/TablePreferences'
import { Invitation, SeatLink, OnTv } from './Invitation'
import { SubstituteButton, presence } from './Presence'
import { isAwaited } from './seating'
import './styles/menu.css'
import './styles/waiting.css'

interface MenuProps {
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
export function Menu({ live, table, edition, names, story, onClose }: MenuProps) {
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
        <nav class="entries stack gap-10">
          <SoundButton />
          {settings}
          {OFFLINE && <BackToServer />}
          {ways}
        </nav>
      </Dialog>
    )
  return (
    <Dialog title={localName(edition.names)} onClose={onClose} class="menu">
      <ul class="sitting stack gap-8">
        {table.seats.map((seat) => (
          <li class="in-row on-panel2 lined round-14 gap-12" key={seat.seat}>
            <Face seat={seat} />
            <span class="name grow min-w-0">
              <b>{names[seat.seat]}</b>
              <small class="block muted">{presence(seat, mine)}</small>
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
      <nav class="entries stack gap-10">
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

/** The keyboard shortcuts of this table. */
export function Keys({ game }: { game: string }) {
  const [keys, setKeys] = useState<KeyHelp[]>([])
  useEffect(
    () =>
      void board(game).then(
        (module) => setKeys(module.keys ?? []),
        () => {},
      ),
    [game],
  )
  return (
    <dl class="keys stack gap-10">
      {keys.map(([pressed, text]) => (
        <div class="stack items-center" key={text}>
          <dt class="flex gap-4">
            {pressed.split(' ').map((key) => (
              <kbd class="text-center on-panel2 lined" key={key}>
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{say(text)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface LeaveProps {
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
export function Leave({ live, table, names, title, to, onClose }: LeaveProps) {
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
        <div class="entries stack gap-10">
          {here.map((seat) => (
            <Button key={seat} onClick={() => leave([seat], true)}>
              <Face seat={table.seats[seat]!} />
              <span class="caption">{names[seat]}</span>
            </Button>
          ))}
        </div>
      )}
      <div class="choices flex wrap gap-12">
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

interface SignProps {
  live: Live
  seat: number
  words: (sign: string) => string
  onClose: () => void
}

/** The friendly signs to choose from. */
export function SignDialog({ live, seat, words, onClose }: SignProps) {
  const signs = useFetch(api.games, []).value?.signs ?? []
  return (
    <Dialog title={say('sign-title')} onClose={onClose} class="signs">
      <div class="sign-grid stack gap-10">
        {signs.map((sign) => (
          <button
            type="button"
            class="btn"
            key={sign}
            onClick={() => {
              live.wave(seat, sign)
              onClose()
            }}
          >
            <SignPicture sign={sign} />
            <span class="caption">{words(sign)}</span>
          </button>
        ))}
      </div>
    </Dialog>
  )
}
