import { say } from '../../i18n'
import { api } from '../../net/api'
import { keep } from '../../net/keys'
import type { FreshPuzzle, PuzzleRequest } from '../../net/protocol'
import { prefs } from '../../device/prefs'
import { guest } from '../guest'
import { rememberTable } from '../made'
import { go } from '../router'

/** Create the table of a puzzle and open it; with `solution` the solution is shown at once. */
export async function openPuzzle(request: PuzzleRequest, solution = false): Promise<void> {
  const name = prefs.name.value.trim() || guest.value || say('you')
  const { table, keys } = await api.puzzle({ ...request, name })
  keep(table.id, keys)
  rememberTable(table.id)
  go(`/t/${table.id}${solution ? '?solution' : ''}`)
}

/** A new puzzle of the same kind, edition and level. */
export const freshLike = ({ kind, edition, level }: FreshPuzzle): FreshPuzzle => ({ kind, edition, level })
