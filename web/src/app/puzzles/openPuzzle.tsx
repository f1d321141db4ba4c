import { useEffect, useState } from 'preact/hooks'
import { OFFLINE } from '../../device/offline'
import { prefs } from '../../device/prefs'
import { say } from '../../i18n'
import { api } from '../../net/api'
import { keep } from '../../net/keys'
import type { PuzzleRequest } from '../../net/protocol'
import { guest } from '../shared/guest'
import { go } from '../shared/router'
import { rememberTable } from '../shared/tables'

/** Create the table of a puzzle and open it; with `solution` the solution is shown at once. */
export async function openPuzzle(request: PuzzleRequest, solution = false): Promise<void> {
  const name = prefs.name.value.trim() || guest.value || say('you')
  const ahead = -60 * new Date().getTimezoneOffset()
  const { table, keys } = await api.puzzle({ ...request, name, ahead })
  keep(table.id, keys)
  rememberTable(table.id)
  go(`/t/${table.id}${solution ? '?solution' : ''}`)
}

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
