/** Views and choices of Labyrinth Go! as the server sends them. */
import type { GoChoices, GoPlayChoices, GoView, LayView } from '../../../net/views'

export type {
  GoChoices,
  GoView,
  GoSeat as SeatView,
  LayView as Laid,
  ResultView as Result,
  RoundView as Round,
  VerdictView as Verdict,
} from '../../../net/views'

export type Face = LayView['face']

/** Before the round there are only words, and nothing when the seat is not to act. */
export const mayLay = (choices: GoChoices | null): choices is GoPlayChoices =>
  choices !== null && 'placements' in choices

/** A solo game has neither a track nor a score tile (G10). */
export const solo = (view: GoView): boolean => view.finish === null
