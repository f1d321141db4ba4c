import type { Go } from '../../net/protocol'
import type { GamePuzzles, Shelf } from '..'

export const shelf: Shelf = { go: 4 }

/** A roll is solved with the fewest tiles, which the end counts in the layout that was grabbed. */
export const puzzles: GamePuzzles<Go> = {
  kinds: ['go'],
  unit: 'tiles',
  count: ({ last }) => last?.seats[0]?.layout.length ?? 0,
}
