/** What a finished game was made of: turns, or rounds with their grabs and checks. Each can be jumped to. */
import type { ReplayFrame, View } from '../../net/protocol'

export interface Moment {
  kind: 'turn' | 'round' | 'grab' | 'check' | 'solved'
  /** the first frame that belongs to it, and the one to look at */
  from: number
  at: number
  seat: number | null
  /** turns: counted from 1, all seats together; rounds: their number */
  number: number
  push: string | null
  walk: string | null
  found: string[]
  rune: boolean
  score: number | null
}

const blank = { seat: null, push: null, walk: null, found: [], rune: false, score: null }

export function momentsOf(frames: ReplayFrame[]): Moment[] {
  return frames[0]?.view.game === 'go' ? rounds(frames) : turns(frames)
}

/** The moment that a frame belongs to; null before the first. */
export const momentAt = (moments: Moment[], at: number): Moment | null =>
  moments.findLast((moment) => moment.from <= at) ?? null

function turns(frames: ReplayFrame[]): Moment[] {
  const found: Moment[] = []
  for (const [at, frame] of frames.entries()) {
    const before = frames[at - 1]?.view
    if (!before || before.turn === null || before.turn === undefined) continue
    const number = before.turns + 1
    let turn = found.at(-1)
    if (!turn || turn.number !== number) {
      turn = { ...blank, kind: 'turn', from: at, at, seat: before.turn, number, found: [] }
      found.push(turn)
    }
    turn.at = at
    const move = frame.move ?? ''
    if (before.step === 'push') turn.push = /^(?:time:)?([NESW]\d+[nesw]*)$/.exec(move)?.[1] ?? turn.push
    if (before.step === 'walk' && move !== 'time') turn.walk = move || turn.walk
    turn.found.push(...gained(before, frame.view, before.turn))
    turn.rune ||= !before.seats[before.turn].rune_turned && !!frame.view.seats[before.turn].rune_turned
  }
  return found
}

const gained = (before: View, after: View, seat: number): string[] =>
  after.seats[seat].found.filter((thing: string) => !before.seats[seat].found.includes(thing))

function rounds(frames: ReplayFrame[]): Moment[] {
  const found: Moment[] = []
  for (const [at, { view, seat }] of frames.entries()) {
    const before = frames[at - 1]?.view
    const add = (more: Partial<Moment> & Pick<Moment, 'kind'>) =>
      found.push({ ...blank, from: at, at, number: view.round, ...more })
    if (view.roll.length && (view.round !== before?.round || !before?.roll.length)) add({ kind: 'round' })
    if (!before) continue
    const checked = view.last && view.last.round !== before.last?.round
    if (seat !== null && before.seats[seat].grabbed === null) {
      const score = view.seats[seat].grabbed ?? (checked ? view.last.seats[seat].score_tile : null)
      const grabbed = frames[at]!.move === 'grab'
      if (grabbed && score !== null) add({ kind: 'grab', seat, score, number: before.round })
    }
    if (checked) {
      const alone = view.finish === null
      add({ kind: alone ? 'solved' : 'check', number: view.last.round, score: alone ? view.solved : null })
    }
  }
  return found
}
