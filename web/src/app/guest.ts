import { signal } from '@preact/signals'
import { api } from '../net/api'

/** The name the server gives to somebody who has not said one. */
export const guest = signal('')

/** Where phones on the same network find the server, where it knows. */
export const network = signal<string | null>(null)

/** Whether pages of others may show replays. */
export const embeds = signal(false)

/** The server's public key for messages to devices; null: it sends none. */
export const pushKey = signal<string | null>(null)

export async function meet(): Promise<void> {
  const me = await api.me().catch(() => ({ name: '', network: null, embed: false, push: null }))
  guest.value = me.name
  network.value = me.network
  embeds.value = me.embed
  pushKey.value = me.push
}
