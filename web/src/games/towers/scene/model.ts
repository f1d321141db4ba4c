/** The model of the 3D board; the flat board shows the same. */
import type { Step } from '../route'

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
