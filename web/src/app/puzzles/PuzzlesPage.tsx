import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { prefs } from '../../device/prefs'
import { OFFLINE } from '../../device/offline'
import { localName, problem, say, texts } from '../../i18n'
import { api } from '../../net/api'
import type { FreshPuzzle, PuzzleInfo, PuzzleRequest, PuzzleShelf } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { editionOf } from '../shared/editions'
import { showError } from '../../ui/Toast'
import { useFetch, useTitle } from '../shared/hooks'
import { Header } from '../shared/Header'
import { Thumb } from '../shared/TableCard'
import { book, localDay, daysInARow, countSolved, isClosed, syncBook, nextPuzzle } from './book'
import { taskOf, gameOf, resultText, signOf, Level, Par } from './kinds'
import { SolverWait, freshLike, openPuzzle } from './openPuzzle'
import '../styles/lists.css'
import './puzzles.css'

const USUAL = ['classic-1986', 'go']

/** The maze and the roll of the day, those of yesterday with their solutions, and all shipped puzzles. */
export function PuzzlesPage() {
  const now = new Date()
  const [today, yesterday] = [localDay(now), localDay(now, -1)]
  const words = useFetch(() => texts('puzzles'), [])
  const collection = useFetch(() => Promise.all([api.puzzles(), api.games()]), [])
  const [busy, setBusy] = useState(false)
  // without the book, show what this device knows
  const known = useFetch(
    () =>
      syncBook()
        .catch(() => undefined)
        .then(() => true),
    [],
  )
  // all at once: what arrives later would push down what is being read
  const waiting = [words, collection, known].some(({ value, error }) => value === null && !error)
  useTitle(waiting ? '' : say('puzzles-title'))
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
  const row = daysInARow(now)
  const [{ shelves }, catalogue] = collection.value ?? [{ shelves: [] }, null]
  /** Name of the edition; the usual ones are recognised by the task. */
  const nameOf = ({ edition }: PuzzleShelf): string => {
    const found = catalogue && !USUAL.includes(edition) ? editionOf(catalogue, edition) : undefined
    return found ? localName(found.names) : ''
  }
  return (
    <>
      <Header />
      <main class="list puzzles in-column">
        <h1 class="caption">{say('puzzles-title')}</h1>
        <p class="caption">{say('puzzles-about')}</p>
        {row > 0 && (
          <p class="streak in-row wrap m-0 gap-10">
            <Icon name="trophy" />
            <b class="caption">{say('puzzles-streak', { days: row })}</b>
            <small class="caption muted">{say('puzzles-spare')}</small>
          </p>
        )}
        <h2 class="caption">{say('puzzles-today')}</h2>
        <Day day={today} busy={busy} onBegin={begin} />
        <h2 class="caption">{say('puzzles-yesterday')}</h2>
        <Day day={yesterday} busy={busy} onBegin={begin} past />
        <p class="ways flex wrap gap-10">
          <a class="btn big" href="/rush">
            <Icon name="clock" />
            <span class="caption">{say('rush-title')}</span>
            {book.value.rush > 0 && (
              <span class="inline-row gap-6">
                <Icon name="trophy" /> {book.value.rush}
              </span>
            )}
          </a>
          <a class="btn big" href="/editor">
            <Icon name="maze" />
            <span class="caption">{say('editor-title')}</span>
          </a>
        </p>
        <h2 class="caption">{say('puzzles-house')}</h2>
        <div class="puzzle-cards stack gap-12">
          {shelves.map((shelf) => (
            <ShelfCard key={shelf.first} shelf={shelf} name={nameOf(shelf)} busy={busy} onBegin={begin} />
          ))}
        </div>
      </main>
    </>
  )
}

type Begin = (request: PuzzleRequest, solution?: boolean) => Promise<void>

interface DayProps {
  day: string
  busy: boolean
  onBegin: Begin
  past?: boolean
}

/** Placeholders for the puzzles of a day: cards as high as theirs, so that nothing moves when they arrive. */
const PLACEHOLDER = { par: 0, level: 0, number: null, shown: false, line: '', ways: 0, day: null }
const MAZE: PuzzleInfo = { ...PLACEHOLDER, kind: 'treasures', edition: 'classic-1986' }
const ROLL: PuzzleInfo = { ...PLACEHOLDER, kind: 'go', edition: 'go' }

