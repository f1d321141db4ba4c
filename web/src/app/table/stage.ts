import { effect, signal } from '@preact/signals'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import type { Shown } from '../../games/shown'
import type { Live } from '../../net/live'
import type { View } from '../../net/protocol'

/** What the board has shown: a paced board reports it itself; with any other, or before it loads, all is shown. */
export function useStage(live: Live, paced: boolean): Required<Shown<View | null>> {
  const stage = useMemo(
    () => ({
      view: signal(live.view.peek()),
      seq: signal(Infinity),
      busy: signal(false),
      again: signal<number | null>(null),
    }),
    [live],
  )
  useLayoutEffect(() => {
    if (!paced) return effect(() => void (stage.view.value = live.view.value))
  }, [stage, paced])
  return stage
}
