import { useEffect, useMemo } from 'preact/hooks'
import { say } from '../../i18n'
import type { PuzzleInfo } from '../../net/protocol'
import type { RushProps } from '..'
import { localProps, localTable } from '../localTable'
import type { Sliding } from './maze'
import { SlidingPlay } from './Play'
import { onePush } from './onePush'

/** As in every puzzle, the player has to think first: what a push opens is not shown before it is made. */
const FIND: PuzzleInfo = {
  kind: 'find',
  par: 1,
  ways: 1,
  level: 1,
  edition: '',
  line: '',
  day: null,
  number: null,
  shown: false,
}

/** One puzzle of a rush; it reports when it is solved and has been seen. */
export function SlidingRush({ puzzle, edition, onSolved }: RushProps<Sliding>) {
  const game = useMemo(() => onePush(puzzle.view, puzzle.choices), [puzzle])
  const names = [say('you')]
  const table = useMemo(() => {
    const colours = puzzle.view.seats.map(({ colour }) => colour)
    return localTable({ game: 'classic', edition: edition.id, colours, names, puzzle: FIND })
  }, [puzzle])
  useEffect(() => {
    let reported = false
    return game.stage.busy.subscribe((busy) => {
      if (busy || reported || game.solved.value === null) return
      reported = true
      onSolved(game.solved.value)
    })
  }, [game])
  return (
    <SlidingPlay
      {...localProps<Sliding>(game)}
      {...{ table, edition, names }}
      seat={puzzle.view.you}
      stage={game.stage}
    />
  )
}
