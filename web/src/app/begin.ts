import { say } from '../i18n'
import { api } from '../net/api'
import { keep } from '../net/keys'
import type { GameEdition } from './boxes'
import { guest } from './guest'
import { rememberTable, lastTable } from './made'
import { prefs } from '../device/prefs'
import { address, go } from './router'
import { newTableOf, type SetupForm } from './setup/plan'

/** Create the table of a setup form, and open it. */
export async function begin(form: SetupForm, gameEdition: GameEdition): Promise<void> {
  const asked = address.peek()
  const typed = form.formSeats.find(({ kind }) => kind === 'me')?.name.trim()
  if (typed) prefs.name.value = typed // asked once, and stored
  const me = prefs.name.value.trim() || guest.value || say('you')
  const { table, keys } = await api.make(
    newTableOf(form, gameEdition, me, (seat) => say('setup-guest', { number: seat + 1 })),
  )
  keep(table.id, keys)
  rememberTable(table.id)
  if (lastTable.peek()) void api.next(lastTable.peek(), table.id).catch(() => undefined) // the old table may be long gone
  if (address.peek() === asked) go(`/t/${table.id}`) // a player who has moved on finds it on the start page
}
