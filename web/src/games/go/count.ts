/** 3, 2, 1, and the call: how long each stands. The same for everybody, whatever their taste in motion. */
export const COUNT_MS = 600
export const CALL_MS = 700
const FROM = 3

/** What is called so long after the round began; 0 is the call itself, null: it is over. */
export function called(ms: number): number | null {
  if (ms < 0 || ms >= FROM * COUNT_MS + CALL_MS) return null
  return Math.max(0, FROM - Math.floor(ms / COUNT_MS))
}
