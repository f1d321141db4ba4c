/** The squares and arrows of a board of one side length, numbered and named as in the rules (S1, S2). */

export type Square = number
export type SideName = 'N' | 'E' | 'S' | 'W'

/** The place of a treasure on the spare tile. */
export const SPARE: Square = -1

/** A place where the spare can be pushed in. */
export interface Arrow {
  name: string
  on: SideName
  /** The line it moves, counted from 0: a column for N and S, a row for E and W. */
  line: number
  enter: Square
  leave: Square
  /** The squares of its line, from where the spare enters to where a tile leaves. */
  squares: Square[]
  /** One step of the push, to the right and down. */
  dx: number
  dy: number
}

const STEPS: Record<SideName, [dx: number, dy: number]> = { N: [0, 1], E: [-1, 0], S: [0, -1], W: [1, 0] }

class Grid {
  readonly size: number
  readonly names: string[]
  /** Clockwise from the top left. */
  readonly arrows: Arrow[]
  private readonly numbers: Map<string, Square>

  constructor(readonly side: number) {
    this.size = side * side
    this.names = Array.from(
      { length: this.size },
      (_, n) => String.fromCharCode(97 + (n % side)) + (Math.floor(n / side) + 1),
    )
    this.numbers = new Map(this.names.map((name, n) => [name, n]))
    const lines = Array.from({ length: Math.floor(side / 2) }, (_, n) => 2 * n + 1)
    const back = [...lines].reverse()
    this.arrows = [
      ...lines.map((k) => this.arrowOn('N', k)),
      ...lines.map((k) => this.arrowOn('E', k)),
      ...back.map((k) => this.arrowOn('S', k)),
      ...back.map((k) => this.arrowOn('W', k)),
    ]
  }

  private arrowOn(on: SideName, line: number): Arrow {
    const { side } = this
    const [dx, dy] = STEPS[on]
    const last = side - 1
    const enter = { N: line, E: line * side + last, S: last * side + line, W: line * side }[on]
    const squares = Array.from({ length: side }, (_, n) => enter + n * (dx + dy * side))
    return { name: `${on}${line + 1}`, on, line, enter, leave: squares[last]!, squares, dx, dy }
  }

  arrow(name: string | null | undefined): Arrow | undefined {
    return this.arrows.find((arrow) => arrow.name === name)
  }

  /** The arrow at the other end of the line, where the tile that is pushed out ends up (S4). */
  across(arrow: Arrow): Arrow {
    return this.arrows.find((other) => other.enter === arrow.leave && other.dx === -arrow.dx)!
  }

  square(name: string): Square | undefined {
    return this.numbers.get(name.toLowerCase())
  }

  column(square: Square): number {
    return square % this.side
  }

  row(square: Square): number {
    return Math.floor(square / this.side)
  }

  /** Squares that no push moves (S1). */
  isFixed(square: Square): boolean {
    return this.row(square) % 2 === 0 && this.column(square) % 2 === 0
  }
}

const grids = new Map<number, Grid>()

/** The board of this side length. */
export function grid(side: number): Grid {
  let found = grids.get(side)
  if (!found) grids.set(side, (found = new Grid(side)))
  return found
}

/** Parse a set of squares from the text of views and choices: hexadecimal, bit n is square n. */
export function squaresOf(text: string): Set<Square> {
  const found = new Set<Square>()
  for (let at = 0; at < text.length; at++) {
    const digit = parseInt(text[text.length - 1 - at]!, 16)
    for (let bit = 0; bit < 4; bit++) if ((digit >> bit) & 1) found.add(4 * at + bit)
  }
  return found
}

/** Drawing units: a tile is 100 wide; the frame goes around the board. */
export const TILE = 100
export const FRAME = 64
/** Distance of the arrows from the edge. */
export const OUT = 38

/** The picture's box for a board of this side. */
export const span = (side: number): number => side * TILE + 2 * FRAME

/** The place of an arrow, and its rotation from pointing down. */
export function arrowPlace(arrow: Arrow, side: number): { x: number; y: number; turn: number } {
  const along = arrow.line * TILE + TILE / 2
  const far = side * TILE + OUT
  return {
    N: { x: along, y: -OUT, turn: 0 },
    E: { x: far, y: along, turn: 90 },
    S: { x: along, y: far, turn: 180 },
    W: { x: -OUT, y: along, turn: -90 },
  }[arrow.on]
}

/** The arrow nearest to a point of the picture, if it is close enough. */
export function arrowNear(board: Grid, x: number, y: number, within = 95): Arrow | null {
  let best: Arrow | null = null
  let least = within
  for (const arrow of board.arrows) {
    const place = arrowPlace(arrow, board.side)
    const away = Math.hypot(place.x - x, place.y - y)
    if (away < least) [best, least] = [arrow, away]
  }
  return best
}

/** The size that a finger covers. */
const FINGER = 44

/**
 * The square that a touch means, at `x` and `y` within a square of this size on the screen. Where squares are smaller
 * than a finger, an open square also takes touches that just miss it.
 */
export function touchedSquare(
  board: Grid,
  touched: Square,
  open: Set<Square>,
  x: number,
  y: number,
  size: number,
): Square {
  const slack = (FINGER - size) / 2
  if (open.has(touched) || slack <= 0) return touched
  const offset = (at: number): number => (at < slack ? -1 : at > size - slack ? 1 : 0)
  const [dx, dy] = [offset(x), offset(y)]
  const near = [
    [dx, 0],
    [0, dy],
    [dx, dy],
  ].map(([right, down]) => [board.column(touched) + right!, board.row(touched) + down!] as const)
  const inside = near.filter(([column, row]) => [column, row].every((n) => n >= 0 && n < board.side))
  return inside.map(([column, row]) => row * board.side + column).find((square) => open.has(square)) ?? touched
}
