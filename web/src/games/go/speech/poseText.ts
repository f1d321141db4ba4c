/** Tiles and squares as text, for players who do not see them. */
import { localName, say } from '../../../i18n'
import type { GoEdition } from '../board/edition'
import { faceOf, type Pose, squareName } from '../board/placement'
import type { Laid } from '../board/view'

/** What labels need of the player's own table. */
interface Poses {
  goEdition: GoEdition
  pose(tile: string): Pose
  laid(tile: string): Laid | undefined
}

/** A tile as it is rotated now, as text. */
export function poseText(table: Poses, tile: string, pose: Pose = table.pose(tile)): string {
  const { goEdition } = table
  const sides = faceOf(goEdition, tile, pose).map(openSides)
  return say('go-play-tile', {
    tile: localName(goEdition.things[tile]),
    face: pose.face,
    hole: goEdition.tiles[tile]!.hole ? 'yes' : 'no',
    where: table.laid(tile) ? 'board' : 'hand',
    first: sides[0]!,
    second: sides[1] ?? '',
    long: sides.length > 1 ? 'yes' : 'no',
  })
}

/** The label of a square; `more`: what to add where no tile lies. */
export function squareLabel(
  goEdition: GoEdition,
  square: number,
  lies: Laid | undefined,
  more: (square: number) => string,
): string {
  const at = squareName(goEdition.side, square)
  if (square === goEdition.middle) return say('go-play-square-middle', { square: at })
  const picture = localName(goEdition.things[goEdition.pictures[square]!])
  if (!lies) return `${say('go-play-square', { square: at, picture })}${more(square)}`
  const n = lies.squares.indexOf(square)
  return say('go-play-square-tile', {
    square: at,
    picture,
    tile: localName(goEdition.things[lies.tile]),
    hole: n === 0 && goEdition.tiles[lies.tile]!.hole ? 'yes' : 'no',
    sides: openSides(lies.openings[n]!),
  })
}

/** The tiles that a path joins, as text. */
export const joinedNames = (goEdition: GoEdition, joined: (string | null)[]): string =>
  joined.map((tile) => (tile === null ? say('go-play-the-middle') : localName(goEdition.things[tile]))).join(', ')

/** The open sides of a square, as text. */
export function openSides(openings: number): string {
  const words = ['north', 'east', 'south', 'west'].filter((_, side) => (openings >> side) & 1)
  return words.map((side) => say('go-play-side', { side })).join(', ')
}
