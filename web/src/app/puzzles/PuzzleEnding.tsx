import { useEffect, useState, useMemo } from 'preact/hooks'
import { PUZZLES } from '../../games'
import { say } from '../../i18n'
import { api } from '../../net/api'
import type { Live } from '../../net/live'
import type { PuzzleInfo, PuzzleRequest, Table, View } from '../../net/protocol'
import { Button, LinkButton } from '../../ui/Button'
import { Confetti, Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { ShareLink, ShareWords } from '../../ui/ShareLink'
import { speakCaption } from '../../ui/speech'
import { showError } from '../../ui/Toast'
import { daysInARow, storeSolved, nextPuzzle } from './book'
import { isSolved, Par, unitOf } from './kinds'
import { freshLike, openPuzzle } from './openPuzzle'
import { mazeLine, puzzleLink, pushesOf, rollLine, dataUrl, sharePicture, resultSvg } from './share'
import '../table/styles/ending.css'
import './puzzles.css'

interface Props {
  live: Live
  table: Table
  onClose: () => void
}

/** Turns, or what the game counts instead. */
const ownOf = (view: View | null, puzzle: PuzzleInfo): number => {
  if (puzzle.kind === 'block') return 1
  const count = view && PUZZLES[view.game]?.count
  if (count) return count(view)
  return view && 'turns' in view ? Number(view.turns) : 0
}

/** The end of a puzzle: own turns and par, the line to share, and the next puzzle. */
export function PuzzleEnding({ live, table, onClose }: Props) {
  const puzzle = table.puzzle!
  const [busy, setBusy] = useState(false)
  const mine = live.seats.value.length > 0
  const own = ownOf(live.view.value, puzzle)
  const found = isSolved(table)
  const solved = found && !puzzle.shown
  const title = solved ? say('puzzle-done') : say('puzzle-not-done')
  useEffect(() => {
    if (mine && solved) storeSolved(table, own)
    speakCaption(title)
  }, [])
  const begin = async (request: PuzzleRequest) => {
    setBusy(true)
    await openPuzzle(request).catch((error) => (showError(error), setBusy(false)))
  }
  const again: PuzzleRequest = puzzle.day
    ? { day: puzzle.day, roll: unitOf(puzzle) === 'tiles' }
    : puzzle.number !== null
      ? { number: puzzle.number }
      : { line: puzzle.line }
  const row = daysInARow(new Date())

  return (
    <Dialog title={title} onClose={onClose} class="ending puzzle-ending">
      {solved && <Confetti />}
      <p class="own">
        <Icon name={solved ? 'trophy' : found ? 'eye' : 'close'} class="large" />
        {found && <Par own={own} par={puzzle.par} />}
        <b class="caption">
          {puzzle.shown
            ? say('puzzle-shown')
            : found &&
              say(unitOf(puzzle) === 'tiles' ? 'puzzle-tiles-own' : 'puzzle-turns-own', { own, par: puzzle.par })}
        </b>
      </p>
      {solved && puzzle.day && row > 0 && <p class="caption">{say('puzzles-streak', { days: row })}</p>}
      {solved && puzzle.day ? <ResultLine table={table} puzzle={puzzle} own={own} /> : null}
      {!puzzle.day && (
        <details class="pass">
          <summary class="caption">{say('puzzle-pass')}</summary>
          <ShareLink link={puzzleLink(puzzle.line)} />
        </details>
      )}
      <div class="choices flex wrap gap-12">
        {mine && puzzle.number !== null && !puzzle.day && (
          <NextButton number={puzzle.number} busy={busy} onBegin={begin} />
        )}
        {mine && puzzle.fresh && (
          <Button main big icon="next" busy={busy} onClick={() => begin({ fresh: freshLike(puzzle) })}>
            <span class="caption">{say('puzzle-next')}</span>
          </Button>
        )}
        {mine && (
          <Button icon="replay" busy={busy} onClick={() => begin(again)}>
            <span class="caption">{say('puzzles-play-again')}</span>
          </Button>
        )}
        <LinkButton main={!!puzzle.day} icon="maze" href="/puzzles">
          {say('puzzles-house')}
        </LinkButton>
        <LinkButton icon="home" href="/">
          {say('page-home')}
        </LinkButton>
      </div>
    </Dialog>
  )
}

/** How it was solved, for friends who still want to solve it. */
function ResultLine({ table, puzzle, own }: { table: Table; puzzle: PuzzleInfo; own: number }) {
  const [line, setLine] = useState(unitOf(puzzle) === 'tiles' ? rollLine(puzzle.number!, puzzle.par, own) : '')
  useEffect(() => {
    if (line) return
    void api.story(table.id).then(
      ({ events }) => setLine(mazeLine(puzzle.number!, puzzle.par, pushesOf(events))),
      () => undefined, // the end is shown without it, too
    )
  }, [])
  if (!line) return null
  return (
    <>
      <ShareWords words={line} button={say('puzzle-share')} />
      <ResultPicture line={line} own={own} par={puzzle.par} />
    </>
  )
}

/** Go on to an unsolved puzzle of the same kind and level, or of the next level. */
function NextButton({
  number,
  busy,
  onBegin,
}: {
  number: number
  busy: boolean
  onBegin: (plan: PuzzleRequest) => void
}) {
  const [next, setNext] = useState<number | null>(null)
  useEffect(() => {
    void api.puzzles().then(
      ({ shelves }) => {
        const here = shelves.findIndex(({ first, count }) => number >= first && number < first + count)
        const onward = [...shelves.slice(here), ...shelves.slice(0, Math.max(here, 0))]
        setNext(onward.map((shelf) => nextPuzzle(shelf, number)).find((one) => one !== null) ?? null)
      },
      () => undefined,
    )
  }, [])
  if (next === null) return null
  return (
    <Button main big icon="next" busy={busy} onClick={() => onBegin({ number: next })}>
      <span class="caption">{say('puzzle-next')}</span>
    </Button>
  )
}

/** The result as a picture: shared if the device supports it, otherwise saved. */
export function ResultPicture({ line, own, par }: { line: string; own: number; par: number }) {
  const svg = useMemo(() => resultSvg(line, own, par), [line, own, par])
  return (
    <p class="result-picture in-row wrap justify-center m-0 gap-10">
      <img src={dataUrl(svg)} alt={line} width="120" height="120" />
      <Button icon="picture" onClick={() => void sharePicture(svg)}>
        <span class="caption">{say('puzzle-picture')}</span>
      </Button>
    </p>
  )
}
