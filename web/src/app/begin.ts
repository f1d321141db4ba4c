import { say } from '../i18n'
import { api } from '../net/api'
import { keep } from '../net/keys'
import type { Box } from './boxes'
import { guest } from './guest'
import { made, played } from './made'
import { prefs } from '../device/prefs'
import { address, go } from './router'
import { request, type Plan } from './setup/plan'

/** Create the table of a setup form, and open it. */
export async function begin(plan: Plan, box: Box): Promise<void> {
  const asked = address.peek()
  const typed = plan.chairs.find(({ kind }) => kind === 'me')?.name.trim()
  if (typed) prefs.name.value = typed // asked once, and stored
  const me = prefs.name.value.trim() || guest.value || say('you')
  const { table, keys } = await api.make(request(plan, box, me, (seat) => say('setup-guest', { number: seat + 1 })))
  keep(table.id, keys)
  made(table.id)
  if (played.peek()) void api.next(played.peek(), table.id).catch(() => undefined) // the old table may be long gone
  if (address.peek() === asked) go(`/t/${table.id}`) // a player who has moved on finds it on the start page
}
