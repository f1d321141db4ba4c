import { useState } from 'preact/hooks'
import { problem, say, texts } from '../../i18n'
import { Refusal } from '../../net/protocol'
import { Button, LinkButton } from '../../ui/Button'
import { useFetch, useTitle } from '../shared/hooks'
import { Header } from '../shared/Header'
import { address } from '../shared/router'
import { fromLink } from './share'
import { openPuzzle } from './openPuzzle'
import '../styles/lists.css'
import './puzzles.css'

/** What is wrong with a link, and not with the server. */
const WRONG = /^(puzzle|position|notation|grid|edition)[.]/

/** `/puzzle?line=…`: a shared puzzle, contained completely in the link. */
export function SharedPage() {
  const words = useFetch(() => texts('puzzles'), [])
  const line = fromLink(address.value)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Refusal | null>(line ? null : new Refusal('puzzle.form', '', { text: '' }))
  useTitle(words.value === null && !words.error ? '' : say('puzzles-shared'))
  if (words.value === null && !words.error) return <Header />

  const begin = async () => {
    setBusy(true)
    await openPuzzle({ line: line! }).catch((reason: unknown) => {
      setError(reason instanceof Refusal ? reason : new Refusal('page.server'))
      setBusy(false)
    })
  }
  return (
    <>
      <Header />
      <main class="list puzzles shared in-column">
        <h1>{say('puzzles-shared')}</h1>
        <p class="caption">{say('puzzles-shared-about')}</p>
        <p role="status">{error && (WRONG.test(error.code) ? say('puzzles-wrong-link') : problem(error))}</p>
        {line && !error && (
          <Button main big icon="play" busy={busy} onClick={begin}>
            <span class="caption">{say('puzzles-play')}</span>
          </Button>
        )}
        {line && error?.code === 'puzzle.lies' && (
          <LinkButton main icon="maze" href={`/editor#${encodeURIComponent(line)}`}>
            {say('puzzles-board')}
          </LinkButton>
        )}
        <a href="/puzzles">{say('puzzles-title')}</a>
      </main>
    </>
  )
}
