/** What seats see and may do. Written by `python -m tools generate contract` from each game's views.py. */

/** The options of classic. */
export interface ClassicOptionsView {
  /** The seat that begins, counted from 1; null: chosen at random. */
  first: number | null
  /** For each seat how many goal cards it was dealt; null: all, dealt evenly. */
  goals: (number | null)[]
  /** Seconds for a turn; null: no clock. */
  turn_time: number | null
  /** Turns each seat has before the game is called; null: no limit. */
  turn_limit: number | null
  /** Whether the round is played to its end after a seat has finished. */
  finish_round: boolean
  /** For each seat which of its unfound cards are seen: the top one or all by the owner, all by everybody (K8). */
  cards: ('top' | 'own' | 'open')[]
  /** For each seat the order it finds its goals in (K8). */
  order: ('stack' | 'any')[]
  /** For each seat what ends the game for it (K8). */
  finish: ('home' | 'exit' | 'last-find')[]
  /** For each seat whether all its goals in reach are found in one walk (K8). */
  sweep: boolean[]
  /** When the next card may be looked at (K4). */
  peek: 'at-once' | 'on-turn'
}

/** One seat at a table of classic. */
export interface ClassicSeat {
  /** The colour the seat plays. */
  colour: string
  /** The square the pawn starts on. */
  home: number
  /** The square the pawn stands on. */
  pawn: number
  /** How many goals the seat has yet to find. */
  left: number
  /** The goals it has found, in that order. */
  found: string[]
  /** Its unfound goals as far as the viewer knows them, the next one first. */
  cards: string[]
  /** The squares on which ending a turn finishes for it: home (K5, T6), or every way out of the maze as it is now (K7); none while it has anything left to find, and none when the game is over. */
  finish: number[]
}

/** How the game ended. */
export interface OutcomeView {
  /** The seats that won; several share, and there may be none. */
  winners: number[]
  /** What each seat has reached. */
  scores: number[]
  /** The code of what ended the game, such as `home` or `turn_limit`. */
  reason: string
}

/** A table of classic. Squares are counted from 0, row by row from the top left; −1 is the spare tile. */
export interface ClassicView {
  /** The game. */
  game: 'classic'
  /** The id of the edition. */
  edition: string
  /** What the table plays with. */
  options: ClassicOptionsView
  /** The seat that sees this; null is a spectator. */
  you: number | null
  /** What is due now. */
  step: 'deal' | 'push' | 'walk' | 'over'
  /** The seats, clockwise. */
  seats: ClassicSeat[]
  /** How it ended; null while it runs. */
  outcome: OutcomeView | null
  /** How many squares the board has to a side. */
  side: number
  /** The seat whose turn it is; null before the deal and after the end. */
  turn: number | null
  /** How many turns have ended, all seats together. */
  turns: number
  /** The seat that began. */
  first: number
  /** The open sides of each square's tile: 1 north, 2 east, 4 south, 8 west, added up. */
  maze: number[]
  /** The open sides of the spare tile, as it is next to the board. */
  spare: number
  /** The arrow where the spare came out and may not go back in (S5); null at first. */
  barred: string | null
  /** The same as `barred`, for older programs; it goes with version 0.4. */
  lies: string | null
  /** The square of each goal; −1 when its tile is the spare. */
  things: Record<string, number>
}

/** The mover is to push (S4). */
export interface ClassicPushChoices {
  /** A push is due. */
  step: 'push'
  /** Every push, such as `N4es`, and the squares the pawn may walk to after it, as in `reach`. */
  pushes: Record<string, string>
  /** For every push the squares on which the turn would finish after it, as in `reach`; here only when the mover has nothing left to do but leave the maze (K7). */
  finish?: Record<string, string>
}

/** The mover has pushed and may walk (S7). */
export interface ClassicWalkChoices {
  /** A walk is due. */
  step: 'walk'
  /** The squares the pawn may walk to: a hexadecimal number, bit n is square n. */
  reach: string
}

/** The options of Go!. */
export interface GoOptionsView {
  /** By seat: whether a wrong grab is refused instead of punished (G11). */
  helper: boolean[]
  /** Seconds for a round; null: no clock (G6). */
  round_clock: number | null
  /** Alone: whether the clock is left out (G11). */
  untimed: boolean
  /** Alone: whether the game is over after one roll (G11). */
  one_roll: boolean
  /** Whether a wrong board costs a seat with the helper nothing (G11). */
  mild: boolean
}

/** What everybody sees of a seat: how many tiles lie, not where. */
export interface GoSeat {
  /** The colour the seat plays. */
  colour: string
  /** The seat's space on the score track; null alone. */
  track: number | null
  /** How many tiles lie on its board. */
  laid: number
  /** The score tile it has grabbed in this round, by its blue value. */
  grabbed: number | null
  /** Whether it has said that it is ready for this round. */
  ready: boolean
  /** Whether it votes to stop this round (G6). */
  stop: boolean
  /** Whether it has the joker tile in this round (G8). */
  joker: boolean
}

