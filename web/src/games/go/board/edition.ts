/** The parts of an edition, as /api/games describes them. */
import type { EditionInfo, Names } from '../../../net/protocol'

export interface Tile {
  id: string
  hole: boolean
  /** front and back, each the openings of square a and, on long tiles, of b to the east of it */
  faces: number[][]
}

export interface GoEdition {
  side: number
  /** row by row */
  pictures: string[]
  middle: number
  middleOpenings: number
  dice: string[][]
  /** the path tiles in order, the joker last */
  tiles: Record<string, Tile>
  joker: string
  /** the score tile that gives the joker */
  jokerTile: number
  /** red side by blue side; null: no red side */
  red: Record<number, number | null>
  /** score tiles by number of players, highest first */
  tables: Record<number, number[]>
  things: Record<string, Names>
}

interface Parts {
  pictures: string[]
  middle: { square: number; openings: number }
  dice: string[][]
  tiles: Tile[]
  joker: string
  joker_tile: number
  score_tiles: { blue: number; red: number | null }[]
  tables: { players: number; score_tiles: number[] }[]
}

const known = new WeakMap<EditionInfo, GoEdition>()

export function editionOf(edition: EditionInfo): GoEdition {
  const before = known.get(edition)
  if (before) return before
  const parts = edition.parts as unknown as Parts
  const goEdition: GoEdition = {
    side: Math.sqrt(parts.pictures.length),
    pictures: parts.pictures,
    middle: parts.middle.square,
    middleOpenings: parts.middle.openings,
    dice: parts.dice,
    tiles: Object.fromEntries(parts.tiles.map((tile) => [tile.id, tile])),
    joker: parts.joker,
    jokerTile: parts.joker_tile,
    red: Object.fromEntries(parts.score_tiles.map(({ blue, red }) => [blue, red])),
    tables: Object.fromEntries(parts.tables.map((part) => [part.players, part.score_tiles])),
    things: edition.things,
  }
  known.set(edition, goEdition)
  return goEdition
}
