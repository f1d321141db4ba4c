/** Cards with small boards: the maze of a day, games to pick up, and what to do besides. */
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { OFFLINE } from '../../device/offline'
import { inSentence, locale, problem, say, texts } from '../../i18n'
import { duration, joinWords } from '../../i18n/words'
import { SmallBoard, type SmallPosition } from '../../games/sliding/board/SmallBoard'
import { api } from '../../net/api'
import { keysOf } from '../../net/keys'
import { Live } from '../../net/live'
import type { Catalogue, EditionInfo, PuzzleInfo, Table } from '../../net/protocol'
import { downloadProgress } from '../../net/transport'
import { Icon, Portrait } from '../../ui/Icon'
import { Face, FigureProvider } from '../../ui/Pawn'
import { showError } from '../../ui/Toast'
import { book, daysInARow, isClosed, localDay, syncBook } from '../puzzles/book'
import { openPuzzle } from '../puzzles/openPuzzle'
import { namesOf } from './bots'
import { editionOf, phraseOf, shortName } from './editions'
import { useFetch, useTurnBadge } from './hooks'
import { Thumb } from './Games'
import './today.css'

export interface DayMaze {
  puzzle: PuzzleInfo
  /** The board as its solver sees it, and their seat. */
  view: SmallPosition
  seat: SmallPosition['seats'][number] | undefined
  edition: EditionInfo | undefined
}

/** The maze of a day with its board and words; the book of the guest is up to date, too, if it can be reached. */
export async function fetchDay(day: string): Promise<DayMaze> {
  const [puzzle, catalogue] = await Promise.all([
    api.puzzleOfDay(day, false),
    api.games(),
    texts('puzzles'),
    syncBook().catch(() => undefined),
  ])
  const view = (await api.draft(puzzle.line)).view as unknown as SmallPosition
  return { puzzle, view, seat: view.seats[puzzle.seat], edition: editionOf(catalogue, puzzle.edition) }
}

/** What is asked, in a sentence: “Find the bat. Par: 2 turns.” */
export function dayTask({ puzzle: { par }, seat, edition }: DayMaze): string {
  const [goal, ...more] = seat?.cards ?? []
  if (more.length || !goal) return say('puzzles-day-goals', { count: more.length + 1, par })
  return say('puzzles-day-goal', { goal: phraseOf(edition, goal), par })
}

/** How it went, or that it is open: “Solved in 2 turns. Par was 2.” */
export function dayResult(day: string): string {
  const solved = book.value.mazes[day]
  if (solved) return say('puzzles-day-solved', { own: solved.own, par: solved.par })
  return isClosed(day, false) ? say('puzzles-closed') : ''
}

