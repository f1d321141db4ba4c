/** The board as text, for screen readers: what all sliding mazes announce, heights, and what a way costs. */
import type { ReadonlySignal } from '@preact/signals'
import { say } from '../../../i18n'
import { capital, joinWords, thingName, withColon } from '../../../i18n/words'
import type { EditionInfo, GameEvent } from '../../../net/protocol'
import { previewLabel, pushLabel, someone, squareLabel } from '../../sliding/speech/labels'
import type { Card } from '../board/route'
import { type Aim, aimOf } from '../board/model'
import type { Preview } from '../../sliding/board/preview'
import type { TowersView } from '../../../net/views'

const KINDS: Record<Card, string> = { u: 'up', d: 'down', j: 'joker' }

export const cardName = (edition: EditionInfo, card: Card): string => thingName(edition, KINDS[card])

/** Cards as text: `climb and 2 × joker`. */
export function cardsName(edition: EditionInfo, cards: string): string {
  const kinds = [...new Set(cards)] as Card[]
  return joinWords(
    kinds.map((card) => {
      const count = [...cards].filter((other) => other === card).length
      return (count > 1 ? `${count} × ` : '') + cardName(edition, card)
    }),
  )
}

/** The name of the goal. */
export function aimName(aim: NonNullable<Aim>, edition: EditionInfo): string {
  if (aim.kind === 'home') return say('tower-home')
  return thingName(edition, aim.kind === 'rune' ? 'rune' : aim.treasure)
}

/** What labels need of a planned turn. */
interface PlannedTurn {
  board: ReadonlySignal<TowersView>
  reach: ReadonlySignal<Set<number> | null>
  preview: ReadonlySignal<Preview<TowersView> | null>
  thinkFirst: ReadonlySignal<boolean>
  aim: ReadonlySignal<Aim>
  price(square: number): string | null
}

/** The label of a square. */
export function towerLabel(
  edition: EditionInfo,
  names: string[],
  seat: number | null,
  turn: PlannedTurn,
  square: number,
): string {
  const view: TowersView = turn.board.value
  const price = turn.price(square)
  const more = [
    say('tower-height', { height: view.heights[square]! }),
    ...(square === view.rune ? [thingName(edition, 'rune')] : []),
    ...(price ? [say('tower-price', { cards: cardsName(edition, price) })] : []),
  ]
  return squareLabel(view, square, { edition, names, seat, reach: turn.reach.value, more })
}

/** What a push would open, and what the goal would cost. */
export function thoughtLabel(edition: EditionInfo, turn: PlannedTurn, seat: number | null): string {
  if (!turn.preview.value) return ''
  if (turn.thinkFirst.value) return pushLabel(turn.preview.value)
  const aim = seat === null ? null : turn.aim.value
  const price = aim && turn.price(aim.square)
  const place = aim && aim.kind !== 'treasure' ? { square: aim.square, name: aimName(aim, edition) } : null
  const label = previewLabel(turn.preview.value, edition, seat, place)
  return price ? `${label}. ${capital(say('tower-price', { cards: cardsName(edition, price) }))}` : label
}

/** Who has turned the rune card: no treasure flies, so nothing else would announce it. */
export const runeNews = ({ before, after }: GameEvent<TowersView>, names: string[], seat: number | null): string[] =>
  after.seats.flatMap(({ rune_turned }, n) =>
    rune_turned && !before.seats[n]!.rune_turned ? [say('tower-rune-turned', someone(names[n], n === seat))] : [],
  )

/** The goal of a seat after an event, if it is new to the seat. */
export function newAim({ before, after }: GameEvent<TowersView>, edition: EditionInfo, seat: number | null): string[] {
  const [was, is] = [before, after].map((view) => aimOf(view, seat)).map((aim) => (aim ? aimName(aim, edition) : ''))
  return is && is !== was ? [withColon(say('tower-seek'), is)] : []
}

/** The magic cards that a seat has drawn, if the viewer may know them (T5). */
export function cardNews(event: GameEvent<TowersView>, edition: EditionInfo, seat: number | null): string[] {
  const [had, has] = [event.before, event.after].map(({ seats }) => seats[seat ?? -1]?.hand)
  if (!had || !has) return []
  const paid = event.moves.flatMap(([who, text]) => (who === seat ? [...(text.split('+')[1] ?? '')] : []))
  const drawn = without(has, without(had, paid))
  return drawn.length ? [say('tower-drawn', { cards: cardsName(edition, drawn.join('')) })] : []
}

function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards]
  for (const card of gone) if (left.includes(card)) left.splice(left.indexOf(card), 1)
  return left
}
