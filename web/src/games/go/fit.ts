/** Where a tile can be laid: its squares, its text, and the nearest place it fits. The server decides. */
import type { Box } from './box'
import type { Face, Laid } from './view'

export interface Pose {
  face: Face
  turn: number
}

export interface Spot extends Pose {
  tile: string
  /** the square of the hole (a) */
  square: number
}

/** Direction of b from a, by quarter turns. */
export const TOWARDS = 'eswn'
const ACROSS = [1, 0, -1, 0]
const DOWN = [0, 1, 0, -1]
/** A dragged tile snaps when its middle is this close, in hundredths of a square. */
export const SNAP = 78

export const turned = (openings: number, turn: number): number => ((openings << turn) | (openings >> (4 - turn))) & 15

export const squareName = (side: number, square: number): string =>
  String.fromCharCode(97 + (square % side)) + (Math.floor(square / side) + 1)

/** The squares under a tile, a first; null when it sticks out over the rim. */
export function squaresOf(box: Box, spot: Spot): number[] | null {
  const { side } = box
  if (spot.square < 0 || spot.square >= side * side) return null
  if (box.tiles[spot.tile]!.faces[0]!.length === 1) return [spot.square]
  const column = (spot.square % side) + ACROSS[spot.turn]!
  const row = Math.floor(spot.square / side) + DOWN[spot.turn]!
  return column < 0 || row < 0 || column >= side || row >= side ? null : [spot.square, row * side + column]
}

export function spotText(box: Box, spot: Spot): string {
  const at = squareName(box.side, spot.square)
  return spot.tile === box.joker ? `J-${at}` : `${spot.tile}${spot.face}-${at}${TOWARDS[spot.turn]!}`
}

export const liftText = (box: Box, tile: string): string => (tile === box.joker ? '-J' : `-${tile}`)

export function faceOf(box: Box, tile: string, pose: Pose): number[] {
  const faces = box.tiles[tile]!.faces
  return faces[pose.face === 'b' && faces.length > 1 ? 1 : 0]!.map((openings) => turned(openings, pose.turn))
}

/** The tile as the view would contain it, laid there. */
export function laidAt(box: Box, spot: Spot): Laid {
  const { tile, face, turn } = spot
  const squares = squaresOf(box, spot) ?? [spot.square]
  return { tile, face, turn, squares, openings: faceOf(box, tile, spot), text: spotText(box, spot) }
}

/** Whether a tile fits there with all others: on the board, off the middle, on free squares (G5). */
export function fits(box: Box, layout: Laid[], spot: Spot): boolean {
  const under = squaresOf(box, spot)
  return (
    under !== null &&
    !under.includes(box.middle) &&
    !layout.some((other) => other.tile !== spot.tile && other.squares.some((square) => under.includes(square)))
  )
}

/** From the corner of square a to the middle of the tile. */
export function middleOf(box: Box, tile: string, turn: number): [number, number] {
  const half = box.tiles[tile]!.faces[0]!.length > 1 ? 50 : 0
  return [50 + ACROSS[turn]! * half, 50 + DOWN[turn]! * half]
}

/** The nearest place for a tile whose middle is held over (x, y), a square being 100; null: it returns to the hand. */
export function snapped(box: Box, layout: Laid[], tile: string, pose: Pose, x: number, y: number): Spot | null {
  const [right, below] = middleOf(box, tile, pose.turn)
  let best: Spot | null = null
  let nearest = SNAP
  for (let square = 0; square < box.side * box.side; square++) {
    const spot = { tile, square, face: pose.face, turn: pose.turn }
    const dx = (square % box.side) * 100 + right - x
    const dy = Math.floor(square / box.side) * 100 + below - y
    const distance = Math.hypot(dx, dy)
    if (distance < nearest && fits(box, layout, spot)) {
      best = spot
      nearest = distance
    }
  }
  return best
}

/** Where a tile goes when the player points at a square: with its hole there, or else with its other square there. */
export function pointed(box: Box, layout: Laid[], tile: string, pose: Pose, square: number): Spot | null {
  const here: Spot = { tile, square, face: pose.face, turn: pose.turn }
  if (fits(box, layout, here)) return here
  if (box.tiles[tile]!.faces[0]!.length === 1) return null
  const column = (square % box.side) - ACROSS[pose.turn]!
  const row = Math.floor(square / box.side) - DOWN[pose.turn]!
  if (column < 0 || row < 0 || column >= box.side || row >= box.side) return null
  const back = { ...here, square: row * box.side + column }
  return fits(box, layout, back) ? back : null
}

/** A laid tile turned about its hole until it fits again; null when it is hemmed in. */
export function turnedInPlace(box: Box, layout: Laid[], lay: Laid, step: 1 | -1): Spot | null {
  if (lay.squares.length === 1) return null
  for (let n = 1; n < 4; n++) {
    const turn = (lay.turn + step * n + 8) % 4
    const spot = { tile: lay.tile, face: lay.face, square: lay.squares[0]!, turn }
    if (fits(box, layout, spot)) return spot
  }
  return null
}

export const spotOf = (lay: Laid): Spot => ({
  tile: lay.tile,
  face: lay.face,
  turn: lay.turn,
  square: lay.squares[0]!,
})

export const flipped = <P extends Pose>(pose: P): P => ({ ...pose, face: pose.face === 'a' ? 'b' : 'a' })
