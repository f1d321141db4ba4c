import { useEffect, useRef, useState } from 'preact/hooks'
import { prefs } from '../../device/prefs'
import { board, rush, type RushPuzzle } from '../../games'
import { SmallBoard, type SmallPosition } from '../../games/sliding/board/SmallBoard'
import { problem, say, texts } from '../../i18n'
import { clock, duration } from '../../i18n/words'
import { api } from '../../net/api'
import type { RushRun } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { usePlaySize } from '../../ui/layout'
import { sound } from '../../ui/sound'
import { speakCaption } from '../../ui/speech'
import { useTimeLeft } from '../../ui/hooks'
import { editionOf } from '../shared/editions'
import { showError } from '../../ui/Toast'
import { useFetch, useTheme, useTitle } from '../shared/hooks'
import { Header } from '../shared/Header'
import { Loading } from '../shared/Placeholder'
import { book, syncBook } from './book'
import { openPuzzle } from './openPuzzle'
import { PuzzleSign } from './PuzzleBar'
import '../shared/today.css'
import '../styles/lists.css'
import '../table/styles/index.css'
import './puzzles.css'

const GAME = 'classic'
const EDITION = 'classic-1986'

const fetchRush = async () => {
  const [Rush, module, catalogue] = await Promise.all([rush(GAME), board(GAME), api.games(), texts('puzzles', 'table')])
  return { Rush: Rush!, module, edition: editionOf(catalogue, EDITION)! }
}

interface RushResult {
  solved: number
  best: boolean
  /** The most puzzles in a row without a wrong push. */
  row: number
  /** The puzzles with a wrong push, or where the time was over. */
  missed: RushRun['puzzles']
}

/** How long a wrong push is shown. */
const WRONG_MS = 600

/** As many one-push puzzles as possible in three minutes, by the server's clock. */
export function RushPage() {
  const { value: parts, error } = useFetch(fetchRush, [])
  const [run, setRun] = useState<RushRun | null>(null)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<RushResult | null>(null)
  useEffect(() => void syncBook().catch(() => undefined), [])
  useTheme(parts?.module ?? null, parts?.edition ?? null)
  useTitle(parts ? say('rush-title') : '')
  if (!parts)
    return (
      <>
        <Header />
        {error ? <p role="status">{problem(error)}</p> : <Loading />}
      </>
    )

  const begin = async () => {
    setBusy(true)
    try {
      setRun(await api.rush())
      setDone(null)
    } catch (reason) {
      showError(reason)
    }
    setBusy(false)
  }
  const end = async (pushes: string[], row: number, missed: RushRun['puzzles']) => {
    setBusy(true)
    setRun(null)
    try {
      const { solved, best, new_best } = await api.finishRush(run!.run, pushes)
      book.value = { ...book.value, rush: best }
      setDone({ solved, best: new_best, row, missed })
      sound(new_best ? 'win' : 'turn')
      speakCaption(say('rush-solved', { solved }))
    } catch (reason) {
      showError(reason)
    }
    setBusy(false)
  }
  if (run) return <Running key={run.run} {...parts} run={run} onEnd={end} />
  return (
    <>
      <Header />
      <main class="list puzzles rush in-column">
        <h1 class="caption">{say('rush-title')}</h1>
        <p class="caption">{say('rush-about')}</p>
        <section class="panel rush-result stack justify-items-center text-center gap-6" role="status">
          {done ? (
            <>
              <Icon name={done.best ? 'trophy' : 'check'} class="large" />
              <b class="rush-number">{done.solved}</b>
              <p class="caption">{say('rush-solved', { solved: done.solved })}</p>
              {done.row > 1 && <p class="caption">{say('rush-row-most', { row: done.row })}</p>}
              {done.best && <p class="caption">{say('rush-new-best')}</p>}
            </>
          ) : (
            <Icon name="clock" class="large" />
          )}
          {busy && <p class="caption">{say('rush-counting')}</p>}
          {book.value.rush > 0 && !done?.best && (
            <p class="inline-row gap-6">
              <Icon name="trophy" />
              <span class="caption">{say('rush-best', { best: book.value.rush })}</span>
              {prefs.picturesOnly.value && <b aria-hidden="true">{book.value.rush}</b>}
            </p>
          )}
        </section>
        <Button main big icon="play" busy={busy} onClick={begin} label={say(done ? 'rush-again' : 'rush-start')}>
          <span class="caption">{say(done ? 'rush-again' : 'rush-start')}</span>
        </Button>
        {done && done.missed.length > 0 && <Missed puzzles={done.missed} />}
        <a class="btn" href="/puzzles" aria-label={say('puzzles-title')}>
          <Icon name="maze" />
          <span class="caption">{say('puzzles-title')}</span>
        </a>
      </main>
    </>
  )
}

