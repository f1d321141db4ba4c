/** Views after changes: of one event, and of all events of a table. */
import type { Change, View, GameEvent } from './protocol'

/** An object or list on the path to a change. */
type Branch = Record<string | number, unknown>

/** The view after these changes: `[path, value]` sets, `[path]` removes. The old view stays unchanged. */
export function apply<V extends View>(view: V, changes: Change[]): V {
  const fresh = new Set<unknown>() // what was already copied by this call
  let root: unknown = view
  const copied = (value: unknown): Branch => {
    if (fresh.has(value)) return value as Branch
    const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Branch
    fresh.add(copy)
    return copy
  }
  for (const [path, ...value] of changes) {
    if (path.length === 0) {
      root = value[0]
      continue
    }
    root = copied(root)
    let at = root as Branch
    for (const key of path.slice(0, -1)) {
      const next = copied(at[key])
      at[key] = next
      at = next
    }
    const last = path[path.length - 1]!
    if (value.length) at[last] = value[0]
    else delete at[last]
  }
  return root as V
}

/** What happened before a player came: with the same details as for those who were watching. */
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
