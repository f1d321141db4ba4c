/** The parts of a finished game of a sliding maze. */
import { thingPhrase } from '../../../i18n/words'
import type { Moment } from '../..'
import type { EditionInfo, ReplayFrame } from '../../../net/protocol'
import type { SeatView, SlidingView } from '../board/maze'
import type { TowersSeat } from '../../../net/views'
import { turnEnding, type TurnMade } from '../speech/labels'
import { arrowSign, turnText } from '../speech/narration'
import { grid } from '../board/geometry'

export interface Turn extends Moment {
  push: string | null
  walk: string | null
  how: TurnMade['how']
  found: string[]
  rune: boolean
  /** The board after the turn. */
  view: SlidingView
}

/** A push and a walk are one turn. */
export function turns(frames: ReplayFrame<SlidingView>[]): Turn[] {
  const found: Turn[] = []
  for (const [at, frame] of frames.entries()) {
    const before = frames[at - 1]?.view
    if (!before || before.turn === null) continue
    const number = before.turns + 1
    let turn = found.at(-1)
    if (!turn || turn.number !== number) {
      turn = newTurn(at, before.turn, number, frame.view)
      found.push(turn)
    }
    turn.at = at
    turn.view = frame.view
    const move = frame.move ?? ''
    if (before.step === 'push') turn.push = /^(?:time:)?([NESW]\d+[nesw]*)$/.exec(move)?.[1] ?? turn.push
    if (before.step === 'walk' && move !== 'time') turn.walk = move || turn.walk
    if (move.startsWith('time')) turn.how = before.step === 'push' ? 'time' : 'late'
    else if (turn.walk === move) turn.how = turnEnding(before, frame.view, turn.seat ?? 0)
    turn.found.push(...newFinds(before, frame.view, before.turn))
    turn.rune ||= !hasTurnedRune(before, before.turn) && hasTurnedRune(frame.view, before.turn)
  }
  return found
}

const newFinds = (before: SlidingView, after: SlidingView, seat: number): string[] =>
  after.seats[seat]!.found.filter((thing) => !before.seats[seat]!.found.includes(thing))

/** Whether a seat has turned its rune card, in the game that has rune cards (T5). */
const hasTurnedRune = ({ seats }: SlidingView, seat: number): boolean => {
  const { rune_turned }: SeatView & Partial<TowersSeat> = seats[seat]!
  return rune_turned ?? false
}

function newTurn(at: number, seat: number, number: number, view: SlidingView): Turn {
  const turn: Turn = {
    kind: 'turn',
    from: at,
    at,
    seat,
    number,
    push: null,
    walk: null,
    how: 'walk',
    found: [],
    rune: false,
    view,
    text: (names, edition) => sentence(turn, names, edition),
  }
  return turn
}

function sentence(turn: Turn, names: string[], edition: EditionInfo): string {
  const things = [...turn.found, ...(turn.rune ? ['rune'] : [])].map((thing) => thingPhrase(edition, thing))
  const seat = turn.seat ?? 0
  const words = turnText({ ...turn, seat, push: arrowIn(turn.push) ?? null }, things, names, edition)
  return `${turn.number}. ${words ?? names[seat] ?? ''}`
}

/** The arrow of a push in notation, without the rotation of the tile. */
export const arrowIn = (push: string | null): string | undefined => push?.replace(/[nesw]+$/, '')

const SIDES = 'nesw'

/** How many quarter turns to the right make the tile of one push lie as in the other. */
export function quartersOnward(from: string, to: string): number {
  const lying = (push: string, by: number) =>
    [...push.replace(/^\w\d+/, '')].map((side) => SIDES[(SIDES.indexOf(side) + by) % 4]).sort()
  return [0, 1, 2, 3].find((by) => String(lying(from, by)) === String(lying(to, 0))) ?? 0
}

/** The same as a symbol that cannot be mistaken for a square's name. */
export const signOf = (push: string | null, side: number): string | undefined => {
  const arrow = grid(side).arrow(arrowIn(push) ?? null)
  return arrow && arrowSign(arrow)
}

/** The square of a walk in notation, as people read it. */
export const squareIn = (walk: string | null): string | null => walk?.split('+')[0]!.toUpperCase() ?? null
