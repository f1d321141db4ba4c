import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { prefs } from '../../device/prefs'
import games from '../../fixtures/games.json'
import { texts } from '../../i18n'
import type { EditionInfo, GameInfo } from '../../net/protocol'
import { LengthField } from './LengthField'
import type { SetupForm } from './form'
import { Seats } from './Seats'

const game = games.games[0] as unknown as GameInfo
const edition = game.editions[0] as unknown as EditionInfo
const formSeats = [
  { kind: 'me', name: '', colour: 'red', bot: 'level2' },
  { kind: 'bot', name: '', colour: 'blue', bot: 'level2' },
]
const form = { edition: edition.id, formSeats, options: {} } as unknown as SetupForm

beforeAll(() => texts('setup'))
afterEach(() => {
  prefs.picturesOnly.value = false
  cleanup()
})

test('a player who cannot read sees the minutes next to a clock', () => {
  prefs.picturesOnly.value = true
  const { container } = render(<LengthField {...{ form, game, edition }} />)
  const minutes = [...container.querySelectorAll('.minutes')].map((one) => Number(one.textContent))
  expect(minutes.length).toBeGreaterThan(1)
  expect(minutes.every((one) => one > 0)).toBe(true)
})

test('a switch makes a player young, and what is easier is said', () => {
  const changed: SetupForm[] = []
  const { rerender } = render(<Seats {...{ form, game, edition }} onChange={(next) => changed.push(next)} />)
  const box = screen.getByRole('switch', { name: 'Young player' }) as HTMLInputElement
  expect(box.checked).toBe(false)
  box.click()
  rerender(<Seats {...{ form: changed[0]!, game, edition }} onChange={() => {}} />)
  expect(screen.getByText(/sees all goals at once, takes them in any order and need not walk home\.$/)).toBeTruthy()
})
