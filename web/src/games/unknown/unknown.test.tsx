import { signal } from '@preact/signals'
import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { board, hasLesson, hasRules, lesson, replay, rules, thumb, type PlayProps } from '..'
import { texts } from '../../i18n'
import type { Choices, EditionInfo, GameEvent, ReplayFrame, View } from '../../net/protocol'
import { aTable } from '../../testing'

beforeAll(() => texts())
afterEach(cleanup)

const edition = { id: 'nim-1', names: { en: 'Nim' }, things: {} } as unknown as EditionInfo
const view: View = { game: 'nim', edition: 'nim-1', you: 0, heaps: [3, 4, 5], turn: 0 }

function props(more: Partial<PlayProps> = {}): PlayProps {
  return {
    table: aTable({ game: 'nim', edition: 'nim-1' }),
    edition,
    view: signal(view),
    choices: signal<Choices | null>({ moves: ['a1', 'b2'] }),
    seat: 0,
    events: signal<GameEvent | null>(null),
    deadline: signal(null),
    now: Date.now,
    move: vi.fn(async () => undefined),
    names: ['Ida', 'Jonas'],
    ...more,
  }
}

test('a game without a folder is shown in text and played with buttons', async () => {
  const { Play } = await board('nim')
  const given = props()
  render(<Play {...given} />)
  expect(screen.getByText('[3,4,5]')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'b2' }))
  expect(given.move).toHaveBeenCalledWith('b2')
})

test('a spectator is offered nothing, and choices of another shape neither', async () => {
  const { Play } = await board('nim')
  render(<Play {...props({ seat: null })} />)
  render(<Play {...props({ choices: signal<Choices | null>({ pushes: { N2: '1' } }) })} />)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getAllByText(/cannot draw this game/)).toHaveLength(2)
})

test('it has no picture, no rules and no lesson, and its moves are listed', async () => {
  expect(await thumb('nim')).toBeNull()
  expect([hasRules('nim'), hasLesson('nim')]).toEqual([false, false])
  expect(await rules('nim', 'nim-1')).toEqual({ sections: [], pictures: {} })
  expect(await lesson('nim')).toBeNull()
  const frames = [
    { view, seat: null, move: null },
    { view, seat: 1, move: 'a1' },
  ] as unknown as ReplayFrame[]
  const [moment] = (await replay('nim')).moments(frames)
  expect(moment).toMatchObject({ from: 1, at: 1, seat: 1 })
  expect(moment!.text(['Ida', 'Jonas'], edition)).toBe('Jonas: a1')
})
