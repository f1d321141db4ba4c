import { useEffect, useRef, useState } from 'preact/hooks'
import { editor } from '../../games'
import { problem, say, texts } from '../../i18n'
import { api } from '../../net/api'
import { Refusal, type DraftRequest, type PuzzleInfo, type View } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { ShareLink } from '../../ui/ShareLink'
import { editionOf } from '../shared/editions'
import { showError } from '../../ui/Toast'
import { useFetch, useTitle } from '../shared/hooks'
import { Header } from '../shared/Header'
import { address } from '../shared/router'
import { Loading } from '../shared/Placeholder'
import { Level, Par, madeWords } from './kinds'
import { fromLink, puzzleLink } from './share'
import { openPuzzle } from './openPuzzle'
import '../styles/lists.css'
import './puzzles.css'

/** The solver is asked once nothing has changed for this long. */
const REST_MS = 350

/** `/editor`, `/editor#…`: build a maze by hand, or change that of a puzzle; the solver answers at once. */
export function EditorPage() {
  const [fresh, renew] = useState(0)
  const line = fresh ? null : fromLink(address.value)
  const { value: parts, error } = useFetch(async () => {
    let wrong: Refusal | null = null
    const draftOf = (reason: unknown) => {
      if (!line || !(reason instanceof Refusal)) throw reason
      wrong = reason // a board to go on with, in any case
      return api.draft(null)
    }
    const [draft, catalogue] = await Promise.all([api.draft(line).catch(draftOf), api.games(), texts('puzzles')])
    const part = await editor(draft.view.game)
    const edition = editionOf(catalogue, draft.view.edition)
    if (!part || !edition) throw new Refusal('page.missing')
    return { draft, part, edition, fixed: new Set(draft.fixed), wrong }
  }, [line, fresh])
  const [edited, lay] = useState<View | null>(null)
  useEffect(() => lay(null), [parts])
  useTitle(parts ? say('editor-title') : '')
  if (!parts)
    return (
      <>
        <Header />
        {error ? <p role="status">{problem(error)}</p> : <Loading />}
      </>
    )
  const { draft, part, edition, fixed, wrong } = parts
  const view = edited ?? draft.view
  return (
    <>
      <Header />
      <main class="list puzzles editing in-column">
        <h1 class="caption">{say('editor-title')}</h1>
        <p class="caption">{say(wrong ? 'puzzles-wrong-link' : 'editor-about')}</p>
        <part.Editor view={view} edition={edition} fixed={fixed} onChange={lay} onRefused={showError} />
        <Verdict view={view} ask={part.draft} />
        <Button icon="dice" onClick={() => renew(fresh + 1)}>
          <span class="caption">{say('editor-new')}</span>
        </Button>
      </main>
    </>
  )
}

/** The solver stops counting ways here (`solver.task.MANY`). */
const MANY = 1000

/** What the solver says about the current maze: asked once it no longer changes, and only the last answer counts. */
function Verdict({ view, ask }: { view: View; ask: (view: View) => DraftRequest }) {
  const [solverAnswer, setAnswer] = useState<PuzzleInfo | Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const latest = useRef(view)
  latest.current = view
  useEffect(() => {
    setAnswer(null)
    const report = (answer: PuzzleInfo | Refusal) => latest.current === view && setAnswer(answer)
    const timer = setTimeout(() => {
      api
        .checkDraft(ask(view))
        .then(report, (reason) => report(reason instanceof Refusal ? reason : new Refusal('page.server')))
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [view])
  const play = async (line: string) => {
    setBusy(true)
    await openPuzzle({ line }).catch((reason) => (showError(reason), setBusy(false)))
  }
  return (
    <section class="panel verdict in-column gap-8" aria-label={say('editor-verdict')}>
      <VerdictSign said={solverAnswer} />
      <p role="status" class="caption break-words">
        {solverAnswer === null
          ? say('editor-thinking')
          : solverAnswer instanceof Refusal
            ? problem(solverAnswer)
            : `${madeWords(solverAnswer)} · ${say(solverAnswer.ways < MANY ? 'editor-ways' : 'editor-many-ways', { ways: solverAnswer.ways })}`}
      </p>
      {solverAnswer && !(solverAnswer instanceof Refusal) && (
        <>
          <Button main icon="play" busy={busy} onClick={() => play(solverAnswer.line)}>
            <span class="caption">{say('puzzles-play')}</span>
          </Button>
          <details class="pass">
            <summary>
              <Icon name="share" /> <span class="caption">{say('puzzle-pass')}</span>
            </summary>
            <ShareLink link={puzzleLink(solverAnswer.line)} />
          </details>
        </>
      )}
    </section>
  )
}

/** The verdict as a picture: whether it is solvable, a stone for each turn it takes, and how hard it is. */
function VerdictSign({ said }: { said: PuzzleInfo | Refusal | null }) {
  const puzzle = said instanceof Refusal ? null : said
  return (
    <span class={puzzle ? 'sign goes in-row wrap muted gap-12' : 'sign in-row wrap muted gap-12'} aria-hidden="true">
      <Icon name={puzzle ? 'check' : said ? 'close' : 'clock'} class="large" />
      {puzzle && (
        <>
          {!puzzle.decisive && <Par own={0} par={puzzle.par} />}
          <Level level={puzzle.level} />
        </>
      )}
    </span>
  )
}