interface RunningProps extends Awaited<ReturnType<typeof fetchRush>> {
  run: RushRun
  onEnd: (pushes: string[], row: number, missed: RushRun['puzzles']) => void
}

/** What was missed, to try again without a clock. */
function Missed({ puzzles }: { puzzles: RushRun['puzzles'] }) {
  const [busy, setBusy] = useState(false)
  const retry = async (number: number) => {
    setBusy(true)
    await openPuzzle({ number }).catch((error) => (showError(error), setBusy(false)))
  }
  return (
    <>
      <h2 class="caption">{say('rush-missed')}</h2>
      <div class="offer panel flex wrap gap-16" style={{ '--board': '132px' }}>
        {puzzles.map(({ number, view }) => {
          const position = view as unknown as SmallPosition & { you: number | null }
          const me = position.seats[position.you ?? 0]
          return (
            <span key={number} class="in-column gap-8">
              <span class="board round-12 clip">
                <SmallBoard view={position} goals={me?.cards ?? []} mine={me?.colour} />
              </span>
              <Button
                icon="replay"
                busy={busy}
                onClick={() => retry(number)}
                label={`${say('puzzle-try-again')}: ${say('rush-retry', { number })}`}
              >
                <span class="caption">{say('puzzle-try-again')}</span>
              </Button>
            </span>
          )
        })}
      </div>
    </>
  )
}

function Running({ Rush, edition, run, onEnd }: RunningProps) {
  const [pushes, setPushes] = useState<string[]>([])
  const area = usePlaySize()
  const until = useRef(performance.now() + run.seconds * 1000)
  const left = useTimeLeft(until.current, () => performance.now())
  const puzzle = run.puzzles[pushes.length]
  const over = left === 0 || !puzzle
  const [wrong, setWrong] = useState<number[]>([])
  // right ones since the last wrong push, the most of them, and how many the last wrong push has cost
  const [{ row, most, lost }, setRow] = useState({ row: 0, most: 0, lost: 0 })
  const [off, setOff] = useState(false)
  const end = () => {
    const open = puzzle && left === 0 ? [puzzle.number] : []
    onEnd(
      pushes,
      most,
      run.puzzles.filter(({ number }) => [...wrong, ...open].includes(number)),
    )
  }
  useEffect(() => {
    if (over) end()
  }, [over])
  useEffect(() => {
    if (!wrong.length) return
    setOff(true)
    const timer = setTimeout(() => setOff(false), WRONG_MS)
    return () => clearTimeout(timer)
  }, [wrong])
  return (
    <div class={off ? 'frame asks stack clip off' : 'frame asks stack clip'}>
      <header class="table-bar in-row gap-8">
        <h1 class="sr">{say('rush-title')}</h1>
        <a class="logo in-row min-h-44 gap-10" href="/" aria-label={say('page-home')}>
          <img class="block rigid" src="/icon.svg" alt="" width="34" height="34" />
        </a>
        <PuzzleSign of={{ kind: 'find', edition: EDITION }}>
          <Icon name="check" />
          <b>{pushes.length}</b>
          <span class="sr">{say('rush-so-far', { solved: pushes.length })}</span>
          <Icon name="close" />
          <span class="rush-wrong">{wrong.length}</span>
          <span class="sr">{say('rush-wrong-so-far', { wrong: wrong.length })}</span>
          {row > 1 && <span class="caption bold">{say('rush-row', { row })}</span>}
          {off && <span class="caption">{say(lost > 1 ? 'rush-row-lost' : 'rush-wrong', { row: lost })}</span>}
        </PuzzleSign>
        <span
          class={
            (left ?? 0) <= 10
              ? 'clock short inline-row gap-6 pill on-panel lined'
              : 'clock inline-row gap-6 pill on-panel lined'
          }
          role="timer"
          aria-label={say('clock-left', { time: duration(left ?? 0) })}
        >
          <Icon name="clock" />
          {clock(left ?? run.seconds)}
        </span>
        <Button icon="leave" label={say('rush-end')} onClick={end} />
      </header>
      <main ref={area} class="play-area min-w-0 min-h-0 relative">
        {puzzle && (
          <Rush
            key={pushes.length}
            puzzle={puzzle as RushPuzzle}
            edition={edition}
            onSolved={(push) => {
              setPushes((before) => [...before, push])
              setRow((now) => ({ row: now.row + 1, most: Math.max(now.most, now.row + 1), lost: 0 }))
            }}
            onWrong={() => {
              setWrong((before) => [...before, puzzle.number])
              setRow((now) => ({ ...now, row: 0, lost: now.row }))
            }}
          />
        )}
      </main>
    </div>
  )
}
