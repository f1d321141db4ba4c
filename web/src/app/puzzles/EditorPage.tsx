import { useEffect, useRef, useState } from 'preact/hooks'
import { editor } from '../../games'
import { problem, say, texts } from '../../i18n'
import { api } from '../../net/api'
import { Refusal, type PuzzleInfo, type View } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { PassLink } from '../../ui/PassLink'
import { editionOf } from '../boxes'
import { complain } from '../complain'
import { useFetched } from '../fetched'
import { Header } from '../Header'
import { address } from '../router'
import { useTitle } from '../title'
import { Wait } from '../Wait'
import { Level } from './Level'
import { Par } from './Par'
import { fromLink, puzzleLink } from './share'
import { sit } from './sit'
import '../lists.css'
import './puzzles.css'

/** The solver is asked once nothing has changed for this long. */
const REST_MS = 350

/** `/editor`, `/editor#…`: build a maze by hand, or change that of a puzzle; the solver answers at once. */
export function EditorPage() {
  const [fresh, renew] = useState(0)
  const line = fresh ? null : fromLink(address.value)
  const { value: parts, wrong } = useFetched(async () => {
    const [draft, catalogue] = await Promise.all([api.draft(line), api.games(), texts('puzzles')])
    const part = await editor(draft.view.game)
    const edition = editionOf(catalogue, draft.view.edition)
    if (!part || !edition) throw new Refusal('page.missing')
    return { draft, part, edition, fixed: new Set(draft.fixed) }
  }, [line, fresh])
  const [laid, lay] = useState<View | null>(null)
  useEffect(() => lay(null), [parts])
  useTitle(parts ? say('editor-title') : '')
  if (!parts)
    return (
      <>
        <Header />
        {wrong ? <p role="status">{problem(wrong)}</p> : <Wait />}
      </>
    )
  const { draft, part, edition, fixed } = parts
  const view = laid ?? draft.view
  return (
    <>
      <Header />
      <main class="list puzzles editing">
        <h1 class="caption">{say('editor-title')}</h1>
        <p class="caption">{say('editor-about')}</p>
        <part.Editor view={view} edition={edition} fixed={fixed} onChange={lay} onRefused={complain} />
        <Verdict view={view} ask={part.draft} />
        <Button icon="dice" onClick={() => renew(fresh + 1)}>
          <span class="caption">{say('editor-new')}</span>
        </Button>
      </main>
    </>
  )
}

/** What the solver says about the current maze: asked once it no longer changes, and only the last answer counts. */
function Verdict({ view, ask }: { view: View; ask: (view: View) => object }) {
  const [said, hear] = useState<PuzzleInfo | Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const latest = useRef(view)
  latest.current = view
  useEffect(() => {
    hear(null)
    const tell = (answer: PuzzleInfo | Refusal) => latest.current === view && hear(answer)
    const timer = setTimeout(() => {
      api
        .draftChecked(ask(view))
        .then(tell, (reason) => tell(reason instanceof Refusal ? reason : new Refusal('page.server')))
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [view])
  const play = async (line: string) => {
    setBusy(true)
    await sit({ line }).catch((reason) => (complain(reason), setBusy(false)))
  }
  return (
    <section class="panel verdict" aria-label={say('editor-verdict')}>
      <VerdictSign said={said} />
      <p role="status" class="caption">
        {said === null
          ? say('editor-thinking')
          : said instanceof Refusal
            ? problem(said)
            : `${say('puzzle-made', { kind: say(`puzzles-kind-${said.kind}`), par: said.par, level: said.level })} · ${say('editor-ways', { ways: said.ways })}`}
      </p>
      {said && !(said instanceof Refusal) && (
        <>
          <Button main icon="play" busy={busy} onClick={() => play(said.line)}>
            <span class="caption">{say('puzzles-play')}</span>
          </Button>
          <details class="pass">
            <summary>
              <Icon name="share" /> <span class="caption">{say('puzzle-pass')}</span>
            </summary>
            <PassLink link={puzzleLink(said.line)} />
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
    <span class={puzzle ? 'sign goes' : 'sign'} aria-hidden="true">
      <Icon name={puzzle ? 'check' : said ? 'close' : 'clock'} class="large" />
      {puzzle && (
        <>
          <Par own={0} par={puzzle.par} />
          <Level level={puzzle.level} />
        </>
      )}
    </span>
  )
}
