import { useEffect, useState, useMemo } from 'preact/hooks'
import { say } from '../../i18n'
import { api } from '../../net/api'
import type { Live } from '../../net/live'
import type { PuzzleInfo, PuzzleRequest, Table } from '../../net/protocol'
import type { FirstTries, NextPuzzle } from '../../net/types'
import { Button, LinkButton } from '../../ui/Button'
import { Confetti, Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { ShareLink, ShareWords } from '../../ui/ShareLink'
import { speakCaption } from '../../ui/speech'
import { showError } from '../../ui/Toast'
import { chosenKinds, daysInARow, syncBook } from './book'
import { attemptWords, Par, resultText, unitOf } from './kinds'
import { openPuzzle } from './openPuzzle'
import { mazeLine, puzzleLink, pushesOf, rollLine, dataUrl, sharePicture, resultSvg } from './share'
import '../table/styles/ending.css'
import './puzzles.css'

interface Props {
  live: Live
  table: Table
  onClose: () => void
}

/** The title of each end; one push is right or wrong. */
const titleOf = ({ result, decisive }: PuzzleInfo): string =>
  say(
    result === 'par'
      ? decisive
        ? 'puzzle-right'
        : 'puzzle-par'
      : result === 'solved'
        ? 'puzzle-done'
        : decisive && result === 'failed'
          ? 'puzzle-wrong'
          : 'puzzle-not-done',
  )

/** The end of a puzzle, as the server counted it: what it was worth, the line to share, and the next puzzle. */
export function PuzzleEnding({ live, table, onClose }: Props) {
  const puzzle = table.puzzle!
  const { own = 0, par, retries = 0, hints = 0, first } = puzzle
  const [busy, setBusy] = useState(false)
  const [next, setNext] = useState<NextPuzzle | null>(null)
  const [everybody, learn] = useState<FirstTries | null>(null)
  const mine = live.seats.value.length > 0
  const solved = puzzle.result === 'par' || puzzle.result === 'solved'
  const shown = puzzle.result === 'shown'
  const wrong = puzzle.decisive && puzzle.result === 'failed'
  const title = titleOf(puzzle)
  useEffect(() => {
    if (mine) {
      void syncBook().catch(() => undefined) // the book is shown as it was
      void api
        .nextPuzzle(chosenKinds.value)
        .then((found) => {
          setNext(found) // by now the server has counted this try
          return puzzle.number === null ? null : api.firstTries(puzzle, unitOf(puzzle) === 'tiles')
        })
        .then(learn)
        .catch(() => undefined)
    }
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
      {solved && !first && <Confetti />}
      <p class="own in-column items-center gap-8">
        <Icon name={puzzle.result === 'par' ? 'trophy' : solved ? 'check' : shown ? 'eye' : 'close'} class="large" />
        {solved && !puzzle.decisive && <Par own={own} par={par} />}
        {solved && (
          <b class="caption">
            {puzzle.decisive
              ? attemptWords({ retries, hints })
              : say(unitOf(puzzle) === 'tiles' ? 'puzzle-tiles-own' : 'puzzle-turns-own', { own, par })}
          </b>
        )}
        {solved && !puzzle.decisive && <span class="caption">{attemptWords({ retries, hints })}</span>}
        {shown && <span class="caption">{say('puzzle-closed')}</span>}
        {wrong && <span class="caption">{say(`puzzle-wrong-${puzzle.kind}`)}</span>}
        {first && (
          <span class="caption">
            {say('puzzle-first-stays', {
              result: puzzle.decisive ? attemptWords(first) : resultText({ ...first, par }),
            })}
          </span>
        )}
      </p>
      {!retries && !first && (puzzle.number !== null || puzzle.day) && next?.player?.latest.length ? (
        <p class="caption">{say('puzzle-rating', { points: String(next.player.points) })}</p>
      ) : null}
      {everybody && everybody.count > 0 && (
        <p class="caption">{say('puzzle-everybody', { count: String(everybody.count), percent: everybody.at_par })}</p>
      )}
      {solved && puzzle.day && row > 0 && <p class="caption">{say('puzzles-streak', { days: row })}</p>}
      {solved && puzzle.day ? <ResultLine table={table} puzzle={puzzle} own={own} /> : null}
      {!puzzle.day && (
        <details class="pass">
          <summary class="caption">{say('puzzle-pass')}</summary>
          <ShareLink link={puzzleLink(puzzle.line)} />
        </details>
      )}
      <div class="choices flex wrap gap-12">
        {mine && !shown && !solved && (
          <Button main big icon="replay" busy={busy} onClick={() => begin(again)}>
            <span class="caption">{say('puzzle-try-again')}</span>
          </Button>
        )}
        {mine && next?.next && (!puzzle.day || shown) && (
          <Button
            main={solved || shown}
            big={solved || shown}
            icon="next"
            busy={busy}
            onClick={() => begin({ number: next.next!.puzzle.number })}
          >
            <span class="caption">{say('puzzle-next')}</span>
          </Button>
        )}
        {mine && (solved || shown) && (
          <Button icon="replay" busy={busy} onClick={() => begin(again)}>
            <span class="caption">{say('puzzles-play-again')}</span>
          </Button>
        )}
        <LinkButton main={!!puzzle.day && solved} icon="maze" href="/puzzles">
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
  const result = resultText({ ...puzzle, own })
  const [line, setLine] = useState(unitOf(puzzle) === 'tiles' ? rollLine(puzzle.number!, result) : '')
  useEffect(() => {
    if (line) return
    void api.story(table.id).then(
      ({ events }) => setLine(mazeLine(puzzle.number!, result, pushesOf(events))),
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
