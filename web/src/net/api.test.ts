import { afterEach, expect, test, vi } from 'vitest'
import { api } from './api'

afterEach(() => vi.unstubAllGlobals())

/** Collect the names under which requests are sent; the first `answers` of them get no answer. */
function dropAnswers(answers: number): string[] {
  const names: string[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    names.push(headers['Idempotency-Key']!)
    if (names.length <= answers) throw new TypeError('the network is gone')
    return new Response(JSON.stringify({ seat: 1, key: 'secret' }))
  })
  return names
}

test('a request without an answer is asked again under its name, and one with an answer is over', async () => {
  const names = dropAnswers(1)
  await expect(api.join('abcde23456', 'Ida')).rejects.toMatchObject({ code: 'page.offline' })
  await api.join('abcde23456', 'Ida')
  await api.join('abcde23456', 'Ida')
  expect(names[0]).toMatch(/^[a-z0-9]{16,64}$/)
  expect(names[1]).toBe(names[0])
  expect(names[2]).not.toBe(names[1])
})
