import { expect, test } from 'vitest'
import classic from '../fixtures/classic-1986.json'
import { apply, eventsOf } from './apply'
import type { View } from './protocol'
import type { ClassicView } from './views'

const view = () => structuredClone(classic.push.view) as unknown as ClassicView

test('changes are set and removed along their paths', () => {
  const after = apply(view(), [[['maze', 1], 9], [['barred'], 'S2'], [['seats', 0, 'pawn'], 5], [['outcome']]])
  expect(after.maze[1]).toBe(9)
  expect(after.barred).toBe('S2')
  expect(after.seats[0]!.pawn).toBe(5)
  expect('outcome' in after).toBe(false)
})

test('the old view stays as it was, and what did not change is shared', () => {
  const before = view()
  const kept = structuredClone(before)
  const after = apply(before, [
    [['seats', 1, 'found'], ['owl']],
    [['seats', 1, 'left'], 2],
  ])
  expect(before).toEqual(kept)
  expect(after.maze).toBe(before.maze)
  expect(after.seats[0]).toBe(before.seats[0])
  expect(after.seats[1]!.found).toEqual(['owl'])
  expect(after.seats[1]!.left).toBe(2)
})

test('an empty path replaces everything', () => {
  expect(apply(view(), [[[], { game: 'go' }]])).toEqual({ game: 'go' })
})

test('gives each event the view before and after it', () => {
  const view = { game: 'nim', edition: 'nim', you: null, heap: 5 } as unknown as View
  const entry = { seat: 0, kind: 'move', moves: [[0, 'take 2'] as [number, string]] }
  const events = eventsOf({
    view,
    events: [
      { ...entry, seq: 2, changes: [[['heap'], 3]] },
      { ...entry, seq: 3, changes: [[['heap'], 1]] },
    ],
  })
  expect(events.map(({ before, after }) => [before, after].map((one) => (one as { heap?: number }).heap))).toEqual([
    [5, 3],
    [3, 1],
  ])
})
