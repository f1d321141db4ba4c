/** A player's turn in towers: the turn of all sliding mazes, and the cards that pay for it. */
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { pauseFactor, pace, prefs } from '../../../device/prefs'
import type { Marks, Towers } from '../../../net/protocol'
import type { PlayProps } from '../..'
import { grid } from '../../sliding/board/geometry'
import { hintMarks, type Hinted, isWhole, onward } from '../../sliding/play/hint'
import type { Trace } from '../../sliding/board/picture'
import { pushText, readPush, readWalk, afterPush, quartersTo, rotate } from '../../sliding/board/maze'
import { nextFrame, STILL } from '../../sliding/board/motion'
import { type Listener, Playback } from '../../sliding/play/playback'
import { tapsAt, turnOf, type Turn, type TurnNeeds } from '../../sliding/play/turn'
import { readSteps, squaresOf, stepsAlong, wayOf, type Card, type Step } from '../board/route'
import { walkMs } from '../board/motion'
import { aimOf, numbersAfterPush, pawnsOf, towersOf, type Aim, type Numbers } from '../board/model'
import { onBoard, type Picture, pointing, stillPicture } from '../board/picture'
import type { TowersView, TowersWalks } from '../../../net/views'

export interface Offer {
  pay: string
  /** Whether it turns the rune card on the way (T6). */
  rune: boolean
}

export interface Walking {
  seat: number
  steps: Step[]
  /** The factor of all durations. */
  pace: number
}

export interface TowersTurn extends Omit<Turn<TowersView>, 'step'> {
  /** What the seat may do now; null: nothing. */
  step: ReadonlySignal<'push' | 'walk' | 'discard' | null>
  busy: ReadonlySignal<boolean>
  /** A preview does not show where the push leads: a puzzle has to be thought out. */
  thinkFirst: ReadonlySignal<boolean>
  /** The table on the screen: current, sliding, or as the previewed push would leave it. */
  board: ReadonlySignal<TowersView>
  numbers: ReadonlySignal<Numbers>
  /** Whether the board is only a preview. */
  ghost: ReadonlySignal<boolean>
  barred: ReadonlySignal<string | null>
  /** The spare's rotation in the hand. */
  spare: ReadonlySignal<number>
  walking: ReadonlySignal<Walking | null>
  /** The trace of the last turn, and the steps of its walk. */
  trace: ReadonlySignal<Trace | null>
  trail: ReadonlySignal<Step[]>
  /** Show a seat's last turn again. */
  again(seat: number): Promise<void>
  /** Whether another seat's move is being shown; `skip` ends it. */
  others: ReadonlySignal<boolean>
  skip(): void
  offers: ReadonlySignal<Offer[]>
  offer: Signal<number>
  chosen: ReadonlySignal<Offer | null>
  steps: ReadonlySignal<Step[]>
  /** The lowest cost of a square in reach; null: out of reach. */
  price(square: number): string | null
  aim: ReadonlySignal<Aim>
  card: Signal<Card | null>
  discard(): Promise<void>
  hint: Signal<Hinted | null>
  askHint(): Promise<void>
  stop(): void
}

/** A previewed push is drawn completely. */
const IN_PLACE = { glide: STILL, there: Promise.resolve() }

/** Sounds and announcements of towers, in addition to those of all sliding mazes. */
export interface TowersListener extends Listener<TowersView> {
  onPay?(seat: number, cards: Card[], rate: number): void
  /** A square was chosen to walk to; null: a choice was taken back. */
  onChoose?(square: number | null): void
}

interface PlaybackNeeds {
  slideInPreview: (text: string) => typeof IN_PLACE | null
  /** Another view is shown: drop what was planned. */
  renew: () => void
}

