import type { GamePuzzles, Shelf, Themes } from '..'

export const shelf: Shelf = { go: 4 }

export const themes: Themes = { go: 'evening' }

/** A roll is solved with the fewest tiles. */
export const puzzles: GamePuzzles = { kinds: ['go'], unit: 'tiles' }
