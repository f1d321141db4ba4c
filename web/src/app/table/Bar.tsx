import type { ComponentChildren, ComponentProps } from 'preact'
import type { Signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { localName, say, texts } from '../../i18n'
import { clock, duration, withColon } from '../../i18n/words'
import type { Live } from '../../net/live'
import type { EditionInfo, Table } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Face } from '../../ui/Pawn'
import { useTimeLeft } from '../../ui/hooks'
import { prefs } from '../../device/prefs'
import { showError } from '../../ui/Toast'
import { useFetch } from '../shared/hooks'
import type { PuzzleBar } from '../puzzles/PuzzleBar'
import { SoundButton, SpeechButton } from '../shared/Header'
import type { Menu } from './Menu'
import { SignButton } from './Signs'
import { SubstituteButton, presence } from './Presence'
import { isTimed, isAbsent, isAwaited, isMyTurn, turnsWithout } from './seating'

/** A TV that shows the table; on a phone, whether it leaves the board to that TV. */
export interface Sofa {
  code: string
  hand?: boolean
  onToggle?: () => void
}

interface Props {
  live: Live
  /** Whose turn it is, and whether the game is over, as far as the board has shown it. */
  turn: number | null
  atOnce: boolean
  /** the seat whose last turn is being shown again */
  again: number | null
  over: boolean
  table: Table
  edition: EditionInfo
  names: string[]
  seat: number | null
  screen: boolean
  sofa: Sofa | null
  /** Set while a player looks at their own card; null if nobody else sits at this device. */
  peeking: Signal<boolean> | null
  /** What happened, if the game can describe it. */
  story: ComponentChildren
  onEnding: () => void
}

/** The slim bar of a table: whose turn it is, who is there, and access to everything else. */
export function Bar(props: Props) {
  const { live, turn, again, over, table, edition, names, seat, screen, sofa, peeking, story, onEnding } = props
  const [menu, setMenu] = useState(false)
  const missed = turn !== null && !screen && isAwaited(table, turn, live.seats.value) ? turn : null
  const late = missed === null && turn !== null && isAbsent(table, turn, live.seats.value) ? turn : null
  const myTurn = isMyTurn(turn, seat, live.seats.value, screen)
  const watches = !screen && !live.seats.value.length
  // the curtain shows the clock in that case
  const awaitsHandover =
    live.handover.value && seat === null && turn !== null && live.seats.value.includes(turn) && !screen
  const away = live.seats.value.filter((mine) => table.seats[mine]?.away)
  return (
    <header class="table-bar in-row gap-8">
      <h1 class="sr">{withColon(localName(edition.names), names.join(', '))}</h1>
      <a class="logo in-row min-h-44 gap-10" href="/" aria-label={say('page-home')}>
        <img class="block rigid" src="/icon.svg" alt="" width="34" height="34" />
      </a>
      {table.puzzle && !over ? (
        <PuzzlePart live={live} puzzle={table.puzzle} seat={seat} />
      ) : (
        <p
          class="turn-sign in-row grow min-w-0 gap-8"
          aria-live="polite"
          data-colour={table.seats[again ?? turn ?? -1]?.colour}
        >
          {again !== null ? (
            <>
              <Face seat={table.seats[again]!} />
              {prefs.picturesOnly.value && <Icon name="replay" />}
              <b class="caption break-words">
                {say('turn-again', {
                  name: names[again] ?? '',
                  yours: live.seats.value.length === 1 && live.seats.value[0] === again ? 'yes' : 'no',
                })}
              </b>
            </>
          ) : over ? (
            <button
              type="button"
              class="link-button in-row no-border no-fill min-h-44 gap-8 text-start"
              onClick={onEnding}
            >
              <Icon name="trophy" />
              <span class="caption">{say('turn-over')}</span>
            </button>
          ) : turn === null ? (
            <b class="caption break-words">
              {/* if the game has turns and no seat has one, it is just beginning or ending */}
              {props.atOnce && say(together(table, live))}
            </b>
          ) : (
            <>
              <Face seat={table.seats[turn]!} />
              {prefs.picturesOnly.value && <Icon name={myTurn ? 'hand' : 'clock'} class={myTurn ? 'beckons' : ''} />}
              <b class="caption break-words">
                {myTurn ? say('turn-yours') : say('turn-of', { name: names[turn] ?? '' })}
              </b>
            </>
          )}
        </p>
      )}
      {watches && (
        <span class="watching-sign semibold inline-row gap-6 pill on-panel lined">
          <Icon name="eye" />
          <span class="caption">{say('watch-title')}</span>
        </span>
      )}
      {!awaitsHandover && <Clock live={live} />}
      {(away.length > 0 || missed !== null || late !== null) && (
        <div class="seats-left panel in-row wrap gap-8">
          {away.map((mine) => (
            <Button key={mine} main icon="play" onClick={() => live.away(mine, false)}>
              <span class="caption">
                {live.seats.value.length > 1 ? say('away-back-of', { name: names[mine] ?? '' }) : say('away-back')}
              </span>
            </Button>
          ))}
          {late !== null && (
            <small class="why caption">
              {say('away-left', { name: names[late] ?? '', then: turnsWithout(table, isTimed(table, live)) })}
            </small>
          )}
          {missed !== null && (
            <small class="why caption">
              {[say('away-why', { name: names[missed] ?? '' }), ...(table.rated ? [say('away-unrated')] : [])].join(
                ' ',
              )}
            </small>
          )}
          {missed !== null && <SubstituteButton live={live} seat={missed} name={names[missed] ?? ''} />}
        </div>
      )}
      {!table.puzzle && !screen && !prefs.picturesOnly.value && (
        <ul class="present flex gap-4" aria-label={say('setup-seats')}>
          {table.seats.map((one) => (
            <li key={one.seat} class={one.kind === 'person' && !one.present ? 'gone' : ''} title={names[one.seat]}>
              <Face seat={one.away ? { ...one, kind: 'bot', bot: one.bot ?? 'level2' } : one} />
              <span class="sr">{withColon(names[one.seat] ?? '', presence(one))}</span>
            </li>
          ))}
        </ul>
      )}
      {sofa && <SofaChip {...sofa} />}
      {peeking && <Peek on={peeking} />}
      {!screen && !table.puzzle && live.seats.value.length > 0 && (
        <SignButton live={live} seat={seat ?? live.seats.value[0]!} />
      )}
      <SpeechButton />
      {!screen && <SoundButton class="sound-button" />}
      <Button icon="menu" label={say('menu-title')} onClick={() => setMenu(true)} />
      {menu && <MenuPart {...{ live, table, edition, names, story }} onClose={() => setMenu(false)} />}
    </header>
  )
}

