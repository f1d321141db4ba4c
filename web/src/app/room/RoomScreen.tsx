/** The room on a big screen: scenes that change by themselves, drawn for 1920 × 1080 and scaled as a whole. */
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import type { Signal } from '@preact/signals'
import { board, type GameModule } from '../../games'
import { Thing } from '../../games/sliding/board/Thing'
import { say } from '../../i18n'
import { joinWords, thingPhrase } from '../../i18n/words'
import { api } from '../../net/api'
import { Live } from '../../net/live'
import { roomKeys, rooms, type LiveRoom } from '../../net/rooms'
import type { EditionInfo, View } from '../../net/protocol'
import type { Room, RoomGame } from '../../net/types'
import { Icon } from '../../ui/Icon'
import { Badge, COLOURS, FigureProvider, Pawn } from '../../ui/Pawn'
import { QrCode } from '../../ui/ShareLink'
import { showError } from '../../ui/Toast'
import { gameEditionsOf } from '../shared/editions'
import { origin } from '../shared/guest'
import { splitCode } from '../shared/tables'
import { Hedge, HEDGE } from '../table/Curtain'
import { turnOf } from '../table/seating'
import {
  Clock,
  colourOf,
  formatPoints,
  HEIGHT,
  isRunning,
  LIST,
  List,
  Name,
  nameIn,
  Podium,
  podiumPage,
} from './Standings'

/** How long pairings, boards and a page of the standings are shown. */
const PAIRS_MS = 20_000
const PAIRS_PAGE_MS = 8_000
const BOARDS_MS = 15_000
const LIST_MS = 10_000
/** How many fit on one page. */
const PAIRS = 12
const BOARDS = 6
/** Boards are shown at least this often before the standings. */
const BOARDS_AT_LEAST = 4

type Scene = ['lobby' | 'pairs' | 'boards' | 'list' | 'podium' | 'pause', page: number]

const pageAt = (ms: number, each: number, pages: number): number => Math.floor(ms / each) % Math.max(1, pages)

/** Boards in pages; a page whose games are all over is left out, unless all are. */
const boardPages = (room: Room): RoomGame[][] => {
  const games = room.mode === 'arena' ? room.games.filter(isRunning) : room.games
  const pages = Array.from({ length: Math.ceil(games.length / BOARDS) }, (_, n) =>
    games.slice(n * BOARDS, (n + 1) * BOARDS),
  )
  return pages.filter((page) => page.some(isRunning))
}

/** What the screen shows at a moment of the server's clock. */
export function sceneOf(room: Room, at: number): Scene {
  const lists = Math.ceil(room.standings.length / LIST)
  if (room.status === 'over')
    return ['podium', pageAt(at, LIST_MS, Math.ceil((room.standings.length - 3) / podiumPage(room)))]
  if (room.status === 'open' || !room.round) return ['lobby', 0]
  if (room.status === 'paused') return ['pause', 0]
  if (!room.games.some(isRunning)) return ['list', pageAt(at, LIST_MS, lists)]
  const sheets = Math.ceil(room.games.length / PAIRS)
  const pairs = room.mode === 'arena' ? 0 : Math.max(PAIRS_MS, sheets * PAIRS_PAGE_MS)
  const since = room.mode === 'arena' ? at : at - room.drawn
  if (since < pairs) return ['pairs', pageAt(Math.max(0, since), pairs / sheets, sheets)]
  const pages = boardPages(room).length
  const shown = pages * Math.max(1, Math.ceil(BOARDS_AT_LEAST / pages)) * BOARDS_MS
  // before the second round the standings say nothing
  const phase = (since - pairs) % (shown + (room.round > 1 ? lists * LIST_MS : 0))
  return phase < shown ? ['boards', pageAt(phase, BOARDS_MS, pages)] : ['list', pageAt(phase - shown, LIST_MS, lists)]
}

