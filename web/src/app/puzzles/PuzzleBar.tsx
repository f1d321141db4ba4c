import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { prefs } from '../../device/prefs'
import { say } from '../../i18n'
import type { Live } from '../../net/live'
import type { FreshPuzzle, PuzzleInfo, View } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { showError } from '../../ui/Toast'
import { address } from '../shared/router'
import { attemptWords, marksOf, taskOf, signOf, Par, unitOf } from './kinds'
import './puzzles.css'

interface Props {
  live: Live
  puzzle: PuzzleInfo
  /** The seat that solves the puzzle; null for a spectator. */
  seat: number | null
}

/** The moves of a solution: a turn is a push and a walk, a layout is tile after tile. */
export const movesOf = (line: string[]): string[] => {
  const moves = line.flatMap((turn) => turn.split(/[ ,]+/))
  return line.length && /^[NESW]\d/.test(line[0]!) ? moves : [...moves, 'grab']
}

/** Number of tiles placed on a board of Labyrinth Go!: the table counts those that were grabbed. */
const tileCount = (view: View | null): number => (view && 'layout' in view ? (view.layout as unknown[]).length : 0)

interface SignProps {
  of: Pick<FreshPuzzle, 'kind' | 'edition'>
  /** The player's progress. */
  children: ComponentChildren
}

/** The task, before everything else in the bar: without it players have to guess what a goal card is for. */
export const PuzzleSign = ({ of, children }: SignProps) => (
  <div class="turn-sign puzzle-sign in-row wrap grow min-w-0 gap-8" aria-live="polite">
    {prefs.picturesOnly.value && <Icon name={signOf(of)} />}
    <b class="caption break-words">{say(`puzzle-asks-${taskOf(of)}`)}</b>
    <span class="so-far in-row wrap muted">{children}</span>
  </div>
)

/** In the bar of a table: the task, a restart button, and the solution move by move. */
export function PuzzleBar({ live, puzzle, seat }: Props) {
  const [sure, askSure] = useState(false)
  const [left, setLeft] = useState<string[]>([])
  const [busy, setBusy] = useState(false)
  const view = live.view.value
  const turns = view && 'turns' in view ? Number(view.turns) : 0
  const marks = marksOf(puzzle)

  async function doing(what: () => Promise<string[]>) {
    if (busy) return
    setBusy(true)
    try {
      setLeft(await what())
    } catch (error) {
      setLeft([])
      showError(error)
    }
    setBusy(false)
  }
  const startOver = () => doing(async () => (await live.startOver(seat!), []))
  const show = () => {
    askSure(false)
    void doing(async () => movesOf(await live.solution(seat!)))
  }
  const next = () => doing(async () => (await live.move(seat!, left[0]!), left.slice(1)))
  useEffect(() => {
    if (address.value.searchParams.has('solution') && seat !== null && !puzzle.shown) show()
  }, [])

  return (
    <>
      <PuzzleSign of={puzzle}>
        <span class="caption">
          {puzzle.shown
            ? say('puzzle-shown')
            : puzzle.decisive
              ? say('puzzle-one-push')
              : unitOf(puzzle) === 'tiles'
                ? say('puzzle-tiles', { par: puzzle.par })
                : say('puzzle-turn', { turn: turns + 1, par: puzzle.par })}
        </span>
        {!puzzle.decisive && <Par own={unitOf(puzzle) === 'tiles' ? tileCount(view) : turns} par={puzzle.par} />}
        {marks && (
          <span>
            <span aria-hidden="true">{marks}</span>
            <span class="sr">{attemptWords(puzzle)}</span>
          </span>
        )}
      </PuzzleSign>
      {seat !== null && (
        <>
          {left.length > 0 && (
            <Button
              main
              icon="next"
              class="solution-next"
              busy={busy}
              onClick={next}
              label={say('puzzle-solution-next')}
            />
          )}
          <Button icon="undo" busy={busy} onClick={startOver} label={say('puzzle-over')} />
          {left.length === 0 && (
            <Button icon="key" busy={busy} onClick={() => askSure(true)} label={say('puzzle-solution')} />
          )}
        </>
      )}
      {sure && (
        <Dialog title={say('puzzle-solution')} onClose={() => askSure(false)}>
          <p class="caption">{say('puzzle-solution-costs')}</p>
          <div class="choices flex wrap gap-12">
            <Button main icon="key" onClick={show}>
              <span class="caption">{say('puzzle-solution')}</span>
            </Button>
            <Button icon="back" onClick={() => askSure(false)}>
              <span class="caption">{say('close')}</span>
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
