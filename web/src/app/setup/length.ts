/** How long a game is to be: few goal cards each, some, or all as in the rules. */
import { storageSignal } from '../../device/storage'
import { locale, say } from '../../i18n'
import { duration } from '../../i18n/words'
import type { EditionInfo, GameInfo, OptionValue } from '../../net/protocol'
import { shortName } from '../shared/editions'
import { goalsPerSeat, valueOf, type SetupForm } from './form'
import measured from './pace.json'

type Length = 'short' | 'medium' | 'full'

interface Choice {
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
export const lastLength = storageSignal<Length>('length', 'short')

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

// How long a game will take, in minutes: turns as measured with bots, and the time that people take for one.

/** Measured by `python -m tools generate pace`, by the number of players. */
interface Pace {
  goals?: number
  /** Turns apart from those for goals, and turns per goal. */
  turns?: Record<string, [base: number, each: number]>
  rounds?: Record<string, number>
}

/** A family at the table: thinking, pushing, walking, laughing. */
const PERSON_SECONDS = 32
/** A bot's push and walk, watched. */
const BOT_SECONDS = 5
const ROUND_SECONDS = 100
const SOLO_SECONDS = 300
/** Players who may find goals in any order need fewer turns for each. */
const ANY_ORDER = 0.6

const num = (value: OptionValue): number | null => (typeof value === 'number' ? value : null)

/** Null for an edition that was never measured: an estimate would be that of another game. */
export function minutes(form: SetupForm, game: GameInfo, edition: EditionInfo): number | null {
  const pace = (measured as unknown as Record<string, Pace>)[edition.id]
  if (!pace) return null
  const seconds = pace.turns ? turnSeconds(form, game, edition, pace) : roundSeconds(form, pace)
  return seconds < 600 ? Math.max(1, Math.round(seconds / 60)) : Math.round(seconds / 300) * 5
}

function option(form: SetupForm, game: GameInfo, edition: EditionInfo, name: string): OptionValue {
  const known = game.options.find((one) => one.name === name)
  return known ? valueOf(form, edition, known) : null
}

function turnSeconds(form: SetupForm, game: GameInfo, edition: EditionInfo, pace: Pace): number {
  const seats = form.formSeats.length
  const [base, each] = pace.turns?.[seats] ?? [0, 0]
  const goals = num(option(form, game, edition, 'goals')) ?? Math.floor((pace.goals ?? 0) / seats)
  let turns = base + each * goals * (option(form, game, edition, 'order') === 'any' ? ANY_ORDER : 1)
  const limit = num(option(form, game, edition, 'turn_limit'))
  if (limit !== null) turns = Math.min(turns, limit)
  const clock = form.clock ?? Infinity
  const round = form.formSeats.reduce(
    (sum, formSeat) => sum + Math.min(formSeat.kind === 'bot' ? BOT_SECONDS : PERSON_SECONDS, clock),
    0,
  )
  return turns * round
}

/** Rounds that all play at once; a solo game has none, and a clock of five minutes instead (G10). */
function roundSeconds(form: SetupForm, pace: Pace): number {
  const rounds = pace.rounds?.[form.formSeats.length]
  return rounds === undefined ? SOLO_SECONDS : rounds * Math.min(ROUND_SECONDS, (form.clock ?? Infinity) + 20)
}

/** What begins: “Labyrinth, short, 5 min”. */
export function whatBegins(form: SetupForm, game: GameInfo, edition: EditionInfo): string {
  const length = lengths(form, game, edition).length > 0 && lengthOf(form, game, edition)
  const estimate = minutes(form, game, edition)
  return [
    shortName(edition),
    length && say(`setup-length-${length}`).toLocaleLowerCase(locale()),
    estimate !== null && duration(60 * estimate, 'short').replaceAll(' ', '\u00a0'),
  ]
    .filter(Boolean)
    .join(', ')
}