/** The letters of the TV: on the TV for phones that come later, on a phone to have the whole board. */
const SofaChip = ({ code, hand, onToggle }: Sofa) =>
  onToggle ? (
    <Button
      class="sofa"
      icon={hand ? 'screen' : 'hand'}
      aria-label={hand ? withColon(code, say('tv-board')) : say('tv-hand', { code })}
      onClick={onToggle}
    >
      {code}
    </Button>
  ) : (
    <b class="sofa in-row gap-6">
      <Icon name="screen" />
      {code}
    </b>
  )

/** The status where nobody waits for a turn. */
const together = (table: Table, live: Live): string =>
  table.seats.length > 1 ? 'turn-all' : live.deadline.value !== null ? 'turn-clock' : 'turn-alone'

/** The menu, fetched when it is opened. */
function MenuPart(props: ComponentProps<typeof Menu>) {
  const { value: part, error } = useFetch(() => import('./Menu'), [props.live.status.value === 'lost'])
  useEffect(() => (error ? showError(error) : undefined), [error])
  return part && <part.Menu {...props} />
}

/** The task of a puzzle, fetched if there is one. */
function PuzzlePart(props: ComponentProps<typeof PuzzleBar>) {
  const { value: part } = useFetch(
    async () => (await Promise.all([import('../puzzles/PuzzleBar'), texts('puzzles')]))[0],
    [props.live.status.value === 'lost'],
  )
  return part ? <part.PuzzleBar {...props} /> : <p class="turn-sign in-row grow min-w-0 gap-8" />
}

/** Hold to look, by pointer or key. */
function Peek({ on }: { on: Signal<boolean> }) {
  const look = () => (on.value = true)
  const hide = () => (on.value = false)
  return (
    <Button
      class="peek"
      icon="eye"
      label={say('curtain-hold')}
      aria-pressed={on.value}
      onPointerDown={look}
      onPointerUp={hide}
      onPointerLeave={hide}
      onKeyDown={(event) => (event.key === ' ' || event.key === 'Enter') && look()}
      onKeyUp={hide}
      onBlur={hide}
    />
  )
}

/** The time left, by the server's clock: to play, or to hand over the device. */
export function Clock({ live }: { live: Live }) {
  const left = useTimeLeft(live.deadline.value, live.now)
  if (left === null) return null
  return (
    <span
      class={
        left <= 10 ? 'clock short inline-row gap-6 pill on-panel lined' : 'clock inline-row gap-6 pill on-panel lined'
      }
      role="timer"
      aria-label={say(live.handover.value ? 'curtain-left' : 'clock-left', { time: duration(left) })}
    >
      <Icon name="clock" />
      {clock(left)}
    </span>
  )
}
