import type { Shelf } from '..'

export const shelf: Shelf = { 'towers-3d': 3 }
