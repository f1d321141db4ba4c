import { useLayoutEffect } from 'preact/hooks'
import type { GameModule } from '../games'
import type { EditionInfo } from '../net/protocol'

/** Set the theme of the current board on the whole page: a `data-theme` of tokens.css. */
export function useMood(module: GameModule | null, edition: EditionInfo | null): void {
  const mood = module && edition ? module.theme?.(edition) : undefined
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (mood) dataset.theme = mood
    return () => void delete dataset.theme
  }, [mood])
}
