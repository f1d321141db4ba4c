import { useEffect, useState } from 'preact/hooks'
import { OFFLINE } from '../../device/offline'
import { say } from '../../i18n'

const LONG_MS = 2500

/** Why it may take long: a server compiles its solver first, an offline device is slower. */
const WHY = OFFLINE ? 'offline-patience' : 'puzzles-waiting'

/** Shown while the solver works; if that takes long, it says why. */
export function SolverWait() {
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p class="empty caption" role="status">
      {say(long ? WHY : 'table-connecting')}
    </p>
  )
}
