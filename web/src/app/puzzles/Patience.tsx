import { useEffect, useState } from 'preact/hooks'
import { say } from '../../i18n'

const LONG_MS = 2500

/** While the solver is asked; where that takes long, it is said why. */
export function Patience() {
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p class="empty caption" role="status">
      {say(long ? 'puzzles-waiting' : 'table-connecting')}
    </p>
  )
}
