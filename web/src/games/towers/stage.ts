/** Convert a view to what both boards draw. */
import { SPARE, type Arrow } from '../sliding/geometry'
import { shiftLine } from '../sliding/maze'
import { playerOf } from './players'
import type { PawnModel, TowerModel } from './scene/model'
import type { TowersView } from './types'

/** Which tower is where, by its number; the spare last. A tower keeps its number while it slides. */
export type Numbers = readonly number[]

/** The numbers after a push. */
export function numbersAfterPush(numbers: Numbers, arrow: Arrow): Numbers {
  const [moved, out] = shiftLine(numbers.slice(0, -1), numbers.at(-1)!, arrow)
  return [...moved, out]
}

/** All towers; while a push is only previewed, the tower it pushes out is just beyond the edge. */
export function towersOf(view: TowersView, numbers: Numbers, ghost: boolean, spareOpenings = view.spare): TowerModel[] {
  const lying = new Map(Object.entries(view.things).map(([treasure, square]) => [square, treasure]))
  const towers = view.maze.map((openings, square): TowerModel => ({
    id: numbers[square]!,
    place: { square },
    openings,
    height: view.heights[square]!,
    treasure: lying.get(square) ?? null,
  }))
  towers.push({
    id: numbers[view.side ** 2]!,
    place: ghost && view.lies ? { beyond: view.lies } : 'table',
    openings: spareOpenings,
    height: view.spare_height,
    treasure: lying.get(SPARE) ?? null,
  })
  return towers.sort((a, b) => a.height - b.height || a.id - b.id)
}

export function pawnsOf(view: TowersView): PawnModel[] {
  return view.seats.map((seat, n) => ({
    seat: n,
    square: seat.pawn,
    figure: seat.figure,
    ...playerOf(seat.colour),
    home: seat.home,
    mine: n === view.you,
  }))
}

export type Aim =
  | { kind: 'treasure'; treasure: string; square: number }
  | { kind: 'rune'; square: number }
  | { kind: 'home'; square: number }
  | null

/** The goal of a seat: its top card, then the rune stone, then home. */
export function aimOf(view: TowersView, seat: number | null): Aim {
  const own = seat === null ? undefined : view.seats[seat]
  if (!own || view.step === 'deal' || view.step === 'over') return null
  const [treasure] = own.cards
  if (treasure) return { kind: 'treasure', treasure, square: view.things[treasure]! }
  if (own.left) return null
  return own.rune_turned ? { kind: 'home', square: own.home } : { kind: 'rune', square: view.rune }
}
