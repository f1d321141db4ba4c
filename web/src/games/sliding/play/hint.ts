/** A hint in three steps, each on request: where to look, which arrow, the whole turn with the reasons. */
import { has, locale, say, texts } from '../../../i18n'
import { capital, thingPhrase, withColon } from '../../../i18n/words'
import type { EditionInfo, Marks, MazeHint, Reason } from '../../../net/protocol'
import { lineLabel, someone } from '../speech/labels'
import { readPush, readWalk, type SlidingView } from '../board/maze'

export interface Hinted {
  turn: MazeHint
  step: 1 | 2 | 3
}

const WHOLE = 3

/** The next step of a hint; the first one asks the coach. A hint for a walk has only one step. */
export async function onward(known: Hinted | null, ask: () => Promise<MazeHint[]>): Promise<Hinted | null> {
  if (known) return known.step === WHOLE ? known : { ...known, step: known.step === 1 ? 2 : WHOLE }
  const [[turn]] = await Promise.all([ask(), texts('coach')])
  return turn ? { turn, step: turn.push ? 1 : WHOLE } : null
}

export const isWhole = (hint: Hinted | null): boolean => hint?.step === WHOLE

/** The marks of a hint: the line, the arrow, or everything. */
export function hintMarks({ turn, step }: Hinted, side: number): Marks {
  const arrow = turn.push ? readPush(side, turn.push)?.arrow : undefined
  if (step === 1 && arrow) return { squares: arrow.squares }
  if (step === 2 && arrow) return { arrows: [arrow.name] }
  const to = readWalk(side, turn.walk)
  return { push: turn.push ?? undefined, squares: to === null ? [] : [to] }
}

/** How many reasons a remark of the coach gives at once; the numbers are behind “Why?”. */
const MOST_REASONS = 2

export interface Words {
  edition: EditionInfo
  /** Player names, by seat. */
  names: string[]
  /** How to name cards that pay for a way, in a game that has such cards. */
  cardsName?: CardsName
}

export type CardsName = (edition: EditionInfo, cards: string) => string

/** Why a turn is good, as sentences, and the numbers behind them. */
export interface Why {
  sentences: string[]
  numbers: string[]
}

/** A hint in one sentence; `why`: the other reasons and the numbers. */
export function hintWords({ turn, step }: Hinted, view: SlidingView, words: Words): { text: string; why: string[] } {
  const arrow = turn.push ? readPush(view.side, turn.push)?.arrow : undefined
  if (step === 1 && arrow) return { text: say('sliding-hint_look', { on: arrow.on, line: arrow.line + 1 }), why: [] }
  if (step === 2 && arrow) return { text: capital(lineLabel(arrow)), why: [] }
  const colours = view.seats.map(({ colour }) => colour)
  const { good, price, numbers } = argumentsFor(turn.reasons, say('you'), colours, words)
  const [first = say('coach-plain'), ...more] = good
  const reason = [first, ...price].join(', ')
  return {
    text: `${arrow ? withColon(capital(lineLabel(arrow)), afterColon(reason, words.names)) : reason}.`,
    why: [...more.map((text) => `${text}.`), ...numbers],
  }
}

/** A sentence after a colon begins with a small letter, unless it begins with a name, or is German. */
const afterColon = (text: string, names: string[]): string =>
  locale().startsWith('de') || names.some((name) => name && text.startsWith(name))
    ? text
    : text.charAt(0).toLocaleLowerCase(locale()) + text.slice(1)

/** The arguments for a turn, its price, other arguments against it, and the numbers. */
function argumentsFor(reasons: Reason[], mover: string, colours: string[], { edition, names, cardsName }: Words) {
  const details = ({ goal, colour, cards, code: _, ...rest }: Reason) => ({
    ...rest,
    ...someone(mover),
    goal: goal === undefined ? say('coach-goal') : thingPhrase(edition, String(goal)),
    other: colour === undefined ? '' : (names[colours.indexOf(String(colour))] ?? ''),
    cards: cards === undefined ? '' : (cardsName?.(edition, String(cards)) ?? ''),
  })
  const reasonTexts = (wanted: (reason: Reason) => boolean) =>
    reasons.filter(wanted).map((reason) => say(`coach-${reason.code}`, details(reason)))
  return {
    good: reasonTexts(({ speaks = 'for' }) => speaks === 'for'),
    price: reasonTexts(({ code }) => code === 'pays'),
    bad: reasonTexts(({ speaks, code }) => speaks === 'against' && code !== 'pays'),
    numbers: reasons
      .filter(({ code }) => has(`why-${code}`))
      .map((reason) => say(`why-${reason.code}`, details(reason))),
  }
}

/** The arguments for a turn, and after the last of them those against it; the mover is called by name, or “you”. */
export function whyOf(reasons: Reason[], mover: string, colours: string[], words: Words): Why {
  const { good, price, bad, numbers } = argumentsFor(reasons, mover, colours, words)
  const most = good.slice(0, MOST_REASONS)
  const last = [most.pop() ?? say('coach-plain'), ...price, ...bad].join(', ')
  return { sentences: [...most, last].map((text) => `${text}.`), numbers }
}
