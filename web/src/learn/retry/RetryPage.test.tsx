import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, test } from 'vitest'
import { mockServer } from '../../testing'
import { RetryPage } from './RetryPage'

afterEach(cleanup)

test('where the coach has no turn to try again it says so, and leads back to the end of that game', async () => {
  mockServer({ 'POST /tables/abcde23456/lessons': { lessons: [] } })
  render(<RetryPage id="abcde23456" />)
  expect((await screen.findByText(/Well played!/)).getAttribute('role')).toBe('status')
  expect(screen.getByRole('link', { name: 'Back to the result' }).getAttribute('href')).toBe('/t/abcde23456')
})
