import { say } from '../../i18n'
import type { SeatInfo } from '../../net/protocol'

/** Who has a seat, and whether they are here, in a word or two. */
export function presence(seat: SeatInfo, mine: number[] = []): string {
  if (seat.kind === 'open') return say('waiting-open')
  if (seat.away) return say('seat-away')
  if (seat.kind === 'bot') return say('setup-kind-bot')
  if (mine.includes(seat.seat)) return seat.here ? say('setup-kind-here') : seat.name
  return seat.present ? say('seat-present') : say('seat-absent')
}
