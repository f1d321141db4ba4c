import { computed, signal } from '@preact/signals'
import { ALONE } from '../device/alone'
import { left, returned } from '../device/left'
import { prefs } from '../device/prefs'
import { api } from '../net/api'

/** The name the server gives to somebody who has not said one; whoever has left a game keeps the one from there. */
export const guest = signal(left.peek()?.name ?? '')

/** The colour somebody likes, or had in the game that was left; null: whichever comes. */
export const pawn = computed(() => prefs.colour.value ?? left.value?.colour ?? null)

/** Where phones on the same network find the server, where it knows. */
export const network = signal<string | null>(null)

/** Whether pages of others may show replays. */
export const embeds = signal(false)

export async function meet(): Promise<void> {
  const me = await api.me().catch(() => null)
  if (!me) return
  if (!ALONE) returned()
  guest.value = left.peek()?.name ?? me.name
  network.value = me.network
  embeds.value = me.embed
}
