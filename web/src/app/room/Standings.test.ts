import { expect, test } from 'vitest'
import { formatPoints } from './Standings'

test('halves are written as halves', () => {
  expect([0, 0.5, 1, 2.5].map(formatPoints)).toEqual(['0', '½', '1', '2½'])
})
