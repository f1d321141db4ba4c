import type { Catalogue, EditionInfo, GameInfo } from '../net/protocol'

export interface Box {
  game: GameInfo
  edition: EditionInfo
}

/** The editions on our shelf, best known first; whatever else a house adds comes after them. */
const FIRST = ['classic-1986', 'one-piece', 'towers-3d', 'go']

const rank = ({ edition }: Box): number => (FIRST.indexOf(edition.id) + FIRST.length + 1) % (FIRST.length + 1)

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
