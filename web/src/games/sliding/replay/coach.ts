/** What the coach says about a finished game, ready to be shown. */
import { named, say } from '../../../i18n'
import type { ReviewedTurn } from '../../../net/coach'
import type { EditionInfo, Marks, Table } from '../../../net/protocol'
import { readPush, readWalk, type SlidingView, slid, wayTo } from '../maze'

/** A turn that gives up no more than this was as good as the best; so counts the coach, too. */
const AS_GOOD = 0.05

export type Verdict = 'finished' | 'found' | 'missed' | 'better' | 'good'

export function verdict(turn: ReviewedTurn): Verdict {
  if (turn.played.finishes) return 'finished'
  if (turn.missed) return 'missed'
  if (turn.played.finds > 0) return 'found'
  return turn.gave_up > AS_GOOD ? 'better' : 'good'
}

export const couldBeBetter = (turn: ReviewedTurn): boolean => turn.gave_up > AS_GOOD

/** Why a turn that found something could have been better. */
export function whyMore({ played, best }: ReviewedTurn): 'finishes' | 'finds' | 'next' {
  if (best.finishes && !played.finishes) return 'finishes'
  return best.finds > played.finds ? 'finds' : 'next'
}

/** What the best turn would have reached, where it is a thing of the edition. */
export const goalOf = (turn: ReviewedTurn): string | null => {
  const reached = turn.reasons.find(({ code }) => code === 'reaches')
  return reached ? String(reached.goal) : null
}

/** What cards that pay for a way are called, in a game that has such. */
export type CardsName = (edition: EditionInfo, cards: string) => string

interface Words {
  edition: EditionInfo
  table: Table
  names: string[]
  cardsName?: CardsName
}

/** The reasons in words; a colour is whoever plays it. */
export function reasonsOf(turn: ReviewedTurn, { edition, table, names, cardsName }: Words): string[] {
  return turn.reasons.map(({ code, ...details }) => {
    if ('goal' in details) details.goal = named(edition.things[details.goal!])
    if ('cards' in details && cardsName) details.cards = cardsName(edition, String(details.cards))
    if ('colour' in details) details.colour = names[seatOf(table, String(details.colour))] ?? String(details.colour)
    return say(`coach-${code}`, details)
  })
}

export const seatOf = (table: Pick<Table, 'seats'>, colour: string): number =>
  table.seats.findIndex((seat) => seat.colour === colour)

/** The best turn as marks on the board before the push. */
export function marksOf(turn: ReviewedTurn, view: SlidingView): Marks {
  const push = readPush(view.side, turn.best.push ?? '')
  const to = readWalk(view.side, turn.best.walk)
  if (!push || to === null) return {}
  const after = slid(view, push)
  const pawn = after.seats[view.turn ?? 0]?.pawn ?? to
  // among towers the shortest way is not the one that can be walked
  if (view.heights) return { push: turn.best.push!, squares: [to], walk: turn.best.walk }
  const way = wayTo(after.maze, after.side, pawn, to)
  return { push: turn.best.push!, squares: [to], ...(way && way.length > 1 ? { path: way } : {}) }
}
