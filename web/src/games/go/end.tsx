/** Highlights of a finished game in rounds: the round that brought most, and who was one round away. */
import type { EditionInfo, GameEvent } from '../../net/protocol'
import type { Missing, Sentence } from '../index'
import { teller } from './speech/narration'
import { solo, type GoView } from './board/view'

/** The number of rounds. A round is checked before the game is over; a solo game counts rolls instead. */
export const rounds = (view: GoView): number | null => (solo(view) ? null : (view.last?.round ?? null))

/** Whether a seat was one round away: with the highest score tile it would have reached the finish (G9). */
export function missing({ finish, seats, last }: GoView, seat: number): Missing | null {
  const highest = Math.max(0, ...(last?.seats.map((result) => result.score_tile ?? 0) ?? []))
  const spaces = (finish ?? Infinity) - (seats[seat]?.track ?? 0)
  return spaces <= highest ? { how: 'round', far: spaces } : null
}

/** The round that brought a seat most; the first of several. */
export function best(events: GameEvent<GoView>[], edition: EditionInfo, names: string[]): Sentence | null {
  const narrate = teller(edition, names)
  let [most, round]: [number, Sentence | null] = [0, null]
  for (const event of events) {
    for (const sentence of narrate(event) ?? []) {
      const points = event.after.last!.seats[sentence.seat]!.points
      if (points > most) [most, round] = [points, sentence]
    }
  }
  return round
}
