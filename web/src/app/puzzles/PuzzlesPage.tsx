import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { OFFLINE } from '../../device/offline'
import type { Arrow } from '../../games/sliding/board/geometry'
import { afterPush, readPush, readWalk, wayTo, type SlidingView } from '../../games/sliding/board/maze'
import { SmallBoard, type SmallPosition } from '../../games/sliding/board/SmallBoard'
import { locale, problem, say, texts } from '../../i18n'
import { api } from '../../net/api'
import type { NextPuzzle, OfferedPuzzle } from '../../net/types'
import { Refusal, type PuzzleRequest } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { showError } from '../../ui/Toast'
import { Header } from '../shared/Header'
import { useFetch, useTitle } from '../shared/hooks'
import { Thumb } from '../shared/TableCard'
import { dayResult, fetchDay, Today } from '../shared/Today'
import { book, chosenKinds, dateOf, isClosed, localDay, numberOf, syncBook } from './book'
import { gameOf, KINDS, Level, Rating, signOf, taskOf } from './kinds'
import { openPuzzle, SolverWait } from './openPuzzle'
import '../styles/lists.css'
import './puzzles.css'

/** The present, again whenever a minute has passed or the page is looked at again: a day may have begun. */
function useNow(): Date {
  const [now, set] = useState(new Date())
  useEffect(() => {
    const look = () => set(new Date())
    const timer = setInterval(look, 60_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}

/** `/puzzles` and `/day/412`: the maze of the day or of that day, all days, and the next puzzle at one's strength. */
export function PuzzlesPage({ number }: { number?: string }) {
  const now = useNow()
  const [today, yesterday] = [localDay(now), localDay(now, -1)]
  const words = useFetch(() => texts('puzzles'), [])
  const known = useFetch(() => syncBook().catch(() => undefined), [])
  const first = useFetch(() => fetchNext(chosenKinds.value), [])
  const [busy, setBusy] = useState(false)
  // all at once: what arrives later would push down what is being read
  const waiting = [words, known, first].some(({ value, error }) => value === null && !error)
  const day = number ? dateOf(Number(number)) : today
  useTitle(waiting ? '' : number ? say('puzzles-maze', { number }) : say('puzzles-title'))
  if (waiting)
    return (
      <>
        <Header />
        {/* the offline page waits until the whole game has loaded */}
        {OFFLINE && (
          <main class="list puzzles in-column">
            <SolverWait />
          </main>
        )}
      </>
    )

  const begin = async (request: PuzzleRequest, solution = false) => {
    if (busy) return
    setBusy(true)
    await openPuzzle(request, solution).catch((error) => (showError(error), setBusy(false)))
  }
  return (
    <>
      <Header />
      <main class="list puzzles in-column">
        <h1 class="caption">{say('puzzles-title')}</h1>
        <div class="puzzle-days stack gap-16">
          {day ? (
            <Today key={day} day={day} title={day === today ? undefined : dateWords(day)} />
          ) : (
            <p class="empty caption">{say('puzzles-wrong-day')}</p>
          )}
          <div class="aside in-column gap-16">
            {day === today && <Yesterday day={yesterday} busy={busy} onBegin={begin} />}
            {day && day < today && (
              <section class="panel">
                <InPictures key={day} day={day} isOpen={!!dayResult(day)} />
              </section>
            )}
            <Calendar today={today} shown={day ?? today} />
          </div>
        </div>
        <Stream first={first.value ?? NOTHING} busy={busy} onBegin={begin} />
        <div class="puzzle-ways stack gap-12">
          <Button icon="dice" busy={busy} onClick={() => begin({ day: today, roll: true })}>
            <span class="caption">{say('puzzles-roll', { number: numberOf(today) })}</span>
            {book.value.rolls[today] && <Icon name="check" />}
          </Button>
          <a class="btn" href="/rush">
            <Icon name="clock" />
            <span class="caption">{say('rush-title')}</span>
            {book.value.rush > 0 && (
              <span class="inline-row gap-6">
                <Icon name="trophy" /> {book.value.rush}
              </span>
            )}
          </a>
          <a class="btn" href="/editor">
            <Icon name="maze" />
            <span class="caption">{say('editor-title')}</span>
          </a>
        </div>
      </main>
    </>
  )
}

type Begin = (request: PuzzleRequest, solution?: boolean) => Promise<void>

interface Props {
  busy: boolean
  onBegin: Begin
}

/** A date in words: “Tuesday 17 November”. */
const dateWords = (day: string): string =>
  new Intl.DateTimeFormat(locale(), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  )

// ── days ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Yesterday's maze: its board, how it went, and its solution. */
function Yesterday({ day, busy, onBegin }: Props & { day: string }) {
  const { value: maze, error } = useFetch(() => fetchDay(day), [day])
  if (error) return null
  return (
    <section class="offer yesterday panel in-row wrap gap-12" aria-label={say('puzzles-yesterday')}>
      <span class="board rigid round-12 clip">
        {maze && <SmallBoard view={maze.view} goals={maze.seat?.cards ?? []} mine={maze.seat?.colour} />}
      </span>
      <span class="in-column grow min-w-0 gap-6">
        <b class="caption">{say('puzzles-yesterday')}</b>
        <span class="caption muted">
          {maze ? dayResult(day) || say('puzzles-maze', { number: maze.puzzle.number ?? '' }) : '…'}
        </span>
        <Button icon="key" busy={busy || !maze} onClick={() => onBegin({ day }, true)}>
          <span class="caption">{say('puzzles-watch')}</span>
        </Button>
      </span>
      <InPictures day={day} />
    </section>
  )
}

/** The solution of a day, folded until it is asked for; `isOpen`: open from the beginning, since it spoils nothing. */
function InPictures({ day, isOpen = false }: { day: string; isOpen?: boolean }) {
  const [open, setOpen] = useState(isOpen)
  return (
    <details class="w-full" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary class="caption" style={{ lineHeight: '44px' }}>
        {say('puzzles-pictures')}
      </summary>
      {open && <Turns day={day} />}
    </details>
  )
}

/** The turns of the solution, each as the board after its push with the arrow and the way of the pawn. */
function Turns({ day }: { day: string }) {
  const { value, error } = useFetch(
    () => Promise.all([fetchDay(day), api.puzzleOfDay(day, false, true), texts('sliding')]),
    [day],
  )
  if (error) return <p class="caption">{problem(error)}</p>
  if (!value) return <p class="caption">…</p>
  const [{ view, seat }, { solution }] = value
  if (!solution || !seat) return <p class="caption muted">{say('puzzles-pictures-later')}</p>
  const turns = turnsOf(view as unknown as SlidingView, (view.seats as unknown[]).indexOf(seat), solution)
  return (
    <div class="flex wrap gap-10" role="list">
      {turns.map(({ picture, goals, arrow, way }, n) => (
        <span key={n} class="in-column gap-4" role="listitem" style={{ width: 150 }}>
          <SmallBoard view={picture} goals={goals} mine={seat.colour}>
            <TurnMarks side={picture.side} arrow={arrow} way={way} />
          </SmallBoard>
          <small class="caption">{`${n + 1}. ${arrow ? say('sliding-line', { on: arrow.on, line: arrow.line + 1 }) : ''}`}</small>
        </span>
      ))}
    </div>
  )
}

interface PicturedTurn {
  picture: SlidingView
  /** What is still sought. */
  goals: string[]
  arrow: Arrow | undefined
  way: number[]
}

/** The turns of a line like “N4es e3”, played one after the other. */
export function turnsOf(start: SlidingView, seat: number, lines: string[]): PicturedTurn[] {
  const turns: PicturedTurn[] = []
  let view = start
  let goals = start.seats[seat]?.cards ?? []
  for (const line of lines) {
    const words = line.split(' ')
    const push = readPush(view.side, words[0]!)
    const after = push ? afterPush(view, push) : view
    const from = after.seats[seat]!.pawn
    const to = readWalk(view.side, words.at(-1)!) ?? from
    view = { ...after, seats: after.seats.map((one, n) => (n === seat ? { ...one, pawn: to } : one)) }
    turns.push({ picture: view, goals, arrow: push?.arrow, way: wayTo(view.maze, view.side, from, to) ?? [] })
    if (view.things[goals[0] ?? ''] === to) goals = goals.slice(1)
  }
  return turns
}

const TURNED = { N: 0, E: 90, S: 180, W: 270 }

/** The arrow where the tile came in, its line, and the way that was walked. */
function TurnMarks({ side, arrow, way }: { side: number; arrow: Arrow | undefined; way: number[] }) {
  const middle = (square: number) => `${100 * (square % side) + 50} ${100 * Math.floor(square / side) + 50}`
  const [wide, at] = [100 * side, 100 * (arrow?.line ?? 0)]
  const upright = arrow?.dx === 0
  const line = way.map(middle).join('L')
  return (
    <>
      {arrow && (
        <>
          <rect
            x={upright ? at : 0}
            y={upright ? 0 : at}
            width={upright ? 100 : wide}
            height={upright ? wide : 100}
            fill="#f9c440"
            opacity="0.35"
          />
          <path
            transform={`translate(${middle(arrow.enter)}) rotate(${TURNED[arrow.on]}) translate(0 -74)`}
            d="M-44-22H44L0 30z"
            fill="#f9c440"
            stroke="#33243f"
            stroke-width="7"
            stroke-linejoin="round"
          />
        </>
      )}
      {way.length > 1 && (
        <>
          <path class="stroked" d={`M${line}`} style={{ stroke: '#33243f', strokeWidth: 26 }} />
          <path class="stroked" d={`M${line}`} style={{ stroke: '#fff', strokeWidth: 12, strokeDasharray: '1 24' }} />
        </>
      )}
    </>
  )
}

/** What became of a day: at par, solved, or still open to play. */
function stateOf(day: string): 'at-par' | 'done' | 'free' {
  const solved = book.value.mazes[day]
  return solved ? (solved.own <= solved.par ? 'at-par' : 'done') : 'free'
}

/** All days, month by month: each has its own address. */
function Calendar({ today, shown }: { today: string; shown: string }) {
  const [back, turn] = useState(0)
  // another day shows its month, also if it is opened while the calendar is shown
  useLayoutEffect(() => turn(monthsBetween(shown, today)), [shown, today])
  const first = new Date(`${today.slice(0, 7)}-01T00:00Z`)
  first.setUTCMonth(first.getUTCMonth() - back)
  const month = first.toISOString().slice(0, 7)
  const words = (format: Intl.DateTimeFormatOptions, day: Date) =>
    new Intl.DateTimeFormat(locale(), { ...format, timeZone: 'UTC' }).format(day)
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  // 1 January 2024 was a Monday
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => words({ weekday: 'narrow' }, new Date(Date.UTC(2024, 0, day))))
  return (
    <nav class="calendar panel in-column gap-8" aria-label={say('puzzles-all-days')}>
      <div class="in-row gap-8">
        <b class="caption grow">{say('puzzles-all-days')}</b>
        <Button
          icon="back"
          disabled={month <= '2026-11'}
          label={say('puzzles-month-before')}
          onClick={() => turn(back + 1)}
        />
        <span aria-live="polite">{words({ month: 'long' }, first)}</span>
        <Button icon="arrow" disabled={back <= 0} label={say('puzzles-month-after')} onClick={() => turn(back - 1)} />
      </div>
      <div class="days stack gap-4 text-center">
        {weekdays.map((name, n) => (
          <small key={n} class="muted" aria-hidden="true">
            {name}
          </small>
        ))}
        {Array.from({ length }, (_, n) => {
          const day = `${month}-${String(n + 1).padStart(2, '0')}`
          const style = n ? undefined : { gridColumnStart: ((first.getUTCDay() + 6) % 7) + 1 }
          if (day > today)
            return (
              <span key={day} class="muted centre" style={style} aria-hidden="true">
                {n + 1}
              </span>
            )
          return (
            <a
              key={day}
              class={`centre ${stateOf(day)} ${day === today ? 'now' : ''}`}
              style={style}
              href={day === today ? '/puzzles' : `/day/${numberOf(day)}`}
              aria-current={day === shown ? 'date' : undefined}
              aria-label={`${dateWords(day)}: ${say(isClosed(day, false) ? 'puzzles-closed' : `puzzles-day-${stateOf(day)}`)}`}
            >
              {n + 1}
            </a>
          )
        })}
      </div>
      <small class="caption muted in-row wrap gap-10" aria-hidden="true">
        {(['at-par', 'done', 'free'] as const).map((state) => (
          <span key={state} class="inline-row gap-6">
            <i class={state} /> {say(`puzzles-day-${state}`)}
          </span>
        ))}
      </small>
    </nav>
  )
}

/** How many months before the second day the first one is. */
function monthsBetween(early: string, late: string): number {
  const [a, b] = [new Date(early), new Date(late)]
  return 12 * (b.getUTCFullYear() - a.getUTCFullYear()) + b.getUTCMonth() - a.getUTCMonth()
}

// ── the stream ───────────────────────────────────────────────────────────────────────────────────────────────────────

interface FetchedNext extends NextPuzzle {
  error?: Refusal
}

const NOTHING: FetchedNext = { next: null, player: null }

const fetchNext = (kinds: string[]): Promise<FetchedNext> =>
  api.nextPuzzle(kinds).catch((reason) => ({
    ...NOTHING,
    error: reason instanceof Refusal ? reason : new Refusal('page.server'),
  }))

/** The next puzzle at the guest's strength, with chips for the kinds, and the rating. */
function Stream({ first, busy, onBegin }: Props & { first: FetchedNext }) {
  const kinds = chosenKinds.value
  const began = useRef(kinds)
  const { value } = useFetch(() => (kinds === began.current ? Promise.resolve(first) : fetchNext(kinds)), [kinds])
  const [last, keep] = useState(first)
  useEffect(() => {
    if (value) keep(value) // while another one is fetched, this one stays
  }, [value])
  const { next, player, error } = value ?? last
  const puzzle = next?.puzzle
  const toggle = (kind: string) => {
    const now = kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind]
    chosenKinds.value = now.length === KINDS.length ? [] : now
  }
  return (
    <section class="offer next-puzzle panel" aria-label={say('puzzles-next')}>
      <span class="board rigid round-12 clip">{next && <NextBoard next={next} />}</span>
      <div class="words in-column min-w-0 gap-8">
        <small class="caption kick bold">{say('puzzles-next')}</small>
        <b class="caption">{puzzle ? say(`puzzles-kind-${taskOf(puzzle)}`) : '…'}</b>
        {puzzle && (
          <span class="in-row wrap gap-8 muted">
            <Level level={puzzle.level} />
            <span class="caption">
              {[
                puzzle.decisive ? say('puzzles-one-push') : say('puzzles-par', { par: puzzle.par }),
                player && say('puzzles-rated', { points: String(next.points) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        )}
      </div>
      <div class="tasks in-column min-w-0 gap-12">
        <p class="caption semibold m-0" role="status">
          {puzzle ? say(`puzzle-asks-${taskOf(puzzle)}`) : error ? problem(error) : say('puzzles-all-tried')}
        </p>
        <div class="chips flex gap-8" role="group" aria-label={say('puzzles-kinds')}>
          {KINDS.map((kind) => (
            <Button
              key={kind}
              class="rigid"
              icon={signOf({ kind, edition: '' })}
              aria-pressed={kinds.includes(kind)}
              onClick={() => toggle(kind)}
            >
              <span class="caption">{say(`puzzles-kind-${kind}`)}</span>
            </Button>
          ))}
        </div>
        <Button main big icon="play" busy={busy || !puzzle} onClick={() => onBegin({ number: puzzle!.number })}>
          <span class="caption">{say('puzzles-carry-on')}</span>
        </Button>
      </div>
      {player && <Rating {...player} />}
    </section>
  )
}

/** The board of the next puzzle; a roll has none yet. */
function NextBoard({ next: { puzzle, view } }: { next: OfferedPuzzle }) {
  if (!('maze' in view)) return <Thumb game={gameOf(puzzle)} edition={puzzle.edition} />
  const position = view as unknown as SmallPosition
  // the goal that must not be reached is the other seat's
  const sought = position.seats[puzzle.answers ? 1 - puzzle.seat : puzzle.seat]
  return (
    <SmallBoard view={position} goals={sought?.cards?.slice(0, 1) ?? []} mine={position.seats[puzzle.seat]?.colour} />
  )
}
