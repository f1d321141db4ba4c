/** What a finished game of a sliding maze was made of. */
import type { Moment } from '../..'
import { named, say } from '../../../i18n'
import type { EditionInfo, ReplayFrame } from '../../../net/protocol'
import type { SeatView, SlidingView } from '../maze'
import type { TowersSeat } from '../../../net/views'
import { listed } from '../labels'

export interface Turn extends Moment {
  push: string | null
  walk: string | null
  found: string[]
  rune: boolean
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
      turn = begun(at, before.turn, number)
      found.push(turn)
    }
    turn.at = at
    const move = frame.move ?? ''
    if (before.step === 'push') turn.push = /^(?:time:)?([NESW]\d+[nesw]*)$/.exec(move)?.[1] ?? turn.push
    if (before.step === 'walk' && move !== 'time') turn.walk = move || turn.walk
    turn.found.push(...gained(before, frame.view, before.turn))
    turn.rune ||= !runeTurned(before, before.turn) && runeTurned(frame.view, before.turn)
  }
  return found
}

const gained = (before: SlidingView, after: SlidingView, seat: number): string[] =>
  after.seats[seat]!.found.filter((thing) => !before.seats[seat]!.found.includes(thing))

/** Whether a seat has turned its rune card, in the game that has them (T5). */
const runeTurned = ({ seats }: SlidingView, seat: number): boolean => {
  const { rune_turned }: SeatView & Partial<TowersSeat> = seats[seat]!
  return rune_turned ?? false
}

function begun(at: number, seat: number, number: number): Turn {
  const turn: Turn = {
    kind: 'turn',
    from: at,
    at,
    seat,
    number,
    push: null,
    walk: null,
    found: [],
    rune: false,
    text: (names, edition) => sentence(turn, names, edition),
  }
  return turn
}

function sentence(turn: Turn, names: string[], edition: EditionInfo): string {
  const things = turn.found.map((thing) => named(edition.things[thing]))
  if (turn.rune) things.push(say('replay-rune'))
  return say('replay-turn', {
    number: turn.number,
    name: names[turn.seat ?? 0] ?? '',
    push: arrowIn(turn.push) ?? 'none',
    walk: squareIn(turn.walk) ?? 'none',
    found: things.length ? listed(things) : 'none',
  })
}

/** The arrow of a push on paper, without how the tile lay. */
export const arrowIn = (push: string | null): string | undefined => push?.replace(/[nesw]+$/, '')

/** The square of a walk on paper, as people read it. */
export const squareIn = (walk: string | null): string | null => walk?.split('+')[0]!.toUpperCase() ?? null
