/** Names of people and their pawns while a table is set up, and where pawns begin. */
import { localName, say } from '../../i18n'
import type { EditionInfo } from '../../net/protocol'
import { botName } from '../bots'
import { colourName } from './colour'
import type { FormSeat } from './plan'

/** Name of a seat before the game. */
export const formSeatName = ({ kind, name, bot }: FormSeat, seat: number): string => {
  if (kind === 'bot') return botName(bot)
  if (kind === 'open') return say('seat-open')
  return name.trim() || (kind === 'me' ? say('you') : say('setup-guest', { number: seat + 1 }))
}

/** A figure that the edition defines also has its own name. */
export function pawnName(edition: EditionInfo, colour: string): string {
  const { figures = {} } = (edition.parts ?? {}) as { figures?: Record<string, string> }
  const names = edition.things[figures[colour] ?? '']
  return names ? `${localName(names)} (${colourName(colour)})` : colourName(colour)
}

interface Place {
  row: number
  column: number
}

/** Where a pawn begins on the board; null if everybody has their own board. */
export function homeOf({ side, homes }: EditionInfo, colour: string): Place | null {
  const square = homes[colour]
  return side === null || square === undefined ? null : { row: Math.floor(square / side), column: square % side }
}

/** The corner in words, if it is one. */
export function cornerName(edition: EditionInfo, colour: string): string {
  const home = homeOf(edition, colour)
  const last = (edition.side ?? 0) - 1
  if (!home || home.row % last || home.column % last) return ''
  return say(`pawn-at-${home.row ? 'bottom' : 'top'}-${home.column ? 'right' : 'left'}`)
}
