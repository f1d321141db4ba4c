/** What the board has shown. Header, news, sounds, the curtain and the end follow this, never the socket. */
import type { Signal } from '@preact/signals'
import type { View } from '../net/protocol'

export interface PlaybackState<V = View> {
  /** The table as it was when the board last stopped moving. */
  view: Signal<V>
  /** The last log entry that has been seen; a view that no event led to counts as seen completely. */
  seq: Signal<number>
  /** Whether something is playing or waiting to be shown. */
  busy: Signal<boolean>
  /** The seat whose last turn is being shown again; only for boards that can do so. */
  again?: Signal<number | null>
}
