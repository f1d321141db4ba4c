import { expect, test } from 'vitest'
import { clock, duration } from './words'

test('times are told no finer than they matter', () => {
  expect(duration(0)).toBe('0 seconds')
  expect(duration(30)).toBe('30 seconds')
  expect(duration(60)).toBe('1 minute')
  expect(duration(300)).toBe('5 minutes')
  expect(duration(3 * 86_400)).toBe('3 days')
  expect(duration(2 * 86_400 + 4 * 3600 + 59)).toBe('2 days 4 hours')
})

test('a clock counts seconds when they count', () => {
  expect(clock(0)).toBe('0:00')
  expect(clock(65)).toBe('1:05')
  expect(clock(3599)).toBe('59:59')
  expect(clock(86_400 + 7200)).toBe('1d 2h')
})
