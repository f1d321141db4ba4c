/** What happened before a player came: with the same details as for those who were watching. */
import { apply } from './apply'
import type { Change, GameEvent, View } from './protocol'

export interface Story {
  /** when it began, and the view at that time */
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
