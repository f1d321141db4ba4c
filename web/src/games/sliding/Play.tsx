/** The play area of a sliding maze: board first, goal, spare, every seat's progress, and one wide button. */
import { useComputed, useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { say } from '../../i18n'
import type { Marks } from '../../net/protocol'
import { sound } from '../../ui/sound'
import type { PlayProps } from '..'
import { Actions, HintWords, Steps, Tools } from './Actions'
import { TILES_IDLE, useIdleAnimations } from './alive'
import { arrowNear, grid } from './geometry'
import { Goal } from './Goal'
import { hintMarks, hintWords, isWhole } from './hint'
import { goalName } from './labels'
import { LastTurn } from './LastTurn'
import { BOARD_PLACES, useFocusFlow } from './lead'
import { type BoardDrawing, markedLine } from './look'
import type { Sliding } from './maze'
import { PlayBoard } from './PlayBoard'
import { finishOf, finishSquares, goalsOf } from './preview'
import { Progress } from './Progress'
import { flat } from './skin'
import { unitsAt } from './SlidingBoard'
import { Spare } from './Spare'
import { useSpokenGoal, useSpokenStep } from './spoken'
import { useSlidingTable } from './table'
import { themeOf } from './theme'
import { nextTouch } from './touch'
import './look/index.css'

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
  const { film, turn, ghost, news, last, hint, askHint } = useSlidingTable(props, root)
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
  const sayGoal = useSpokenGoal(root, goal && inWords(goal, barredFor))

  const onward = props.marks?.move ? nextTouch(props.marks.move, view, turn) : undefined

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.toLowerCase() === 'r') turn.turnSpare(event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape') turn.cancel()
    else return
    event.preventDefault()
  }

  const onDrag = (point: { x: number; y: number } | null) => {
    const box = root.current?.querySelector('.sliding-board')?.getBoundingClientRect()
    if (!point || !box) return
    const { x, y } = unitsAt(box, view.side, point.x, point.y)
    const near = arrowNear(grid(view.side), x, y)
    turn.choose(near && near.name !== view.lies ? near.name : null)
  }

  return (
    <div
      ref={root}
      class="sliding-play"
      data-step={film.busy.value ? undefined : view.step === 'over' ? 'over' : (step ?? 'wait')}
      data-theme={themeOf(view)}
      data-point={onward}
      onKeyDown={onKeyDown}
    >
      <div class={`sliding-area${own ? '' : ' watching'}`}>
        <div class="news">
          <Progress
            view={view}
            edition={edition}
            names={names}
            people={props.table.seats}
            seat={seat}
            onAgain={props.stage && view.turns ? (who) => void film.again(who) : undefined}
          />
          {hint.value && <HintWords class="hint-words" {...hintWords(hint.value, view, { edition, names })} />}
          {last.value && <LastTurn view={view} text={last.value} under={!!preview} />}
        </div>
        {own && (
          <div class="goal-place">
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
          <PlayBoard {...props} look={look.value} turn={turn} />
        </div>
        {view.step !== 'over' && (
          <div class={props.still ? 'hands tied' : 'hands'}>
            <Spare
              view={view}
              edition={edition}
              quarters={turn.quarters.value}
              seed={look.value.tiles.at(-1)!}
              skin={flat}
              active={step === 'push' && !props.still}
              away={!!preview || !!film.line.value}
              onTurn={(by) => {
                sound('lay')
                turn.turnSpare(by)
              }}
              onDrag={onDrag}
            />
            <Steps step={view.step} />
            {!props.still && (
              <Actions
                {...{ turn, view, names, seat }}
                people={props.table.seats}
                skip={film.others.value ? film.skip : undefined}
                again={props.stage?.again?.value}
              />
            )}
            <Tools
              undo={props.undo}
              hint={props.hint && step ? askHint : undefined}
              more={!!hint.value && !isWhole(hint.value)}
            />
          </div>
        )}
      </div>
      <p class="sr" role="status" aria-live="polite">
        {news}
      </p>
    </div>
  )
}
