/** The turn a player plans: an arrow, a rotation of the spare, a square. Nothing is sent before it is confirmed. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { grid, type Square } from '../board/geometry'
import { type Sliding, type SlidingView, wayTo } from '../board/maze'
import { type Preview, previewOf, reachNow } from '../board/preview'

export interface TurnNeeds<V extends SlidingView = SlidingView> {
  view: ReadonlySignal<V>
  choices: ReadonlySignal<Sliding['choices'] | null>
  /** Whether older events are still playing: nothing can be done before they are over. */
  busy: ReadonlySignal<boolean>
  /** Send without asking for confirmation. */
  oneTap: ReadonlySignal<boolean>
  /** A preview shows the maze, but not where the push leads. */
  thinkFirst: ReadonlySignal<boolean>
  move(text: string): Promise<void>
  /** A walk in notation; a game may ask for more first (towers: the payment). Null: not now. */
  walkText?: (view: V, square: Square) => string | null | Promise<string | null>
  /** Report why something is not possible. */
  onRefused?: (why: 'barred' | 'no-way' | 'early', where: string) => void
  /** Report to screen readers that a square was chosen, or (null) that a choice was taken back. */
  onChosen?: (square: Square | null) => void
}

export interface Turn<V extends SlidingView = SlidingView> {
  step: ReadonlySignal<'push' | 'walk' | null>
  quarters: Signal<number>
  arrow: Signal<string | null>
  target: Signal<Square | null>
  preview: ReadonlySignal<Preview<V> | null>
  /** The lit squares: after the previewed push, or now. With `thinkFirst`, a push lights them only once it is sent. */
  reach: ReadonlySignal<Set<Square> | null>
  /** The way from the pawn to the target. */
  way: ReadonlySignal<Square[]>
  /** Whether a move is on its way to the server. */
  sending: ReadonlySignal<boolean>
  turnSpare(by: number): void
  choose(arrow: string | null): void
  /** Tap an arrow: preview it; on a second tap: turn the tile, or push in one-tap mode. */
  tapArrow(arrow: string): void
  tapSquare(square: Square): void
  /** Push, and walk if that was planned too; or walk. */
  commit(): Promise<void>
  stay(): Promise<void>
  /** Take back one step of the plan. */
  cancel(): void
  reset(): void
}

export function turnOf<V extends SlidingView>(needs: TurnNeeds<V>): Turn<V> {
  const { view, busy } = needs
  const quarters = signal(0)
  const arrow = signal<string | null>(null)
  const target = signal<Square | null>(null)
  const sending = signal(false)
  const choices = computed(() => (busy.value ? null : needs.choices.value))
  const step = computed(() => {
    const now = choices.value?.step
    return now === 'push' || now === 'walk' ? now : null
  })
  const preview = computed(() => previewOf(view.value, choices.value, arrow.value, quarters.value))
  const reach = computed(() => {
    if (!preview.value) return reachNow(choices.value)
    return needs.thinkFirst.value && !sending.value ? null : preview.value.reach
  })
  const table = computed(() => preview.value?.view ?? view.value)
  const pawn = computed(() => table.value.seats[table.value.turn ?? -1]?.pawn ?? null)
  const way = computed(() => {
    const [from, to] = [pawn.value, target.value]
    if (from === null || to === null) return []
    const { maze, side } = table.value
    return wayTo(maze, side, from, to) ?? [to]
  })

  function reset(): void {
    arrow.value = null
    target.value = null
    quarters.value = 0
  }

  async function send(text: string): Promise<boolean> {
    sending.value = true
    try {
      await needs.move(text)
      return true
    } catch {
      return false // the provider of `move` reports why
    } finally {
      sending.value = false
    }
  }

  const walkTo = async (square: Square): Promise<string | null> =>
    needs.walkText ? needs.walkText(table.value, square) : grid(view.value.side).names[square]!

  async function commit(): Promise<void> {
    if (sending.value) return
    const to = target.value
    if (step.value === 'push' && preview.value) {
      const { text } = preview.value
      const on = to === null ? null : await walkTo(to)
      if (to !== null && on === null) return
      if ((await send(text)) && on !== null) await send(on)
      reset()
    } else if (step.value === 'walk' && to !== null) {
      const text = await walkTo(to)
      if (text !== null && (await send(text))) reset()
    }
  }

  async function stay(): Promise<void> {
    if (step.value !== 'walk' || pawn.value === null || sending.value) return
    target.value = pawn.value
    await commit()
  }

  function choose(name: string | null): void {
    if (step.value !== 'push' || sending.value) return
    if (name !== null && name === view.value.barred) {
      needs.onRefused?.('barred', name)
      arrow.value = null
      return
    }
    if (arrow.value !== name) target.value = null
    arrow.value = name
  }

  /** Turn by one visible quarter: a straight has only two. */
  function turnSpare(by: number): void {
    if (step.value !== 'push' || sending.value) return
    target.value = null
    quarters.value += by
  }

  return {
    step,
    quarters,
    arrow,
    target,
    preview,
    reach,
    way,
    sending,
    reset,
    choose,
    turnSpare,
    commit,
    stay,
    tapArrow(name) {
      if (arrow.value === name && preview.value) {
        if (needs.oneTap.value) void commit()
        else turnSpare(1)
        return
      }
      choose(name)
      if (needs.oneTap.value && preview.value) void commit()
    },
    tapSquare(square) {
      if (!step.value || sending.value || (preview.value && needs.thinkFirst.value)) return
      if (!reach.value?.has(square)) {
        const early = step.value === 'push' && !preview.value
        needs.onRefused?.(early ? 'early' : 'no-way', grid(view.value.side).names[square]!)
        return
      }
      const again = target.value === square
      target.value = square
      if (again || needs.oneTap.value) void commit()
      else needs.onChosen?.(square)
    },
    cancel() {
      if (target.value !== null || arrow.value !== null) needs.onChosen?.(null)
      if (target.value !== null) target.value = null
      else arrow.value = null
    },
  }
}
