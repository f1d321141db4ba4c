import type { GamePuzzles, Shelf } from '..'

export const shelf: Shelf = { go: 4 }

/** A roll is solved with the fewest tiles. */
export const puzzles: GamePuzzles = { kinds: ['go'], unit: 'tiles' }
