import type { ReadonlySignal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { showError } from '../../ui/Toast'
import { useFetch } from '../../app/shared/hooks'
import { gameOf, madeWords } from '../../app/puzzles/kinds'
import { SolverWait, openPuzzle } from '../../app/puzzles/openPuzzle'
import { puzzleLink } from '../../app/puzzles/share'
import { hasEditor } from '../../games'
import { problem, say, texts } from '../../i18n'
import { api } from '../../net/api'
import type { ReplayFrame, Table } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { ShareLink } from '../../ui/ShareLink'

/** The frame at which the current turn began; null: none has. */
export function turnAt(frames: ReplayFrame[], at: number): number | null {
  const found = frames.slice(0, at + 1).findLastIndex(({ view }) => 'step' in view && view.step === 'push')
  return found < 0 ? null : found
}

interface Props {
  table: Table
  frames: ReplayFrame[]
  at: ReadonlySignal<number>
}

/** Make a puzzle of a turn in a game: the solver checks whether it is possible, and a link shares it. */
export function MakePuzzle({ table, frames, at }: Props) {
  const [from, open] = useState<number | null>(null)
  const here = turnAt(frames, at.value)
  return (
    <>
      <Button icon="maze" label={say('learn-puzzle')} disabled={here === null} onClick={() => open(here)} />
      {from !== null && (
        <Dialog title={say('learn-puzzle')} onClose={() => open(null)} class="sharing">
          <Made id={table.id} at={from} />
        </Dialog>
      )}
    </>
  )
}

function Made({ id, at }: { id: string; at: number }) {
  const [busy, setBusy] = useState(false)
  const { value: made, error } = useFetch(async () => {
    await texts('puzzles')
    return api.puzzleOf(id, at)
  }, [id, at])
  if (!made) return error ? <p role="status">{problem(error)}</p> : <SolverWait />
  const play = async () => {
    setBusy(true)
    await openPuzzle({ line: made.line }).catch((reason) => (showError(reason), setBusy(false)))
  }
  return (
    <>
      <p role="status">{madeWords(made)}</p>
      <p>
        <Button main icon="play" busy={busy} onClick={play}>
          <span class="caption">{say('puzzles-play')}</span>
        </Button>
      </p>
      <ShareLink link={puzzleLink(made.line)} />
      {hasEditor(gameOf(made)) && (
        <a class="btn" href={`/editor#${encodeURIComponent(made.line)}`}>
          {say('editor-edit')}
        </a>
      )}
    </>
  )
}
