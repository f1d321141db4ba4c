/** What the board module takes and gives; no part of the page is needed to read these types. */
import type { EditionInfo, Marks, ReplayFrame, Table, View } from '../net/protocol'
import type { Skin } from '../games/sliding/board/art'

export type { EditionInfo, Marks, ReplayFrame, Skin, View }

/** What can be touched now. Squares and arrows have the names of the notation: `c4`, `N2`. */
export interface Touchable {
  /** Whether the arrows can be touched. */
  arrows?: boolean
  /** The arrow that is highlighted. */
  chosen?: string | null
  /** The squares that can be touched; absent: all. */
  squares?: string[]
  /** The square that is highlighted. */
  target?: string | null
  /** The square where the keyboard begins. */
  start?: string
}

/** Words for screen readers; the board itself has none. */
export interface Labels {
  /** The whole board, where it is only a picture. */
  title?: string
  /** The grid of squares. */
  board?: string
  /** All arrows together. */
  arrows?: string
  arrow?: (name: string) => string
  square?: (name: string) => string
}

/** How a board looks and moves. */
export interface Look {
  /** The edition, as in a replay file. Needed by Labyrinth Go!, whose tiles it defines. */
  edition?: EditionInfo
  /** Whose board of Labyrinth Go! is shown in a replay: the number of the seat. */
  seat?: number
  labels?: Labels
  /** Absent: as the device prefers. */
  scheme?: 'light' | 'dark'
  /** How tiles of Labyrinth are drawn. */
  skin?: Skin
  /** Whether goals must not be visible, because several players look at this screen. */
  sharedDevice?: boolean
  /** Whether everything is at its place at once. Absent: as the device prefers. */
  reducedMotion?: boolean
  /** Factor for the length of animations. */
  pace?: number
  /** Letters and numbers at the edge of Labyrinth. */
  coordinates?: boolean
  /** Whether 3D Labyrinth is drawn in 3D, where the browser can. */
  deep?: boolean
}

export interface BoardOptions extends Look {
  /** A view as the server sends it: of Labyrinth, of 3D Labyrinth, or of Labyrinth Go! */
  view: View
  /** What is pointed out: a push, arrows, squares, a way. */
  marks?: Marks
  /** Absent: the board is only a picture. */
  touch?: Touchable
  /** `tap` and `enter` choose an arrow, `hover` and `away` come from a mouse. */
  onArrow?: (name: string, how: 'tap' | 'enter' | 'hover' | 'away') => void
  onSquare?: (name: string) => void
}

export interface Board {
  /** Show something else; what is absent stays. A push or walk between two views is animated if `move` names it. */
  set(change: Partial<BoardOptions>, move?: string): void
  destroy(): void
}

/** A finished game: what `wanderwall replay FILE --json game.json` writes. */
export interface ReplayFile {
  table: Pick<Table, 'game' | 'edition'>
  edition: EditionInfo
  frames: ReplayFrame[]
}

export interface ReplayOptions extends Look {
  /** The move to begin with. */
  at?: number
  /** The board shows this move now. */
  onMove?: (at: number, frame: ReplayFrame) => void
}

export interface Replay {
  /** The number of the current move; 0 is the deal. */
  readonly at: number
  readonly last: number
  readonly playing: boolean
  step(by: 1 | -1): void
  jump(at: number): void
  /** Play from here, or from the beginning if this is the end; or pause. */
  toggle(): void
  destroy(): void
}

/** Show a position in an element. */
export type ShowBoard = (element: HTMLElement, options: BoardOptions) => Board

/** Show a finished game in an element. */
export type ShowReplay = (element: HTMLElement, file: ReplayFile, options?: ReplayOptions) => Replay
