/** Events as animations: pushes slide, pawns ride and walk, finds fly. The board shows an older view until the end. */
import { batch, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { GameEvent } from '../../../net/protocol'
import type { PlaybackState } from '../../playbackState'
import type { Square } from '../board/geometry'
import type { Entering } from './ghost'
import { firstTiles, type MovingLine, type Trace, type Walking, lastPush, pushOf, traceOf } from '../board/picture'
import { type Push, readWalk, shiftLine, type SlidingView, afterPush, wayTo } from '../board/maze'
import { after, EASE_PUSH, slideMs, STILL } from '../board/motion'
import { atRest, SeenTurns } from './seenTurns'

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
  /** Every seat's last turn, none of which this board has shown. */
  onRecall?(events: readonly GameEvent<V>[]): void
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
  /** Wait for some milliseconds; a test steps from phase to phase with its own. */
  wait?: (ms: number) => Promise<void>
}

/** What the board does just now. */
export type Phase =
  /** nothing moves, and nothing waits to be shown */
  | 'still'
  /** a pause before another seat's turn, push or walk */
  | 'pausing'
  /** without animation, the line is marked before it moves */
  | 'marking'
  /** the spare is in front of its line */
  | 'entering'
  | 'sliding'
  /** a pawn that fell out comes in at the other end */
  | 'returning'
  | 'walking'
  | 'finding'

/** How fast things move, and how long they pause. */
interface Tempo {
  rate: number
  pause: number
}

/** One entry of the queue: an event, a jump to another view, or an old turn. */
type Scene = (hurry: number) => Promise<void>

const TIMES = { enter: 160, home: 260, square: 150, walk: 1500, find: 900 }
/** Pauses before another seat pushes, walks and finds. */
const PAUSES = { turn: 550, push: 450, walk: 400, find: 900 }
/** A round of four plays at normal speed; a player who was away longer sees the rest faster. */
const PATIENCE = { table: 12, film: 1 }
/** Duration factor while a player's clock runs. */
const PRESSED = 0.45
/** Show the board first; only then ask who pushed, and where they went. */
const RECALL = 800

/** Duration factor of a scene while `waiting` others wait: 1 up to `patience`, smaller beyond it. */
export const hurryFor = (waiting: number, patience: number): number => 1 / (1 + Math.max(0, waiting - patience) / 3)

/** The maze as it was, with the seats' current cards: cards that were turned over stay so. */
const withOldMaze = <V extends SlidingView>(then: V, now: V): V => ({
  ...then,
  you: now.you,
  seats: then.seats.map((seat, n) => ({ ...now.seats[n]!, pawn: seat.pawn })),
})

export class Playback<V extends SlidingView = SlidingView> {
  readonly phase: Signal<Phase> = signal('still')
  /** Whether something is playing or waiting. */
  readonly busy = signal(false)
  readonly shown: Signal<V>
  readonly tiles: Signal<number[]>
  readonly line = signal<MovingLine | null>(null)
  readonly walking = signal<Walking | null>(null)
  /** The trace of the last turn. */
  readonly trace: Signal<Trace | null>
  /** Whether another seat's move is being shown at normal speed. */
  readonly others = signal(false)

  private readonly seen: SeenTurns<V>
  private waiting: Scene[] = []
  /** The view after the last waiting event; any other view is a jump. */
  private last: V
  private isOver = false
  private isSkipping = false
  private wake = (): void => {}
  private readonly stops: (() => void)[]

  constructor(private readonly needs: Needs<V>) {
    const { view, events, stage } = needs
    this.last = view.value
    this.shown = signal(view.value)
    this.tiles = signal(firstTiles(view.value.side))
    this.seen = new SeenTurns(stage, view.value)
    const { known } = this.seen
    this.trace = signal(known ? known.trace : stage ? lastPush(view.value) : null)
    if (stage) stage.view.value = view.value
    const old = events.value // shown before this board was mounted
    this.stops = [
      events.subscribe((event) => {
        if (event && event !== old && event.after !== this.last) this.hear(event)
      }),
      view.subscribe((now) => {
        if (now !== this.last && now !== events.peek()?.after) this.jump(now)
      }),
      effect(() => {
        if (stage) stage.busy.value = this.busy.value
        if (!this.busy.value) this.others.value = this.isSkipping = false
      }),
    ]
    if (known) this.listener.onRecall?.(this.seen.all())
    else void this.recall()
  }

  /** Show a seat's last turn again. */
  readonly again = async (seat: number): Promise<void> => {
    if (this.busy.value) return
    if (!this.seen.of(seat)) await this.learn()
    const turn = this.seen.of(seat)
    if (!turn || this.busy.value) return
    this.add(async () => {
      const { stage, pace, pauseFactor } = this.needs
      this.others.value = true
      if (stage?.again) stage.again.value = seat
      const now = { shown: this.shown.value, tiles: this.tiles.value, trace: this.trace.value }
      batch(() => {
        this.shown.value = withOldMaze(turn.events[0]!.before, now.shown)
        this.tiles.value = turn.tiles
        this.trace.value = null
      })
      for (const event of turn.events) await this.perform(event, { rate: pace.value, pause: pauseFactor?.value || 1 })
      await this.stay('pausing', PAUSES.find)
      batch(() => {
        this.shown.value = now.shown
        this.tiles.value = now.tiles
        this.trace.value = now.trace
        if (stage?.again) stage.again.value = null
      })
    })
  }

