import { beforeEach, expect, test, vi } from 'vitest'
import { storageSignal } from './storage'

beforeEach(() => localStorage.clear())

/** Simulate a write by another tab. */
function writeFromOtherTab(key: string, value: unknown) {
  localStorage.setItem(key, JSON.stringify(value))
  dispatchEvent(new StorageEvent('storage', { key }))
}

test('what was liked is remembered', () => {
  storageSignal('taste', 'plain').value = 'salty'
  expect(storageSignal('taste', 'plain').value).toBe('salty')
})

test('two tabs do not forget what the other one has kept', () => {
  const keys = storageSignal<Record<string, string>>('seats', {})
  keys.value = { ...keys.value, mine: 'a' }
  writeFromOtherTab('wanderwall.seats', { mine: 'a', theirs: 'b' })
  expect(keys.value).toEqual({ mine: 'a', theirs: 'b' })
  keys.value = { ...keys.value, next: 'c' }
  expect(JSON.parse(localStorage.getItem('wanderwall.seats')!)).toEqual({ mine: 'a', theirs: 'b', next: 'c' })
})

test('a browser that keeps nothing still plays', () => {
  const refuse = vi.fn(() => {
    throw new DOMException('no', 'SecurityError')
  })
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const value = storageSignal('taste', 'plain')
  value.value = 'sweet'
  vi.unstubAllGlobals()
  expect(refuse).toHaveBeenCalledTimes(2)
  expect(value.value).toBe('sweet')
})
