/** The sizes of the 3D board; the unit is one tower. */
export const LEVEL = 0.4
export const PARAPET = 0.12
export const TOWER = 0.962
/** Half the width of a corridor. */
export const HALF_WAY = 0.205
/** Distance of the arrows from the middle of the outer towers. */
export const ARROW_OUT = 0.8

export function topOf(height: number): number {
  return height * LEVEL
}

/** The middle of a square, the board's middle being the origin. */
export function placeOf(square: number, side: number): { x: number; z: number } {
  const middle = (side - 1) / 2
  return { x: (square % side) - middle, z: Math.floor(square / side) - middle }
}

/** A repeatable sequence of random numbers between 0 and 1, so that the same board always looks the same. */
export function dice(seed: number): () => number {
  let state = (seed * 7919 + 7) % 2147483647
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}