  /** Finish another seat's move at once, and everything that waits. */
  readonly skip = (): void => {
    this.isSkipping = true
    this.wake()
  }

  /** Stop playing and reporting: a player who has left hears nothing of what still waits. */
  readonly stop = (): void => {
    const { stage } = this.needs
    this.isOver = true
    this.waiting = []
    this.stops.forEach((stop) => stop())
    if (stage) stage.busy.value = false
    if (stage?.again) stage.again.value = null
  }

  // ── the queue ──────────────────────────────────────────────────────────────────────────────────────────────────────

  private hear(event: GameEvent<V>): void {
    const { stage } = this.needs
    this.last = event.after
    if (stage && stage.seq.peek() > event.seq) stage.seq.value = event.seq - 1
    this.add((hurry) => this.play(event, hurry))
  }

  /** Show a view without an event: after a lost connection, or when the curtain opens. */
  private jump(now: V): void {
    this.last = now
    this.waiting = []
    this.add(async () => {
      const moved = !atRest(this.shown.value, now)
      if (moved) this.trace.value = this.needs.stage ? lastPush(now) : null
      this.show(now, null)
      if (moved) void this.recall()
    })
  }

  private add(scene: Scene): void {
    this.waiting.push(scene)
    if (!this.busy.value) void this.run()
  }

  private async run(): Promise<void> {
    const patience = this.needs.pauseFactor ? PATIENCE.table : PATIENCE.film
    this.busy.value = true
    for (let scene = this.waiting.shift(); scene; scene = this.waiting.shift()) {
      try {
        await scene(hurryFor(this.waiting.length, patience))
      } catch (reason) {
        console.error(reason) // an animation that fails must not stop the game
      }
    }
    batch(() => {
      this.phase.value = 'still'
      this.busy.value = false
    })
  }

  // ── one event ──────────────────────────────────────────────────────────────────────────────────────────────────────

  private async play(event: GameEvent<V>, hurry: number): Promise<void> {
    const was = event.kind === 'undo' ? this.seen.takeBack(event.after) : null
    const isLost = event.kind === 'undo' && !was
    if (was) this.trace.value = was.trace
    else if (isLost) this.trace.value = this.needs.stage ? lastPush(event.after) : null
    else if (event.before.step === 'deal') this.trace.value = null
    else {
      this.seen.note(event, this.tiles.value, this.trace.value)
      await this.perform(event, this.tempoOf(event, hurry))
    }
    this.show(event.after, event)
    if (isLost) void this.recall()
  }

  private tempoOf(event: GameEvent<V>, hurry: number): Tempo {
    const { pace, pauseFactor, isClockRunning } = this.needs
    const mine = event.after.you !== null && event.seat === event.after.you
    this.others.value = !!pauseFactor?.value && !mine
    if (!pauseFactor || mine) return { rate: pace.value * hurry, pause: 0 }
    if (!pauseFactor.value || this.isSkipping) return { rate: 0, pause: 0 } // at once
    const quick = isClockRunning?.() ? Math.min(hurry, PRESSED) : hurry
    return { rate: pace.value * quick, pause: pauseFactor.value * quick }
  }

  /** Push, pause, walk, find. */
  private async perform(event: GameEvent<V>, tempo: Tempo): Promise<void> {
    const { before, after: end } = event
    for (const [seat, text] of event.moves) {
      const move = pushOf(event, text)
      const to = readWalk(end.side, text)
      if (move) {
        await this.stay('pausing', PAUSES.turn * tempo.pause)
        await this.push(move, seat, text.replace('time:', ''), tempo)
      } else if (to !== null && seat !== null) {
        await this.stay('pausing', PAUSES.push * tempo.pause)
        await this.walk(seat, to, text, end, tempo)
      }
    }
    await this.find(before, end, tempo)
  }

  private async push(move: Push, seat: number | null, text: string, { rate, pause }: Tempo): Promise<void> {
    const begun = this.needs.slideInPreview(text)
    this.trace.value = null
    if (begun) {
      this.line.value = { push: move, missing: 0, glide: begun.glide, ghost: false }
      this.phase.value = 'sliding'
      await this.first(begun.there)
    } else if (rate) {
      this.line.value = { push: move, missing: 100, glide: STILL, ghost: false }
      await this.stay('entering', TIMES.enter * rate)
      const ms = slideMs(100, rate)
      this.line.value = { push: move, missing: 0, glide: { ms, easing: EASE_PUSH }, ghost: false }
      await this.stay('sliding', ms)
    } else if (pause) {
      this.trace.value = { seat, push: move, way: [] }
      await this.stay('marking', PAUSES.push * pause)
    }
    this.listener.onPush?.(seat, move)
    const size = this.tiles.value.length - 1
    const [moved, out] = shiftLine(this.tiles.value.slice(0, size), this.tiles.value[size]!, move.arrow)
    const fell = this.shown.value.seats.some((one) => one.pawn === move.arrow.leave)
    batch(() => {
      this.shown.value = afterPush(this.shown.value, move)
      this.tiles.value = [...moved, out]
      this.line.value = null
      this.trace.value = { seat, push: move, way: [] }
    })
    if (fell) await this.stay('returning', TIMES.home * rate)
  }

