/** Lessons on a sliding board: the kind of a mistake, and what to touch next on the way to the wanted move. */
import type { ReadonlySignal } from '@preact/signals'
import { prefs } from '../../../device/prefs'
import { readPush, readWalk, type SlidingView, rotate } from '../board/maze'
import type { Turn } from './turn'

const PUSH = /^([NESW]\d+)[nesw]+$/
const WALK = /^[a-z]\d(?=$|\+)/

/** The kind of mistake: another arrow or only another rotation of the tile, another square or only another payment. */
export function nudge(wanted: string, made: string): string {
  const [push, other] = [PUSH.exec(wanted), PUSH.exec(made)]
  if (push && other) return push[1] === other[1] ? 'turn' : 'arrow'
  if (WALK.test(wanted) && WALK.test(made)) return wanted.split('+')[0] === made.split('+')[0] ? 'pay' : 'square'
  return 'other'
}

/** What to touch next on the way to the wanted move, for lessons that point at it. */
type Thought = Pick<Turn, 'quarters' | 'arrow' | 'target'> & { step: ReadonlySignal<string | null> }

/** Selectors within a play area. */
export interface Places {
  /** confirms the plan */
  go: string
  /** turns the spare */
  turn: string
}

const PLACES: Places = { go: '.actions .go', turn: '.turn-button:not(:first-child)' }

/** The target as a selector; undefined while nothing can be done. `view` is the table before the previewed push. */
export function nextTouch(
  move: string,
  view: SlidingView,
  thought: Thought,
  { go, turn } = PLACES,
): string | undefined {
  if (thought.step.value === 'push') {
    const push = readPush(view.side, move)
    if (!push) return undefined
    const chosen = thought.arrow.value === push.arrow.name
    const fits = rotate(view.spare, thought.quarters.value) === push.openings
    if (!fits && (prefs.taps.value === 'one' || chosen)) return turn
    return chosen ? go : `[data-arrow="${push.arrow.name}"]`
  }
  if (thought.step.value !== 'walk') return undefined
  const to = readWalk(view.side, move)
  return to === null || thought.target.value === to ? go : `[data-square="${to}"]`
}
