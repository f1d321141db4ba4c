/** How long a game will take, in minutes: turns as measured with bots, and the time that people take for one. */
import type { EditionInfo, GameInfo, OptionValue } from '../../net/protocol'
import measured from './pace.json'
import { valueOf, type Plan } from './plan'

/** Measured by `python -m tools.web.pace`, by the number of players. */
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
export function minutes(plan: Plan, game: GameInfo, edition: EditionInfo): number | null {
  const pace = (measured as unknown as Record<string, Pace>)[edition.id]
  if (!pace) return null
  const seconds = pace.turns ? turnSeconds(plan, game, edition, pace) : roundSeconds(plan, pace)
  return seconds < 600 ? Math.max(1, Math.round(seconds / 60)) : Math.round(seconds / 300) * 5
}

function option(plan: Plan, game: GameInfo, edition: EditionInfo, name: string): OptionValue {
  const known = game.options.find((one) => one.name === name)
  return known ? valueOf(plan, edition, known) : null
}

function turnSeconds(plan: Plan, game: GameInfo, edition: EditionInfo, pace: Pace): number {
  const seats = plan.chairs.length
  const [base, each] = pace.turns?.[seats] ?? [0, 0]
  const goals = num(option(plan, game, edition, 'goals')) ?? Math.floor((pace.goals ?? 0) / seats)
  let turns = base + each * goals * (option(plan, game, edition, 'order') === 'any' ? ANY_ORDER : 1)
  const limit = num(option(plan, game, edition, 'turn_limit'))
  if (limit !== null) turns = Math.min(turns, limit)
  const clock = plan.clock ?? Infinity
  const round = plan.chairs.reduce(
    (sum, chair) => sum + Math.min(chair.kind === 'bot' ? BOT_SECONDS : PERSON_SECONDS, clock),
    0,
  )
  return turns * round
}

/** Rounds that all play at once; a solo game has none, and a clock of five minutes instead (G10). */
function roundSeconds(plan: Plan, pace: Pace): number {
  const rounds = pace.rounds?.[plan.chairs.length]
  return rounds === undefined ? SOLO_SECONDS : rounds * Math.min(ROUND_SECONDS, (plan.clock ?? Infinity) + 20)
}
