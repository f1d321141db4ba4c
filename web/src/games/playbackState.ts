/** What the board has shown. Header, news, sounds, the curtain and the end follow this, never the socket. */
import { type Signal, effect, signal } from '@preact/signals'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import type { Live } from '../net/live'
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

/** What the board has shown: a paced board reports it itself; with any other, or before it loads, all is shown. */
export function usePlaybackState(live: Live, paced: boolean): Required<PlaybackState<View | null>> {
  const playback = useMemo(
    () => ({
      view: signal(live.view.peek()),
      seq: signal(Infinity),
      busy: signal(false),
      again: signal<number | null>(null),
    }),
    [live],
  )
  useLayoutEffect(() => {
    if (!paced) return effect(() => void (playback.view.value = live.view.value))
  }, [playback, paced])
  return playback
}
