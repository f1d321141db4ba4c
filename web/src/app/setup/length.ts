/** How long a game is to be: few goal cards each, some, or all as in the rules. */
import { storageSignal } from '../../device/storage'
import type { EditionInfo, GameInfo } from '../../net/protocol'
import { minutes } from './estimate'
import { goalsPerSeat, valueOf, type SetupForm } from './plan'

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
export const lastLength = storageSignal<Length>('length', 'full')

export function withLength(form: SetupForm, edition: EditionInfo, length: Length): SetupForm {
  const { goals: _, ...options } = form.options
  const goals = GOALS.find(
    ([name, count]) => name === length && count < goalsPerSeat(edition, form.formSeats.length),
  )?.[1]
  return { ...form, options: goals === undefined ? options : { ...options, goals } }
}

/** The lengths to choose from: none if a game has no goal cards, or only enough of them for one length. */
export function lengths(form: SetupForm, game: GameInfo, edition: EditionInfo): Choice[] {
  const all = goalsPerSeat(edition, form.formSeats.length)
  const found = [...GOALS.filter(([, goals]) => goals < all), ['full', all] as const]
  if (found.length < 2) return []
  return found.map(([length, goals]) => ({
    length,
    goals,
    minutes: minutes(withLength(form, edition, length), game, edition),
  }))
}

/** The length of a setup form; null: another number of goals was chosen. */
export function lengthOf(form: SetupForm, game: GameInfo, edition: EditionInfo): Length | null {
  const option = game.options.find(({ name }) => name === 'goals')
  const goals = option ? valueOf(form, edition, option) : null
  if (goals === null || goals === goalsPerSeat(edition, form.formSeats.length)) return 'full'
  return GOALS.find(([, count]) => count === goals)?.[0] ?? null
}
