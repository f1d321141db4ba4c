import { SHELF } from '../games'
import type { Catalogue, EditionInfo, GameInfo } from '../net/protocol'

export interface Box {
  game: GameInfo
  edition: EditionInfo
}

/** What has no place on the shelf of its game, such as a house's own edition, comes after all that have. */
function rank({ edition }: Box): number {
  const place = SHELF.findIndex((one) => one.edition === edition.id)
  return place < 0 ? SHELF.length : place
}

export function boxesOf(catalogue: Catalogue | null): Box[] {
  const boxes = (catalogue?.games ?? []).flatMap((game) => game.editions.map((edition) => ({ game, edition })))
  return boxes.sort((a, b) => rank(a) - rank(b))
}

/** What is known of an edition. */
export const editionOf = ({ games }: Catalogue, id: string | undefined): EditionInfo | undefined =>
  games.flatMap((game) => game.editions).find((edition) => edition.id === id)

/** The box of this id, or the first one. */
export const boxOf = (catalogue: Catalogue, id: string | null): Box => {
  const boxes = boxesOf(catalogue)
  return boxes.find(({ edition }) => edition.id === id) ?? boxes[0]!
}
