/** What happened before somebody came: whole as it was whole to those who watched. */
import { apply } from './apply'
import type { Change, GameEvent, View } from './protocol'

export interface Story {
  /** when it began, and how it stood then */
  began: number
  view: View
  events: (Omit<GameEvent, 'before' | 'after'> & { changes: Change[] })[]
}

/** Every entry with the view before and after it. */
export function eventsOf({ view, events }: Pick<Story, 'view' | 'events'>): GameEvent[] {
  let before = view
  return events.map(({ changes, ...event }) => {
    const whole = { ...event, before, after: apply(before, changes) }
    before = whole.after
    return whole
  })
}
