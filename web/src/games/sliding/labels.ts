/** The board in words, for ears: squares, arrows, what a push would open. */
import { named, say } from '../../i18n'
import type { EditionInfo, GameEvent } from '../../net/protocol'
import { type Arrow, grid, type Square } from './geometry'
import { readPush, readWalk, type SlidingView } from './maze'
import { type Preview, soughtBy, thingsIn } from './preview'
import { letters, type Openings, shapeOf } from './tiles'

/** Several words in a row, in the reader's way. */
export function listed(words: string[]): string {
  if (words.length < 2) return words.join('')
  return say('list-and', { head: words.slice(0, -1).join(', '), last: words.at(-1)! })
}

export const thingName = (edition: EditionInfo, thing: string): string => named(edition.things[thing]) || thing

export function tileLabel(openings: Openings): string {
  const sides = [...letters(openings)].map((side) => say(`sliding-side-${side}`))
  return say('sliding-tile', { shape: say(`sliding-shape-${shapeOf(openings)}`), sides: listed(sides) })
}

export const squareName = (view: SlidingView, square: Square): string => grid(view.side).names[square]!.toUpperCase()

/** Everything about a square that eyes see at a glance. */
export function squareLabel(
  view: SlidingView,
  square: Square,
  {
    edition,
    names,
    reach,
    more = [],
  }: { edition: EditionInfo; names: string[]; reach: Set<Square> | null; more?: string[] },
): string {
  const things = Object.keys(view.things).filter((thing) => view.things[thing] === square)
  const homes = view.seats.flatMap((seat, n) =>
    seat.home === square ? [say('sliding-home', { name: names[n] ?? '' })] : [],
  )
  const pawns = view.seats.flatMap((seat, n) =>
    seat.pawn === square ? [say('sliding-pawn', { name: names[n] ?? '' })] : [],
  )
  const lit = reach ? [reach.has(square) ? say('sliding-in_reach') : say('sliding-out_of_reach')] : []
  const parts = [
    tileLabel(view.maze[square]!),
    ...more,
    ...things.map((thing) => thingName(edition, thing)),
    ...homes,
    ...pawns,
    ...lit,
  ]
  return `${squareName(view, square)}: ${parts.join(', ')}`
}

/** Which line an arrow pushes, and which way. */
export const arrowLabel = (arrow: Arrow, barred: boolean): string => {
  const told = say('sliding-arrow', { arrow: arrow.name, on: arrow.on, line: arrow.line + 1 })
  return barred ? `${told}. ${say('sliding-barred')}` : told
}

/** What a push would open. */
export function previewLabel(preview: Preview, edition: EditionInfo, seat: number | null): string {
  const { view, reach, push } = preview
  const wanted = soughtBy(view, seat)
  const things = thingsIn(view, reach)
  const goals = things.filter((thing) => wanted.includes(thing))
  const others = things.filter((thing) => !wanted.includes(thing))
  const told = [
    arrowLabel(push.arrow, false),
    tileLabel(push.openings),
    say('sliding-reaches', { count: reach.size }),
    goals.length
      ? say('sliding-reaches_goal', { things: listed(goals.map((thing) => thingName(edition, thing))) })
      : '',
    others.length
      ? say('sliding-reaches_things', { things: listed(others.map((thing) => thingName(edition, thing))) })
      : '',
  ]
  return told.filter(Boolean).join('. ')
}

/** What a seat did, once its turn is over; `pushes` keeps the pushes of turns under way. */
export function tellTurn(
  event: GameEvent<SlidingView>,
  edition: EditionInfo,
  names: string[],
  pushes: Map<number, string>,
): string | null {
  const { before, after } = event
  const seat = before.turn
  if (seat === null || event.kind === 'undo') return null
  let ended: 'walk' | 'stay' | 'time' | null = null
  for (const [, text] of event.moves) {
    if (readPush(after.side, text)) pushes.set(seat, text.replace('time:', ''))
    if (text.startsWith('time')) ended = 'time'
    else if (readWalk(after.side, text) !== null) ended = 'walk'
  }
  if (!ended) return null
  const [from, to] = [before.seats[seat]!, after.seats[seat]!]
  const found = to.found.filter((thing) => !from.found.includes(thing)).map((thing) => thingName(edition, thing))
  const push = pushes.get(seat) ?? 'none'
  pushes.delete(seat)
  return say('tell-turn', {
    name: names[seat] ?? '',
    push: push === 'none' ? push : /^[NESW]\d+/.exec(push)![0],
    how: ended === 'walk' && from.pawn === to.pawn ? 'stay' : ended,
    square: squareName(after, to.pawn),
    found: found.length ? listed(found) : 'none',
  })
}
