import { SHELF } from '../../games'
import { localName } from '../../i18n'
import type { Catalogue, EditionInfo, GameInfo } from '../../net/protocol'

export interface GameEdition {
  game: GameInfo
  edition: EditionInfo
}

/** Editions without a place on the shelf of their game, such as home-made ones, come after all others. */
function rank({ edition }: GameEdition): number {
  const place = SHELF.findIndex((one) => one.edition === edition.id)
  return place < 0 ? SHELF.length : place
}

export function gameEditionsOf(catalogue: Catalogue | null): GameEdition[] {
  const gameEditions = (catalogue?.games ?? []).flatMap((game) => game.editions.map((edition) => ({ game, edition })))
  return gameEditions.sort((a, b) => rank(a) - rank(b))
}

/** Information about an edition. */
export const editionOf = ({ games }: Catalogue, id: string | undefined): EditionInfo | undefined =>
  games.flatMap((game) => game.editions).find((edition) => edition.id === id)

/** The edition with this id, or the first one. */
export const gameEditionOf = (catalogue: Catalogue, id: string | null): GameEdition => {
  const gameEditions = gameEditionsOf(catalogue)
  return gameEditions.find(({ edition }) => edition.id === id) ?? gameEditions[0]!
}

/** Its name without its year or size. */
export const shortName = ({ names }: EditionInfo): string => localName(names).replace(/\s\(.*\)$/, '')

/** A treasure as the object of a sentence, with its article: “the rat”. */
export function phraseOf(edition: EditionInfo | undefined, thing: string): string {
  const name = localName(edition?.things[thing]) || thing
  return localName(edition?.phrases[thing]).replace('*', () => name) || name
}