/** How a game of Go! ended. */
export interface GoOutcomeView {
  /** The seats that won; several share, and there may be none. */
  winners: number[]
  /** What each seat has reached. */
  scores: number[]
  /** The code of what ended the game, such as `home` or `turn_limit`. */
  reason: string
  /** Alone: which rating line the solved rolls earn, from 0 (G10); else null. */
  rating: number | null
}

/** A tile as it lies on a board. */
export interface LayView {
  /** The id of the tile. */
  tile: string
  /** The side that is up. */
  face: 'a' | 'b'
  /** Clockwise quarter turns. */
  turn: number
  /** The squares it covers, its own square a first. */
  squares: number[]
  /** The open sides on each of them: 1 north, 2 east, 4 south, 8 west, added up. */
  openings: number[]
  /** The move that lays it so, such as `H1a-a1e`. */
  text: string
}

/** The check of one rolled picture (G4). */
export interface VerdictView {
  /** The rolled picture. */
  picture: string
  /** Whether it shows in a hole. */
  shown: boolean
  /** Whether it is shown and a path joins it to the middle. */
  joined: boolean
}

/** One seat's board when a round was checked (G7). */
export interface ResultView {
  /** The tiles as they lay. */
  layout: LayView[]
  /** The score tile the seat took, by its blue value; null alone. */
  score_tile: number | null
  /** The check of each rolled picture. */
  verdicts: VerdictView[]
  /** Whether everything was right. */
  right: boolean
  /** How far the seat went, backward below zero; alone 1 for a solved roll. */
  points: number
  /** Its space on the score track before; null alone. */
  before: number | null
  /** Its space on the score track afterwards; null alone. */
  after: number | null
}

/** A finished round. */
export interface RoundView {
  /** The number of the round, from 1. */
  round: number
  /** The pictures that were rolled. */
  roll: string[]
  /** The board of each seat. */
  seats: ResultView[]
}

/** A table of Go!. `layout` and `hand` are in the view of a seat, not in that of a spectator; `boards` is there from the seat's grab to the check: for a seat that has grabbed, the round is over (G6), and it can copy nothing any more. */
export interface GoView {
  /** The game. */
  game: 'go'
  /** The id of the edition. */
  edition: string
  /** What the table plays with. */
  options: GoOptionsView
  /** The seat that sees this; null is a spectator. */
  you: number | null
  /** What is due now. */
  step: 'roll' | 'ready' | 'play' | 'over'
  /** The seats, clockwise. */
  seats: GoSeat[]
  /** How it ended; null while it runs. */
  outcome: GoOutcomeView | null
  /** The number of the round, from 1. */
  round: number
  /** The pictures the dice show, in the order of the dice; empty before the roll. */
  roll: string[]
  /** The score tiles in the middle of the table by blue value, highest first. */
  score_tiles: number[]
  /** The space on the score track that ends the game; null alone. */
  finish: number | null
  /** Seconds for the round, alone for the game; null without a clock. */
  clock: number | null
  /** Alone: how many rolls are solved; else null. */
  solved: number | null
  /** The round that was checked last, where there is one. */
  last: RoundView | null
  /** The tiles on the viewer's own board. */
  layout?: LayView[]
  /** The tiles next to the viewer's own board, by id. */
  hand?: string[]
  /** The tiles on everybody's boards, by seat. */
  boards?: LayView[][]
}

/** The seat has yet to say that it is ready (G3). */
export interface GoReadyChoices {
  /** What it may say: `ready`. */
  moves: string[]
}

/** The seat lays tiles (G5). */
export interface GoPlayChoices {
  /** Words it may say: `grab`, `stop`, alone `skip`. */
  moves: string[]
  /** The tiles in the hand, by id. */
  tiles: string[]
  /** For each tile in the hand every move that lays it. */
  placements: Record<string, string[]>
  /** The moves that take a tile back from the board. */
  lift: string[]
  /** Whether it may grab: with help, or alone, only when the board is right (G10, G11). */
  grab: boolean
  /** The score tile a grab would take, by its blue value; null alone. */
  score_tile: number | null
}

/** The options of towers. */
export interface TowersOptionsView {
  /** The seat that begins, counted from 1; null: chosen at random. */
  first: number | null
  /** For each seat how many goal cards it was dealt; null: all, dealt evenly. */
  goals: (number | null)[]
  /** Seconds for a turn; null: no clock. */
  turn_time: number | null
  /** Turns each seat has before the game is called; null: no limit. */
  turn_limit: number | null
  /** Whether the round is played to its end after a seat has finished. */
  finish_round: boolean
  /** Whether the rune card turns only where a turn ends, or also when a walk leads over the rune stone (T6). */
  rune: 'stop' | 'pass'
  /** For each seat whether every magic card counts as a joker (T7). */
  jokers: boolean[]
  /** A player who draws over it discards a card; null: no limit (T8). */
  hand_limit: number | null
  /** Whether at most one card a turn may be played (T8). */
  one_card: boolean
  /** Whether those who wait longest start with one card more (T8). */
  extra_card: boolean
}

