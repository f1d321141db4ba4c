/** Events as animations: pushes slide, pawns ride and walk, finds fly. The board shows an older view until the end. */
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { GameEvent } from '../../../net/protocol'
import type { PlaybackState } from '../../playbackState'
import type { Square } from '../board/geometry'
import type { Entering } from './ghost'
import { firstTiles, type MovingLine, type Trace, type Walking, lastPush, pushOf, traceOf } from '../board/picture'
import { type Push, readWalk, shiftLine, type SlidingView, afterPush, wayTo } from '../board/maze'
import { after, EASE_PUSH, slideMs, STILL } from '../board/motion'
import { queue } from './queue'

interface Find {
  seat: number
  thing: string
  square: Square
  ms: number
  /** Everything is found: only the way home is left. */
  last: boolean
}

/** Callbacks for sounds and announcements while events play. */
export interface Listener<V extends SlidingView = SlidingView> {
  onPush?(seat: number | null, push: Push): void
  /** Wait until a walking pawn is drawn at its end. */
  waitForArrival?(): Promise<void>
  onWalk?(seat: number, to: Square): void
  onFind?(find: Find): Promise<void> | void
  onShow?(view: V, event: GameEvent<V> | null): void
  /** The last turn, which this board has not shown. */
  onRecall?(events: readonly GameEvent<V>[]): void
}

export interface Playback<V> {
  shown: ReadonlySignal<V>
  tiles: ReadonlySignal<number[]>
  line: ReadonlySignal<MovingLine | null>
  walking: ReadonlySignal<Walking | null>
  /** The trace of the last turn. */
  trace: ReadonlySignal<Trace | null>
  busy: ReadonlySignal<boolean>
  /** Show a seat's last turn again. */
  again(seat: number): Promise<void>
  /** Whether another seat's move is being shown at normal speed. */
  others: ReadonlySignal<boolean>
  /** Finish it at once, and everything that waits. */
  skip(): void
  stop(): void
}

interface Needs<V extends SlidingView> {
  view: ReadonlySignal<V>
  events: ReadonlySignal<GameEvent<V> | null>
  pace: ReadonlySignal<number>
  /** At a table: length of the pauses in other seats' moves. A seat's own moves, lessons and replays have none. */
  pauseFactor?: ReadonlySignal<number>
  /** At a table: whether a player's clock is running, so that nothing is shown slowly. */
  isClockRunning?: () => boolean
  /** Where the table learns what has been shown. */
  stage?: PlaybackState<V>
  /** What happened before this board was mounted. */
  story?: () => Promise<GameEvent<V>[]>
  /** Slide in a push that was previewed here; null: it was not. */
  slideInPreview: (text: string) => Entering | null
  /** The squares of a walk, where it is not the shortest (towers). */
  way?: (view: V, seat: number, text: string) => Square[] | null
  /** How long a walk takes, where steps differ (towers). */
  walkMs?: (view: V, seat: number, text: string, rate: number) => number | null
  listener?: Listener<V>
}

/** How fast things move, and how long they pause. */
interface Tempo {
  rate: number
  pause: number
}

/** A turn as it was shown. */
interface Seen<V> {
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
  turn: Seen<V> | undefined
}

/** What the boards of a table have shown: on a shared device each seat has its own. */
interface Memory {
  view: SlidingView
  trace: Trace | null
  seen: Map<number, Seen<SlidingView>>
}

const memories = new WeakMap<object, Memory>()

const TIMES = { enter: 160, home: 260, square: 150, walk: 1500, find: 900 }
/** Pauses before another seat pushes, walks and finds. */
const PAUSES = { turn: 550, push: 450, walk: 400, find: 900 }
/** A round of four plays at normal speed; a player who was away longer sees the rest faster. */
const PATIENCE = { table: 12, film: 1 }
/** Duration factor while a player's clock runs. */
const PRESSED = 0.45
/** Show the board first; only then ask who pushed, and where they went. */
const RECALL = 800

/** The maze as it was, with the seats' current cards: cards that were turned over stay so. */
const withOldMaze = <V extends SlidingView>(then: V, now: V): V => ({
  ...then,
  you: now.you,
  seats: then.seats.map((seat, n) => ({ ...now.seats[n]!, pawn: seat.pawn })),
})

/** Whether nothing has moved between two views. */
const atRest = (one: SlidingView, other: SlidingView): boolean =>
  one.turns === other.turns && one.step === other.step && one.barred === other.barred

