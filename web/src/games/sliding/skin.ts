/** How a game on a sliding maze draws its tiles; the board around them is the same for all. */
import { type TileDrawing, tileMarkup } from './art'
import type { Square } from './geometry'
import type { SlidingView } from './maze'

export interface Skin {
  /** A tile without the treasure on it, 100 × 100 units, as markup. `square` is SPARE for the spare. */
  tile(look: TileDrawing, view: SlidingView, square: Square): string
  /** The place and size of a treasure on a tile. */
  thing: { x: number; y: number; size: number }
}

const drawn = new Map<string, string>()

/** Hedges or jetties, depending on the theme's variables. */
export const flat: Skin = {
  tile(look) {
    const key = `${look.openings} ${look.fixed} ${look.plaza} ${look.home} ${look.seed}`
    let markup = drawn.get(key)
    if (!markup) drawn.set(key, (markup = tileMarkup(look)))
    return markup
  },
  thing: { x: 20, y: 19.5, size: 60 },
}
