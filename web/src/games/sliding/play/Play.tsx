/** The play area of a sliding maze: board first, goal, spare, every seat's progress, and one wide button. */
import { useComputed, useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { pace, prefs } from '../../../device/prefs'
import { say } from '../../../i18n'
import { thingName } from '../../../i18n/words'
import type { Marks } from '../../../net/protocol'
import { type IdleAnimation, useIdleAnimations } from '../../../ui/hooks'
import { sound } from '../../../ui/sound'
import type { PlayProps } from '../..'
import { flat } from '../board/art'
import { SPARE } from '../board/geometry'
import type { Sliding } from '../board/maze'
import { type BoardDrawing, markedLine } from '../board/picture'
import { finishOf, finishSquares, goalsOf } from '../board/preview'
import { type BoardHandle, SlidingBoard } from '../board/SlidingBoard'
import { themeOf } from '../board/Thing'
import { goalName, arrowLabel, boardLabels, squareLabel } from '../speech/labels'
import { useSpokenGoal, useSpokenStep } from '../speech/speech'
import { Actions, HintWords, Tools } from './Actions'
import { Goal } from './Goal'
import { hintMarks, hintWords, isWhole } from './hint'
import { BOARD_PLACES, useFocusFlow } from './keys'
import { nextTouch } from './lesson'
import { Progress } from './Progress'
import { Spare } from './Spare'
import { useSlidingTable } from './table'
import type { Turn } from './turn'
import '../styles/index.css'

const BLINK = [{ transform: 'none' }, { transform: 'scaleY(0.1)' }, { transform: 'none' }]
const SWAY = [
  { transform: 'none' },
  { transform: 'translateX(1.5px)' },
  { transform: 'translateX(-1.5px)' },
  { transform: 'none' },
]

/** Idle animations of flat tiles. */
const TILES_IDLE: IdleAnimation[] = [
  ['.board-pawn .eyes', BLINK, 200],
  ['.ripple', SWAY, 900],
]

const NOTHING: Marks = {}

/** A goal as it is read aloud. */
const inWords = (goal: string, barredFor?: string): string =>
  barredFor ? `${say('sliding-goal_barred', { name: barredFor })}: ${goal}` : goal

export function SlidingPlay(props: PlayProps<Sliding>) {
  const { edition, names, seat } = props
  // in a puzzle of blocking another player, the mover looks at that player's goal
  const blocks = props.table.puzzle?.kind === 'block'
  const aims = blocks && seat !== null ? 1 - seat : seat
  const root = useRef<HTMLDivElement>(null)
  const pointed = useSignal<Marks>({})
  pointed.value = props.marks ?? NOTHING
  const board = useRef<BoardHandle>(null)
  const { film, turn, ghost, landmarks, announced, news, hint, askHint } = useSlidingTable(props, root, board)
  useSpokenStep(turn.step, (step) => (step === 'push' ? say('sliding-tip_push') : say('sliding-tip_walk')))
  useFocusFlow(root, turn.step, BOARD_PLACES)
  useIdleAnimations(root, film.busy, TILES_IDLE)

  const look = useComputed((): BoardDrawing => {
    const view = film.shown.value
    const line = film.line.value ?? ghost.line.value ?? markedLine(view, pointed.value)
    const thought = turn.preview.value?.view ?? view
    const finish = finishSquares(thought, aims)
    return {
      view,
      tiles: film.tiles.value,
      line,
      walking: film.walking.value,
      // a preview is shown without the trace of the last turn
      trace: turn.preview.value || turn.target.value !== null ? null : film.trace.value,
      reach: film.line.value || ghost.entering.value ? null : turn.reach.value,
      goals: new Set([...goalsOf(thought, aims).map((thing) => thought.things[thing]!), ...finish]),
      leaves: finish.length && finishOf(thought, aims!) === 'exit' ? thought.seats[aims!]!.colour : undefined,
      way: turn.way.value,
      marks: { ...pointed.value, ...(hint.value && hintMarks(hint.value, view.side)) },
    }
  })

  const view = look.value.view
  const step = turn.step.value
  const preview = turn.preview.value
  const own = seat === null ? undefined : view.seats[seat]
  const barredFor = blocks && aims !== null ? names[aims] : undefined
  const goal = goalName(view, edition, aims)
  useEffect(() => {
    if (goal && pace.peek()) board.current?.pulse()
  }, [goal])
  const sayGoal = useSpokenGoal(!!props.sharedDevice, goal && inWords(goal, barredFor))

  const onward = props.marks?.move ? nextTouch(props.marks.move, view, turn) : undefined

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.toLowerCase() === 'r') turn.turnSpare(event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape') turn.cancel()
    else return
    event.preventDefault()
  }

  const onDrag = (point: { x: number; y: number } | null) => {
    if (!point || !board.current) return
    const near = board.current.arrowAt(point.x, point.y)
    turn.choose(near && near.name !== view.barred ? near.name : null)
  }

  return (
    <div
      ref={root}
      class="sliding-play w-full h-full relative"
      data-step={film.busy.value ? undefined : view.step === 'over' ? 'over' : (step ?? 'wait')}
      data-theme={themeOf(view)}
      data-point={onward}
      onKeyDown={onKeyDown}
    >
      <div class={`sliding-area stack justify-center h-full${own ? '' : ' watching'}`}>
        <div class="news in-column relative gap-10">
          <Progress
            view={view}
            edition={edition}
            names={names}
            people={props.table.seats}
            seat={seat}
            lines={news.lines.value}
            landmarks={landmarks}
            onAgain={props.stage && view.turns ? (who) => void film.again(who) : undefined}
          />
          {hint.value && (
            <HintWords
              class="hint-words round-16 min-h-0 semibold hyphens"
              {...hintWords(hint.value, view, { edition, names })}
            />
          )}
        </div>
        {own && (
          <div class="goal-place stack justify-items-center gap-10">
            <Goal
              view={view}
              edition={edition}
              seat={aims!}
              barredFor={barredFor}
              onSay={(goal) => sayGoal(inWords(goal, barredFor))}
            />
          </div>
        )}
        <div class="board-place">
          <PlayBoard {...props} look={look.value} turn={turn} handle={board} />
        </div>
        {view.step !== 'over' && (
          <div class={props.still ? 'hands tied stack relative gap-12' : 'hands stack relative gap-12'}>
            <Spare
              view={view}
              edition={edition}
              quarters={turn.quarters.value}
              seed={look.value.tiles.at(-1)!}
              skin={flat}
              goal={look.value.goals.has(SPARE) && (!props.sharedDevice || !!props.peeking)}
              active={turn.pushing.value && !props.still}
              away={!!preview || !!film.line.value}
              onTurn={(by) => {
                sound('lay')
                turn.turnSpare(by)
              }}
              onDrag={onDrag}
            />
            {!props.still && (
              <Actions
                {...{ turn, view, names, seat }}
                people={props.table.seats}
                news={news}
                skip={film.others.value ? film.skip : undefined}
                again={props.stage?.again?.value}
                hand={props.hand}
              />
            )}
            <Tools
              undo={props.undo}
              hint={props.hint && step ? askHint : undefined}
              speed={step === null && props.table.seats.some(({ kind }) => kind === 'bot')}
              more={!!hint.value && !isWhole(hint.value)}
            />
          </div>
        )}
      </div>
      <p class="sr" role="status" aria-live="polite">
        {announced}
      </p>
    </div>
  )
}

