import { afterAll, vi } from 'vitest'

// Boards and pictures are loaded when they are needed: a test file waits for what it has asked for.
afterAll(() => vi.dynamicImportSettled())
