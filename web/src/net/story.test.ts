import { expect, it } from 'vitest'
import type { View } from './protocol'
import { eventsOf } from './story'

it('tells each event with the view before and after it', () => {
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
