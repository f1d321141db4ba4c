import { expect, it, vi } from 'vitest'
import { hurryFor, queue } from './queue'

it('plays one after the other and reports when it is done', async () => {
  const seen: string[] = []
  const line = queue(1)
  const scene = (name: string) => async () => {
    seen.push(`${name} begins`)
    await new Promise((done) => setTimeout(done, 1))
    seen.push(`${name} ends`)
  }
  line.add(scene('a'))
  line.add(scene('b'))
  expect(line.busy.value).toBe(true)
  await vi.waitFor(() => expect(line.busy.value).toBe(false))
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

it('hurries the more wait, and goes on after a scene that fails', async () => {
  expect(hurryFor(0, 1)).toBe(1)
  expect(hurryFor(10, 1)).toBeLessThan(hurryFor(3, 1))
  expect(hurryFor(10, 12)).toBe(1)
  const wrong = vi.spyOn(console, 'error').mockImplementation(() => {})
  const after = vi.fn(async () => {})
  const line = queue(1)
  line.add(async () => {
    throw new Error('a picture')
  })
  line.add(after)
  await vi.waitFor(() => expect(after).toHaveBeenCalled())
  expect(wrong).toHaveBeenCalledTimes(1)
})