/** One seat at a table of towers. */
export interface TowersSeat {
  /** The colour the seat plays. */
  colour: string
  /** The square the pawn starts on. */
  home: number
  /** The square the pawn stands on. */
  pawn: number
  /** How many goals the seat has yet to find. */
  left: number
  /** The goals it has found, in that order. */
  found: string[]
  /** Its unfound goals as far as the viewer knows them, the next one first. */
  cards: string[]
  /** The squares on which ending a turn finishes for it: home (K5, T6), or every way out of the maze as it is now (K7); none while it has anything left to find, and none when the game is over. */
  finish: number[]
  /** The id of the figure this colour plays. */
  figure: string
  /** Its magic cards, `u` up, `d` down, `j` joker; null where the viewer may not know them. */
  hand: ('u' | 'd' | 'j')[] | null
  /** How many magic cards it holds. */
  hand_size: number
  /** Whether it has turned its rune card (T5). */
  rune_turned: boolean
}

/** A table of towers. Squares are counted from 0, row by row from the top left; −1 is the spare tile. */
export interface TowersView {
  /** The game. */
  game: 'towers'
  /** The id of the edition. */
  edition: string
  /** What the table plays with. */
  options: TowersOptionsView
  /** The seat that sees this; null is a spectator. */
  you: number | null
  /** What is due now. */
  step: 'deal' | 'push' | 'walk' | 'shuffle' | 'discard' | 'over'
  /** The seats, clockwise. */
  seats: TowersSeat[]
  /** How it ended; null while it runs. */
  outcome: OutcomeView | null
  /** How many squares the board has to a side. */
  side: number
  /** The seat whose turn it is; null before the deal and after the end. */
  turn: number | null
  /** How many turns have ended, all seats together. */
  turns: number
  /** The seat that began. */
  first: number
  /** The open sides of each square's tile: 1 north, 2 east, 4 south, 8 west, added up. */
  maze: number[]
  /** The open sides of the spare tile, as it is next to the board. */
  spare: number
  /** The arrow where the spare came out and may not go back in (S5); null at first. */
  barred: string | null
  /** The same as `barred`, for older programs; it goes with version 0.4. */
  lies: string | null
  /** The square of each goal; −1 when its tile is the spare. */
  things: Record<string, number>
  /** The height of the tower on each square. */
  heights: number[]
  /** The height of the spare tower. */
  spare_height: number
  /** The square of the rune stone. */
  rune: number
  /** How many magic cards are in the pile. */
  pile: number
  /** The magic cards that were played or given up, the last one at the end. */
  discard: ('u' | 'd' | 'j')[]
}

/** Where a pawn can walk, and for which cards. */
export interface TowersWalks {
  /** By square name every payment that no other beats, cheapest first, such as `u`, `j`, `dd`; a square in reach that is not here costs nothing (T9). */
  pay: Record<string, string[]>
  /** The squares the hand can pay for: a hexadecimal number, bit n is square n. */
  reach: string
  /** By square name those payments whose way leads over the rune stone, an empty one where that is free; here only while passing the stone would turn the rune card (T6). */
  rune?: Record<string, string[]>
}

/** The mover is to push (S4). */
export interface TowersPushChoices {
  /** A push is due. */
  step: 'push'
  /** Every push, such as `N4es`, and where the pawn may walk after it. */
  pushes: Record<string, TowersWalks>
}

/** The mover has pushed and may walk (S7, T4). */
export interface TowersWalkChoices {
  /** A walk is due. */
  step: 'walk'
  /** The squares the pawn may walk to: a hexadecimal number, bit n is square n. */
  reach: string
  /** By square name every payment that no other beats, cheapest first, such as `u`, `j`, `dd`; a square in reach that is not here costs nothing (T9). */
  pay: Record<string, string[]>
  /** By square name those payments whose way leads over the rune stone, an empty one where that is free; here only while passing the stone would turn the rune card (T6). */
  rune?: Record<string, string[]>
}

/** The mover has drawn over the hand limit and is to give up a card (T8). */
export interface TowersDiscardChoices {
  /** A discard is due. */
  step: 'discard'
  /** The cards to choose from: the hand. */
  cards: ('u' | 'd' | 'j')[]
}

export type ClassicChoices = ClassicPushChoices | ClassicWalkChoices

export type GoChoices = GoReadyChoices | GoPlayChoices

export type TowersChoices = TowersPushChoices | TowersWalkChoices | TowersDiscardChoices
