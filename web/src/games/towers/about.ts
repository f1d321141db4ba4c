import type { GamePuzzles, Shelf } from '..'

export const shelf: Shelf = { 'towers-3d': 3 }

/** One treasure, and then the way home. */
export const puzzles: GamePuzzles = { tasks: { treasures: 'home' } }
