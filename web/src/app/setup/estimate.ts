/** How long a game will take, in minutes: a guess from turns and from who thinks. */
import type { EditionInfo, GameInfo, OptionValue } from '../../net/protocol'
import { valueOf, type Plan } from './plan'

const PERSON_SECONDS = 32
const BOT_SECONDS = 5
/** Own turns for one goal, on average, and for the way home. */
const TURNS_A_GOAL = { classic: 2.4, towers: 3.2 } as Record<string, number>
const TURNS_HOME = 2.5
const ROUND_SECONDS = 100
const SOLO_SECONDS = 300
const POINTS_A_ROUND = 2.6

const num = (value: OptionValue): number | null => (typeof value === 'number' ? value : null)

export function minutes(plan: Plan, game: GameInfo, edition: EditionInfo): number {
  const seconds = game.game === 'go' ? goSeconds(plan) : slidingSeconds(plan, game, edition)
  return seconds < 600 ? Math.max(1, Math.round(seconds / 60)) : Math.round(seconds / 300) * 5
}

function option(plan: Plan, game: GameInfo, edition: EditionInfo, name: string): OptionValue {
  const known = game.options.find((one) => one.name === name)
  return known ? valueOf(plan, edition, known) : null
}

function slidingSeconds(plan: Plan, game: GameInfo, edition: EditionInfo): number {
  const seats = plan.chairs.length
  const box = game.game === 'towers' ? 12 : 24
  const goals = num(option(plan, game, edition, 'goals')) ?? Math.floor(box / seats)
  const any = option(plan, game, edition, 'order') === 'any' ? 0.6 : 1
  const home = option(plan, game, edition, 'finish') === 'last-find' ? 0 : TURNS_HOME
  const wide = ((edition.side ?? 7) / 7) ** 0.7
  let turns = (goals * (TURNS_A_GOAL[game.game] ?? 2.5) * any + home) * wide
  if (seats > 1) turns *= 0.88 // the first to finish ends it
  const limit = num(option(plan, game, edition, 'turn_limit'))
  if (limit !== null) turns = Math.min(turns, limit)
  const clock = plan.clock ?? Infinity
  const round = plan.chairs.reduce(
    (sum, chair) => sum + Math.min(chair.kind === 'bot' ? BOT_SECONDS : PERSON_SECONDS, clock), 0)
  return turns * round
}

function goSeconds(plan: Plan): number {
  const seats = plan.chairs.length
  if (seats === 1) return SOLO_SECONDS
  const start = [0, 0, 7, 3, 0][seats] ?? 0
  return ((20 - start) / POINTS_A_ROUND) * Math.min(ROUND_SECONDS, (plan.clock ?? Infinity) + 20)
}
