/** 3, 2, 1, and the call: how long each is shown. The same for all players, whatever their motion setting. */
export const COUNT_MS = 600
export const CALL_MS = 700
const FROM = 3

/** What is called this long after the round began; 0 is the call itself, null: it is over. */
export function countAt(ms: number): number | null {
  if (ms < 0 || ms >= FROM * COUNT_MS + CALL_MS) return null
  return Math.max(0, FROM - Math.floor(ms / COUNT_MS))
}
