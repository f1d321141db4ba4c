import { useEffect, useState, useMemo } from 'preact/hooks'
import { OFFLINE } from '../../device/offline'
import { grid } from '../../games/sliding/board/geometry'
import { FRAME, SmallBoard, type SmallPosition } from '../../games/sliding/board/SmallBoard'
import { locale, say } from '../../i18n'
import { withColon } from '../../i18n/words'
import { api } from '../../net/api'
import type { Live } from '../../net/live'
import type { PuzzleInfo, PuzzleRequest, Table } from '../../net/protocol'
import type { FirstTries, NextPuzzle, Story } from '../../net/types'
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

type Sought = { seats?: { cards?: string[]; found?: string[] }[] } | null

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
  const [story, setStory] = useState<Story | null>(null)
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
    void api.story(table.id).then(setStory, () => undefined) // the end is shown without it, too
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
  // where nobody may be let through, the goal is not theirs
  const { cards = [], found = [] } =
    (puzzle.kind !== 'block' && (live.view.value as Sought)?.seats?.[live.seats.value[0] ?? 0]) || {}
  const goals = [...found, ...cards]

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
        <p class="caption">
          {say('puzzle-everybody', { count: everybody.count.toLocaleString(locale()), percent: everybody.at_par })}
        </p>
      )}
      {everybody && everybody.count === 0 && (
        <p class="caption muted">{say(OFFLINE ? 'puzzle-began-offline' : 'puzzle-began-few')}</p>
      )}
      {solved && puzzle.day && row > 0 && <p class="caption">{say('puzzles-streak', { days: row })}</p>}
      {solved && puzzle.day ? <ResultLine story={story} puzzle={puzzle} own={own} /> : null}
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
      {!OFFLINE && // nobody is counted there, so it has no code for it
        everybody &&
        everybody.count > 0 &&
        story &&
        'maze' in story.view &&
        Object.keys(everybody.arrows).length > 0 && (
          <HeatMap
            tries={everybody}
            story={story}
            goals={goals}
            own={pushesOf(story.events)[0]?.replace(/[a-z]+/, '')}
          />
        )}
    </Dialog>
  )
}

interface HeatProps {
  tries: FirstTries
  story: Story
  goals: string[]
  /** The arrow of the own first push. */
  own: string | undefined
}

const [MOST_DISC, LEAST_DISC] = [54, 30]

/**
 * Where everybody pushed first: a disc at each arrow with its share of a hundred, larger and darker for more, a streak
 * into the line, and a star where par was found.
 */
function HeatMap({ tries, story, goals, own }: HeatProps) {
  const view = story.view as unknown as SmallPosition
  const most = Math.max(...Object.values(tries.arrows))
  const right = new Set(tries.right.map((push) => push.replace(/[a-z]+/, '')))
  const far = 100 * view.side + FRAME / 2
  const arrows = grid(view.side).arrows.flatMap((arrow) => {
    const share = tries.arrows[arrow.name] ?? 0
    if (!share) return []
    const middle = 100 * arrow.line + 50
    const [x, y] = { N: [middle, -FRAME / 2], E: [far, middle], S: [middle, far], W: [-FRAME / 2, middle] }[arrow.on]
    return [{ arrow, share, part: share / most, x: x!, y: y! }]
  })
  const words = arrows.map(({ arrow: { name, on, line }, share }) => {
    return withColon(`${name}, ${say('sliding-line', { on, line: line + 1 })}`, `${share} %`)
  })
  return (
    <section class="heat in-column items-center gap-16" style={{ marginBlockStart: 18 }}>
      <h3 class="caption m-0">{say('puzzle-began')}</h3>
      <span class="w-full" role="img" aria-label={words.join('. ')}>
        <SmallBoard view={view} goals={goals}>
          {arrows.map(({ arrow: { name, dx, dy }, x, y, part }) => (
            <path
              key={name}
              d={`M${x - 36 * dy} ${y - 36 * dx}l${72 * dy} ${72 * dx}L${x + 700 * part * dx + 16 * dy} ${y + 700 * part * dy + 16 * dx}l${-32 * dy} ${-32 * dx}z`}
              fill="#d0422c"
              opacity={0.25 + 0.4 * part}
            />
          ))}
          {arrows.map(({ arrow: { name }, share, part, x, y }) => (
            <g key={name} transform={`translate(${x} ${y})`}>
              {name === own && <circle r={LEAST_DISC + (MOST_DISC - LEAST_DISC) * part + 13} fill="var(--good)" />}
              <circle
                r={LEAST_DISC + (MOST_DISC - LEAST_DISC) * part}
                fill={part > 0.6 ? '#c63d2f' : part > 0.3 ? '#f4b740' : '#fdeeb5'}
                stroke="#33243f"
                stroke-width="6"
              />
              <text y="14" text-anchor="middle" font-size="40" font-weight="700" fill={part > 0.6 ? '#fff' : '#33243f'}>
                {share}
              </text>
              {right.has(name) && <Star />}
            </g>
          ))}
        </SmallBoard>
      </span>
      <small class="muted in-row wrap justify-center gap-12">
        <span class="caption">{say('puzzle-began-numbers', { count: tries.count.toLocaleString(locale()) })}</span>
        {right.size > 0 && (
          <span class="inline-row gap-4">
            <svg class="rigid" viewBox="-30 -30 60 60" width="20" height="20" aria-hidden="true">
              <Star alone />
            </svg>
            <span class="caption">{say('puzzle-began-right')}</span>
          </span>
        )}
        {own && tries.arrows[own] && (
          <span class="inline-row gap-4">
            <svg class="rigid" viewBox="-30 -30 60 60" width="20" height="20" aria-hidden="true">
              <circle r="20" fill="none" stroke="var(--good)" stroke-width="13" />
            </svg>
            <span class="caption">{say('puzzle-began-you')}</span>
          </span>
        )}
      </small>
    </section>
  )
}

/** A star at the upper edge of a disc; alone it is in the middle. */
const Star = ({ alone = false }) => (
  <path
    transform={alone ? undefined : 'translate(0 -44)'}
    d="M0-26 8-8 27-7 12 6 17 25 0 14-17 25-12 6-27-7-8-8Z"
    fill="#f9c440"
    stroke="#33243f"
    stroke-width="5"
    stroke-linejoin="round"
  />
)

/** How it was solved, for friends who still want to solve it. */
function ResultLine({ story, puzzle, own }: { story: Story | null; puzzle: PuzzleInfo; own: number }) {
  const result = resultText({ ...puzzle, own })
  const line =
    unitOf(puzzle) === 'tiles'
      ? rollLine(puzzle.number!, result)
      : story && mazeLine(puzzle.number!, result, pushesOf(story.events))
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
