// Choose a move: try every push, and take the one that leads to the goal, or closest to it.
// This is the place to improve your bot. It considers neither the others nor its own next turn.

import { SPARE, arrows, pawnAfter, push, reach, thingAfter, turns } from './maze.mjs'

/** A move in notation: `N4es` pushes at arrow N4 with the tile open to east and south, `c5` walks there. */
export function choose(view) {
  return view.step === 'push' ? choosePush(view) : chooseWalk(view)
}

function choosePush(view) {
  const { side } = view
  const goal = goalSquare(view)
  let best = null
  let bestDistance = Infinity
  for (const arrow of arrows(side)) {
    if (arrow === view.barred) continue // the last tile came out here, and may not go back in
    for (const tile of turns(view.spare)) {
      const { tiles } = push(side, view.maze, arrow, tile)
      const start = pawnAfter(side, arrow, me(view).pawn)
      const there = thingAfter(side, arrow, goal)
      const away = Math.min(...[...reach(side, tiles, start)].map((square) => distance(side, square, there)))
      if (away < bestDistance) [best, bestDistance] = [arrow + letters(tile), away]
    }
  }
  return best
}

function chooseWalk(view) {
  const { side } = view
  const goal = goalSquare(view)
  const reached = [...reach(side, view.maze, me(view).pawn)].sort((a, b) => a - b)
  reached.sort((a, b) => distance(side, a, goal) - distance(side, b, goal))
  return name(side, reached[0])
}

const me = (view) => view.seats[view.you]

/** The square of the next goal, which may be on the spare tile; without cards home, which never moves. */
function goalSquare(view) {
  const { cards, home } = me(view)
  return cards.length ? view.things[cards[0]] : home
}

/** Rows plus columns to the goal; far away if the goal is on the spare tile. */
function distance(side, square, goal) {
  if (goal === SPARE) return 2 * side
  return Math.abs(Math.floor(square / side) - Math.floor(goal / side)) + Math.abs((square % side) - (goal % side))
}

export const letters = (tile) => [...'nesw'].filter((_, bit) => (tile >> bit) & 1).join('')

const name = (side, square) => 'abcdefghijklm'[square % side] + (Math.floor(square / side) + 1)
