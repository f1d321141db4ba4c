import { useEffect, useState } from 'preact/hooks'
import { Refusal } from '../net/protocol'

interface FetchState<T> {
  value: T | null
  error: Refusal | null
}

const NOTHING = { value: null, error: null }

/** Fetch the data of a page; an answer that arrives after something else was requested is ignored. */
export function useFetch<T>(fetch: () => Promise<T>, about: unknown[]): FetchState<T> {
  const [state, set] = useState<FetchState<T>>(NOTHING)
  useEffect(() => {
    let wanted = true
    set(NOTHING)
    fetch().then(
      (value) => wanted && set({ value, error: null }),
      (reason) =>
        wanted && set({ value: null, error: reason instanceof Refusal ? reason : new Refusal('page.offline') }),
    )
    return () => {
      wanted = false
    }
  }, about)
  return state
}
