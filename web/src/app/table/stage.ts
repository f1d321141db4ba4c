import { effect, signal } from '@preact/signals'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import type { PlaybackState } from '../../games/shown'
import type { Live } from '../../net/live'
import type { View } from '../../net/protocol'

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
