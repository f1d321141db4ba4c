/** What the server shows and offers in Labyrinth Go!. */
import type { GoPlayChoices, GoView, LayView } from '../../net/views'

export type {
  GoView,
  GoSeat as SeatView,
  LayView as Laid,
  ResultView as Result,
  RoundView as Round,
  VerdictView as Verdict,
} from '../../net/views'

export type Face = LayView['face']

/** Before the round only `moves`, and nothing when the seat is not to act. */
export type GoChoices = Partial<GoPlayChoices>

/** Alone there is neither a track nor a score tile (G10). */
export const solo = (view: GoView): boolean => view.finish === null
