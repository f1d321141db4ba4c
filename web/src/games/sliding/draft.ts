/** A maze that is laid by hand, change by change. The server decides which mazes are valid. */
import { SPARE, type Square } from './geometry'
import type { SlidingView } from './maze'
import { rotate } from './tiles'

export const TOOLS = ['turn', 'swap', 'pawn', 'goal', 'other'] as const
/** Turn a tile, swap two, set the pawn, choose the goals in their order, set the player to be blocked. */
export type Tool = (typeof TOOLS)[number]

export const MOST_GOALS = 3

const tileAt = (view: SlidingView, square: Square): number => (square === SPARE ? view.spare : view.maze[square]!)

const withTile = (view: SlidingView, square: Square, tile: number): SlidingView =>
  square === SPARE
    ? { ...view, spare: tile }
    : { ...view, maze: view.maze.map((old, at) => (at === square ? tile : old)) }

/** The view with a tile turned by another quarter. */
export const withTurn = (view: SlidingView, square: Square): SlidingView =>
  withTile(view, square, rotate(tileAt(view, square), 1))

/** The view with two tiles swapped, with the treasures on them; pawns stay in place. */
export function withSwap(view: SlidingView, one: Square, other: Square): SlidingView {
  const [first, second] = [tileAt(view, one), tileAt(view, other)]
  const place = (at: Square) => (at === one ? other : at === other ? one : at)
  return {
    ...withTile(withTile(view, one, second), other, first),
    things: Object.fromEntries(Object.entries(view.things).map(([thing, at]) => [thing, place(at)])),
  }
}

const withSeat = (view: SlidingView, seat: number, change: Partial<SlidingView['seats'][number]>): SlidingView => ({
  ...view,
  seats: view.seats.map((one, n) => (n === seat ? { ...one, ...change } : one)),
})

export const pawnAt = (view: SlidingView, seat: number, square: Square): SlidingView =>
  withSeat(view, seat, { pawn: square })

/** The view with the treasure on this square added after the seat's other goals, or removed if it was one. */
export function goalAt(view: SlidingView, seat: number, square: Square): SlidingView {
  const thing = Object.keys(view.things).find((one) => view.things[one] === square)
  if (!thing) return view
  const { cards } = view.seats[seat]!
  const most = view.seats.length > 1 ? 1 : MOST_GOALS
  const now = cards.includes(thing) ? cards.filter((one) => one !== thing) : [...cards, thing].slice(-most)
  const others = view.seats.map((one, n) =>
    n === seat || !one.cards.includes(thing) ? one : { ...one, cards: one.cards.filter((card) => card !== thing) },
  )
  return withSeat({ ...view, seats: others }, seat, { cards: now, left: now.length })
}

/** Bar the arrow where the spare lies, so that it may not go back in (S5); unbar it if it is barred already. */
export const barAt = (view: SlidingView, arrow: string): SlidingView => ({
  ...view,
  lies: view.lies === arrow ? null : arrow,
})

/** The colour of the corner diagonally across the board. */
export function acrossFrom(colour: string, homes: Record<string, Square>): string {
  const colours = Object.keys(homes)
  return colours[(colours.indexOf(colour) + Math.ceil(colours.length / 2)) % colours.length]!
}

/** The view with a player to be blocked: a pawn across, with the first free goal; or without one, if there was one. */
export function withOther(view: SlidingView, homes: Record<string, Square>): SlidingView {
  const [own] = view.seats
  if (view.seats.length > 1) return { ...view, seats: [own!] }
  const colour = acrossFrom(own!.colour, homes)
  const goal = Object.keys(view.things).find((thing) => !own!.cards.includes(thing))!
  const other = {
    ...own!,
    colour,
    home: homes[colour]!,
    pawn: homes[colour]!,
    cards: [goal],
    left: 1,
    found: [],
    finish: [],
  }
  return { ...view, seats: [{ ...own!, cards: own!.cards.slice(0, 1) }, other] }
}

/** The maze in the form the server expects when it checks a draft. */
export const draftOf = (view: SlidingView) => ({
  edition: view.edition,
  maze: view.maze,
  spare: view.spare,
  lies: view.lies,
  things: view.things,
  seats: view.seats.map(({ colour, pawn, cards }) => ({ colour, pawn, goals: cards })),
})