export function RoomScreen({ live, room }: { live: LiveRoom; room: Room }) {
  const [[kind, page], show] = useState<Scene>(() => sceneOf(room, live.now()))
  const [scale, resize] = useState(1)
  useEffect(() => {
    const look = () => {
      const next = sceneOf(room, live.now())
      show((old) => (old[0] === next[0] && old[1] === next[1] ? old : next)) // boards are drawn again only if needed
    }
    look()
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [room])
  useLayoutEffect(() => {
    const fit = () => resize(Math.min(innerWidth / HEDGE, innerHeight / HEIGHT))
    fit()
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [])
  const { items, report } = useTicker(room)
  return (
    <main class="wall cover clip">
      <div class="stage absolute clip" data-scene={kind} style={{ transform: `translate(-50%, -50%) scale(${scale})` }}>
        {kind === 'lobby' && <Lobby live={live} room={room} />}
        {kind === 'pairs' && <Pairs live={live} room={room} page={page} />}
        {kind === 'boards' && <Boards live={live} room={room} page={page} report={report} />}
        {kind === 'list' && <List live={live} room={room} page={page} />}
        {kind === 'podium' && <Podium room={room} page={page} />}
        {kind === 'pause' && <PauseScene />}
        {(kind === 'boards' || kind === 'list') && <Ticker room={room} items={items} />}
      </div>
    </main>
  )
}

// ── parts of scenes ────────────────────────────────────────────────────────────────────────────────────────────────

const roundTitle = (room: Room): string =>
  room.mode === 'arena'
    ? say('room-mode-arena')
    : say('room-round', { round: room.round, of: room.mode === 'swiss' ? room.rounds : 0 })

// ── before the first round ─────────────────────────────────────────────────────────────────────────────────────────

const ROWS = 3
const ROW_WIDTH = 1172
/** The places of names: as wide as the name, and as the wanderer above it. Over 24, wanderers are smaller. */
const MANY = 24

function nameWidths(names: string[]): number[] {
  const pen = document.createElement('canvas').getContext('2d')
  if (pen) pen.font = `700 31px ${getComputedStyle(document.documentElement).getPropertyValue('--display')}`
  return names.map((name) => (pen?.measureText(name).width ?? 20 * name.length) + 40)
}

/** The rows of the latest that fit, at most `most` in each, and how many do not. */
export function rowsOf(widths: number[], least: number, most: number): { first: number; rows: number[] } {
  const fill = (first: number): number[] | null => {
    const rows = [0]
    let left = ROW_WIDTH
    for (const width of widths.slice(first)) {
      const taken = Math.max(width, least)
      if (taken > left || rows[rows.length - 1] === most) {
        rows.push(0)
        left = ROW_WIDTH
      }
      left -= taken
      rows[rows.length - 1]!++
    }
    return rows.length <= ROWS ? rows : null
  }
  for (let first = 0; ; first++) {
    const rows = fill(first)
    if (rows) return { first, rows }
  }
}

function Lobby({ live, room }: { live: LiveRoom; room: Room }) {
  const here = room.members.filter(({ out }) => !out)
  const small = here.length > MANY
  const { first, rows } = useMemo(
    () =>
      rowsOf(nameWidths(here.map(({ name }) => name)), small ? 90 : 124, Math.max(8, Math.ceil(here.length / ROWS))),
    [here.map(({ name }) => name).join()],
  )
  const teacher = roomKeys(room.id).teacher !== undefined
  const link = `${origin()}/room/${room.id}`
  let next = first
  return (
    <>
      {Array.from({ length: ROWS }, (_, row) => {
        const members = here.slice(next, (next += rows[row] ?? 0))
        return (
          <div key={row} class={small ? 'hedge-row absolute small' : 'hedge-row absolute'} style={{ '--row': row }}>
            <Hedge height={112} />
            <ul class="people absolute flex">
              {members.map(({ number, name }) => (
                <li
                  key={number}
                  class={
                    number === here[here.length - 1]!.number ? 'new in-column items-center' : 'in-column items-center'
                  }
                  data-colour={colourOf(room, number)}
                >
                  <Pawn colour={colourOf(room, number)} />
                  {teacher ? (
                    <button
                      type="button"
                      class="tag"
                      title={say('room-rename', { name })}
                      aria-label={say('room-rename', { name })}
                      onClick={() => rooms.teacher(room.id, showError)(`members/${number}`, { name: '' })}
                    >
                      {name}
                    </button>
                  ) : (
                    <span class="tag">{name}</span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      {room.door && room.code && (
        <section class="door panel absolute text-center" aria-label={say('waiting-invite')}>
          <QrCode text={link} label={say('invite-qr')} />
          <p class="code m-0">{splitCode(room.code)}</p>
          <p class="at m-0 break-words">{origin().replace(/^https?:\/\//, '')}</p>
          <p class="m-0">{say('room-scan')}</p>
        </section>
      )}
      <header class="absolute">
        <div class="bar in-row">
          <h1 class="break-words min-w-0">{room.name || say('room-title')}</h1>
          <span class="rt flex">
            <span class="big">{say('room-members', { count: here.length })}</span>
            <Clock live={live} />
          </span>
        </div>
        <p>{first ? say('room-more', { count: first }) : say('room-easy')}</p>
      </header>
    </>
  )
}

// ── a round ────────────────────────────────────────────────────────────────────────────────────────────────────────

function Pairs({ live, room, page }: { live: LiveRoom; room: Room; page: number }) {
  const sheets = Math.ceil(room.games.length / PAIRS)
  const last = page === sheets - 1
  return (
    <>
      <div class="bar in-row">
        <h1>{say('room-find-table', { round: room.round, of: room.mode === 'swiss' ? room.rounds : 0 })}</h1>
        <span class="rt flex">
          <Clock live={live} until={room.drawn + Math.max(PAIRS_MS, sheets * PAIRS_PAGE_MS)} />
        </span>
      </div>
      <ol class="pairs stack">
        {room.games.slice(page * PAIRS, (page + 1) * PAIRS).map((game, n) => (
          <li class="panel clip stack" key={game.number}>
            <span class="no centre">{page * PAIRS + n + 1}</span>
            <span class={`who stack of-${game.members.length}`}>
              {game.members.map((number) => (
                <span class="in-row min-w-0" key={number}>
                  <Pawn colour={colourOf(room, number)} />
                  <Name>{nameIn(room, number)}</Name>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
      {last && room.byes.length > 0 && (
        <p class="byes absolute m-0">
          {room.byes.map((number) => say('room-bye', { name: nameIn(room, number) })).join(' · ')}
        </p>
      )}
    </>
  )
}

interface BoardsProps {
  live: LiveRoom
  room: Room
  page: number
  report: (item: News) => void
}

function Boards({ live, room, page, report }: BoardsProps) {
  const [parts, setParts] = useState<{ module: GameModule; edition: EditionInfo } | null>(null)
  useEffect(() => {
    void api.games().then(async (catalogue) => {
      const gameEdition = gameEditionsOf(catalogue).find(({ edition }) => edition.id === room.edition)
      if (gameEdition) setParts({ module: await board(gameEdition.game.game), edition: gameEdition.edition })
    }, showError)
  }, [room.edition])
  const pages = boardPages(room)
  const shown = pages[page % pages.length] ?? []
  const numbered = room.mode !== 'arena'
  const place = (game: RoomGame): number => room.games.indexOf(game) + 1
  const done = room.games.filter(({ points }) => points).length
  return (
    <>
      <div class="bar in-row">
        <h1>{roundTitle(room)}</h1>
        {numbered && pages.length > 1 && (
          <span class="big">{say('room-tables', { from: place(shown[0]!), to: place(shown[shown.length - 1]!) })}</span>
        )}
        <span class="rt flex">
          {numbered && <span class="big">{say('room-done', { done, all: room.games.length })}</span>}
          <Clock live={live} until={room.mode === 'arena' ? room.until : null} since={room.drawn} />
        </span>
      </div>
      <ul class={`boards stack of-${Math.min(shown.length, 4)}`}>
        {parts && shown.map((game) => <BoardCard key={game.table} {...{ room, game, report }} {...parts} />)}
      </ul>
    </>
  )
}

interface BoardCardProps {
  room: Room
  game: RoomGame
  module: GameModule
  edition: EditionInfo
  report: (item: News) => void
}

/** What a view of a maze says of a seat, as far as a game has it. */
type SeatOfView = { found?: string[]; left?: number }

const seatsOf = (view: View | null): SeatOfView[] => (view && 'seats' in view ? (view.seats as SeatOfView[]) : [])

/** One board as spectators see it: names, whose turn it is, what they have found, and the result. */
function BoardCard({ room, game, module, edition, report }: BoardCardProps) {
  const live = useMemo(() => new Live(game.table, {}), [game.table])
  useEffect(() => () => live.end(), [live])
  const view = live.view.value
  const event = live.events.value
  useEffect(() => {
    if (!event) return
    const before = seatsOf(event.before)
    seatsOf(event.after).forEach(({ found = [] }, seat) => {
      const thing = found.find((one) => !before[seat]?.found?.includes(one))
      const number = game.members[seat]
      if (thing === undefined || number === undefined) return
      const text = say('room-found', { name: nameIn(room, number), thing: thingPhrase(edition, thing) })
      report({ text, thing, colour: colourOf(room, number) })
    })
  }, [event])
  const { table } = live
  const scores = table.value?.outcome?.scores ?? game.points?.map(formatPoints)
  return (
    <li class="panel stack clip">
      <div class="relative live-board">
        {view && <module.Board view={live.view as Signal<View>} edition={edition} />}
        {game.points && <b class="result cover centre">{scores?.join(' : ')}</b>}
      </div>
      <FigureProvider edition={edition}>
        <ul class={`players stack of-${game.members.length}`}>
          {game.members.map((number, seat) => {
            const { found = [], left = 0 } = seatsOf(view)[seat] ?? {}
            const colour = table.value?.seats[seat]?.colour ?? COLOURS[seat % COLOURS.length]!
            const now = !game.points && turnOf(view) === seat
            return (
              <li key={number} class={now ? 'now' : ''} data-colour={colour} aria-current={now ? 'true' : undefined}>
                <Pawn colour={colour} />
                <Name>{nameIn(room, number)}</Name>
                <span class="finds flex wrap justify-center" style={{ '--count': found.length + left }}>
                  {found.map((thing) => (
                    <i key={thing} class="got centre circle">
                      <Thing thing={thing} />
                    </i>
                  ))}
                  {Array.from({ length: left }, (_, n) => (
                    <i key={n} class="circle" />
                  ))}
                </span>
              </li>
            )
          })}
        </ul>
      </FigureProvider>
    </li>
  )
}

// ── the ticker ─────────────────────────────────────────────────────────────────────────────────────────────────────

interface News {
  text: string
  thing?: string
  colour?: string
}

/** As many of the latest news as one line holds, about. */
const TICKER_LETTERS = 72
const TICKER_ITEMS = 3

const fitTicker = (items: News[]): News[] => {
  let left = TICKER_LETTERS
  return items.filter(({ text }, n) => (left -= text.length + 6) > 0 || n === 0)
}

function useTicker(room: Room): { items: News[]; report: (item: News) => void } {
  const [items, set] = useState<News[]>([])
  const [known] = useState(() => new Set(room.games.filter(({ points }) => points).map(({ number }) => number)))
  const report = (item: News) => set((old) => [item, ...old].slice(0, TICKER_ITEMS))
  useEffect(() => {
    for (const game of room.games) {
      if (!game.points || known.has(game.number)) continue
      known.add(game.number)
      report(resultNews(room, game))
    }
  }, [room])
  return { items: fitTicker(items), report }
}

function resultNews(room: Room, { members, points }: RoomGame): News {
  const won = members.filter((_, n) => points![n] === Math.max(...points!))
  const others = joinWords(members.filter((number) => !won.includes(number)).map((number) => nameIn(room, number)))
  const name = joinWords(won.map((number) => nameIn(room, number)))
  if (!others) return { text: say('room-shares', { names: name }) }
  return { text: say('room-wins', { name, others }), colour: colourOf(room, won[0]!) }
}

function Ticker({ room, items }: { room: Room; items: News[] }) {
  return (
    <div class="ticker absolute in-row clip">
      {items.map(({ text, thing, colour }) => (
        <span key={text} class="in-row">
          {thing && <Thing thing={thing} class="circle rigid" />}
          {colour && <Badge colour={colour} />}
          {text}
        </span>
      ))}
      {!items.length && room.door && room.code && (
        <span class="in-row">
          <Icon name="people" />
          {origin().replace(/^https?:\/\//, '')} · {splitCode(room.code)}
        </span>
      )}
    </div>
  )
}

// ── a pause ────────────────────────────────────────────────────────────────────────────────────────────────────────

const PauseScene = (): ComponentChildren => (
  <>
    <Hedge height={150} />
    <div class="bar in-row">
      <span class="rt flex">
        <Clock />
      </span>
    </div>
    <div class="stop cover in-column items-center justify-center">
      <Icon name="pause" />
      <h1>{say('pause-title')}</h1>
    </div>
  </>
)
