/** The board as text, for screen readers: squares, arrows, what a push would open. */
import { say } from '../../../i18n'
import { capital, joinWords, thingName, thingPhrase, withColon } from '../../../i18n/words'
import type { EditionInfo, GameEvent } from '../../../net/protocol'
import { type Arrow, grid, SPARE, type Square } from '../board/geometry'
import { readWalk, type SlidingView, letters, type Openings, shapeOf, rotate } from '../board/maze'
import { anyOrder, finishOf, finishSquares, type Preview, goalsOf, thingsIn } from '../board/preview'
import { lastPush, pushOf } from '../board/picture'

/** The names of a board's grid and of its arrows. */
export const boardLabels = (): { board: string; arrows: string } => ({
  board: say('sliding-board'),
  arrows: say('sliding-arrows'),
})

/** A player in a sentence whose verb agrees with “you”; `mine`: it is the reader's seat, whatever its name. */
export const someone = (name = '', mine = false): { name: string; you: 'yes' | 'no' } => ({
  name,
  you: mine || name === say('you') ? 'yes' : 'no',
})

export function tileLabel(openings: Openings): string {
  const sides = [...letters(openings)].map((side) => say(`sliding-side-${side}`))
  return say('sliding-tile', { shape: say(`sliding-shape-${shapeOf(openings)}`), sides: joinWords(sides) })
}

export const squareName = (view: SlidingView, square: Square): string => grid(view.side).names[square]!.toUpperCase()

/** Everything about a square that is visible at a glance. */
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
  const exit = leaves(view, seat) && finishSquares(view, seat).includes(square) ? [say('sliding-exit')] : []
  const pawns = view.seats.flatMap((one, n) => (one.pawn === square ? [say('sliding-pawn', who(n))] : []))
  const lit = reach ? [reach.has(square) ? say('sliding-in_reach') : say('sliding-out_of_reach')] : []
  const parts = [
    tileLabel(view.maze[square]!),
    ...more,
    ...things.map((thing) => thingName(edition, thing)),
    ...homes,
    ...exit,
    ...pawns,
    ...lit,
  ]
  return withColon(squareName(view, square), parts.join(', '))
}

/** Which line an arrow pushes, and in which direction. */
export const lineLabel = ({ on, line }: Arrow): string => say('sliding-line', { on, line: line + 1 })

/** The same with the arrow's name, for screen readers. */
export const arrowLabel = (arrow: Arrow, barred: boolean): string => {
  const label = withColon(arrow.name, lineLabel(arrow))
  return barred ? `${label}. ${say('sliding-barred')}` : label
}

/** The spare as it is rotated in the hand, with the treasure on it. */
export function spareLabel(view: SlidingView, quarters: number, edition: EditionInfo): string {
  const things = Object.keys(view.things).filter((thing) => view.things[thing] === SPARE)
  const height = view.spare_height === undefined ? [] : [say('tower-height', { height: view.spare_height })]
  const parts = [
    tileLabel(rotate(view.spare, quarters)),
    ...height,
    ...things.map((thing) => thingName(edition, thing)),
  ]
  return parts.join(', ')
}

/** A previewed push, without where it leads. */
export const pushLabel = ({ push }: Preview): string => `${arrowLabel(push.arrow, false)}. ${tileLabel(push.openings)}`

/** A place that a seat wants to reach, and its name. */
export interface Aim {
  square: Square
  name: string
}

/** Whether a seat only has to leave the maze. */
const leaves = (view: SlidingView, seat: number | null): boolean =>
  finishSquares(view, seat).length > 0 && finishOf(view, seat!) === 'exit'

/** Home, or the exits in reach, if that is all that is left. */
function finishAim({ view, reach }: Preview, seat: number | null): Aim | null {
  const open = finishSquares(view, seat).filter((square) => reach.has(square))
  const [square] = open
  if (square === undefined) return null
  if (!leaves(view, seat)) return { square, name: say('sliding-home', { name: '', you: 'yes' }) }
  return { square, name: withColon(say('sliding-exit'), joinWords(open.map((one) => squareName(view, one)))) }
}

/** What a push would open; `aim`: a goal that is not a treasure, such as the seat's home. */
export function previewLabel(
  preview: Preview,
  edition: EditionInfo,
  seat: number | null,
  aim: Aim | null = finishAim(preview, seat),
): string {
  const { view, reach } = preview
  const wanted = goalsOf(view, seat)
  const things = thingsIn(view, reach)
  const goals = things.filter((thing) => wanted.includes(thing)).map((thing) => thingName(edition, thing))
  const others = things.filter((thing) => !wanted.includes(thing)).map((thing) => thingName(edition, thing))
  if (aim && reach.has(aim.square)) goals.push(aim.name)
  const parts = [
    pushLabel(preview),
    say('sliding-reaches', { count: reach.size }),
    goals.length ? say('sliding-reaches_goal', { things: joinWords(goals) }) : '',
    others.length ? say('sliding-reaches_things', { things: joinWords(others) }) : '',
  ]
  return parts.filter(Boolean).join('. ')
}

