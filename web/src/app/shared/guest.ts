import { computed, signal } from '@preact/signals'
import { OFFLINE, left, clearLeftGame } from '../../device/offline'
import { prefs } from '../../device/prefs'
import { root } from '../../device/root'
import { api } from '../../net/api'

/** The name the server gives to a guest who has not entered one; a player who left a game keeps the name from there. */
export const guest = signal(left.peek()?.name ?? '')

/** The player's favourite colour, or the one they had in the game they left; null: any. */
export const pawn = computed(() => prefs.colour.value ?? left.value?.colour ?? null)

/** The address at which phones on the same network find the server, if the server knows it. */
export const network = signal<string | null>(null)

/** Whether other websites may embed replays. */
export const embeds = signal(false)

export async function identifyGuest(): Promise<void> {
  const me = await api.me().catch(() => null)
  if (!me) return
  if (!OFFLINE) clearLeftGame()
  guest.value = left.peek()?.name ?? me.name
  network.value = me.network
  embeds.value = me.embed
}

/** Whether the address of this page works only on this computer. */
export const isLocal = (): boolean => location.hostname === 'localhost' || location.hostname.startsWith('127.')

/** How links begin. They are for other devices, too: on the computer that runs the server, use its network name. */
export const origin = (): string =>
  isLocal() && network.value ? network.value.replace(/\/$/, '') : location.origin + root.slice(0, -1)
