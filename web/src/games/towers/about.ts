import type { GamePuzzles, Shelf, Themes } from '..'

export const shelf: Shelf = { 'towers-3d': 3 }

export const themes: Themes = { 'towers-3d': 'dusk' }

/** One treasure, and then the way home. */
export const puzzles: GamePuzzles = { tasks: { treasures: 'home' } }
