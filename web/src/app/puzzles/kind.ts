import { SHELF } from '../../games'
import type { FreshPuzzle } from '../../net/protocol'

/** The game a puzzle is played in. */
export const gameOf = ({ kind, edition }: Pick<FreshPuzzle, 'kind' | 'edition'>): string =>
  SHELF.find((one) => one.edition === edition)?.game ?? (kind === 'go' ? 'go' : 'classic')

/** What is asked, for its texts: among towers one treasure, and then the way home. */
export const askedIn = (puzzle: Pick<FreshPuzzle, 'kind' | 'edition'>): string =>
  puzzle.kind === 'treasures' && gameOf(puzzle) === 'towers' ? 'home' : puzzle.kind