  private async walk(seat: number, to: Square, text: string, end: V, { rate, pause }: Tempo): Promise<void> {
    const from = this.shown.value.seats[seat]!.pawn
    if (from === to) return
    const way = this.wayOf(this.shown.value, seat, to, text)
    const known = this.needs.walkMs?.(this.shown.value, seat, text, rate)
    const ms = known ?? Math.min(TIMES.walk, TIMES.square * (way.length - 1)) * rate
    batch(() => {
      if (rate) this.walking.value = { seat, way, ms }
      const seats = this.shown.value.seats.map((one, n) => (n === seat ? { ...one, pawn: to } : one))
      this.shown.value = { ...this.shown.value, seats, things: end.things }
      this.trace.value = { seat, push: this.trace.value?.push ?? null, way }
    })
    await this.stay('walking', rate ? ms : PAUSES.walk * pause)
    if (rate) await this.first(this.listener.waitForArrival?.() ?? Promise.resolve())
    this.listener.onWalk?.(seat, to)
    this.walking.value = null
  }

  private readonly wayOf = (at: V, seat: number, to: Square, text: string): Square[] => {
    const from = at.seats[seat]!.pawn
    return this.needs.way?.(at, seat, text) ?? wayTo(at.maze, at.side, from, to) ?? [from, to]
  }

  private async find(before: SlidingView, end: SlidingView, { rate, pause }: Tempo): Promise<void> {
    for (const [seat, now] of end.seats.entries()) {
      const had = before.seats[seat]?.found ?? []
      for (const thing of now.found.filter((one) => !had.includes(one))) {
        this.phase.value = 'finding'
        const square = end.things[thing] ?? now.pawn
        await this.listener.onFind?.({ seat, thing, square, ms: TIMES.find * rate, last: !now.left })
        if (!rate) await this.stay('finding', PAUSES.find * pause)
      }
    }
  }

  private show(end: V, event: GameEvent<V> | null): void {
    const { stage } = this.needs
    batch(() => {
      this.line.value = null
      this.walking.value = null
      this.shown.value = end
      if (stage && !this.isOver) {
        stage.view.value = end
        stage.seq.value = event?.seq ?? Infinity
      }
    })
    this.remember()
    this.listener.onShow?.(end, event)
  }

  // ── what this board has not seen ───────────────────────────────────────────────────────────────────────────────────

  /** Learn every seat's last turn from the story; return who made the last one that was not taken back. */
  private async learn(): Promise<number | null> {
    let mover: number | null = null
    for (const event of (await this.needs.story?.().catch(() => [])) ?? []) {
      if (event.kind === 'undo') {
        const was = this.seen.takeBack(event.after)
        if (was) this.trace.value = was.trace
        mover = was?.mover ?? null
      } else {
        this.seen.note(event, this.tiles.value, this.trace.value, mover)
        if (event.moves.length) mover = event.before.turn
      }
    }
    return mover
  }

  /** Show the trace of the last turn to a player who joins late or comes back. */
  private async recall(): Promise<void> {
    const now = this.shown.value
    const isPast = () => this.isOver || this.busy.value || !atRest(this.shown.value, now)
    if (!this.needs.stage || !this.needs.story || !this.trace.value) return
    await this.wait(RECALL)
    if (isPast()) return
    const turn = this.seen.of(await this.learn())
    if (!turn || isPast()) return
    this.trace.value = traceOf(turn.events, this.wayOf)
    this.remember()
    this.listener.onRecall?.(this.seen.all())
  }

  private remember(): void {
    if (!this.isOver) this.seen.remember(this.shown.value, this.trace.value)
  }

  // ── time ───────────────────────────────────────────────────────────────────────────────────────────────────────────

  private get listener(): Listener<V> {
    return (!this.isOver && this.needs.listener) || {}
  }

  private wait(ms: number): Promise<void> {
    return (this.needs.wait ?? after)(ms)
  }

  /** Stay in a phase for some time, unless the player has skipped. */
  private async stay(phase: Phase, ms: number): Promise<void> {
    if (ms <= 0) return
    this.phase.value = phase
    await this.first(this.wait(ms))
  }

  /** Wait for something, unless the player has skipped. */
  private first(something: Promise<void>): Promise<void> {
    if (this.isSkipping) return Promise.resolve()
    return Promise.race([something, new Promise<void>((done) => (this.wake = done))])
  }
}
