import { afterEach, expect, test, vi } from 'vitest'
import { mockServer } from '../../testing'
import { match } from './router'
import { placeOf, readCode, displayCode } from './tables'

test('a code is read in any case, with spaces, dashes or as a link', () => {
  expect(displayCode({ id: 'abcde23456', status: 'playing' })).toBe('ABCDE-23456')
  expect(readCode(' ABCDE-23456 ')).toBe('abcde23456')
  expect(readCode('abcde 23456')).toBe('abcde23456')
  expect(readCode('http://192.168.1.4:8000/t/abcde23456#0.key')).toBe('abcde23456')
})

test('what cannot be a code is none', () => {
  expect(readCode('abcde')).toBeNull()
  expect(readCode('abcdef')).toBeNull()
  expect(readCode('abcde2345i')).toBeNull() // i, l, o, 0 and 1 are not used
  expect(readCode('')).toBeNull()
})

test('while a table waits, eight letters are enough', async () => {
  mockServer({ 'GET /codes/abcde234': { table: 'abcde23456' } })
  expect(displayCode({ id: 'abcde23456', status: 'waiting' })).toBe('ABCD-E234')
  expect(readCode('ab cde 234')).toBe('abcde234')
  expect(readCode('ABCD-E234')).toBe('abcde234')
  expect(await placeOf('abcde234', 'ABCD-E234')).toBe('/t/abcde23456')
  expect(await placeOf('abcde23456', 'abcde23456')).toBe('/t/abcde23456')
})

test('a code may mean a room, and so may a link', async () => {
  mockServer({ 'GET /codes/abcde234': { room: 'abcde23456', club: 'abcde23456' } })
  expect(await placeOf('abcde234', 'abcde234')).toBe('/room/abcde23456')
  const link = 'http://192.168.1.4:8000/room/abcde23456'
  expect(await placeOf(readCode(link)!, link)).toBe('/room/abcde23456')
})

afterEach(() => {
  document.head.innerHTML = ''
  vi.resetModules()
})

test('an address is taken apart as its pattern says', () => {
  expect(match('/t/:id', '/t/abcde23456/')).toEqual({ id: 'abcde23456' })
  expect(match('/rules/:edition', '/rules/gar%C3%A7on')).toEqual({ edition: 'garçon' })
  expect(match('/', '/')).toEqual({})
  expect(match('/t/:id', '/r/abcde23456')).toBeNull()
})

test('nonsense in an address is no reason to fall over', () => {
  expect(match('/t/:id', '/t/%E0%A4')).toEqual({ id: '%E0%A4' })
})

test('links that are passed on begin with the path under which the page stands', async () => {
  document.head.innerHTML = '<link rel="manifest" href="/games/manifest.webmanifest">'
  vi.resetModules()
  const { origin } = await import('./guest')
  expect(origin()).toBe(`${location.origin}/games`)
})
