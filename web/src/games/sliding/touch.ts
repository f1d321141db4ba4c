/** What to touch next on the way to the wanted move, for lessons that point at it. */
import type { ReadonlySignal } from '@preact/signals'
import { prefs } from '../../device/prefs'
import { readPush, readWalk, type SlidingView } from './maze'
import { rotate } from './tiles'
import type { Turn } from './turn'

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
    if (!fits && (prefs.oneTap.value || chosen)) return turn
    return chosen ? go : `[data-arrow="${push.arrow.name}"]`
  }
  if (thought.step.value !== 'walk') return undefined
  const to = readWalk(view.side, move)
  return to === null || thought.target.value === to ? go : `[data-square="${to}"]`
}
