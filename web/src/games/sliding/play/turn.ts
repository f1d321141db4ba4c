/** The turn a player plans, also while others move: an arrow, a rotation of the spare, a square. A preview sends nothing. */
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { prefs, type Taps } from '../../../device/prefs'
import { grid, type Square } from '../board/geometry'
import { type Sliding, type SlidingView, wayTo } from '../board/maze'
import { type Preview, previewAhead, previewOf, reachNow } from '../board/preview'

export interface TurnNeeds<V extends SlidingView = SlidingView> {
  view: ReadonlySignal<V>
  /** Whose turn is planned, also while others move; null: nobody's. */
  seat?: number | null
  choices: ReadonlySignal<Sliding['choices'] | null>
  /** Whether older events are still playing: nothing can be done before they are over. */
  busy: ReadonlySignal<boolean>
  /** What a touch sends: an arrow its push, a square push and walk, or nothing. */
  taps: ReadonlySignal<Taps>
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

/** What a touch sends at a table: a square only where pushes can be taken back and need not be thought out. */
export const tapsAt = (undo: boolean, thinkFirst: boolean): Taps =>
  prefs.taps.value === 'two' && (!undo || thinkFirst) ? 'ask' : prefs.taps.value

// ── the states of a turn ─────────────────────────────────────────────────────────────────────────────────────────────

/** What is planned. */
export interface Plan {
  arrow: string | null
  /** Clockwise quarter turns of the spare. */
  quarters: number
  target: Square | null
}

/** A plan, and how far it has been sent. */
interface Progress extends Plan {
  sent: 'push' | 'walk' | null
  isRefused: boolean
}

export type TurnState =
  /** nothing can be sent, because others move or older events are still playing */
  | 'waiting'
  /** an arrow is to be chosen */
  | 'push'
  /** a push is previewed */
  | 'preview'
  /** a push is previewed, and a square is chosen to walk to */
  | 'planned'
  /** a square is to be chosen */
  | 'walk'
  /** a square is chosen */
  | 'aimed'
  /** the server has refused what was sent; the player may plan again */
  | 'refused'
  /** the push is on its way to the server */
  | 'pushing'
  /** the walk is on its way to the server */
  | 'walking'

export type TurnAction =
  | { kind: 'choose'; arrow: string | null }
  | { kind: 'turn'; by: number }
  | { kind: 'aim'; target: Square | null }
  /** a whole plan, from a hint */
  | { kind: 'propose'; plan: Plan }
  | { kind: 'send'; what: 'push' | 'walk' }
  /** the server has refused it; a refused push takes the plan with it */
  | { kind: 'refuse' }
  | { kind: 'accept' }
  | { kind: 'reset' }

const PLAN: TurnAction['kind'][] = ['choose', 'turn', 'aim', 'propose', 'reset']

/** What may happen in each state. */
const MAY: Record<TurnState, readonly TurnAction['kind'][]> = {
  waiting: ['choose', 'turn', 'aim', 'reset'],
  push: PLAN,
  preview: [...PLAN, 'send'],
  planned: [...PLAN, 'send'],
  walk: ['aim', 'propose', 'refuse', 'accept', 'reset'],
  aimed: ['aim', 'propose', 'send', 'reset'],
  refused: [...PLAN, 'send'],
  pushing: ['send', 'refuse', 'accept', 'reset'],
  walking: ['refuse', 'accept', 'reset'],
}

const EMPTY: Progress = { arrow: null, quarters: 0, target: null, sent: null, isRefused: false }

/** The plan after an action; the same plan if the action is not possible in this state. */
export function planAfter(now: Progress, state: TurnState, action: TurnAction): Progress {
  if (!MAY[state].includes(action.kind)) return now
  const plan = { ...now, isRefused: false }
  switch (action.kind) {
    case 'choose':
      return { ...plan, arrow: action.arrow, target: action.arrow === now.arrow ? now.target : null }
    case 'turn':
      return { ...plan, quarters: now.quarters + action.by, target: null }
    case 'aim':
      return { ...plan, target: action.target, sent: null }
    case 'propose':
      return { ...EMPTY, ...action.plan }
    case 'send':
      return { ...plan, sent: action.what }
    case 'refuse':
      return now.sent === 'push' ? { ...EMPTY, isRefused: true } : { ...now, sent: null, isRefused: true }
    case 'accept':
      return EMPTY
    case 'reset':
      return { ...EMPTY, sent: now.sent }
  }
}

/** The state of a plan. */
export function stateOf(
  step: 'push' | 'walk' | null,
  { sent, isRefused, target }: Progress,
  isPreviewed: boolean,
): TurnState {
  // the board may show the push before the answer to it arrives: a quick player walks at once
  const isShown = sent === 'push' && step === 'walk' && target === null
  if (sent && !isShown) return sent === 'push' ? 'pushing' : 'walking'
  if (!step) return 'waiting'
  if (isRefused) return 'refused'
  if (step === 'walk') return target === null ? 'walk' : 'aimed'
  if (!isPreviewed) return 'push'
  return target === null ? 'preview' : 'planned'
}

// ── the turn ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Turn<V extends SlidingView = SlidingView> {
  state: ReadonlySignal<TurnState>
  step: ReadonlySignal<'push' | 'walk' | null>
  /** Whether arrows can be touched: a push is due, or is thought of while others move. */
  pushing: ReadonlySignal<boolean>
  quarters: ReadonlySignal<number>
  arrow: ReadonlySignal<string | null>
  target: ReadonlySignal<Square | null>
  preview: ReadonlySignal<Preview<V> | null>
  /** The lit squares: after the previewed push, or now. With `thinkFirst`, a push lights them only once it is sent. */
  reach: ReadonlySignal<Set<Square> | null>
  /** The way from the pawn to the target. */
  way: ReadonlySignal<Square[]>
  /** Whether a move is on its way to the server. */
  sending: ReadonlySignal<boolean>
  turnSpare(by: number): void
  choose(arrow: string | null): void
  /** Choose a square to walk to, without asking whether it is in reach. */
  aimAt(target: Square | null): void
  /** Replace the plan by that of a hint. */
  propose(plan: Plan): void
  /** Tap an arrow: preview it; on a second tap: push, or turn the tile where a button sends. */
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
  const plan = signal(EMPTY)
  const arrow = computed(() => plan.value.arrow)
  const quarters = computed(() => plan.value.quarters)
  const target = computed(() => plan.value.target)
  const choices = computed(() => (busy.value ? null : needs.choices.value))
  const step = computed(() => {
    const now = choices.value?.step
    return now === 'push' || now === 'walk' ? now : null
  })
  /** The table as if it were this seat's turn, while others move and nothing is being shown. */
  const ahead = computed((): V | null => {
    const now = view.value
    const { seat = null } = needs
    const isOthers = now.turn !== null && now.turn !== seat && now.step === 'push'
    return seat !== null && isOthers && !busy.value ? { ...now, turn: seat } : null
  })
  const pushing = computed(() => step.value === 'push' || ahead.value !== null)
  const preview = computed(() =>
    ahead.value
      ? previewAhead(ahead.value, arrow.value, quarters.value)
      : previewOf(view.value, choices.value, arrow.value, quarters.value),
  )
  const state = computed(() => stateOf(step.value, plan.value, preview.value !== null))
  const sending = computed(() => state.value === 'pushing' || state.value === 'walking')
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

