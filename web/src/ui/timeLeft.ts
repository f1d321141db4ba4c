import { useEffect, useState } from 'preact/hooks'

const LOOK_MS = 250

/** The whole seconds until then by the server's clock; null if nothing is timed. */
export function useTimeLeft(until: number | null, now: () => number): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (until === null) return setLeft(null)
    const look = () => setLeft(Math.max(0, Math.ceil((until - now()) / 1000)))
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [until])
  return left
}
