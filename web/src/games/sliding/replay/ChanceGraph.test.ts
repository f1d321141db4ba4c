import { expect, test } from 'vitest'
import { lineOf, wholePercent } from './ChanceGraph'

test('a line leads from the left to the right, and a sure win is at the top', () => {
  expect(lineOf([0.5, 0, 1])).toBe('M0.0 55.0L150.0 110.0L300.0 0.0')
  expect(lineOf([1])).toBe('M0.0 0.0')
})

test('a hair less than nothing is nothing', () => {
  const percent = new Intl.NumberFormat('en', { style: 'percent' })
  expect([-0.001, -1e-9, 0.004, -0.006].map((share) => percent.format(wholePercent(share)))).toEqual([
    '0%',
    '0%',
    '0%',
    '-1%',
  ])
})
