/** A finished game, move by move. */
import { withColon } from '../../i18n/words'
import type { UnknownGame } from '../../net/protocol'
import type { GameReplay, Moment } from '..'

export const replay: GameReplay<UnknownGame> = {
  moments: (frames) =>
    frames.flatMap(({ seat, move }, at): Moment[] => {
      if (!move) return []
      const text = (names: string[]) => (seat === null ? move : withColon(names[seat] ?? '', move))
      return [{ kind: 'move', from: at, at, seat, number: at, text }]
    }),
}
