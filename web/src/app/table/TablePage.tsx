import type { ComponentProps } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { board } from '../../games'
import { problem, say } from '../../i18n'
import { api } from '../../net/api'
import { fromHash, keep, keysOf } from '../../net/keys'
import { Live } from '../../net/live'
import { MISUNDERSTOOD, type Table } from '../../net/protocol'
import type { NewScreen } from '../../net/types'
import { Button } from '../../ui/Button'
import { FigureProvider } from '../../ui/Pawn'
import { namesOf } from '../shared/bots'
import { gameEditionsOf, type GameEdition } from '../shared/editions'
import { showError } from '../../ui/Toast'
import { useFetch, useTitle } from '../shared/hooks'
import { lastTable } from '../shared/tables'
import { NotFound, Loading } from '../shared/Placeholder'
import { address, go } from '../shared/router'
import { Play, type WatchReason } from './Play'
import type { Ready } from './Ready'
import type { Waiting } from './Waiting'
import './styles/index.css'

/** Loaded on demand: few play solo against a clock. */
function SoloReady(props: ComponentProps<typeof Ready>) {
  const { value: part, error } = useFetch(() => import('./Ready'), [props.live.status.value === 'lost'])
  return part ? <part.Ready {...props} /> : <Loading lost={error !== null} />
}

/** The seat belongs to another person now; everybody may watch. */
const LOST_SEAT = ['page.wrong_key', 'page.key_reissued']

interface Props {
  id?: string
  /** Set on a TV. */
  tv?: NewScreen
  /** The people of the table play on at another one. */
  onNext?: (table: string) => void
}

/** One table: waiting for players, in play, or finished. `?screen` makes this device a TV. */
export function TablePage(props: Props) {
  const asTv = !props.tv && address.value.searchParams.has('screen')
  useEffect(() => {
    if (asTv) go(`/tv?table=${props.id}`, { replace: true })
  }, [asTv])
  return asTv ? <Loading lost={false} /> : <TableHere {...props} />
}

function TableHere({ id = '', tv, onNext }: Props) {
  const screen = tv !== undefined
  const live = useMemo(() => {
    keep(id, fromHash(location.hash))
    return (tv ? new Live(id, {}, undefined, tv) : new Live(id, keysOf(id))).awaitBoard()
  }, [id, tv?.code])
  const [watches, setWatches] = useState<WatchReason>('late')
  const [gameEdition, setGameEdition] = useState<GameEdition | null>(null)
  const table = live.table.value

  useEffect(() => () => live.end(), [live])
  useEffect(() => {
    if (table?.status === 'waiting') setWatches((why) => (why === 'lost' ? why : 'full'))
  }, [table?.status])
  const { hash } = address.value
  const openedWith = useRef(hash)
  useEffect(() => {
    if (!hash) return
    if (hash !== openedWith.current && !screen) {
      // the link of a seat, opened on a device that already watches
      keep(id, fromHash(hash))
      live.rekey(keysOf(id))
    }
    openedWith.current = ''
    // others may see the address bar: the keys are stored and removed from it
    go(address.peek().pathname + location.search, { replace: true })
  }, [hash])
  useEffect(() => {
    if (!table || gameEdition) return
    board(table.game).catch(() => undefined) // Play waits for it, and reports if it does not load
    void api
      .games()
      .then(
        (all) => setGameEdition(gameEditionsOf(all).find(({ edition }) => edition.id === table.edition) ?? null),
        showError,
      )
  }, [table?.edition, live.status.value]) // again after a lost connection
  const next = screen && table ? nextTable(table, live.next.value) : null
  useEffect(() => {
    if (next) onNext?.(next)
  }, [next])
  const seated = !screen && live.seats.value.length > 0
  useEffect(() => {
    if (seated) lastTable.value = id
  }, [id, seated])
  const called = live.problem.value?.code === 'table.closed' && !screen ? table?.room : null
  useEffect(() => {
    if (called) go(`/room/${called}`, { replace: true }) // the teacher ended the game, and the room goes on
  }, [called])
  const error = live.problem.value ? problem(live.problem.value) : ''
  useTitle(error || (table ? namesOf(table).join(' · ') : ''))

  if (error)
    return (
      <NotFound title={error} reload={live.problem.value!.code === MISUNDERSTOOD}>
        {LOST_SEAT.includes(live.problem.value!.code) && (
          <Button
            icon="eye"
            onClick={() => {
              setWatches('lost')
              live.rekey({})
            }}
          >
            {say('page-watch')}
          </Button>
        )}
      </NotFound>
    )
  if (!table || !gameEdition) return <Loading lost={live.status.value === 'lost'} />
  const { game, edition } = gameEdition
  if (table.status === 'waiting' && table.seats.length === 1 && live.seats.value.length)
    return <SoloReady {...{ live, table, edition }} />
  if (table.status === 'waiting')
    return (
      <FigureProvider edition={edition}>
        <WaitingRoom {...{ live, table, game, edition, tv }} />
      </FigureProvider>
    )
  return (
    <FigureProvider edition={edition}>
      <Play live={live} table={table} edition={edition} tv={tv} watches={watches} />
    </FigureProvider>
  )
}

/** The game a shared screen follows to: the rematch, or the players' next game once nobody plays here any more. */
function nextTable({ rematch, status, seats }: Table, next: string | null): string | null {
  const inPlay = status === 'playing' && seats.some(({ kind, present }) => kind === 'person' && present)
  return rematch ?? (inPlay ? null : next)
}

/** Most tables begin at once: what comes before the game is loaded only if it is needed. */
function WaitingRoom(props: ComponentProps<typeof Waiting>) {
  const { value: part, error } = useFetch(() => import('./Waiting'), [props.live.status.value === 'lost'])
  return part ? <part.Waiting {...props} /> : <Loading lost={error !== null} />
}