export function playback<V extends SlidingView>(needs: Needs<V>): Playback<V> {
  const { view, events, pace, pauseFactor, isClockRunning, stage, story, slideInPreview, listener = {} } = needs
  const shown = signal(view.value)
  const tiles = signal(firstTiles(shown.value.side))
  const line = signal<MovingLine | null>(null)
  const walking = signal<Walking | null>(null)
  const memory = stage && memories.get(stage)
  const known = memory && atRest(memory.view, view.value) ? memory : null
  const trace = signal<Trace | null>(known ? known.trace : stage ? lastPush(view.value) : null)
  const seen = (known?.seen ?? new Map()) as Map<number, Seen<V>>
  const scenes = queue(pauseFactor ? PATIENCE.table : PATIENCE.film)
  /** The view after the last waiting event; any other view is a jump. */
  let last = view.value
  let over = false
  let before: Before<V> | null = null
  const others = signal(false)
  let skipping = false
  let wake = (): void => {}
  /** Wait, unless the player has skipped. */
  const first = (something: Promise<void>): Promise<void> =>
    skipping ? Promise.resolve() : Promise.race([something, new Promise<void>((done) => (wake = done))])
  const rest = (ms: number): Promise<void> => (ms <= 0 ? Promise.resolve() : first(after(ms)))
  const listening = (): Listener<V> => (over ? {} : listener)
  const old = events.value // shown before this board was mounted

  async function push(move: Push, seat: number | null, text: string, { rate, pause }: Tempo): Promise<void> {
    const begun = slideInPreview(text)
    trace.value = null
    if (begun) {
      line.value = { push: move, missing: 0, glide: begun.glide, ghost: false }
      await first(begun.there)
    } else if (rate) {
      line.value = { push: move, missing: 100, glide: STILL, ghost: false }
      await rest(TIMES.enter * rate)
      const ms = slideMs(100, rate)
      line.value = { push: move, missing: 0, glide: { ms, easing: EASE_PUSH }, ghost: false }
      await rest(ms)
    } else if (pause) {
      trace.value = { seat, push: move, way: [] } // without animation, the line is marked before it moves
      await rest(PAUSES.push * pause)
    }
    listening().onPush?.(seat, move)
    const size = tiles.value.length - 1
    const [moved, out] = shiftLine(tiles.value.slice(0, size), tiles.value[size]!, move.arrow)
    const fell = shown.value.seats.some((one) => one.pawn === move.arrow.leave)
    batch(() => {
      shown.value = afterPush(shown.value, move)
      tiles.value = [...moved, out]
      line.value = null
      trace.value = { seat, push: move, way: [] }
    })
    if (fell) await rest(TIMES.home * rate)
  }

  function wayOf(at: V, seat: number, to: Square, text: string): Square[] {
    const from = at.seats[seat]!.pawn
    return needs.way?.(at, seat, text) ?? wayTo(at.maze, at.side, from, to) ?? [from, to]
  }

  async function walk(seat: number, to: Square, text: string, end: V, { rate, pause }: Tempo): Promise<void> {
    const from = shown.value.seats[seat]!.pawn
    if (from === to) return
    const way = wayOf(shown.value, seat, to, text)
    const known = needs.walkMs?.(shown.value, seat, text, rate)
    const ms = known ?? Math.min(TIMES.walk, TIMES.square * (way.length - 1)) * rate
    batch(() => {
      if (rate) walking.value = { seat, way, ms }
      const seats = shown.value.seats.map((one, n) => (n === seat ? { ...one, pawn: to } : one))
      shown.value = { ...shown.value, seats, things: end.things }
      trace.value = { seat, push: trace.value?.push ?? null, way }
    })
    await rest(rate ? ms : PAUSES.walk * pause)
    if (rate) await first(listening().waitForArrival?.() ?? Promise.resolve())
    listening().onWalk?.(seat, to)
    walking.value = null
  }

  async function finds(before: SlidingView, end: SlidingView, { rate, pause }: Tempo): Promise<void> {
    for (const [seat, now] of end.seats.entries()) {
      const had = before.seats[seat]?.found ?? []
      for (const thing of now.found.filter((one) => !had.includes(one))) {
        await listening().onFind?.({
          seat,
          thing,
          square: end.things[thing] ?? now.pawn,
          ms: TIMES.find * rate,
          last: !now.left,
        })
        if (!rate) await rest(PAUSES.find * pause)
      }
    }
  }

  /** Play one event: push, pause, walk, find. */
  async function perform(event: GameEvent<V>, tempo: Tempo): Promise<void> {
    const { before, after: end } = event
    for (const [seat, text] of event.moves) {
      const move = pushOf(event, text)
      const to = readWalk(end.side, text)
      if (move) {
        await rest(PAUSES.turn * tempo.pause)
        await push(move, seat, text.replace('time:', ''), tempo)
      } else if (to !== null && seat !== null) {
        await rest(PAUSES.push * tempo.pause)
        await walk(seat, to, text, end, tempo)
      }
    }
    await finds(before, end, tempo)
  }

  function tempoOf(event: GameEvent<V>, hurry: number): Tempo {
    const mine = event.after.you !== null && event.seat === event.after.you
    others.value = !!pauseFactor?.value && !mine
    if (!pauseFactor || mine) return { rate: pace.value * hurry, pause: 0 }
    if (!pauseFactor.value || skipping) return { rate: 0, pause: 0 } // at once
    const quick = isClockRunning?.() ? Math.min(hurry, PRESSED) : hurry
    return { rate: pace.value * quick, pause: pauseFactor.value * quick }
  }

  async function play(event: GameEvent<V>, hurry: number): Promise<void> {
    const back = event.kind === 'undo'
    const lost = back && !takeBack(event.after)
    if (lost) trace.value = stage ? lastPush(event.after) : null
    else if (event.before.step === 'deal') trace.value = null
    else if (!back) {
      note(event)
      await perform(event, tempoOf(event, hurry))
    }
    show(event.after, event)
    if (lost) void recall()
  }

  /** Store the last turn of each seat. */
  function note(event: GameEvent<V>, mover: number | null = null): void {
    const seat = event.before.turn
    if (seat === null || !event.moves.length) return
    before = { view: event.before, trace: trace.value, mover, turn: seen.get(seat) }
    const begun = event.before.step === 'push' ? undefined : seen.get(seat)
    seen.set(seat, { tiles: begun?.tiles ?? tiles.value, events: [...(begun?.events ?? []), event] })
  }

  /** Restore the state before the last event; null if the event leads elsewhere (a puzzle that starts over). */
  function takeBack(now: V): Before<V> | null {
    const was = before && atRest(before.view, now) ? before : null
    before = null
    if (!was) return null
    trace.value = was.trace
    if (was.turn) seen.set(was.view.turn!, was.turn)
    else seen.delete(was.view.turn!)
    return was
  }

  /** Learn every seat's last turn from the story; return who made the last one that was not taken back. */
  async function learn(): Promise<number | null> {
    let mover: number | null = null
    for (const event of (await story?.().catch(() => [])) ?? []) {
      if (event.kind === 'undo') mover = takeBack(event.after)?.mover ?? null
      else {
        note(event, mover)
        if (event.moves.length) mover = event.before.turn
      }
    }
    return mover
  }

  /** Show the trace of the last turn to a player who joins late or comes back. */
  async function recall(): Promise<void> {
    const now = shown.value
    const past = () => over || scenes.busy.value || !atRest(shown.value, now)
    if (!stage || !story || !trace.value) return
    await after(RECALL)
    if (past()) return
    const mover = await learn()
    const turn = mover === null ? undefined : seen.get(mover)
    if (!turn || past()) return
    trace.value = traceOf(turn.events, wayOf)
    remember()
    listening().onRecall?.(turn.events)
  }

  function remember(): void {
    if (stage && !over) memories.set(stage, { view: shown.value, trace: trace.value, seen: seen as Memory['seen'] })
  }

  async function again(seat: number): Promise<void> {
    if (scenes.busy.value) return
    if (!seen.has(seat)) await learn()
    const turn = seen.get(seat)
    if (!turn || scenes.busy.value) return
    scenes.add(async () => {
      others.value = true
      if (stage?.again) stage.again.value = seat
      const now = { shown: shown.value, tiles: tiles.value, trace: trace.value }
      batch(() => {
        shown.value = withOldMaze(turn.events[0]!.before, now.shown)
        tiles.value = turn.tiles
        trace.value = null
      })
      for (const event of turn.events) await perform(event, { rate: pace.value, pause: pauseFactor?.value || 1 })
      await rest(PAUSES.find)
      batch(() => {
        shown.value = now.shown
        tiles.value = now.tiles
        trace.value = now.trace
        if (stage?.again) stage.again.value = null
      })
    })
  }

  function show(end: V, event: GameEvent<V> | null): void {
    batch(() => {
      line.value = null
      walking.value = null
      shown.value = end
      if (stage && !over) {
        stage.view.value = end
        stage.seq.value = event?.seq ?? Infinity
      }
    })
    remember()
    listening().onShow?.(end, event)
  }

  if (stage) stage.view.value = view.value
  const stops = [
    events.subscribe((event) => {
      if (!event || event === old || event.after === last) return
      last = event.after
      if (stage && stage.seq.peek() > event.seq) stage.seq.value = event.seq - 1
      scenes.add((hurry) => play(event, hurry))
    }),
    view.subscribe((now) => {
      if (now === last || now === events.peek()?.after) return
      last = now // a view without an event: after a lost connection, or when the curtain opens
      scenes.clear()
      scenes.add(async () => {
        const moved = !atRest(shown.value, now)
        if (moved) trace.value = stage ? lastPush(now) : null
        show(now, null)
        if (moved) void recall()
      })
    }),
    effect(() => {
      if (stage) stage.busy.value = scenes.busy.value
      if (!scenes.busy.value) others.value = skipping = false
    }),
  ]

  if (!known) void recall()
  else {
    const turn = seen.get(known.trace?.seat ?? -1)
    if (turn) listening().onRecall?.(turn.events)
  }

  return {
    shown: computed(() => shown.value),
    tiles,
    line,
    walking,
    trace,
    busy: scenes.busy,
    again,
    others,
    skip() {
      skipping = true
      wake()
    },
    /** Stop playing and reporting: a player who has left hears nothing of what still waits. */
    stop() {
      over = true
      scenes.clear()
      stops.forEach((stop) => stop())
      if (stage) stage.busy.value = false
      if (stage?.again) stage.again.value = null
    },
  }
}
