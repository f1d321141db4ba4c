/** Where the next tile goes: on request of the player, and for lessons that point at it. */
import { useSignal, type Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { localName, say } from '../../../i18n'
import type { Go } from '../../../net/protocol'
import { speakCaption } from '../../../ui/speech'
import type { PlayProps } from '../..'
import { squareName, TOWARDS, type Spot } from '../board/placement'
import type { GoEdition } from '../board/edition'
import type { Face } from '../board/view'
import type { Answer } from './Buttons'
import { markCoached } from './Solo'
import type { OwnTable } from './table'

/** Where a move lays a tile; null: the move is a word. */
export function placing(goEdition: GoEdition, move: string): Spot | null {
  const found = /^(\w\d|J)([ab]?)-(\w)(\d)([nesw]?)$/.exec(move)
  if (!found) return null
  const [, tile, face, column, row, towards] = found
  const square = (Number(row) - 1) * goEdition.side + column!.charCodeAt(0) - 97
  if (tile === 'J') return { tile: goEdition.joker, face: 'a', square, turn: 0 }
  return { tile: tile!, face: face as Face, square, turn: TOWARDS.indexOf(towards!) }
}

/** The target as a selector within the play area. */
export function nextTouch(move: string, table: OwnTable): string {
  const spot = placing(table.goEdition, move)
  if (!spot) return move === 'ready' ? '.go-ready' : '.go-grab'
  if (table.held.value !== spot.tile) return `.go-slot[data-tile="${spot.tile}"]`
  const pose = table.pose(spot.tile)
  if (pose.face !== spot.face) return '.go-tool[aria-keyshortcuts="F"]'
  if (pose.turn !== spot.turn) return '.go-tool[aria-keyshortcuts="R"]'
  return `.go-square[data-square="${squareName(table.goEdition.side, spot.square)}"]`
}

/** A hint: the next tile is rotated in the hand as needed and its place glows, or a tile to remove is named. */
interface Hinting {
  /** the place of the tile that the hint named last */
  spot: Spot | null
  /** absent where the table has no hints */
  ask?: () => Promise<void>
}

export function useHint(
  { hint, table: { id } }: PlayProps<Go>,
  table: OwnTable,
  answer: Signal<Answer | null>,
  setNews: (text: string) => void,
): Hinting {
  const spot = useSignal<Spot | null>(null)
  const { goEdition } = table
  // a hint or an answer about a board holds until the board changes
  const laid = table.layout.value.map((lay) => lay.text).join()
  useEffect(() => {
    spot.value = null
    answer.value = null
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
    answer.value = { text, right: move === 'grab' }
    setNews(text)
    speakCaption(text)
  }
  return { spot: spot.value, ask }
}
