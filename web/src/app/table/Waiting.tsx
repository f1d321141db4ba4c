import { useRef, useState } from 'preact/hooks'
import { localName, say } from '../../i18n'
import { api } from '../../net/api'
import { drop, keep, keysOf } from '../../net/keys'
import type { Live } from '../../net/live'
import type { EditionInfo, GameInfo, SeatInfo, Table } from '../../net/protocol'
import type { NewScreen } from '../../net/types'
import { Button } from '../../ui/Button'
import { Icon, type IconName } from '../../ui/Icon'
import { Panel } from '../../ui/Dialog'
import { Face, Player } from '../../ui/Pawn'
import { TextField } from '../../ui/fields'
import { useFocusRestore } from '../../ui/hooks'
import { showError } from '../../ui/Toast'
import { namesOf, nextBot } from '../shared/bots'
import { Header } from '../shared/Header'
import { isOwnTable, tvInFront } from '../shared/tables'
import { firstOf, canChooseFirst } from '../setup/form'
import { PawnChoice, pawnName, WhoBegins } from '../setup/Who'
import { guest } from '../shared/guest'
import { prefs } from '../../device/prefs'
import { Connection, presence } from './Presence'
import { Invitation, TvCode } from './Invitation'
import { Thumb } from '../shared/Games'
import './styles/waiting.css'

interface Props {
  live: Live
  table: Table
  game: GameInfo
  edition: EditionInfo
  tv?: NewScreen | undefined
}

/** Before the start: who sits where, and how others find the table. */
export const Waiting = ({ tv, ...props }: Props) =>
  tv ? <TvCode code={tv.code} table={props.table} /> : <WaitingHere {...props} />

