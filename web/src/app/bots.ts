import { has, say } from '../i18n'
import type { GameInfo, SeatInfo, Table } from '../net/protocol'

/** A bot of a chosen strength, `strength:1700`; and one as strong as whoever makes the table. */
export const STRENGTH = 'strength'
export const EVEN = 'even'

/** Whether a bot's strength is chosen. */
export const isDialled = (bot: string): boolean => bot === EVEN || bot.startsWith(STRENGTH)

/** What a bot is called, in the reader's language. */
export function botName(bot: string): string {
  const points = bot.split(':')[1]
  if (points) return say('bot-name-points', { points })
  const id = `bot-name-${bot}`
  return has(id) ? say(`bot-name-${bot}`) : bot
}

/** The bots that are a step of the ladder each, easiest first. */
export const levels = (game: GameInfo): string[] => game.bots.filter((bot) => bot.startsWith('level')).sort()

/** Everybody's name by seat; two of the same name are numbered. Whoever sits at this device alone is “you”. */
export function namesOf(table: Pick<Table, 'seats'>, mine: number[] = []): string[] {
  const me = mine.length === 1 ? mine[0] : null
  const plain = table.seats.map((seat) => (seat.seat === me ? say('you') : nameOf(seat)))
  return plain.map((name, n) => {
    const same = plain.filter((other) => other === name).length
    return same > 1 ? `${name} ${plain.slice(0, n + 1).filter((other) => other === name).length}` : name
  })
}

function nameOf(seat: SeatInfo): string {
  if (seat.kind === 'open') return say('seat-open')
  return seat.kind === 'bot' && seat.bot ? botName(seat.bot) : seat.name
}