/** Each puzzle is shown once it is there: the maze is generated sooner than the roll. */
function Day(props: DayProps) {
  const { day, past } = props
  const maze = useFetch(() => api.puzzleOfDay(day, false), [day])
  const roll = useFetch(() => api.puzzleOfDay(day, true), [day])
  return (
    <div class="puzzle-cards stack gap-12">
      {!maze.error && <DayCard {...props} puzzle={maze.value ?? MAZE} />}
      {maze.error && !past && <p class="empty">{problem(maze.error)}</p>}
      {!roll.error && <DayCard {...props} puzzle={roll.value ?? ROLL} roll />}
    </div>
  )
}

interface DayCardProps extends DayProps {
  puzzle: PuzzleInfo
  roll?: boolean
}

function DayCard({ day, puzzle, busy, onBegin, roll = false, past = false }: DayCardProps) {
  const solved = book.value[roll ? 'rolls' : 'mazes'][day]
  const closed = isClosed(day, roll)
  const waiting = puzzle.number === null
  return (
    <Card
      of={puzzle}
      title={say(roll ? 'puzzles-roll' : 'puzzles-maze', { number: puzzle.number ?? '\u2007…' })}
      about={waiting ? '…' : say(`puzzle-asks-${taskOf(puzzle)}`)}
      // which of the two tasks it is becomes known late: reserve room for the longer one
      room={say(`puzzle-asks-${roll ? 'go' : 'treasures'}`)}
      note={
        waiting
          ? '…'
          : solved
            ? say(solved.own <= solved.par ? 'puzzles-at-par' : 'puzzles-solved', { result: resultText(solved) })
            : closed
              ? say('puzzles-closed')
              : say('puzzles-figures', { par: puzzle.par, level: puzzle.level })
      }
      solved={!!solved}
      par={<Par own={solved?.own ?? 0} par={puzzle.par} />}
    >
      {waiting && !past && <SolverWait />}
      <Button
        main={!past && !solved && !closed}
        icon="play"
        busy={busy || waiting}
        onClick={() => onBegin({ day, roll })}
      >
        <span class="caption">{say(solved || closed ? 'puzzles-play-again' : 'puzzles-play')}</span>
      </Button>
      {past && (
        <Button icon="key" busy={busy || waiting} onClick={() => onBegin({ day, roll }, true)}>
          <span class="caption">{say('puzzle-solution')}</span>
        </Button>
      )}
    </Card>
  )
}

interface ShelfProps {
  shelf: PuzzleShelf
  /** Name of the edition, if it is not the usual one. */
  name: string
  busy: boolean
  onBegin: Begin
}

function ShelfCard({ shelf, name, busy, onBegin }: ShelfProps) {
  const next = nextPuzzle(shelf)
  const solved = countSolved(shelf)
  return (
    <Card
      of={shelf}
      title={say(`puzzles-kind-${taskOf(shelf)}`)}
      about={[name, say('puzzles-level', { level: shelf.level })].filter(Boolean).join(' · ')}
      note={say('puzzles-shelf', { solved, count: shelf.count })}
      solved={next === null}
    >
      <Button icon="play" busy={busy} onClick={() => onBegin({ number: next ?? shelf.first })}>
        <span class="caption">{say(next === null ? 'puzzles-play-again' : 'puzzles-play')}</span>
      </Button>
      <Button icon="plus" busy={busy} onClick={() => onBegin({ fresh: freshLike(shelf) })}>
        <span class="caption">{say('puzzles-fresh')}</span>
      </Button>
    </Card>
  )
}

interface CardProps {
  of: FreshPuzzle
  title: string
  about: string
  /** The longest text that may appear here, if the text arrives later. */
  room?: string
  note: string
  solved: boolean
  par?: ComponentChildren
  children: ComponentChildren
}

function Card({ of, title, about, room, note, solved, par, children }: CardProps) {
  return (
    <section
      class={solved ? 'puzzle-card panel solved flex clip' : 'puzzle-card panel flex clip'}
      aria-label={`${title}: ${about}`}
    >
      <span class="pic rigid relative" aria-hidden="true">
        <Thumb game={gameOf(of)} edition={of.edition} />
        {solved && <Icon name="check" class="absolute circle" />}
      </span>
      <div class="tx in-column grow min-w-0 gap-6">
        <h3 class="caption m-0">{title}</h3>
        <p class="caption relative" data-room={room}>
          <span class={room && 'cover'}>{about}</span>
        </p>
        <span class="signs in-row gap-10">
          <Icon name={signOf(of)} />
          <Level level={of.level} />
        </span>
        {prefs.picturesOnly.value && par}
        <small class="caption muted">{note}</small>
        <div class="ways relative flex wrap gap-8">{children}</div>
      </div>
    </section>
  )
}
