import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  cleanup()
  document.head.innerHTML = ''
  vi.resetModules()
})

/** The page as sent by a server under the given path. */
async function importRoot(manifest: string) {
  document.head.innerHTML = `<link rel="manifest" href="${manifest}">`
  vi.resetModules()
  return import('./root')
}

test('at the top addresses are what they say', async () => {
  const { root, withRoot: rooted, withoutRoot: unrooted } = await importRoot('/manifest.webmanifest')
  expect([root, rooted('/t/abc'), unrooted('/t/abc')]).toEqual(['/', '/t/abc', '/t/abc'])
})

test('under a path they begin with it, and links are written as if they did not', async () => {
  const { root, withRoot: rooted, withoutRoot: unrooted, rootLinks } = await importRoot('/games/manifest.webmanifest')
  expect([root, rooted('/t/abc'), unrooted('/games/t/abc')]).toEqual(['/games/', '/games/t/abc', '/t/abc'])
  expect(unrooted('/elsewhere')).toBe('/elsewhere')
  rootLinks()
  render(
    <>
      <a href="/new">new</a>
      <a href="#top">top</a>
      <img src="/icon.svg" alt="icon" />
    </>,
  )
  expect(screen.getByText('new').getAttribute('href')).toBe('/games/new')
  expect(screen.getByText('top').getAttribute('href')).toBe('#top')
  expect(screen.getByAltText('icon').getAttribute('src')).toBe('/games/icon.svg')
})
