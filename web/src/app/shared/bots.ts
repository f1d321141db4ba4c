import { has, say } from '../../i18n'
import type { GameInfo, SeatInfo, Table } from '../../net/protocol'

/** A bot of a chosen strength, `strength:1700`; and one as strong as the person who makes the table. */
export const STRENGTH = 'strength'
export const EVEN = 'even'

/** Whether the strength of this bot is chosen freely. */
export const hasChosenStrength = (bot: string): boolean => bot === EVEN || bot.startsWith(STRENGTH)

/** Name of a bot, in the reader's language. */
export function botName(bot: string): string {
  const points = bot.split(':')[1]
  if (points) return say('bot-name-points', { points })
  const id = `bot-name-${bot}`
  return has(id) ? say(`bot-name-${bot}`) : bot
}

/** The bots of fixed levels, easiest first. */
export const levels = (game: GameInfo): string[] => game.bots.filter((bot) => bot.startsWith('level')).sort()

/** The animal without its article: “Fox”. */
export const animalOf = (bot: string): string => botName(bot).replace(/^(L’|\p{L}+ (?=\p{Lu}))/u, '')

/** The character of a bot in a word: “sly”. */
export function characterOf(bot: string): string {
  const kind = `bot-kind-${bot.split(':')[0]!}`
  return has(kind) ? say(kind) : ''
}

/** Name of a bot with its character: “The Fox (sly)”. */
export function botTitle(bot: string): string {
  const kind = characterOf(bot)
  return kind ? say('bot-title', { name: botName(bot), kind }) : botName(bot)
}

/** The bots of a new game, in this order. */
const FIRST = ['level2', 'level1', 'level3', 'level4', 'level5']

/** The next bot at a table, an animal that is not there yet: two of a kind are hard to distinguish. */
export function nextBot(bots: string[], met: string[]): string {
  const known = [...FIRST, ...bots].filter((bot) => bots.includes(bot) && !hasChosenStrength(bot))
  return known.find((bot) => !met.includes(bot)) ?? known[0] ?? 'random'
}

/** Names by seat: a bot is the animal it is drawn as, equal names are numbered, the only seat here is “you”. */
export function namesOf(table: Pick<Table, 'seats'>, mine: number[] = []): string[] {
  const me = mine.length === 1 ? mine[0] : null
  const plain = table.seats.map((seat) => (seat.seat === me ? say('you') : nameOf(seat)))
  return plain.map((name, n) => {
    const same = plain.filter((other) => other === name).length
    const nth = plain.slice(0, n + 1).filter((other) => other === name).length
    return same > 1 && !(nth === 1 && isBot(table.seats[n]!)) ? `${name} ${nth}` : name
  })
}

const isBot = (seat: SeatInfo): boolean => seat.kind === 'bot' && !!seat.bot

function nameOf(seat: SeatInfo): string {
  if (seat.kind === 'open') return say('seat-open')
  return isBot(seat) ? botName(seat.bot!) : seat.name
}
