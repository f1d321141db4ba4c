import { signal } from '@preact/signals'
import { api } from '../net/api'

/** The name the server gives to somebody who has not said one. */
export const guest = signal('')

export async function meet(): Promise<void> {
  guest.value = (await api.me().catch(() => ({ name: '' }))).name
}
