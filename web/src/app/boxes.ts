import { SHELF } from '../games'
import type { Catalogue, EditionInfo, GameInfo } from '../net/protocol'

export interface Box {
  game: GameInfo
  edition: EditionInfo
}

/** Editions without a place on the shelf of their game, such as home-made ones, come after all others. */
function rank({ edition }: Box): number {
  const place = SHELF.findIndex((one) => one.edition === edition.id)
  return place < 0 ? SHELF.length : place
}

export function boxesOf(catalogue: Catalogue | null): Box[] {
  const boxes = (catalogue?.games ?? []).flatMap((game) => game.editions.map((edition) => ({ game, edition })))
  return boxes.sort((a, b) => rank(a) - rank(b))
}

/** Information about an edition. */
export const editionOf = ({ games }: Catalogue, id: string | undefined): EditionInfo | undefined =>
  games.flatMap((game) => game.editions).find((edition) => edition.id === id)

/** The edition with this id, or the first one. */
export const boxOf = (catalogue: Catalogue, id: string | null): Box => {
  const boxes = boxesOf(catalogue)
  return boxes.find(({ edition }) => edition.id === id) ?? boxes[0]!
}
