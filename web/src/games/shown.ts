/** What the board has shown. Header, news, sounds, the curtain and the end follow it, never the socket. */
import type { Signal } from '@preact/signals'
import type { View } from '../net/protocol'

export interface Shown<V = View> {
  /** The table as it was when the board last came to rest. */
  view: Signal<V>
  /** The last entry of the log that has been seen; those of a view that no event led to are all seen. */
  seq: Signal<number>
  /** Whether something is under way, or waits to be seen. */
  busy: Signal<boolean>
  /** Whose last turn is shown again just now; only where a board can do so. */
  again?: Signal<number | null>
}
