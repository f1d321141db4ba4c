/** The towers and pawns that both boards draw, made from a view. */
import type { TowersView } from '../../../net/views'
import { players } from '../../../ui/drawn/symbols.json'
import { SPARE, type Arrow } from '../../sliding/board/geometry'
import { shiftLine } from '../../sliding/board/maze'
import type { Step } from './route'

export type PlayerShape = 'circle' | 'triangle' | 'square' | 'diamond'

/** Where a tower is: on a square, outside the board in front of an arrow's line, or on the turntable. */
export type Place = { square: number } | { beyond: string } | 'table'

export interface TowerModel {
  /** A tower keeps its number while it slides. */
  id: number
  place: Place
  openings: number
  height: number
  treasure: string | null
}

export interface PawnModel {
  seat: number
  square: number
  figure: string
  shape: PlayerShape
  hue: string
  home: number
  mine: boolean
  /** The game is over, and this seat has won. */
  wins: boolean
}

export interface SceneModel {
  side: number
  towers: TowerModel[]
  pawns: PawnModel[]
  rune: number
  barred: string | null
  /** Whether arrows may be used now. */
  pushing: boolean
  aimed: string | null
  /** The square where the spare goes in, while that is only a preview. */
  entered: number | null
  /** The line of the last push; the first square is the one where the tower came in. */
  pushed: readonly number[]
  /** Arrows a hint or a lesson points at. */
  pointed: readonly string[]
  free: readonly number[]
  paid: readonly number[]
  hinted: readonly number[]
  goal: number | null
  target: number | null
  focus: number | null
  steps: readonly Step[]
  numbers: boolean
}

/** Where things can be touched in the window: for every tower a visible point of its top, and every arrow. */
export interface Places {
  squares: readonly { x: number; y: number }[]
  arrows: ReadonlyMap<string, { x: number; y: number }>
}

/** What the player touched. */
export type Touched = { square: number } | { arrow: string } | { spare: true } | null

/** The players' shapes and colours, for pictures that cannot read the page's variables. */
const PLAYERS = players as Record<string, { shape: PlayerShape; hue: string }>

const playerOf = (colour: string) => PLAYERS[colour] ?? PLAYERS.red!

// Convert a view to what both boards draw.

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
    place: ghost && view.barred ? { beyond: view.barred } : 'table',
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
    wins: view.outcome?.winners.includes(n) ?? false,
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
