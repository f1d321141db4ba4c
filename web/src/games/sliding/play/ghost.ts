/**
 * The previewed push as a moving line: half in at once, and all the way in after a pause, so that corridors line up.
 * Once the push is sent it slides in without waiting for the answer, because the choices of this turn already say that
 * it is legal.
 */
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { MovingLine } from '../board/picture'
import { after, EASE_OUT, EASE_PUSH, type Glide, slideMs, STILL } from '../board/motion'
import type { Turn } from './turn'

const IN = 140
const PAUSE = 1100

/** The animation of a line that slides in, and when it ends. */
export interface Entering {
  glide: Glide
  there: Promise<void>
}

export interface Ghost {
  line: ReadonlySignal<MovingLine | null>
  /** Whether the push has been sent and is still sliding. */
  entering: ReadonlySignal<boolean>
  /** The push is sent: slide it all the way in. */
  enter(): Entering
  stop(): void
}

export function ghostOf(turn: Turn, pace: ReadonlySignal<number>): Ghost {
  const missing = signal(100)
  const glide = signal(STILL)
  const sent = signal<Entering | null>(null)
  const entering = signal(false)
  let timers: ReturnType<typeof setTimeout>[] = []
  const place = (units: number, how: Glide) =>
    batch(() => {
      glide.value = how
      missing.value = units
    })
  const rest = () => {
    timers.forEach(clearTimeout)
    timers = []
    sent.value = null
    entering.value = false
  }
  const stop = effect(() => {
    const chosen = turn.arrow.value !== null
    const rate = pace.peek()
    rest()
    place(rate ? 100 : 0, STILL)
    if (chosen && rate)
      timers = [
        setTimeout(() => place(50, { ms: IN, easing: EASE_OUT }), 20),
        setTimeout(() => place(0, { ms: 2 * IN * rate, easing: EASE_OUT }), PAUSE),
      ]
  })

  function enter(): Entering {
    if (sent.value) return sent.value
    const ms = slideMs(missing.value, pace.peek())
    const how = ms ? { ms, easing: EASE_PUSH } : STILL
    const begun = { glide: how, there: after(ms) }
    batch(() => {
      rest()
      sent.value = begun
      entering.value = ms > 0
      place(0, how)
    })
    if (ms) timers = [setTimeout(() => (entering.value = false), ms)]
    return begun
  }

  const line = computed(() => {
    const push = turn.preview.value?.push
    return push ? { push, missing: missing.value, glide: glide.value, ghost: !sent.value } : null
  })
  return {
    line,
    entering,
    enter,
    stop() {
      stop()
      rest()
    },
  }
}
