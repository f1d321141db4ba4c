/** A table without a server: for lessons, and for boards that are played on the page only. */
import { signal } from '@preact/signals'
import type { PlayProps } from '.'
import type { AnyGame, GameTypes, Table } from '../net/protocol'

interface LocalTableOptions {
  game: string
  edition: string
  /** By seat. */
  colours: string[]
  names: string[]
  puzzle?: Table['puzzle']
}

export function localTable({ game, edition, colours, names, puzzle = null }: LocalTableOptions): Table {
  return {
    id: 'nowhere',
    game,
    edition,
    options: {},
    status: 'playing',
    listed: false,
    clock: null,
    timeout: 'pass',
    undo: false,
    hints: false,
    rated: false,
    stood_in: false,
    turn_back: null,
    paused: null,
    made: 0,
    ended: null,
    seq: 0,
    tvs: [],
    outcome: null,
    rematch: null,
    series: null,
    puzzle,
    seats: colours.map((colour, n) => ({
      seat: n,
      colour,
      kind: 'person',
      name: names[n] ?? '',
      bot: null,
      present: true,
      away: false,
      here: true,
    })),
  }
}

const NEVER = signal(null)

type Game<G extends GameTypes> = Pick<PlayProps<G>, 'view' | 'choices' | 'events' | 'move'>

/** The props of a board whose game the page itself runs; it has no clock. */
export const localProps = <G extends GameTypes = AnyGame>({ view, choices, events, move }: Game<G>) => ({
  ...{ view, choices, events, move },
  deadline: NEVER,
  now: Date.now,
})