/** What shows the events of a table, with the way of each walk and the cards that pay for it. */
function playbackOf(
  props: PlayProps<Towers>,
  walking: Signal<Walking | null>,
  listener: TowersListener | undefined,
  { slideInPreview, renew }: PlaybackNeeds,
): Playback<TowersView> {
  return new Playback({
    view: props.view,
    events: props.events,
    pace,
    ...(props.stage && { stage: props.stage, pauseFactor, isClockRunning: () => props.deadline.peek() !== null }),
    story: props.story,
    slideInPreview,
    way(view, seat, text) {
      const steps = readSteps(view, seat, text)
      return steps?.length ? squaresOf(steps[0]!.from, steps) : null
    },
    walkMs(view, seat, text, rate) {
      const steps = readSteps(view, seat, text)
      if (!steps?.length) return null
      walking.value = { seat, steps, pace: rate }
      const cards = steps.flatMap(({ card }) => card ?? [])
      if (cards.length) listener?.onPay?.(seat, cards, rate)
      return walkMs(steps, rate)
    },
    listener: {
      ...listener,
      onWalk(seat, to) {
        walking.value = null
        listener?.onWalk?.(seat, to)
      },
      onShow(view, event) {
        batch(() => {
          walking.value = null
          renew()
        })
        listener?.onShow?.(view, event)
      },
    },
  })
}

export function towersTurn(
  props: PlayProps<Towers>,
  onRefused: TurnNeeds['onRefused'],
  listener?: TowersListener,
): TowersTurn {
  const offer = signal(0)
  const card = signal<Card | null>(null)
  const hint = signal<Hinted | null>(null)
  let asking = false
  const walking = signal<Walking | null>(null)
  const { choices } = props
  const thinkFirst = computed(() => prefs.thinkFirst.value || !!props.table.puzzle)
  const taps = computed(() => tapsAt(!!props.undo, thinkFirst.value))

  const film: Playback<TowersView> = playbackOf(props, walking, listener, {
    slideInPreview: (text) => {
      const arrow = turn.arrow.value
      const mine = arrow !== null && text === pushText(arrow, rotate(film.shown.value.spare, turn.quarters.value))
      return mine ? IN_PLACE : null
    },
    renew: () => {
      turn.reset()
      offer.value = 0
      card.value = hint.value = null
    },
  })

  const turn: Turn<TowersView> = turnOf({
    view: film.shown,
    choices,
    busy: film.busy,
    taps,
    thinkFirst,
    async move(text) {
      if (turn.preview.value?.text === text) await nextFrame() // draw first where it leads
      return props.move(text)
    },
    walkText: (view, square) => {
      const chosen = offersFor(square)[square === turn.target.value ? offer.value : 0]
      return chosen ? grid(view.side).names[square]! + (chosen.pay ? `+${chosen.pay}` : '') : null
    },
    onRefused,
    onChosen: (square) => listener?.onChoose?.(square),
  })

  const walks = computed<TowersWalks | null>(() => {
    const now = film.busy.value ? null : choices.value
    if (now?.step === 'walk') return now
    return now?.step === 'push' && turn.preview.value ? (now.pushes[turn.preview.value.text] ?? null) : null
  })

  function offersFor(square: number): Offer[] {
    if (!walks.value || !turn.reach.value?.has(square)) return []
    const name = grid(film.shown.value.side).names[square]!
    const over = walks.value.rune?.[name] ?? []
    return (walks.value.pay[name] ?? ['']).map((pay) => ({ pay, rune: over.includes(pay) }))
  }

  const step = computed(() => (film.busy.value || props.still ? null : (choices.value?.step ?? null)))
  /** A sliding line, unless it is previewed already; a preview that was not played goes back. */
  const moving = computed(() => {
    const [push, thought] = [film.line.value?.push, turn.preview.value?.push]
    return push && (push.arrow !== thought?.arrow || push.openings !== thought.openings) ? push : null
  })
  const board = computed<TowersView>(() => {
    const shown = film.shown.value
    if (moving.value) return afterPush(shown, moving.value)
    return turn.preview.value?.view ?? shown
  })
  const numbers = computed<Numbers>(() => {
    const arrow = (moving.value ?? turn.preview.value?.push)?.arrow
    return arrow ? numbersAfterPush(film.tiles.value, arrow) : film.tiles.value
  })
  const offers = computed(() => (turn.target.value === null ? [] : offersFor(turn.target.value)))
  const chosen = computed(() => offers.value[offer.value] ?? null)
  const steps = computed<Step[]>(() => {
    if (!chosen.value || props.seat === null || turn.target.value === null) return []
    return wayOf(board.value, props.seat, turn.target.value, chosen.value.pay, chosen.value.rune) ?? []
  })

  return {
    ...turn,
    step,
    busy: film.busy,
    thinkFirst,
    board,
    numbers,
    ghost: computed(() => turn.preview.value !== null && !moving.value),
    barred: computed(() => film.shown.value.barred),
    spare: computed(() => rotate(board.value.spare, turn.preview.value ? 0 : turn.quarters.value)),
    walking,
    trace: film.trace,
    trail: computed(() => stepsAlong(film.shown.value, film.trace.value?.way ?? [])),
    again: film.again,
    others: film.others,
    skip: film.skip,
    offers,
    offer,
    chosen,
    steps,
    price: (square) => offersFor(square)[0]?.pay ?? null,
    aim: computed(() => aimOf(board.value, props.seat)),
    card,
    async discard() {
      if (step.value !== 'discard' || !card.value || turn.sending.value) return
      await props.move(`x:${card.value}`).catch(() => (card.value = null))
    },
    hint,
    async askHint() {
      if (!props.hint || !step.value || asking) return
      asking = true
      const view = film.shown.value
      const next = await onward(hint.value, props.hint).catch(() => null)
      asking = false
      if (!next || film.shown.value !== view) return
      const push = next.turn.push ? readPush(view.side, next.turn.push) : null
      batch(() => {
        if (isWhole(next))
          turn.propose({
            arrow: push?.arrow.name ?? null,
            quarters: push ? quartersTo(view.spare, push.openings) : 0,
            target: readWalk(view.side, next.turn.walk),
          })
        else turn.reset()
        hint.value = next
      })
    },
    tapSquare(square) {
      // what costs a card, or can be paid in several ways, is shown before a touch sends anything
      const [first, ...others] = offersFor(square)
      const isPaid = !!others.length || (!!first?.pay && taps.value === 'two')
      const ask = taps.value !== 'ask' && square !== turn.target.value && isPaid
      offer.value = square === turn.target.value ? offer.value : 0
      if (ask) turn.aimAt(square)
      else turn.tapSquare(square)
    },
    stop: film.stop,
  }
}

