/** How long a game is to be: few goal cards each, some, or all as in the rules. */
import { stored } from '../../device/stored'
import type { EditionInfo, GameInfo } from '../../net/protocol'
import { minutes } from './estimate'
import { dealt, valueOf, type Plan } from './plan'

export type Length = 'short' | 'medium' | 'full'

export interface Choice {
  length: Length
  /** Goal cards per seat. */
  goals: number
  minutes: number | null
}

const GOALS: [Length, number][] = [
  ['short', 3],
  ['medium', 5],
]

/** The length last chosen on this device. */
export const liked = stored<Length>('length', 'full')

export function withLength(plan: Plan, edition: EditionInfo, length: Length): Plan {
  const { goals: _, ...options } = plan.options
  const goals = GOALS.find(([name, count]) => name === length && count < dealt(edition, plan.chairs.length))?.[1]
  return { ...plan, options: goals === undefined ? options : { ...options, goals } }
}

/** The lengths to choose from: none if a game has no goal cards, or only enough of them for one length. */
export function lengths(plan: Plan, game: GameInfo, edition: EditionInfo): Choice[] {
  const all = dealt(edition, plan.chairs.length)
  const found = [...GOALS.filter(([, goals]) => goals < all), ['full', all] as const]
  if (found.length < 2) return []
  return found.map(([length, goals]) => ({
    length,
    goals,
    minutes: minutes(withLength(plan, edition, length), game, edition),
  }))
}

/** The length of a setup form; null: another number of goals was chosen. */
export function lengthOf(plan: Plan, game: GameInfo, edition: EditionInfo): Length | null {
  const option = game.options.find(({ name }) => name === 'goals')
  const goals = option ? valueOf(plan, edition, option) : null
  if (goals === null || goals === dealt(edition, plan.chairs.length)) return 'full'
  return GOALS.find(([, count]) => count === goals)?.[0] ?? null
}
