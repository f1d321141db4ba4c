import type { Shelf } from '..'

export const shelf: Shelf = { go: 4 }
