import { useEffect, useState } from 'preact/hooks'
import { Refusal } from '../net/protocol'

interface Fetched<T> {
  value: T | null
  wrong: Refusal | null
}

const NOTHING = { value: null, wrong: null }

/** Fetch the data of a page; an answer that arrives after something else was requested is ignored. */
export function useFetched<T>(fetch: () => Promise<T>, about: unknown[]): Fetched<T> {
  const [fetched, set] = useState<Fetched<T>>(NOTHING)
  useEffect(() => {
    let wanted = true
    set(NOTHING)
    fetch().then(
      (value) => wanted && set({ value, wrong: null }),
      (reason) =>
        wanted && set({ value: null, wrong: reason instanceof Refusal ? reason : new Refusal('page.offline') }),
    )
    return () => {
      wanted = false
    }
  }, about)
  return fetched
}
