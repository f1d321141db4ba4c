import { useLayoutEffect } from 'preact/hooks'
import type { GameModule } from '../games'
import type { EditionInfo } from '../net/protocol'

/** Set the theme of the current board on the whole page: a `data-theme` of tokens.css. */
export function useTheme(module: GameModule | null, edition: EditionInfo | null): void {
  const theme = module && edition ? module.theme?.(edition) : undefined
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (theme) dataset.theme = theme
    return () => void delete dataset.theme
  }, [theme])
}
