import { expect, test } from 'vitest'
import { lineOf } from './Course'

test('a line leads from the left to the right, and a sure win is at the top', () => {
  expect(lineOf([0.5, 0, 1])).toBe('M0.0 55.0L150.0 110.0L300.0 0.0')
  expect(lineOf([1])).toBe('M0.0 0.0')
})
