import type { ReadonlySignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { say } from '../../i18n'
import type { Drag } from './drag'
import type { OwnTable } from './table'

interface Needs {
  root: RefObject<HTMLElement>
  table: OwnTable
  drag: Drag
  free: ReadonlySignal<boolean>
  tell: (text: string) => void
  toBoard: () => void
}

/** Keys work while the play area has the focus, or a tile is under way. */
export function useKeys({ root, table, drag, free, tell, toBoard }: Needs): (event: KeyboardEvent) => void {
  const { box } = table
  const keyed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || !free.value) return
    const key = event.key.toLowerCase()
    const tile = table.held.value
    const pick = Object.keys(box.tiles)[Number(key) - 1] ?? (key === 'j' ? box.joker : undefined)
    if (pick !== undefined) {
      if (!table.hand.value.includes(pick) && !table.laid(pick)) return
      table.hold(pick)
      toBoard()
    } else if (key === 'r') {
      if (drag.tile.value) drag.turn(event.shiftKey ? -1 : 1)
      else if (tile && !table.turn(tile, event.shiftKey ? -1 : 1)) tell(say('go-play-no-room'))
    } else if (key === 'f') {
      if (drag.tile.value) drag.flip()
      else if (tile) table.flip(tile)
    } else if (key === 'escape') {
      drag.cancel()
      table.hold(null)
    } else if (key === 'g') table.call('grab')
    else return
    event.preventDefault()
  }
  useEffect(() => {
    const whileDragging = (event: KeyboardEvent): void => {
      if (drag.tile.value !== null && !root.current?.contains(document.activeElement)) keyed(event)
    }
    addEventListener('keydown', whileDragging)
    return () => {
      removeEventListener('keydown', whileDragging)
      drag.cancel()
    }
  }, [drag])
  return keyed
}
