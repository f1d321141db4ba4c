/** A first lesson: a short game by the real rules, in which one move continues and every other gets a friendly hint. */
import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import type { LessonStep, Lesson } from '../../games'
import type { Choices, GameEvent, View } from '../../net/protocol'

/** Time to look at the board before the friend moves. */
const FRIEND_MS = 1700

export class LessonRun {
  readonly at = signal(0)
  /** The hint after another move than the wanted one. */
  readonly nudge = signal<string | null>(null)
  /** The step whose words are shown; after the friend's move it stays until the learner continues. */
  readonly step: Signal<string>
  readonly view: Signal<View>
  readonly choices: Signal<Choices | null>
  readonly events: Signal<GameEvent | null> = signal(null)
  readonly current: ReadonlySignal<LessonStep>
  /** Whether the lesson waits for the words to be read. */
  readonly waiting: ReadonlySignal<boolean>
  readonly done: ReadonlySignal<boolean>
  readonly steps: string[]
  private readonly stopFriend: () => void

  constructor(
    readonly lesson: Lesson,
    private readonly nudgeFor: (wanted: string, made: string) => string,
  ) {
    const { beats, seat } = lesson
    this.steps = [...new Set(beats.map((beat) => beat.step))]
    this.step = signal(beats[0]!.step)
    this.view = signal(beats[0]!.view)
    this.choices = signal(null)
    this.current = computed(() => beats[this.at.value]!)
    this.done = computed(() => this.at.value === beats.length - 1)
    this.waiting = computed(
      () => this.current.value.step !== this.step.value || (this.current.value.move === null && !this.done.value),
    )
    this.offer()
    this.stopFriend = effect(() => {
      const { seat: mover, move } = this.current.value
      if (move === null || mover === seat || this.waiting.value) return
      const timer = setTimeout(() => this.advance(), FRIEND_MS)
      return () => clearTimeout(timer)
    })
  }

  /** What the learner may do now: nothing while words wait, or while another seat moves. */
  private offer(): void {
    const { seat, choices } = this.current.peek()
    this.choices.value = seat === this.lesson.seat && !this.waiting.peek() ? choices : null
  }

  private advance(): void {
    const { beats, seat } = this.lesson
    const before = this.current.value
    const next = beats[this.at.value + 1]
    if (!next) return
    batch(() => {
      this.nudge.value = null
      if (before.move !== null)
        this.events.value = {
          seq: this.at.value + 1,
          seat: before.seat,
          kind: 'move',
          moves: [[before.seat, before.move]],
          before: this.view.value,
          after: next.view,
        }
      this.view.value = next.view
      this.at.value += 1
      // after the learner's move the next words appear at once, after the friend's they wait
      if (before.seat === seat || before.move === null) this.step.value = next.step
    })
    this.offer()
  }

  /** Make a move on the board: the wanted one continues, any other is refused with a hint. */
  readonly move = async (text: string): Promise<void> => {
    const { seat, move } = this.current.value
    if (seat !== this.lesson.seat || move === null || this.waiting.value) throw new Error('not now')
    if (text !== move) {
      this.nudge.value = this.nudgeFor(move, text)
      throw new Error('another move')
    }
    this.advance()
  }

  /** Continue after the words have been read. */
  next(): void {
    if (this.current.value.step !== this.step.value) {
      this.step.value = this.current.value.step
      this.offer()
    } else if (this.current.value.move === null) this.advance()
  }

  end(): void {
    this.stopFriend()
  }
}
