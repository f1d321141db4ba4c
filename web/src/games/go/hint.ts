/** A hint: the next tile is rotated in the hand as needed and its place glows, or a tile to remove is named. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { named, say } from '../../i18n'
import type { Go } from '../../net/protocol'
import { toast } from '../../ui/Toast'
import type { PlayProps } from '../index'
import { squareName, type Spot } from './fit'
import { helped } from './best'
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
  tell: (text: string) => void,
): Hinting {
  const spot = useSignal<Spot | null>(null)
  const { box } = table
  // a hint about a board holds until the board changes
  const laid = table.layout.value.map((lay) => lay.text).join()
  useEffect(() => {
    spot.value = null
  }, [laid])
  if (!hint) return { spot: null }
  const ask = async (): Promise<void> => {
    const move = (await hint())[0]?.move
    if (move === undefined) return
    helped(id)
    const next = placing(box, move)
    const tile =
      next?.tile ?? (move === 'grab' ? null : (Object.keys(box.tiles).find((one) => `-${one}` === move) ?? box.joker))
    if (next) {
      table.setPose(next.tile, next)
      spot.value = next
    }
    table.hold(tile)
    const text = say('hint-go', {
      what: next ? 'lay' : tile ? 'lift' : 'grab',
      tile: tile ? named(box.things[tile]) : '',
      square: next ? squareName(box.side, next.square) : '',
    })
    tell(text)
    toast(text)
  }
  return { spot: spot.value, ask }
}
