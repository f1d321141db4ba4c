/** What the board has shown. Header, news, sounds, the curtain and the end follow it, never the socket. */
import type { Signal } from '@preact/signals'
import type { View } from '../net/protocol'

export interface Shown<V = View> {
  /** The table as it was when the board last came to rest. */
  view: Signal<V>
  /** Whether something is under way, or waits to be seen. */
  busy: Signal<boolean>
}
