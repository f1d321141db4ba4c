import type { Shelf, Themes } from '..'

export const shelf: Shelf = { 'classic-1986': 1, 'one-piece': 2 }

export const themes: Themes = { 'one-piece': 'sea' }
