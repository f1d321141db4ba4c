/** A hint: the next tile is rotated in the hand as needed and its place glows, or a tile to remove is named. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { localName, say } from '../../i18n'
import type { Go } from '../../net/protocol'
import { toast } from '../../ui/Toast'
import type { PlayProps } from '../index'
import { squareName, type Spot } from './fit'
import { markCoached } from './best'
import type { OwnTable } from './table'
import { placing } from './touch'

interface Hinting {
  /** the place of the tile that the hint named last */
  spot: Spot | null
  /** absent where the table has no hints */
  ask?: () => Promise<void>
}

export function useHint(
  { hint, table: { id } }: PlayProps<Go>,
  table: OwnTable,
  setNews: (text: string) => void,
): Hinting {
  const spot = useSignal<Spot | null>(null)
  const { goEdition } = table
  // a hint about a board holds until the board changes
  const laid = table.layout.value.map((lay) => lay.text).join()
  useEffect(() => {
    spot.value = null
  }, [laid])
  if (!hint) return { spot: null }
  const ask = async (): Promise<void> => {
    const move = (await hint())[0]?.move
    if (move === undefined) return
    markCoached(id)
    const next = placing(goEdition, move)
    const tile =
      next?.tile ??
      (move === 'grab' ? null : (Object.keys(goEdition.tiles).find((one) => `-${one}` === move) ?? goEdition.joker))
    if (next) {
      table.setPose(next.tile, next)
      spot.value = next
    }
    table.hold(tile)
    const text = say('hint-go', {
      what: next ? 'lay' : tile ? 'lift' : 'grab',
      tile: tile ? localName(goEdition.things[tile]) : '',
      square: next ? squareName(goEdition.side, next.square) : '',
    })
    setNews(text)
    toast(text)
  }
  return { spot: spot.value, ask }
}
