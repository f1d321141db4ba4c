/** One turn made again: the push is shown by the rules, the walk is judged by the coach. */
import { batch, signal, type Signal } from '@preact/signals'
import { bookApi } from '../../net/api'
import type { ShownLesson, TryVerdict } from '../../net/types'
import type { Choices, GameEvent, View } from '../../net/protocol'

export class TurnAttempt {
  readonly view: Signal<View>
  readonly choices: Signal<Choices | null>
  readonly events: Signal<GameEvent | null> = signal(null)
  /** The result of the last try; null during one. */
  readonly verdict: Signal<TryVerdict | null> = signal(null)
  private push: string | null = null
  private seq = 0

  constructor(
    private readonly shown: ShownLesson,
    private readonly server: Pick<typeof bookApi, 'lesson' | 'answer'> = bookApi,
  ) {
    this.view = signal(shown.view)
    this.choices = signal(shown.choices)
  }

  /** Return to the beginning of the turn. */
  restart(): void {
    batch(() => {
      this.push = null
      this.view.value = this.shown.view
      this.choices.value = this.verdict.value?.explanation ? null : this.shown.choices
      if (!this.verdict.value?.explanation) this.verdict.value = null
    })
  }

  readonly move = async (text: string): Promise<void> => {
    const { lesson, seat } = this.shown
    if (this.push === null) {
      const { view, choices } = await this.server.lesson(lesson, text)
      batch(() => {
        this.push = text
        this.seq += 1
        const [before, after] = [this.view.value, view]
        this.events.value = { seq: this.seq, seat, kind: 'move', moves: [[seat, text]], before, after }
        this.view.value = view
        this.choices.value = choices
      })
      return
    }
    const verdict = await this.server.answer(lesson, this.push, text)
    batch(() => {
      this.choices.value = null
      this.verdict.value = verdict
    })
  }
}
