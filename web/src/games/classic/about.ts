import type { Shelf } from '..'

export const shelf: Shelf = { 'classic-1986': 1, 'one-piece': 2 }
