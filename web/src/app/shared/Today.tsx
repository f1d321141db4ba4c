/** The maze of a day: its board, what is asked, how it went, and the days in a row. */
import { useState } from 'preact/hooks'
import { locale, problem, say, texts } from '../../i18n'
import { duration } from '../../i18n/words'
import { SmallBoard, type SmallPosition } from '../../games/sliding/board/SmallBoard'
import { api } from '../../net/api'
import type { EditionInfo, PuzzleInfo } from '../../net/protocol'
import { Icon } from '../../ui/Icon'
import { showError } from '../../ui/Toast'
import { book, daysInARow, isClosed, localDay, syncBook } from '../puzzles/book'
import { openPuzzle } from '../puzzles/openPuzzle'
import { editionOf, phraseOf } from './editions'
import { useFetch } from './hooks'

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
  /** By the local calendar, as `localDay` writes it. */
  day: string
  /** The date in words; undefined: it is today. */
  title?: string | undefined
}

/** A card that opens the maze of a day. Its place is kept until the maze has been made. */
export function Today({ day, title }: Props) {
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
        {maze && <SmallBoard view={maze.view} goal={maze.seat?.cards[0]} mine={maze.seat?.colour} />}
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
