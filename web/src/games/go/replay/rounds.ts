/** The parts of a finished game: rounds with their grabs and checks. */
import type { Moment } from '../..'
import { say } from '../../../i18n'
import type { ReplayFrame } from '../../../net/protocol'
import type { GoView } from '../view'

type Kind = 'round' | 'grab' | 'check' | 'solved'

export interface RoundMoment extends Moment {
  kind: Kind
  score: number | null
}

export function rounds(frames: ReplayFrame<GoView>[]): RoundMoment[] {
  const found: RoundMoment[] = []
  for (const [at, { view, seat }] of frames.entries()) {
    const before = frames[at - 1]?.view
    const add = (kind: Kind, more: Partial<RoundMoment> = {}) => {
      const moment: RoundMoment = {
        from: at,
        at,
        seat: null,
        number: view.round,
        score: null,
        ...more,
        kind,
        text: (names) => sentence(moment, names),
      }
      found.push(moment)
    }
    if (view.roll.length && (view.round !== before?.round || !before?.roll.length)) add('round')
    if (!before) continue
    const checked = view.last?.round !== before.last?.round ? view.last : null
    if (seat !== null && before.seats[seat]!.grabbed === null) {
      const score = view.seats[seat]!.grabbed ?? checked?.seats[seat]?.score_tile ?? null
      const grabbed = frames[at]!.move === 'grab'
      if (grabbed && score !== null) add('grab', { seat, score, number: before.round })
    }
    if (checked) {
      const alone = view.finish === null
      add(alone ? 'solved' : 'check', { number: checked.round, score: alone ? view.solved : null })
    }
  }
  return found
}

function sentence({ kind, number, score, seat }: RoundMoment, names: string[]): string {
  switch (kind) {
    case 'round':
      return say('replay-round', { number })
    case 'grab':
      return say('replay-grab', { name: names[seat ?? 0] ?? '', score: score ?? 0 })
    case 'check':
      return say('replay-check', { number })
    case 'solved':
      return say('replay-solved', { solved: score ?? 0 })
  }
}

/** How long a picture is shown at normal speed before the next one. */
const STANDS_MS = { lay: 550, word: 350, roll: 1800, grab: 1200, check: 5500 }

export function standing({ view, move }: ReplayFrame<GoView>): number {
  if (view.step === 'roll' || view.step === 'over') return view.last ? STANDS_MS.check : STANDS_MS.word
  if (move === 'grab') return STANDS_MS.grab
  if (move === 'ready' || move === 'stop') return STANDS_MS.word
  return view.step === 'ready' ? STANDS_MS.roll : STANDS_MS.lay
}
