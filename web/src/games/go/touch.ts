/** What to touch next on the way to the wanted move, for lessons that point at it. */
import type { GoEdition } from './box'
import { squareName, TOWARDS, type Spot } from './fit'
import type { OwnTable } from './table'
import type { Face } from './view'

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
