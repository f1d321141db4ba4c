/** Where a tile can be laid: its squares, its text, and the nearest place it fits. The server decides. */
import type { GoEdition } from './edition'
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

export const rotate = (openings: number, turn: number): number => ((openings << turn) | (openings >> (4 - turn))) & 15

export const squareName = (side: number, square: number): string =>
  String.fromCharCode(97 + (square % side)) + (Math.floor(square / side) + 1)

/** The squares under a tile, a first; null when it sticks out over the rim. */
export function squaresOf(goEdition: GoEdition, spot: Spot): number[] | null {
  const { side } = goEdition
  if (spot.square < 0 || spot.square >= side * side) return null
  if (goEdition.tiles[spot.tile]!.faces[0]!.length === 1) return [spot.square]
  const column = (spot.square % side) + ACROSS[spot.turn]!
  const row = Math.floor(spot.square / side) + DOWN[spot.turn]!
  return column < 0 || row < 0 || column >= side || row >= side ? null : [spot.square, row * side + column]
}

export function spotText(goEdition: GoEdition, spot: Spot): string {
  const at = squareName(goEdition.side, spot.square)
  return spot.tile === goEdition.joker ? `J-${at}` : `${spot.tile}${spot.face}-${at}${TOWARDS[spot.turn]!}`
}

export const liftText = (goEdition: GoEdition, tile: string): string => (tile === goEdition.joker ? '-J' : `-${tile}`)

export function faceOf(goEdition: GoEdition, tile: string, pose: Pose): number[] {
  const faces = goEdition.tiles[tile]!.faces
  return faces[pose.face === 'b' && faces.length > 1 ? 1 : 0]!.map((openings) => rotate(openings, pose.turn))
}

/** The tile as the view would contain it, laid there. */
export function toLaid(goEdition: GoEdition, spot: Spot): Laid {
  const { tile, face, turn } = spot
  const squares = squaresOf(goEdition, spot) ?? [spot.square]
  return { tile, face, turn, squares, openings: faceOf(goEdition, tile, spot), text: spotText(goEdition, spot) }
}

/** Whether a tile fits there with all others: on the board, off the middle, on free squares (G5). */
export function fits(goEdition: GoEdition, layout: Laid[], spot: Spot): boolean {
  const under = squaresOf(goEdition, spot)
  return (
    under !== null &&
    !under.includes(goEdition.middle) &&
    !layout.some((other) => other.tile !== spot.tile && other.squares.some((square) => under.includes(square)))
  )
}

/** From the corner of square a to the middle of the tile. */
export function middleOf(goEdition: GoEdition, tile: string, turn: number): [number, number] {
  const half = goEdition.tiles[tile]!.faces[0]!.length > 1 ? 50 : 0
  return [50 + ACROSS[turn]! * half, 50 + DOWN[turn]! * half]
}

/** The nearest place for a tile whose middle is held over (x, y), a square being 100; null: it returns to the hand. */
export function nearestSpot(
  goEdition: GoEdition,
  layout: Laid[],
  tile: string,
  pose: Pose,
  x: number,
  y: number,
): Spot | null {
  const [right, below] = middleOf(goEdition, tile, pose.turn)
  let best: Spot | null = null
  let nearest = SNAP
  for (let square = 0; square < goEdition.side * goEdition.side; square++) {
    const spot = { tile, square, face: pose.face, turn: pose.turn }
    const dx = (square % goEdition.side) * 100 + right - x
    const dy = Math.floor(square / goEdition.side) * 100 + below - y
    const distance = Math.hypot(dx, dy)
    if (distance < nearest && fits(goEdition, layout, spot)) {
      best = spot
      nearest = distance
    }
  }
  return best
}

/** Where a tile goes when the player points at a square: with its hole there, or else with its other square there. */
export function spotAt(goEdition: GoEdition, layout: Laid[], tile: string, pose: Pose, square: number): Spot | null {
  const here: Spot = { tile, square, face: pose.face, turn: pose.turn }
  if (fits(goEdition, layout, here)) return here
  if (goEdition.tiles[tile]!.faces[0]!.length === 1) return null
  const column = (square % goEdition.side) - ACROSS[pose.turn]!
  const row = Math.floor(square / goEdition.side) - DOWN[pose.turn]!
  if (column < 0 || row < 0 || column >= goEdition.side || row >= goEdition.side) return null
  const back = { ...here, square: row * goEdition.side + column }
  return fits(goEdition, layout, back) ? back : null
}

/** A laid tile turned about its hole until it fits again; null when it is hemmed in. */
export function rotateInPlace(goEdition: GoEdition, layout: Laid[], lay: Laid, step: 1 | -1): Spot | null {
  if (lay.squares.length === 1) return null
  for (let n = 1; n < 4; n++) {
    const turn = (lay.turn + step * n + 8) % 4
    const spot = { tile: lay.tile, face: lay.face, square: lay.squares[0]!, turn }
    if (fits(goEdition, layout, spot)) return spot
  }
  return null
}

export const spotOf = (lay: Laid): Spot => ({
  tile: lay.tile,
  face: lay.face,
  turn: lay.turn,
  square: lay.squares[0]!,
})

export const flipPose = <P extends Pose>(pose: P): P => ({ ...pose, face: pose.face === 'a' ? 'b' : 'a' })
