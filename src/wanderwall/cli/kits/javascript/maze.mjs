// The maze: what a push does, and how far a pawn can walk afterwards.
// Squares are numbers from 0, row by row from the top left. A tile is the sum of its open sides.

const NORTH = 1
const EAST = 2
const SOUTH = 4
const WEST = 8
export const SPARE = -1 // the square of a thing on the spare tile

/** The names of all arrows: N2 pushes the second column down, W4 the fourth row to the right. */
export function arrows(side) {
  const names = []
  for (const edge of 'NESW') for (let number = 2; number < side; number += 2) names.push(edge + number)
  return names
}

/** The squares that an arrow moves, from where the tile goes in to where one comes out. */
export function line(side, arrow) {
  const n = Number(arrow.slice(1)) - 1
  const upright = 'NS'.includes(arrow[0])
  const squares = Array.from({ length: side }, (_, k) => (upright ? k * side + n : n * side + k))
  return 'NW'.includes(arrow[0]) ? squares : squares.reverse()
}

/** The different ways to lay a tile: a straight one has two, the others four. */
export function turns(tile) {
  const ways = new Set()
  for (let quarter = 0; quarter < 4; quarter++) {
    ways.add(tile)
    tile = ((tile << 1) | (tile >> 3)) & 15 // a quarter turn clockwise
  }
  return [...ways]
}

/** The tiles after a push, and the tile that came out: the new spare. */
export function push(side, tiles, arrow, spare) {
  const squares = line(side, arrow)
  const after = [...tiles]
  for (let k = 1; k < side; k++) after[squares[k]] = tiles[squares[k - 1]]
  after[squares[0]] = spare
  return { tiles: after, out: tiles[squares[side - 1]] }
}

/** The square of a thing after a push: it moves with its tile, out onto the spare or in from there. */
export function thingAfter(side, arrow, square) {
  const squares = line(side, arrow)
  if (square === SPARE) return squares[0]
  const place = squares.indexOf(square)
  return place < 0 ? square : (squares[place + 1] ?? SPARE)
}

/** The square of a pawn after a push: one that is pushed out comes back in at the other end. */
export function pawnAfter(side, arrow, square) {
  const after = thingAfter(side, arrow, square)
  return after === SPARE ? line(side, arrow)[0] : after
}

/** All squares to which a pawn can walk; it may always stay. */
export function reach(side, tiles, start) {
  const found = new Set([start])
  const ahead = [start]
  while (ahead.length) {
    const square = ahead.pop()
    const row = Math.floor(square / side)
    const column = square % side
    const ways = [
      [NORTH, SOUTH, square - side, row > 0],
      [EAST, WEST, square + 1, column < side - 1],
      [SOUTH, NORTH, square + side, row < side - 1],
      [WEST, EAST, square - 1, column > 0],
    ]
    for (const [way, back, there, inside] of ways) {
      if (inside && !found.has(there) && tiles[square] & way && tiles[there] & back) {
        found.add(there)
        ahead.push(there)
      }
    }
  }
  return found
}