  const happen = (action: TurnAction): void => {
    plan.value = planAfter(plan.peek(), state.peek(), action)
  }

  /** Send one move; return whether it was accepted. */
  async function send(what: 'push' | 'walk', text: string): Promise<boolean> {
    happen({ kind: 'send', what })
    try {
      await needs.move(text)
      return true
    } catch {
      happen({ kind: 'refuse' }) // the provider of `move` reports why
      return false
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
      if (!(await send('push', text))) return
      if (on !== null && !(await send('walk', on))) happen({ kind: 'reset' })
      else if (on !== null || plan.value.sent === 'push') happen({ kind: 'accept' })
    } else if (step.value === 'walk' && to !== null) {
      const text = await walkTo(to)
      if (text !== null && (await send('walk', text))) happen({ kind: 'accept' })
    }
  }

  async function stay(): Promise<void> {
    if (step.value !== 'walk' || pawn.value === null || sending.value) return
    happen({ kind: 'aim', target: pawn.value })
    await commit()
  }

  function choose(name: string | null): void {
    if (!pushing.value || sending.value) return
    if (name !== null && name === view.value.barred) {
      needs.onRefused?.('barred', name)
      happen({ kind: 'choose', arrow: null })
    } else happen({ kind: 'choose', arrow: name })
  }

  /** Turn by one visible quarter: a straight has only two. */
  const turnSpare = (by: number): void => {
    if (pushing.value) happen({ kind: 'turn', by })
  }

  return {
    state,
    step,
    pushing,
    quarters,
    arrow,
    target,
    preview,
    reach,
    way,
    sending,
    choose,
    turnSpare,
    commit,
    stay,
    aimAt: (square) => happen({ kind: 'aim', target: square }),
    propose: (proposed) => happen({ kind: 'propose', plan: proposed }),
    reset: () => happen({ kind: 'reset' }),
    tapArrow(name) {
      if (arrow.value === name && preview.value) {
        if (needs.taps.value === 'ask') turnSpare(1)
        else void commit()
        return
      }
      choose(name)
      if (needs.taps.value === 'one' && preview.value) void commit()
    },
    tapSquare(square) {
      if (!step.value || sending.value || (preview.value && needs.thinkFirst.value)) return
      if (!reach.value?.has(square)) {
        const early = step.value === 'push' && !preview.value
        needs.onRefused?.(early ? 'early' : 'no-way', grid(view.value.side).names[square]!)
        return
      }
      const again = target.value === square
      happen({ kind: 'aim', target: square })
      if (again || needs.taps.value !== 'ask') void commit()
      else needs.onChosen?.(square)
    },
    cancel() {
      if (sending.value) return
      if (target.value !== null || arrow.value !== null) needs.onChosen?.(null)
      if (target.value !== null) happen({ kind: 'aim', target: null })
      else happen({ kind: 'choose', arrow: null })
    },
  }
}
