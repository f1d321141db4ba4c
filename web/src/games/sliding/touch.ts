/** What to touch next on the way to a move that is wanted: for lessons that point. */
import { prefs } from '../../app/prefs'
import { readPush, readWalk, type SlidingView } from './maze'
import { turned } from './tiles'
import type { Turn } from './turn'

const GO = '.actions .go'

/** As a selector within the play area; undefined while nothing can be done. */
export function nextTouch(move: string, view: SlidingView, turn: Turn): string | undefined {
  if (turn.step.value === 'push') {
    const push = readPush(view.side, move)
    if (!push) return undefined
    const arrow = `[data-arrow="${push.arrow.name}"]`
    const lies = turned(view.spare, turn.quarters.value) === push.openings
    if (!lies && (prefs.oneTap.value || turn.arrow.value === push.arrow.name)) return '.turn-button:not(:first-child)'
    return turn.arrow.value === push.arrow.name ? GO : arrow
  }
  if (turn.step.value !== 'walk') return undefined
  const to = readWalk(view.side, move)
  return to === null || turn.target.value === to ? GO : `[data-square="${to}"]`
}
