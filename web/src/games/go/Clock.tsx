/** The time left, by the server's clock. */
import type { ReadonlySignal } from '@preact/signals'
import { say } from '../../i18n'
import { useTimeLeft } from '../../ui/hooks'

const HURRY_S = 20

export function Clock({ deadline, now }: { deadline: ReadonlySignal<number | null>; now(): number }) {
  const left = useTimeLeft(deadline.value, now)
  if (left === null) return null
  const minutes = Math.floor(left / 60)
  const seconds = String(left % 60).padStart(2, '0')
  return (
    <p
      class={`go-clock${left <= HURRY_S ? ' hurry' : ''}`}
      role="timer"
      aria-label={say('go-play-time-left', { minutes, seconds: left % 60 })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3h12M6 21h12M8 3v4l4 5 4-5V3M8 21v-4l4-5 4 5v4" />
      </svg>
      {minutes}:{seconds}
    </p>
  )
}