/** The board in play: maps touches, keys and mouse movements to the planned turn. */
interface PlayBoardProps extends Pick<
  PlayProps<Sliding>,
  'edition' | 'names' | 'seat' | 'still' | 'sharedDevice' | 'peeking'
> {
  look: BoardDrawing
  turn: Turn
  handle: RefObject<BoardHandle>
}

function PlayBoard({ edition, names, seat, still, sharedDevice, peeking, look, turn, handle }: PlayBoardProps) {
  const { view } = look
  const step = turn.step.value
  const preview = turn.preview.value
  const labelled = preview?.view ?? view
  return (
    <SlidingBoard
      look={look}
      input={{
        pushing: turn.pushing.value && !still,
        chosen: preview?.push.arrow.name ?? null,
        open: step ? turn.reach.value : null,
        target: turn.target.value,
        start: (seat === null ? undefined : view.seats[seat])?.pawn ?? 0,
      }}
      labels={{
        ...boardLabels(),
        arrow: (arrow) => arrowLabel(arrow, arrow.name === view.barred),
        square: (square) => squareLabel(labelled, square, { edition, names, seat, reach: turn.reach.value }),
        said: (square) => {
          const thing = Object.keys(labelled.things).find((one) => labelled.things[one] === square)
          return thing && thingName(edition, thing)
        },
      }}
      sharedDevice={!!sharedDevice && !peeking}
      reducedMotion={pace.value === 0}
      pace={pace.value}
      coordinates={prefs.coordinates.value}
      handle={handle}
      onArrow={(arrow, how) => {
        if (how === 'tap') turn.tapArrow(arrow.name)
        else if (how === 'enter') preview?.push.arrow === arrow ? void turn.commit() : turn.choose(arrow.name)
        else if (prefs.taps.value === 'one' && how === 'hover' && arrow.name !== view.barred) turn.choose(arrow.name)
        else if (prefs.taps.value === 'one' && how === 'away' && !turn.sending.value) turn.choose(null)
      }}
      onSquare={(square) => turn.tapSquare(square)}
    />
  )
}
