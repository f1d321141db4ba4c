import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, test, vi } from 'vitest'
import type { Choices, View } from '../../net/protocol'
import type { ShownLesson, TryVerdict } from '../../net/types'
import { mockServer } from '../../testing'
import { RetryPage } from './RetryPage'
import { TurnAttempt } from './turn'

afterEach(cleanup)

test('where the coach has no turn to try again it says so, and leads back to the end of that game', async () => {
  mockServer({ 'POST /tables/abcde23456/lessons': { lessons: [] } })
  render(<RetryPage id="abcde23456" />)
  expect((await screen.findByText(/Well played!/)).getAttribute('role')).toBe('status')
  expect(screen.getByRole('link', { name: 'Back to the result' }).getAttribute('href')).toBe('/t/abcde23456')
})

const view = (step: string) => ({ game: 'classic', step }) as unknown as View
const choices = (step: string) => ({ step }) as unknown as Choices
const lesson = { table: 'k3f9a22xyz', number: 7, box: 0, left: 2 }
const shown = { lesson, seat: 1, view: view('push'), choices: choices('push') } as ShownLesson

function turn(...verdicts: Partial<TryVerdict>[]) {
  const answer = vi.fn()
  for (const verdict of verdicts) answer.mockResolvedValueOnce({ right: false, left: 0, explanation: null, ...verdict })
  const pushed = vi.fn().mockResolvedValue({ ...shown, view: view('walk'), choices: choices('walk') })
  return { one: new TurnAttempt(shown, { lesson: pushed, answer }), pushed, answer }
}

test('a push is shown, a walk is judged, and a wrong turn begins again', async () => {
  const { one, pushed, answer } = turn({ left: 1 }, { explanation: { number: 7 } as TryVerdict['explanation'] })
  await one.move('N4es')
  expect(pushed).toHaveBeenCalledWith(lesson, 'N4es')
  expect([one.view.value, one.choices.value, one.verdict.value]).toEqual([view('walk'), choices('walk'), null])
  expect(one.events.value).toMatchObject({ seat: 1, moves: [[1, 'N4es']], before: view('push'), after: view('walk') })
  await one.move('c5')
  expect(answer).toHaveBeenCalledWith(lesson, 'N4es', 'c5')
  expect([one.choices.value, one.verdict.value?.left]).toEqual([null, 1])
  one.restart()
  expect([one.view.value, one.choices.value, one.verdict.value]).toEqual([view('push'), choices('push'), null])
  await one.move('S2n')
  await one.move('a1')
  one.restart() // the answer is shown: the player looks at it, and cannot try again
  expect([one.view.value, one.choices.value, one.verdict.value?.explanation]).toEqual([
    view('push'),
    null,
    { number: 7 },
  ])
})

test('a push that is refused changes nothing', async () => {
  const { one, pushed } = turn()
  pushed.mockRejectedValueOnce(new Error('classic.push.goes_back'))
  await expect(one.move('N4es')).rejects.toThrow()
  expect([one.view.value, one.choices.value]).toEqual([view('push'), choices('push')])
})
