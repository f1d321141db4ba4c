import { SHELF } from '../../games'
import type { FreshPuzzle } from '../../net/protocol'
import type { IconName } from '../../ui/Icon'

/** The game a puzzle is played in. */
export const gameOf = ({ kind, edition }: Pick<FreshPuzzle, 'kind' | 'edition'>): string =>
  SHELF.find((one) => one.edition === edition)?.game ?? (kind === 'go' ? 'go' : 'classic')

/** The task, as the key of its texts: in towers one treasure, and then the way home. */
export const taskOf = (puzzle: Pick<FreshPuzzle, 'kind' | 'edition'>): string =>
  puzzle.kind === 'treasures' && gameOf(puzzle) === 'towers' ? 'home' : puzzle.kind

/** The task as a sign, for those who do not read: one push, several turns, one after the other, stop, home, a roll. */
export const signOf = (puzzle: Pick<FreshPuzzle, 'kind' | 'edition'>): IconName => SIGNS[taskOf(puzzle)] ?? 'maze'

const SIGNS: Record<string, IconName> = {
  find: 'arrow',
  fewest: 'last',
  treasures: 'list',
  block: 'stop',
  home: 'home',
  go: 'dice',
}
