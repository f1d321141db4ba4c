/** A row of games to choose from: if it is wider than the window, the chosen one is scrolled into view. */
import { useLayoutEffect, useRef } from 'preact/hooks'

export function useShelf(chosen: string | undefined) {
  const shelf = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const game = shelf.current?.querySelector<HTMLElement>(':scope > :has(:checked)')
    if (!game) return
    const [row, its] = [shelf.current!.getBoundingClientRect(), game.getBoundingClientRect()]
    shelf.current!.scrollLeft += its.left - row.left - (row.width - its.width) / 2
  }, [chosen])
  return shelf
}
