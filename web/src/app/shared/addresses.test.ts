import { afterEach, expect, test, vi } from 'vitest'
import { match } from './router'

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
