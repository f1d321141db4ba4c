/** A puzzle of one push without a server: the push slides, then the pawn walks to the goal or everything goes back. */
import { signal, type Signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { say } from '../../../i18n'
import type { GameEvent, PuzzleInfo } from '../../../net/protocol'
import { localProps, localTable } from '../../localTable'
import type { PlaybackState } from '../../playbackState'
import type { RushProps } from '../..'
import { grid, SPARE, type Square, squaresOf } from '../board/geometry'
import { readPush, type Sliding, type SlidingView, afterPush } from '../board/maze'
import { SlidingPlay } from './Play'

interface OnePush {
  view: Signal<SlidingView>
  choices: Signal<Sliding['choices'] | null>
  events: Signal<GameEvent<SlidingView> | null>
  stage: PlaybackState<SlidingView>
  /** The push that led to the goal. */
  solved: Signal<string | null>
  /** How many pushes have not led there. */
  wrong: Signal<number>
  move(text: string): Promise<void>
}

/** Where the tile with a seat's goal is; null: outside the board. */
function goalOf({ seats, things }: SlidingView, seat: number): Square | null {
  const place = things[seats[seat]?.cards[0] ?? ''] ?? SPARE
  return place === SPARE ? null : place
}

/** The table once the pawn has reached its goal. */
const withArrival = (view: SlidingView, seat: number, goal: Square): SlidingView => ({
  ...view,
  step: 'over',
  turn: null,
  turns: view.turns + 1,
  seats: view.seats.map((one, n) =>
    n === seat ? { ...one, pawn: goal, left: 0, cards: [], found: [...one.found, ...one.cards.slice(0, 1)] } : one,
  ),
})

export function onePush(start: SlidingView, offered: Sliding['choices']): OnePush {
  const seat = start.you ?? 0
  const game: OnePush = {
    view: signal(start),
    choices: signal<Sliding['choices'] | null>(offered),
    events: signal<GameEvent<SlidingView> | null>(null),
    stage: { view: signal(start), seq: signal(0), busy: signal(false) },
    solved: signal<string | null>(null),
    wrong: signal(0),
    move,
  }

  let seq = 0
  function emit(kind: string, text: string | null, after: SlidingView): void {
    const before = game.view.value
    seq += 1
    game.events.value = { seq, seat, kind, moves: text === null ? [] : [[seat, text]], before, after }
    game.view.value = after
  }

  async function move(text: string): Promise<void> {
    const push = readPush(start.side, text)
    const walks = offered.step === 'push' ? offered.pushes[text] : undefined
    if (!push || walks === undefined || game.view.value !== start) return // the walk is played automatically
    const after = afterPush(start, push)
    const goal = goalOf(after, seat)
    emit('move', text, after)
    if (goal !== null && squaresOf(typeof walks === 'string' ? walks : walks.reach).has(goal)) {
      game.choices.value = null
      emit('move', grid(start.side).names[goal]!, withArrival(after, seat, goal))
      game.solved.value = text
    } else {
      game.wrong.value += 1
      emit('undo', null, start)
    }
  }

  return game
}

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
export function SlidingRush({ puzzle, edition, onSolved, onWrong }: RushProps<Sliding>) {
  const game = useMemo(() => onePush(puzzle.view, puzzle.choices), [puzzle])
  const names = [say('you')]
  const table = useMemo(() => {
    const colours = puzzle.view.seats.map(({ colour }) => colour)
    return localTable({ game: 'classic', edition: edition.id, colours, names, puzzle: FIND })
  }, [puzzle])
  useEffect(() => {
    let reported = false
    let wrong = 0
    return game.stage.busy.subscribe((busy) => {
      if (!busy && wrong < game.wrong.value) {
        wrong = game.wrong.value
        onWrong()
      }
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
