/** What the server shows and offers in Labyrinth Go!, as `Go.view` and `Go.choices` write it. */
export type Face = 'a' | 'b'

export interface Laid {
  tile: string
  face: Face
  /** clockwise quarter turns */
  turn: number
  /** the square with the hole first */
  squares: number[]
  /** N 1, E 2, S 4, W 8, as they are to be drawn */
  openings: number[]
  text: string
}

export interface SeatView {
  colour: string
  track: number | null
  laid: number
  grabbed: number | null
  ready: boolean
  stop: boolean
  joker: boolean
}

export interface Verdict {
  picture: string
  shown: boolean
  joined: boolean
}

export interface Result {
  layout: Laid[]
  score_tile: number | null
  verdicts: Verdict[]
  right: boolean
  points: number
  before: number | null
  after: number | null
}

export interface Round {
  round: number
  roll: string[]
  seats: Result[]
}

export interface GoView {
  game: 'go'
  edition: string
  options: { helper: boolean; round_clock: number | null; untimed: boolean }
  you: number | null
  step: 'roll' | 'ready' | 'play' | 'over'
  round: number
  roll: string[]
  score_tiles: number[]
  finish: number | null
  clock: number | null
  seats: SeatView[]
  solved: number | null
  last: Round | null
  outcome: { winners: number[]; scores: number[]; reason: string; rating: number | null } | null
  layout?: Laid[]
  hand?: string[]
}

export interface GoChoices {
  moves?: string[]
  tiles?: string[]
  placements?: Record<string, string[]>
  lift?: string[]
  grab?: boolean
  score_tile?: number | null
}

/** Alone there is neither a track nor a score tile (G10). */
export const solo = (view: GoView): boolean => view.finish === null
