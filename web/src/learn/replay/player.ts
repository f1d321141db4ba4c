/** A finished game as a replay: its current frame, forwards and backwards, at any speed. */
import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import type { Moment } from '../../games'
import type { GameEvent, ReplayFrame, View } from '../../net/protocol'

export const SPEEDS = [0.5, 1, 2, 4] as const

/** How long a frame is shown at normal speed before the next one, unless the game defines it. */
export const FRAME_MS = 1500

export class ReplayPlayer {
  readonly at: Signal<number>
  readonly playing = signal(false)
  readonly speed = signal<number>(1)
  /** What the board draws: a view, and the event that led to it if it was one step. */
  readonly view: Signal<View>
  readonly events: Signal<GameEvent | null> = signal(null)
  readonly atEnd: ReadonlySignal<boolean>
  private readonly stopTimer: () => void

  constructor(
    readonly frames: ReplayFrame[],
    start = 0,
    standing: (frame: ReplayFrame) => number = () => FRAME_MS,
  ) {
    this.at = signal(this.within(start))
    this.view = signal(frames[this.at.value]!.view)
    this.atEnd = computed(() => this.at.value >= this.last)
    this.stopTimer = effect(() => {
      if (!this.playing.value) return
      const timer = setTimeout(() => this.tick(), standing(frames[this.at.value]!) / this.speed.value)
      return () => clearTimeout(timer)
    })
  }

  get last(): number {
    return this.frames.length - 1
  }

  private within(at: number): number {
    return Math.max(0, Math.min(this.last, Math.round(at) || 0))
  }

  private tick(): void {
    if (this.atEnd.value) this.playing.value = false
    else this.show(this.at.value + 1)
  }

  private show(wanted: number): void {
    const at = this.within(wanted)
    if (at === this.at.value) return
    const frame = this.frames[at]!
    batch(() => {
      if (at === this.at.value + 1)
        this.events.value = {
          seq: at,
          seat: frame.seat,
          kind: 'move',
          moves: [[frame.seat, frame.move ?? '']],
          before: this.view.value,
          after: frame.view,
        }
      this.view.value = frame.view
      this.at.value = at
    })
  }

  /** Step once by hand: playing stops. */
  step(by: 1 | -1): void {
    this.playing.value = false
    this.show(this.at.value + by)
  }

  jump(at: number): void {
    this.playing.value = false
    this.show(at)
  }

  /** Play or pause; from the end, start again. */
  toggle(): void {
    if (!this.playing.value && this.atEnd.value) this.show(0)
    this.playing.value = !this.playing.value
  }

  end(): void {
    this.stopTimer()
  }
}

/** The moment that a frame belongs to; null before the first. */
export const momentAt = (moments: Moment[], at: number): Moment | null =>
  moments.findLast((moment) => moment.from <= at) ?? null
