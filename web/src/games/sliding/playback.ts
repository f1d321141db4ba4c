/** Events as pictures: pushes slide, pawns ride and walk, finds fly. The board shows an older view until it has seen them. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals'
import type { GameEvent } from '../../net/protocol'
import type { Square } from './geometry'
import { firstTiles, type MovingLine, type Walking } from './look'
import { type Push, pushBetween, readPush, readWalk, shifted, type SlidingView, slid, wayTo } from './maze'
import { after, drawn, EASE_PUSH, STILL } from './motion'
import { queue } from './queue'

interface Find {
  seat: number
  thing: string
  square: Square
  ms: number
}

/** What can be heard and said while events play. */
export interface Listener<V extends SlidingView = SlidingView> {
  pushed?(seat: number | null, push: Push): void
  walked?(seat: number, to: Square): void
  found?(find: Find): Promise<void> | void
  shown?(view: V, event: GameEvent<V> | null): void
}

export interface Playback<V> {
  shown: ReadonlySignal<V>
  tiles: ReadonlySignal<number[]>
  line: ReadonlySignal<MovingLine | null>
  walking: ReadonlySignal<Walking | null>
  busy: ReadonlySignal<boolean>
  stop(): void
}

interface Needs<V extends SlidingView> {
  view: ReadonlySignal<V>
  events: ReadonlySignal<GameEvent<V> | null>
  pace: ReadonlySignal<number>
  /** A push that somebody here thought of and that is already drawn half in. */
  thought: () => { text: string; missing: number } | null
  /** The way a walk takes and how long, where steps differ (towers); null: the shortest, each step alike. */
  route?: (view: V, seat: number, text: string, rate: number) => { way: Square[]; ms: number } | null
  listener?: Listener<V>
}

const TIMES = { enter: 160, push: 420, home: 260, square: 130, walk: 1200, find: 900, rest: 240 }

/** The push that a move of an event is, if it is one. */
function pushOf({ kind, before, after }: GameEvent<SlidingView>, text: string): Push | null {
  if (kind === 'time' && !text) return pushBetween(before, after)
  return readPush(after.side, text)
}

export function playback<V extends SlidingView>(needs: Needs<V>): Playback<V> {
  const { view, events, pace, thought, route, listener = {} } = needs
  const shown = signal(view.value)
  const tiles = signal(firstTiles(shown.value.side))
  const line = signal<MovingLine | null>(null)
  const walking = signal<Walking | null>(null)
  const scenes = queue()
  /** The view that the last event waiting leads to; what comes otherwise is a jump. */
  let last = view.value
  let over = false
  const ears = (): Listener<V> => (over ? {} : listener)
  const old = events.value // seen before this board was there

  async function push(move: Push, seat: number | null, text: string, rate: number): Promise<void> {
    const begun = thought()
    const mine = begun?.text === text
    line.value = { push: move, missing: mine ? begun.missing : 100, glide: STILL, ghost: false }
    await drawn()
    if (!mine) await after(TIMES.enter * rate)
    const ms = TIMES.push * rate * (mine ? Math.max(0.25, begun.missing / 100) : 1)
    line.value = { push: move, missing: 0, glide: { ms, easing: EASE_PUSH }, ghost: false }
    await after(ms)
    ears().pushed?.(seat, move)
    const size = tiles.value.length - 1
    const [moved, out] = shifted(tiles.value.slice(0, size), tiles.value[size]!, move.arrow)
    const fell = shown.value.seats.some((one) => one.pawn === move.arrow.leave)
    batch(() => {
      shown.value = slid(shown.value, move)
      tiles.value = [...moved, out]
      line.value = null
    })
    if (fell) await after(TIMES.home * rate)
  }

  async function walk(seat: number, to: Square, text: string, rate: number, end: V): Promise<void> {
    const from = shown.value.seats[seat]!.pawn
    if (from === to) return
    const known = route?.(shown.value, seat, text, rate)
    const way = known?.way ?? wayTo(shown.value.maze, shown.value.side, from, to) ?? [from, to]
    const ms = known?.ms ?? Math.min(TIMES.walk, TIMES.square * (way.length - 1)) * rate
    batch(() => {
      walking.value = { seat, way, ms }
      const seats = shown.value.seats.map((one, n) => (n === seat ? { ...one, pawn: to } : one))
      shown.value = { ...shown.value, seats, things: end.things }
    })
    await after(ms)
    ears().walked?.(seat, to)
    walking.value = null
  }

  async function finds(before: SlidingView, end: SlidingView, rate: number): Promise<void> {
    for (const [seat, now] of end.seats.entries()) {
      const had = before.seats[seat]?.found ?? []
      for (const thing of now.found.filter((one) => !had.includes(one)))
        await ears().found?.({ seat, thing, square: end.things[thing] ?? now.pawn, ms: TIMES.find * rate })
    }
  }

  async function play(event: GameEvent<V>, hurry: number): Promise<void> {
    const end = event.after
    const rate = pace.value * hurry
    if (event.kind !== 'undo' && rate > 0 && event.before.step !== 'deal') {
      for (const [seat, text] of event.moves) {
        const move = pushOf(event, text)
        const to = readWalk(end.side, text)
        if (move) await push(move, seat, text.replace('time:', ''), rate)
        else if (to !== null && seat !== null) await walk(seat, to, text, rate, end)
      }
      await finds(event.before, end, rate)
    } else {
      for (const [seat, text] of event.moves) {
        const move = pushOf(event, text)
        if (move) ears().pushed?.(seat, move)
      }
    }
    show(end, event)
    const mine = end.you !== null && event.seat === end.you
    if (rate > 0 && !mine) await after(TIMES.rest * rate)
  }

  function show(end: V, event: GameEvent<V> | null): void {
    batch(() => {
      line.value = null
      walking.value = null
      shown.value = end
    })
    ears().shown?.(end, event)
  }

  const stops = [
    events.subscribe((event) => {
      if (!event || event === old || event.after === last) return
      last = event.after
      scenes.add((hurry) => play(event, hurry))
    }),
    view.subscribe((now) => {
      if (now === last || now === events.peek()?.after) return
      last = now // a view that no event led to: after a lost connection, or when the curtain opens
      scenes.clear()
      scenes.add(async () => show(now, null))
    }),
  ]

  return {
    shown: computed(() => shown.value),
    tiles,
    line,
    walking,
    busy: scenes.busy,
    /** Whoever has left hears nothing more of what waits to be seen. */
    stop() {
      over = true
      scenes.clear()
      stops.forEach((stop) => stop())
    },
  }
}
