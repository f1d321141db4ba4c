/** The way of a walk, for drawing. The server decides where a seat may go and for which cards; this finds the steps. */
import type { TowersView } from '../../../net/views'
import { grid } from '../../sliding/board/geometry'
import { neighbours } from '../../sliding/board/maze'

export type Card = 'u' | 'd' | 'j'

export interface Step {
  from: number
  to: number
  /** Levels up, or down when negative. */
  rise: number
  /** The card this step takes. */
  card: Card | null
}

export interface Ground {
  side: number
  maze: readonly number[]
  heights: readonly number[]
}

export interface Trip {
  from: number
  to: number
  /** Exactly these cards, each on a step that needs one. */
  pay: string
  /** Whether some of the cards may be left over. */
  some?: boolean
  /** Young players: every card counts as a joker. */
  jokers?: boolean
  /** A square the way must lead over. */
  via?: number | null
}

interface Stand {
  square: number
  left: Record<Card, number>
  passed: boolean
  step: Step | null
  before: Stand | null
}

const DIFFERENCE = 1

/** The shortest such way, or null where there is none. */
export function route(
  ground: Ground,
  { from, to, pay, some = false, jokers = false, via = null }: Trip,
): Step[] | null {
  const start: Stand = {
    square: from,
    left: purse(pay, jokers),
    passed: via === null || via === from,
    step: null,
    before: null,
  }
  const queue = [start]
  const seen = new Set([key(start)])
  for (const stand of queue) {
    if (stand.square === to && stand.passed && (some || isSpent(stand.left))) return stepsTo(stand, pay, jokers)
    for (const square of neighbours(ground.maze, ground.side, stand.square)) {
      const rise = ground.heights[square]! - ground.heights[stand.square]!
      for (const card of cardsFor(rise, stand.left)) {
        const left = card ? { ...stand.left, [card]: stand.left[card] - 1 } : stand.left
        const next: Stand = {
          square,
          left,
          passed: stand.passed || square === via,
          step: { from: stand.square, to: square, rise, card },
          before: stand,
        }
        const name = key(next)
        if (seen.has(name)) continue
        seen.add(name)
        queue.push(next)
      }
    }
  }
  return null
}

function purse(pay: string, jokers: boolean): Record<Card, number> {
  if (jokers) return { u: 0, d: 0, j: pay.length }
  const count = (card: Card) => [...pay].filter((other) => other === card).length
  return { u: count('u'), d: count('d'), j: count('j') }
}

function isSpent({ u, d, j }: Record<Card, number>): boolean {
  return u + d + j === 0
}

function key({ square, left, passed }: Stand): string {
  return `${square} ${left.u} ${left.d} ${left.j} ${passed}`
}

/** The cards a step may take: none on a plain step, otherwise those that lift it. */
function cardsFor(rise: number, left: Record<Card, number>): (Card | null)[] {
  if (Math.abs(rise) <= DIFFERENCE) return [null]
  const cards: Card[] = rise > 0 ? ['u', 'j'] : ['d', 'j']
  return cards.filter((card) => left[card] > 0)
}

/** The steps in order; young players' cards are used in the order of the payment. */
function stepsTo(end: Stand, pay: string, jokers: boolean): Step[] {
  const steps: Step[] = []
  for (let stand: Stand | null = end; stand?.step; stand = stand.before) steps.unshift(stand.step)
  if (!jokers) return steps
  let next = 0
  return steps.map((step) => (step.card ? { ...step, card: pay[next++] as Card } : step))
}

/** Steps from one square to the next, regardless of cost. */
export const stepsAlong = ({ heights }: Pick<Ground, 'heights'>, way: readonly number[]): Step[] =>
  way.slice(1).map((to, n) => ({ from: way[n]!, to, rise: heights[to]! - heights[way[n]!]!, card: null }))

/** The squares of a way, the first one included. */
export function squaresOf(from: number, steps: readonly Step[]): number[] {
  return [from, ...steps.map((step) => step.to)]
}

/** The steps of a walk; over the rune stone if requested. */
export function wayOf(view: TowersView, seat: number, to: number, pay: string, overRune = false): Step[] | null {
  const jokers = view.options.jokers[seat] ?? false
  const trip = { from: view.seats[seat]!.pawn, to, pay, jokers }
  return (overRune ? route(view, { ...trip, via: view.rune }) : null) ?? route(view, trip)
}

/** Parse a walk in notation with its cards. */
export function readSteps(view: TowersView, seat: number, text: string): Step[] | null {
  const [name, pay = ''] = text.split('+')
  const to = grid(view.side).square(name!)
  return to === undefined ? null : wayOf(view, seat, to, pay)
}