function WaitingHere({ live, table, game, edition }: Omit<Props, 'tv'>) {
  const [name, setName] = useState(prefs.name.value)
  const [busy, setBusy] = useState(false)
  const [picking, pick] = useState<number | null>(null)
  /** The seat that was just tapped, until the server confirms it. */
  const [first, setFirst] = useState<number | null | undefined>(undefined)
  const heard = useRef(0)
  const mine = live.seats.value
  const sitting = useRef<HTMLUListElement>(null)
  useFocusRestore(sitting, mine.length)
  const maker = isOwnTable(table.id)
  const open = table.seats.filter((seat) => seat.kind === 'open').length
  const full = open === 0
  const names = namesOf(table, mine)
  const met = table.seats.map(({ bot }) => bot ?? '')
  /** The letters of the TV in front of this phone, which shows the code. */
  const tv = table.tvs.find((code) => code === tvInFront.value)

  async function act(what: () => Promise<unknown>) {
    setBusy(true)
    try {
      await what()
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  const join = (seat: number | null) =>
    act(async () => {
      const own = name.trim()
      prefs.name.value = own
      const taken = await api.join(table.id, own || guest.value, seat)
      keep(table.id, { [String(taken.seat)]: taken.key })
      live.rekey(keysOf(table.id))
    })
  const begins = (seat: number | null) => {
    // seats may change in the meantime, and the number would then mean another one; of two quick taps, the second
    // follows the first
    const after = first === undefined ? Math.max(table.seq, heard.current) : undefined
    setFirst(seat)
    return api
      .first(table.id, seat, after)
      .then((answer) => void (heard.current = answer.table.seq))
      .finally(() => setFirst(undefined))
  }
  const stand = (seat: number) =>
    act(() =>
      live.exchange(async () => {
        await api.stand(table.id, seat)
        drop(table.id, seat)
        return keysOf(table.id)
      }),
    )

  return (
    <>
      <Header />
      <Connection live={live} />
      <main class={mine.length ? 'waiting stack items-start gap-16' : 'waiting guest stack items-start gap-16'}>
        <div class="heading in-row gap-16">
          <span class="pic round-14 clip">
            <Thumb game={table.game} edition={table.edition} />
          </span>
          <div>
            <h1 class="caption">{full ? say('waiting-full') : say(tv && !mine.length ? 'tv-who' : 'waiting-title')}</h1>
            <p class="caption">
              {[tv && say('tv-where', { code: tv }), localName(edition.names)].filter(Boolean).join(' ')}
            </p>
          </div>
        </div>
        {!tv && (
          <Panel class="pad" aria-label={say('waiting-invite')}>
            <div class="arrivals flex wrap justify-center gap-12" aria-hidden="true">
              {table.seats.map((seat) => (
                <span key={seat.seat} class="stack justify-items-center" data-kind={seat.kind}>
                  <Player seat={seat} />
                  <small class="caption">{names[seat.seat]}</small>
                </span>
              ))}
            </div>
            <Invitation table={table} screens />
          </Panel>
        )}
        <Panel class="pad" aria-label={say('setup-seats')}>
          <h2 class="caption">{say('setup-seats')}</h2>
          {!full && mine.length === 0 && !prefs.picturesOnly.value && (
            <TextField label={say('setup-name')} value={name} max={20} onChange={setName} hint={guest.value} />
          )}
          <ul class="sitting stack gap-8" ref={sitting}>
            {table.seats.map((seat) => (
              <Sitting
                key={seat.seat}
                {...{ seat, edition, mine, maker, busy }}
                name={names[seat.seat]!}
                onPick={() => pick(seat.seat)}
                onJoin={() => join(seat.seat)}
                onStand={() => stand(seat.seat)}
                onBot={() =>
                  act(() => api.seat(table.id, { seat: seat.seat, kind: 'bot', bot: nextBot(game.bots, met) }))
                }
                onFree={() => act(() => api.seat(table.id, { seat: seat.seat, kind: 'open' }))}
              />
            ))}
          </ul>
          {picking !== null && (
            <PawnChoice
              edition={edition}
              holders={table.seats.map(({ seat, colour, kind }) => ({
                colour,
                name: names[seat]!,
                swaps: maker || kind !== 'person',
              }))}
              seat={picking}
              onChoose={(colour) => {
                if (mine.length === 1 && mine[0] === picking) prefs.colour.value = colour
                void act(() => api.colour(table.id, picking, colour))
              }}
              onClose={() => pick(null)}
            />
          )}
          {canChooseFirst(table.seats.length, game) && (maker || (mine.length > 0 && !table.listed)) && (
            <WhoBegins
              edition={edition.id}
              players={table.seats.map((seat) => ({ ...seat, name: names[seat.seat]! }))}
              value={first === undefined ? firstOf(table) : first}
              onChange={(seat) => act(() => begins(seat))}
            />
          )}
          {(maker || mine.length > 0) && (
            <Button
              main
              big
              class="begin w-full"
              icon={full || !prefs.picturesOnly.value ? 'play' : 'clock'}
              disabled={!full}
              busy={busy}
              onClick={() => act(() => api.begin(table.id))}
            >
              <span class="caption">{full ? say('setup-begin') : say('waiting-for', { count: open })}</span>
            </Button>
          )}
          {full && mine.length > 0 && <p class="note caption">{say('waiting-anybody')}</p>}
          {full && mine.length === 0 && maker && <p class="note caption">{say('waiting-soon')}</p>}
          {full && mine.length === 0 && !maker && <p class="note caption">{say('waiting-watch')}</p>}
        </Panel>
      </main>
    </>
  )
}

interface SittingProps {
  seat: SeatInfo
  name: string
  edition: EditionInfo
  mine: number[]
  /** Whether this device has made the table. */
  maker: boolean
  busy: boolean
  onPick: () => void
  onJoin: () => void
  onStand: () => void
  onBot: () => void
  onFree: () => void
}

/** A seat: who has it, and what can be done with it. */
function Sitting({ seat, name, edition, mine, maker, busy, ...on }: SittingProps) {
  const open = seat.kind === 'open'
  const own = mine.includes(seat.seat)
  return (
    <li class={open ? 'open in-row on-panel2 lined round-14 gap-12' : 'in-row on-panel2 lined round-14 gap-12'}>
      {maker || own ? (
        <button
          type="button"
          class="pick-pawn centre p-0 relative no-border no-fill round-14 pointer-hand"
          data-colour={seat.colour}
          aria-label={say('pawn-of', { name, pawn: pawnName(edition, seat.colour) })}
          onClick={on.onPick}
        >
          <Face seat={seat} />
        </button>
      ) : (
        <Face seat={seat} />
      )}
      {prefs.picturesOnly.value && <Icon name={sign(seat, mine)} />}
      <span class="name caption grow min-w-0">
        <b>{name}</b>
        <small class="block muted">{presence(seat, mine)}</small>
      </span>
      {open && mine.length === 0 && (
        <Button main icon="chair" busy={busy} onClick={on.onJoin}>
          <span class="caption">{say('waiting-sit')}</span>
        </Button>
      )}
      {maker && open && <Button icon="bot" label={say('waiting-bot')} busy={busy} onClick={on.onBot} />}
      {maker && (seat.kind === 'bot' || isGone(seat, mine)) && (
        <Button icon="chair" label={say('waiting-free')} busy={busy} onClick={on.onFree} />
      )}
      {own && <Button icon="leave" label={say('waiting-stand')} busy={busy} onClick={on.onStand} />}
    </li>
  )
}

/** Whether a person took this seat and has not arrived, or has left again: the server knows for how long. */
const isGone = (seat: SeatInfo, mine: number[]) => seat.kind === 'person' && !seat.present && !mine.includes(seat.seat)

/** The presence of a seat as a picture. */
const sign = (seat: SeatInfo, mine: number[]): IconName =>
  seat.kind === 'open'
    ? 'clock'
    : seat.kind === 'bot'
      ? 'bot'
      : mine.includes(seat.seat)
        ? 'hand'
        : seat.present
          ? 'check'
          : 'offline'
