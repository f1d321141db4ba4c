/** A hint in three steps, each for who asks once more: where to look, which arrow, the whole turn with the reasons. */
import { say, texts } from '../../i18n'
import { capital } from '../../i18n/words'
import type { MazeHint, Reason } from '../../net/coach'
import type { EditionInfo, Marks } from '../../net/protocol'
import { lineLabel, thingName } from './labels'
import { readPush, readWalk, type SlidingView } from './maze'

export interface Hinted {
  turn: MazeHint
  step: 1 | 2 | 3
}

const WHOLE = 3

/** The next step of a hint; the first one asks the coach. A walk has only one. */
export async function onward(known: Hinted | null, ask: () => Promise<MazeHint[]>): Promise<Hinted | null> {
  if (known) return known.step === WHOLE ? known : { ...known, step: known.step === 1 ? 2 : WHOLE }
  const [[turn]] = await Promise.all([ask(), texts('coach')])
  return turn ? { turn, step: turn.push ? 1 : WHOLE } : null
}

export const isWhole = (hint: Hinted | null): boolean => hint?.step === WHOLE

/** What it points at: the line, the arrow, or everything. */
export function hintMarks({ turn, step }: Hinted, side: number): Marks {
  const arrow = turn.push ? readPush(side, turn.push)?.arrow : undefined
  if (step === 1 && arrow) return { squares: arrow.squares }
  if (step === 2 && arrow) return { arrows: [arrow.name] }
  const to = readWalk(side, turn.walk)
  return { push: turn.push ?? undefined, squares: to === null ? [] : [to] }
}

/** Whoever wants to know why reads no more than this. */
const MOST_REASONS = 3

interface Words {
  edition: EditionInfo
  /** What everybody is called, by seat. */
  names: string[]
  /** What cards that pay for a way are called, in a game that has such. */
  cardsName?: (edition: EditionInfo, cards: string) => string
}

export function hintWords({ turn, step }: Hinted, view: SlidingView, words: Words): string {
  const arrow = turn.push ? readPush(view.side, turn.push)?.arrow : undefined
  if (step === 1 && arrow) return say('sliding-hint_look', { on: arrow.on, line: arrow.line + 1 })
  if (step === 2 && arrow) return capital(lineLabel(arrow))
  return turn.reasons
    .slice(0, MOST_REASONS)
    .map((reason) => reasonText(reason, view, words))
    .join(' · ')
}

function reasonText(
  { code, goal, colour, cards, ...rest }: Reason,
  { seats }: SlidingView,
  { edition, names, cardsName }: Words,
): string {
  return say(`coach-${code}`, {
    ...rest,
    goal: goal === undefined ? '' : thingName(edition, String(goal)),
    colour: colour === undefined ? '' : (names[seats.findIndex((seat) => seat.colour === colour)] ?? ''),
    cards: cards === undefined ? '' : (cardsName?.(edition, String(cards)) ?? ''),
  })
}
