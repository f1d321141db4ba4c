/** The push thought of, as a line under way: half in at once, and all the way in after a pause, so that corridors line up. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { MovingLine } from './look'
import { EASE_OUT, STILL } from './motion'
import type { Turn } from './turn'

const IN = 140
const PAUSE = 1100

export interface Ghost {
  line: ReadonlySignal<MovingLine | null>
  missing: ReadonlySignal<number>
  stop(): void
}

export function ghostOf(turn: Turn, pace: ReadonlySignal<number>): Ghost {
  const missing = signal(100)
  const glides = signal(STILL)
  const place = (units: number, ms: number) => {
    glides.value = ms ? { ms, easing: EASE_OUT } : STILL
    missing.value = units
  }
  const stop = effect(() => {
    if (turn.arrow.value === null) return
    const rate = pace.peek()
    place(rate ? 100 : 0, 0)
    if (!rate) return
    const timers = [setTimeout(() => place(50, IN), 20), setTimeout(() => place(0, 2 * IN * rate), PAUSE)]
    return () => timers.forEach(clearTimeout)
  })
  const line = computed(() => {
    const push = turn.preview.value?.push
    return push ? { push, missing: missing.value, glide: glides.value, ghost: true } : null
  })
  return { line, missing, stop }
}