/** A square chosen as the end of the walk, or a choice taken back, for screen readers. */
export const chosenWords = (view: SlidingView, square: Square | null): string =>
  square === null ? say('sliding-cancelled') : withColon(say('sliding-walk'), squareName(view, square))

/** A push that its seat has taken back. */
export const undoneWords = ({ before }: GameEvent<SlidingView>, names: string[], seat: number | null): string =>
  say('sliding-undone', someone(names[before.turn ?? -1], before.turn === seat))

/** A finished turn. */
export interface TurnMade {
  seat: number
  /** the arrow */
  push: string | null
  /** `time`: the clock made the push, `late`: it ended the turn after one */
  how: 'walk' | 'stay' | 'home' | 'exit' | 'time' | 'late'
  found: string[]
  /** the table after it */
  view: SlidingView
}

/** The arrow of the push before a walk. */
const lastPushArrow = (view: SlidingView): string | undefined =>
  view.step === 'walk' ? lastPush(view)?.push?.arrow.name : undefined

/** How a walk ended a seat's turn. */
export function turnEnding(before: SlidingView, after: SlidingView, seat: number): Exclude<TurnMade['how'], 'time'> {
  const { pawn } = after.seats[seat]!
  if (finishSquares(before, seat).includes(pawn)) return leaves(before, seat) ? 'exit' : 'home'
  return before.seats[seat]!.pawn === pawn ? 'stay' : 'walk'
}

/** The turn that an event ends; `pushes` keeps the arrows of unfinished turns. */
export function turnIn(event: GameEvent<SlidingView>, pushes: Map<number, string>): TurnMade | null {
  const { before, after } = event
  const seat = before.turn
  if (seat === null || event.kind === 'undo') return null
  let how: TurnMade['how'] | null = null
  let pushed = false
  for (const [, text] of event.moves) {
    const push = pushOf(event, text)
    if (push) pushes.set(seat, push.arrow.name)
    pushed ||= !!push
    // what the host plays at a timeout is not sent where it could reveal a card that was drawn
    if (event.kind === 'time' || text.startsWith('time')) how = pushed ? 'time' : 'late'
    else if (readWalk(after.side, text) !== null) how = turnEnding(before, after, seat)
  }
  if (!how) return null
  const push = pushes.get(seat) ?? lastPushArrow(before)
  pushes.delete(seat)
  const known = before.seats[seat]!.found
  const found = after.seats[seat]!.found.filter((thing) => !known.includes(thing))
  return { seat, push: push ?? null, how, found, view: after }
}

/** The goal of a seat after an event, if it is new to the seat. */
export function newGoal({ before, after }: GameEvent<SlidingView>, edition: EditionInfo, seat: number | null): string {
  const [was, is] = [goalWords(before, edition, seat), goalWords(after, edition, seat)]
  return is === was ? '' : is
}

function goalWords(view: SlidingView, edition: EditionInfo, seat: number | null): string {
  const own = seat === null ? undefined : view.seats[seat]
  if (!own || view.step === 'deal' || view.step === 'over') return ''
  const [goal] = own.cards
  if (goal) return anyOrder(view, seat) ? '' : withColon(say('sliding-goal'), thingName(edition, goal))
  if (own.left) return ''
  const name = goalName(view, edition, seat)!
  // exits are listed only on the player's own turn, because every push of the others may change them
  if (!leaves(view, seat) || view.turn !== seat || view.step !== 'push') return name
  return `${name} ${withColon(capital(say('sliding-exit')), joinWords(own.finish.map((square) => squareName(view, square))))}.`
}

/** The name of a seat's goal: the card it knows, or the way home or out; null where that is not known. */
export function goalName(view: SlidingView, edition: EditionInfo, seat: number | null): string | null {
  const own = seat === null ? undefined : view.seats[seat]
  if (!own || view.step === 'deal' || view.step === 'over') return null
  const [goal] = own.cards
  if (goal) return thingName(edition, goal)
  if (own.left) return null
  return finishOf(view, seat!) === 'exit' ? say('sliding-goal_exit') : say('sliding-goal_home')
}

/** A seat's finished turn as text, for screen readers. */
export function turnWords(
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
    how: how === 'late' ? 'time' : how,
    square: squareName(view, view.seats[seat]!.pawn),
    found: found.length ? joinWords(found.map((thing) => thingPhrase(edition, thing))) : 'none',
  })
}
