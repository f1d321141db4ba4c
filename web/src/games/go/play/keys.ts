import type { ReadonlySignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Answers } from './announce'
import type { Drag } from './drag'
import type { OwnTable } from './table'

interface Needs {
  root: RefObject<HTMLElement>
  table: OwnTable
  drag: Drag
  answers: Answers
  free: ReadonlySignal<boolean>
  toBoard: () => void
}

/** Handle keys while the play area has the focus, or a tile is being dragged. */
export function useKeys({ root, table, drag, answers, free, toBoard }: Needs): (event: KeyboardEvent) => void {
  const { goEdition } = table
  const handleKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || !free.value) return
    const key = event.key.toLowerCase()
    const tile = drag.tile.value ?? table.held.value
    const pick = Object.keys(goEdition.tiles)[Number(key) - 1] ?? (key === 'j' ? goEdition.joker : undefined)
    if (pick !== undefined) {
      if (!table.hand.value.includes(pick) && !table.laid(pick)) return
      answers.pick(pick)
      toBoard()
    } else if (key === 'r') {
      if (tile) answers.turn(tile, event.shiftKey ? -1 : 1)
    } else if (key === 'f') {
      if (tile) answers.flip(tile)
    } else if (key === 'escape') answers.letGo()
    else if (key === 'g') table.call('grab')
    else return
    event.preventDefault()
  }
  useEffect(() => {
    const whileDragging = (event: KeyboardEvent): void => {
      if (drag.tile.value !== null && !root.current?.contains(document.activeElement)) handleKey(event)
    }
    addEventListener('keydown', whileDragging)
    return () => {
      removeEventListener('keydown', whileDragging)
      drag.cancel()
    }
  }, [drag])
  return handleKey
}
