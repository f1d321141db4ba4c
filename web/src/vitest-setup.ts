import { afterAll, vi } from 'vitest'

// Boards and pictures are loaded on demand: a test file waits for what it has requested.
afterAll(() => vi.dynamicImportSettled())
