/** A puzzle of one push without a server: the push slides, then the pawn walks to the goal or everything goes back. */
import { signal, type Signal } from '@preact/signals'
import type { GameEvent } from '../../net/protocol'
import type { PlaybackState } from '../playbackState'
import { grid, SPARE, type Square, squaresOf } from './geometry'
import { readPush, type Sliding, type SlidingView, afterPush } from './maze'

export interface OnePush {
  view: Signal<SlidingView>
  choices: Signal<Sliding['choices'] | null>
  events: Signal<GameEvent<SlidingView> | null>
  stage: PlaybackState<SlidingView>
  /** The push that led to the goal. */
  solved: Signal<string | null>
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
    } else emit('undo', null, start)
  }

  return game
}
