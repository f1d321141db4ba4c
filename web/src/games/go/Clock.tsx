/** What is left of the time, by the server's clock. */
import { useSignal, type ReadonlySignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { say } from '../../i18n'

const LOOK_MS = 250
const HURRY_S = 20

export function Clock({ deadline, now }: { deadline: ReadonlySignal<number | null>; now(): number }) {
  const left = useSignal(0)
  const until = deadline.value
  useEffect(() => {
    if (until === null) return
    const look = (): void => {
      left.value = Math.max(0, Math.ceil((until - now()) / 1000))
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [until])
  if (until === null) return null
  const minutes = Math.floor(left.value / 60)
  const seconds = String(left.value % 60).padStart(2, '0')
  return (
    <p class={`go-clock${left.value <= HURRY_S ? ' hurry' : ''}`} role="timer" aria-label={say('go-play-time-left', { minutes, seconds: left.value % 60 })}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3h12M6 21h12M8 3v4l4 5 4-5V3M8 21v-4l4-5 4 5v4" />
      </svg>
      {minutes}:{seconds}
    </p>
  )
}
