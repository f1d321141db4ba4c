/** The board in words, for ears: squares, arrows, what a push would open. */
import { named, say } from '../../i18n'
import { listed } from '../../i18n/words'
import type { EditionInfo, GameEvent } from '../../net/protocol'
import { type Arrow, grid, SPARE, type Square } from './geometry'
import { readPush, readWalk, type SlidingView } from './maze'
import { homewards, type Preview, soughtBy, thingsIn } from './preview'
import { letters, type Openings, shapeOf, turned } from './tiles'
import { lastPush } from './trace'

/** A player in a sentence whose verb knows “you”; `mine`: it is the reader's seat, whatever it is called. */
export const someone = (name = '', mine = false): { name: string; you: 'yes' | 'no' } => ({
  name,
  you: mine || name === say('you') ? 'yes' : 'no',
})

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
    seat,
    reach,
    more = [],
  }: { edition: EditionInfo; names: string[]; seat: number | null; reach: Set<Square> | null; more?: string[] },
): string {
  const things = Object.keys(view.things).filter((thing) => view.things[thing] === square)
  const who = (n: number) => someone(names[n], n === seat)
  const homes = view.seats.flatMap((one, n) => (one.home === square ? [say('sliding-home', who(n))] : []))
  const pawns = view.seats.flatMap((one, n) => (one.pawn === square ? [say('sliding-pawn', who(n))] : []))
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
export const lineLabel = ({ on, line }: Arrow): string => say('sliding-line', { on, line: line + 1 })

/** The same with the arrow's name, for ears. */
export const arrowLabel = (arrow: Arrow, barred: boolean): string => {
  const label = `${arrow.name}: ${lineLabel(arrow)}`
  return barred ? `${label}. ${say('sliding-barred')}` : label
}

/** The spare as it lies in the hand, with what lies on it. */
export function spareLabel(view: SlidingView, quarters: number, edition: EditionInfo): string {
  const things = Object.keys(view.things).filter((thing) => view.things[thing] === SPARE)
  const height = view.spare_height === undefined ? [] : [say('tower-height', { height: view.spare_height })]
  const parts = [
    tileLabel(turned(view.spare, quarters)),
    ...height,
    ...things.map((thing) => thingName(edition, thing)),
  ]
  return parts.join(', ')
}

/** A push thought of, and nothing of where it leads. */
export const pushLabel = ({ push }: Preview): string => `${arrowLabel(push.arrow, false)}. ${tileLabel(push.openings)}`

/** A place that a seat is after, and what it is called. */
export interface Aim {
  square: Square
  name: string
}

/** The way home, where that is all that is left. */
function homeAim(view: SlidingView, seat: number | null): Aim | null {
  const square = homewards(view, seat)
  return square === null ? null : { square, name: say('sliding-home', { name: '', you: 'yes' }) }
}

/** What a push would open; `aim`: a goal that is no thing, such as one's home. */
export function previewLabel(
  preview: Preview,
  edition: EditionInfo,
  seat: number | null,
  aim: Aim | null = homeAim(preview.view, seat),
): string {
  const { view, reach } = preview
  const wanted = soughtBy(view, seat)
  const things = thingsIn(view, reach)
  const goals = things.filter((thing) => wanted.includes(thing)).map((thing) => thingName(edition, thing))
  const others = things.filter((thing) => !wanted.includes(thing)).map((thing) => thingName(edition, thing))
  if (aim && reach.has(aim.square)) goals.push(aim.name)
  const parts = [
    pushLabel(preview),
    say('sliding-reaches', { count: reach.size }),
    goals.length ? say('sliding-reaches_goal', { things: listed(goals) }) : '',
    others.length ? say('sliding-reaches_things', { things: listed(others) }) : '',
  ]
  return parts.filter(Boolean).join('. ')
}

/** A turn that is over. */
export interface TurnMade {
  seat: number
  /** the arrow */
  push: string | null
  how: 'walk' | 'stay' | 'time'
  found: string[]
  /** the table after it */
  view: SlidingView
}

/** The arrow of the push before a walk. */
const pushedAt = (view: SlidingView): string | undefined =>
  view.step === 'walk' ? lastPush(view)?.push?.arrow.name : undefined

/** The turn that an event ends; `pushes` keeps the pushes of turns under way. */
export function turnIn(event: GameEvent<SlidingView>, pushes: Map<number, string>): TurnMade | null {
  const { before, after } = event
  const seat = before.turn
  if (seat === null || event.kind === 'undo') return null
  let ended: 'walk' | 'time' | null = null
  for (const [, text] of event.moves) {
    if (readPush(after.side, text)) pushes.set(seat, text.replace('time:', ''))
    if (text.startsWith('time')) ended = 'time'
    else if (readWalk(after.side, text) !== null) ended = 'walk'
  }
  if (!ended) return null
  const [from, to] = [before.seats[seat]!, after.seats[seat]!]
  const push = pushes.get(seat) ?? pushedAt(before)
  pushes.delete(seat)
  return {
    seat,
    push: push ? /^[NESW]\d+/.exec(push)![0] : null,
    how: ended === 'walk' && from.pawn === to.pawn ? 'stay' : ended,
    found: to.found.filter((thing) => !from.found.includes(thing)),
    view: after,
  }
}

/** What a seat did, once its turn is over, for ears. */
export function tellTurn(
  event: GameEvent<SlidingView>,
  edition: EditionInfo,
  names: string[],
  pushes: Map<number, string>,
): string | null {
  const turn = turnIn(event, pushes)
  if (!turn) return null
  const { seat, push, how, found, view } = turn
  return say('tell-turn', {
    name: names[seat] ?? '',
    push: push ?? 'none',
    how,
    square: squareName(view, view.seats[seat]!.pawn),
    found: found.length ? listed(found.map((thing) => thingName(edition, thing))) : 'none',
  })
}
