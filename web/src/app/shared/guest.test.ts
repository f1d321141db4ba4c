import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  document.head.innerHTML = ''
  vi.resetModules()
})

test('links that are passed on begin with the path under which the page stands', async () => {
  document.head.innerHTML = '<link rel="manifest" href="/games/manifest.webmanifest">'
  vi.resetModules()
  const { origin } = await import('./guest')
  expect(origin()).toBe(`${location.origin}/games`)
})
