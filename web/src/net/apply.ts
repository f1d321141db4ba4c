import type { Change, View } from './protocol'

/** An object or a list on the way to what changes. */
type Branch = Record<string | number, unknown>

/** The view after these changes: `[path, value]` sets, `[path]` removes. The old view stays as it was. */
export function apply<V extends View>(view: V, changes: Change[]): V {
  const fresh = new Set<unknown>() // what was copied already in this round
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