/** The turn as a picture. */
export function turnPicture(turn: TowersTurn, marks?: Marks): Picture {
  if (marks?.push && !turn.ghost.value && !turn.busy.value)
    return stillPicture(turn.board.value, marks, turn.numbers.value)
  const view = turn.board.value
  const reach = [...(turn.reach.value ?? [])]
  const price = new Map(reach.map((square) => [square, turn.price(square)]))
  const step = turn.step.value
  const hint = pointing(view, turn.hint.value ? hintMarks(turn.hint.value, view.side) : {})
  const given = pointing(view, marks)
  const walking = turn.walking.value
  const steps = walking?.steps ?? turn.steps.value
  const thinks = turn.ghost.value || turn.target.value !== null
  return {
    view,
    towers: towersOf(view, turn.numbers.value, turn.ghost.value, turn.spare.value),
    pawns: pawnsOf(view),
    ghost: turn.ghost.value,
    entered: turn.preview.value?.push.arrow.enter ?? null,
    pushing: step === 'push',
    barred: turn.barred.value,
    aimed: turn.arrow.value,
    pointed: [...given.pointed, ...hint.pointed],
    hinted: [...given.hinted, ...hint.hinted],
    free: reach.filter((square) => price.get(square) === ''),
    paid: reach.filter((square) => price.get(square)),
    goal: onBoard(turn.aim.value?.square),
    target: turn.target.value,
    steps,
    walking: walking && {
      seat: walking.seat,
      steps: walking.steps,
      squares: squaresOf(walking.steps[0]!.from, walking.steps),
      ms: walkMs(walking.steps, walking.pace),
      pace: walking.pace,
    },
    trace: thinks ? null : turn.trace.value,
    trail: thinks ? [] : turn.trail.value,
  }
}
