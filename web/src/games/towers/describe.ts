/** The board in words, for ears: what all sliding mazes tell, heights, and what a way costs. */
import { say } from '../../i18n'
import type { Reason } from '../../net/coach'
import type { EditionInfo } from '../../net/protocol'
import { listed, previewLabel, squareLabel, thingName } from '../sliding/labels'
import type { Card } from './route'
import type { TowersTurn } from './turn'
import type { TowersView } from './types'

const KINDS: Record<Card, string> = { u: 'up', d: 'down', j: 'joker' }

export const cardName = (edition: EditionInfo, card: Card): string => thingName(edition, KINDS[card])

/** Cards as words: `climb and 2 × joker`. */
export function cardsName(edition: EditionInfo, cards: string): string {
  const kinds = [...new Set(cards)] as Card[]
  return listed(
    kinds.map((card) => {
      const count = [...cards].filter((other) => other === card).length
      return (count > 1 ? `${count} × ` : '') + cardName(edition, card)
    }),
  )
}

/** What is told of a square. */
export function towerLabel(edition: EditionInfo, names: string[], turn: TowersTurn, square: number): string {
  const view: TowersView = turn.board.value
  const price = turn.price(square)
  const more = [
    say('tower-height', { height: view.heights[square]! }),
    ...(square === view.rune ? [thingName(edition, 'rune')] : []),
    ...(price ? [say('tower-price', { cards: cardsName(edition, price) })] : []),
  ]
  return squareLabel(view, square, { edition, names, reach: turn.reach.value, more })
}

/** What a push would open, and what the goal would cost. */
export function pushLabel(edition: EditionInfo, turn: TowersTurn, seat: number | null): string {
  if (!turn.preview.value) return ''
  const goal = seat === null ? undefined : turn.aim.value?.square
  const price = goal === undefined ? null : turn.price(goal)
  const told = previewLabel(turn.preview.value, edition, seat)
  return price ? `${told}. ${say('tower-price', { cards: cardsName(edition, price) })}` : told
}

/** Why the coach would play so. */
export function hintWords(edition: EditionInfo, reasons: Reason[]): string {
  return reasons
    .map(({ code, goal, colour, cards, ...rest }) =>
      say(`coach-${code}`, {
        ...rest,
        goal: goal === undefined ? '' : thingName(edition, String(goal)),
        colour: colour === undefined ? '' : say(`colour-${colour}`),
        cards: cards === undefined ? '' : cardsName(edition, String(cards)),
      }),
    )
    .join(' · ')
}
