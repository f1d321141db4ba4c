import { cleanup, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { App } from './App'
import { go } from './app/shared/router'
import { prefs } from './device/prefs'
import { follow, texts } from './i18n'
import { mockServer } from './testing'

beforeAll(() => texts())
beforeEach(() => {
  mockServer({ 'GET /tables': { tables: [] } })
  go('/')
})
afterEach(cleanup)

test('the window is called after the page, and ears hear which one has come', async () => {
  const { container } = render(<App />)
  await waitFor(() => expect(document.title).toBe('wanderwall'))
  go('/tables')
  await waitFor(() => expect(document.title).toBe('Open tables – wanderwall'))
  expect(container.querySelector('[aria-live="polite"].sr')!.textContent).toBe('Open tables')
  go('/')
  await waitFor(() => expect(document.title).toBe('wanderwall'))
})

test('an address that is none is said to be none', async () => {
  render(<App />)
  go('/nowhere')
  expect(await screen.findByRole('heading', { name: 'There is no such page.' })).toBeTruthy()
})

test('the page says which language it speaks once it does', async () => {
  const stop = follow()
  expect(document.documentElement.lang).toBe('en')
  prefs.language.value = 'de'
  expect(document.documentElement.lang).toBe('en')
  await waitFor(() => expect(document.documentElement.lang).toBe('de'))
  prefs.language.value = null
  await waitFor(() => expect(document.documentElement.lang).toBe('en'))
  stop()
})
