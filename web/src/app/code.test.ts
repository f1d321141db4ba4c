import { expect, test } from 'vitest'
import { readCode, shownCode } from './code'

test('a code is read in any case, with spaces, dashes or as a link', () => {
  expect(shownCode('abcde23456')).toBe('ABCDE-23456')
  expect(readCode(' ABCDE-23456 ')).toBe('abcde23456')
  expect(readCode('abcde 23456')).toBe('abcde23456')
  expect(readCode('http://192.168.1.4:8000/t/abcde23456#0.key')).toBe('abcde23456')
})

test('what cannot be a code is none', () => {
  expect(readCode('abcde')).toBeNull()
  expect(readCode('abcde2345i')).toBeNull() // i, l, o, 0 and 1 are not used
  expect(readCode('')).toBeNull()
})
