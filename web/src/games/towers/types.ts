/** What the rules of towers tell a seat, beside what all sliding mazes tell. */
import type { SeatView, SlidingView } from '../sliding/maze'
import type { Card } from './route'

export interface TowersSeat extends SeatView {
  figure: string
  /** Null where the viewer may not know it. */
  hand: Card[] | null
  hand_size: number
  rune_turned: boolean
}

export interface TowersView extends SlidingView {
  seats: TowersSeat[]
  heights: number[]
  spare_height: number
  rune: number
  pile: number
  discard: Card[]
}

/** Where a pawn may walk: all squares as a hexadecimal set, and by square name what they cost, cheapest first. */
export interface Walks {
  reach: string
  pay: Record<string, string[]>
  /** Those payments that lead over the rune stone, where that would turn the card (T6). */
  rune?: Record<string, string[]>
}

export type TowersChoices =
  { step: 'push'; pushes: Record<string, Walks> } | ({ step: 'walk' } & Walks) | { step: 'discard'; cards: Card[] }

/** A coach's turn. */
export interface TowersHint {
  push: string | null
  walk: string
  reasons: ({ code: string } & Record<string, string | number>)[]
}
