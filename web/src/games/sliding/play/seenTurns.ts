/** What a table has shown: the last turn of every seat, to show it again, and what an undo goes back to. */
import type { GameEvent } from '../../../net/protocol'
import type { SlidingView } from '../board/maze'
import type { Trace } from '../board/picture'

/** A turn as it was shown. */
export interface SeenTurn<V> {
  tiles: number[]
  events: GameEvent<V>[]
}

/** The state before an event, for a player who takes it back. */
interface Before<V> {
  view: V
  trace: Trace | null
  /** the seat that made the last turn */
  mover: number | null
  /** the last turn of the seat that acts now */
  turn: SeenTurn<V> | undefined
}

/** What the boards of a table have shown: on a shared device each seat has its own. */
interface Memory {
  view: SlidingView
  trace: Trace | null
  turns: Map<number, SeenTurn<SlidingView>>
}

const memories = new WeakMap<object, Memory>()

/** Whether nothing has moved between two views. */
export const atRest = (one: SlidingView, other: SlidingView): boolean =>
  one.turns === other.turns && one.step === other.step && one.barred === other.barred

export class SeenTurns<V extends SlidingView> {
  /** The trace that another board of this table left, if nothing has moved since; null: it left none. */
  readonly known: { trace: Trace | null } | null
  private readonly turns: Map<number, SeenTurn<V>>
  private before: Before<V> | null = null

  /** `table` identifies the table across its boards; undefined: nothing is remembered. */
  constructor(
    private readonly table: object | undefined,
    view: V,
  ) {
    const memory = table && memories.get(table)
    this.known = memory && atRest(memory.view, view) ? memory : null
    this.turns = ((this.known as Memory | null)?.turns ?? new Map()) as Map<number, SeenTurn<V>>
  }

  /** The last turn of a seat. */
  of(seat: number | null): SeenTurn<V> | undefined {
    return seat === null ? undefined : this.turns.get(seat)
  }

  /** Every seat's last turn, in the order of play. */
  all(): GameEvent<V>[] {
    return [...this.turns.values()].flatMap((turn) => turn.events).sort((one, other) => one.seq - other.seq)
  }

  /** Store an event as part of the last turn of its seat. */
  note(event: GameEvent<V>, tiles: number[], trace: Trace | null, mover: number | null = null): void {
    const seat = event.before.turn
    if (seat === null || !event.moves.length) return
    this.before = { view: event.before, trace, mover, turn: this.turns.get(seat) }
    const begun = event.before.step === 'push' ? undefined : this.turns.get(seat)
    this.turns.set(seat, { tiles: begun?.tiles ?? tiles, events: [...(begun?.events ?? []), event] })
  }

  /** Restore the state before the last event; null if the event leads elsewhere (a puzzle that starts over). */
  takeBack(now: V): { trace: Trace | null; mover: number | null } | null {
    const was = this.before && atRest(this.before.view, now) ? this.before : null
    this.before = null
    if (!was) return null
    if (was.turn) this.turns.set(was.view.turn!, was.turn)
    else this.turns.delete(was.view.turn!)
    return was
  }

  /** Leave what was shown to the next board of this table. */
  remember(view: V, trace: Trace | null): void {
    if (this.table) memories.set(this.table, { view, trace, turns: this.turns as Memory['turns'] })
  }
}