/** The days in a row, and whether today counts already: “2 days in a row · today is open”. */
export function streakWords(now: Date): string {
  const days = daysInARow(now)
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime()
  const hours = Math.max(1, Math.round((midnight - now.getTime()) / 3_600_000))
  const next = book.value.mazes[localDay(now)] || isClosed(localDay(now), false)
  return [
    days > 0 && say('puzzles-streak', { days }),
    next ? say('puzzles-day-next', { time: duration(hours * 3600) }) : say('puzzles-day-open'),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The days of this week, from Monday: solved, today, or still to come. */
export function Week({ now }: { now: Date }) {
  const today = (now.getDay() + 6) % 7
  const letter = new Intl.DateTimeFormat(locale(), { weekday: 'narrow' })
  return (
    <span class="week inline-flex gap-4" aria-hidden="true">
      {Array.from({ length: 7 }, (_, n) => {
        const solved = localDay(now, n - today) in book.value.mazes
        const name = letter.format(new Date(now.getFullYear(), now.getMonth(), now.getDate() + n - today))
        return (
          <i key={n} class={`centre circle ${solved ? 'made' : ''} ${n === today ? 'now' : ''}`}>
            {solved ? <Icon name="check" /> : name}
          </i>
        )
      })}
    </span>
  )
}

interface Props {
  /** By the local calendar, as `localDay` writes it; without it: today. */
  day?: string
  /** The date in words; undefined: it is today. */
  title?: string | undefined
}

/** A card that opens the maze of a day. Its place is kept until the maze has been made. */
export function Today({ day = localDay(new Date()), title }: Props) {
  const { value: maze, error } = useFetch(() => fetchDay(day), [day])
  const [busy, setBusy] = useState(false)
  const now = new Date()
  const open = !!maze && !(day in book.value.mazes) && !isClosed(day, false)
  async function solve() {
    if (busy || !maze) return
    setBusy(true)
    await openPuzzle({ day, roll: false }).catch((refusal) => (showError(refusal), setBusy(false)))
  }
  return (
    <button
      type="button"
      class={`offer today panel in-row text-start gap-12 ${open ? 'open' : ''}`}
      aria-disabled={busy || !maze}
      onClick={() => void solve()}
    >
      <span class="board rigid round-12 clip">
        {maze && <SmallBoard view={maze.view} goals={maze.seat?.cards ?? []} mine={maze.seat?.colour} />}
      </span>
      {maze ? (
        <span class="in-column grow min-w-0 gap-4">
          <small class="caption kick bold">{title ?? say('puzzles-today')}</small>
          <b class="caption">{say('puzzles-maze', { number: maze.puzzle.number ?? '' })}</b>
          <span class="caption muted">{dayResult(day) || dayTask(maze)}</span>
          {title || (open && !daysInARow(now)) ? (
            <span class="go caption pill bold">{say('puzzles-play')}</span>
          ) : (
            <>
              <Week now={now} />
              <small class="caption muted">{streakWords(now)}</small>
            </>
          )}
        </span>
      ) : (
        <span class="caption muted">{error ? problem(error) : '…'}</span>
      )}
    </button>
  )
}

/** The cards of the start page. */
export function Cards({ tables, game }: { tables: Table[]; game: string }) {
  return (
    <>
      {/* the offline page makes the maze itself, once the game has loaded */}
      {downloadProgress.value ? <span class="offer today panel" /> : <Today />}
      <Continue tables={tables} />
      <Ideas game={game} count={2 - tables.length} />
    </>
  )
}

/** The tables of this guest: first those where it is their turn, which players of long games look for. */
export function Continue({ tables }: { tables: Table[] }) {
  useTurnBadge(tables.filter((table) => table.turn_mine).length)
  if (!tables.length) return null
  const sorted = [...tables].sort((a, b) => Number(!a.turn_mine) - Number(!b.turn_mine))
  return (
    <section class="continue relative" aria-label={say('start-continue')}>
      {sorted.slice(0, 4).map((table) => (
        <OfferedTable key={table.id} table={table} />
      ))}
    </section>
  )
}

/** A game to pick up: its board as it is now, with whom, how far, and whose turn it is. It follows the game. */
function OfferedTable({ table }: { table: Table }) {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null)
  const live = useMemo(() => (table.status === 'playing' ? new Live(table.id, {}) : null), [table.id])
  useEffect(() => () => live?.end(), [live])
  useEffect(() => void api.games().then(setCatalogue, () => undefined), [])
  const edition = catalogue ? editionOf(catalogue, table.edition) : undefined
  const mine = table.seats_mine ?? Object.keys(keysOf(table.id)).map(Number)
  const names = namesOf(table, mine)
  const view = live?.view.value
  const position = view && 'maze' in view ? (view as unknown as SmallPosition & { turn: number | null }) : null
  const own = position?.seats[mine[0] ?? -1] as { found: string[]; left: number } | undefined
  const turn = position ? position.turn : table.turn_mine ? mine[0] : null
  const others = table.seats.filter(({ seat }) => !mine.includes(seat)).map(({ seat }) => inSentence(names[seat]!))
  const player = table.seats[turn ?? -1]
  return (
    <a class="offer panel in-row gap-12" href={`/t/${table.id}`}>
      <span class="board rigid round-12 clip">
        {position ? (
          <SmallBoard view={position} mine={table.seats[mine[0] ?? -1]?.colour} />
        ) : (
          <Thumb game={table.game} edition={table.edition} />
        )}
      </span>
      <span class="in-column grow min-w-0 gap-4">
        <b class="caption">
          {others.length ? say('start-with', { names: joinWords(others) }) : edition && shortName(edition)}
        </b>
        <span class="caption muted">
          {own
            ? say('start-found', { found: own.found.length, all: own.found.length + own.left })
            : edition
              ? shortName(edition)
              : '\u00a0'}
        </span>
        <FigureProvider edition={edition}>
          <span class="whose in-row pill bold gap-6" data-colour={player?.colour}>
            {player && <Face seat={player} />}
            <span class="caption">{whoseTurn(table, turn ?? null, mine, names)}</span>
          </span>
        </FigureProvider>
      </span>
    </a>
  )
}

function whoseTurn(table: Table, turn: number | null, mine: number[], names: string[]): string {
  if (table.status === 'waiting') return say('table-waits')
  if (turn === null) return say('table-running')
  if (!mine.includes(turn)) return say('turn-of', { name: names[turn]! })
  const left = table.deadline ? Math.max(0, table.deadline - Date.now()) / 1000 : null
  const yours = mine.length > 1 ? say('turn-of', { name: names[turn]! }) : say('turn-yours')
  return left === null ? yours : `${yours} · ${say('clock-left', { time: duration(left) })}`
}

/** What to do besides, as long as there are few games to pick up. */
function Ideas({ game, count }: { game: string; count: number }) {
  const ideas: [href: string, picture: ComponentChildren, title: string, about: string, todo: string][] = [
    [`/learn/${game}`, <Portrait key="owl" bot="level5" />, say('start-never'), say('start-owl'), say('start-learn')],
    ...(OFFLINE
      ? []
      : ([
          ['/tv', <Icon key="tv" name="screen" />, say('start-tv'), say('tv-title'), say('menu-screen')],
        ] as typeof ideas)),
  ]
  return (
    <>
      {ideas.slice(0, Math.max(0, count)).map(([href, picture, title, about, todo]) => (
        <a key={href} class="offer idea panel in-row gap-12" href={href}>
          <span class="rigid centre face-of">{picture}</span>
          <span class="in-column min-w-0 gap-4">
            <b>{title}</b>
            <span class="muted">{about}</span>
            <span class="go soft pill bold">{todo}</span>
          </span>
        </a>
      ))}
    </>
  )
}
