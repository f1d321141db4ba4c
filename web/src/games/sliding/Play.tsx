/** The play area of a sliding maze: board first, goal, spare, everybody's progress, and one wide button. */
import { useComputed, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { pace, prefs } from '../../device/prefs'
import { say } from '../../i18n'
import type { Marks } from '../../net/protocol'
import { sound } from '../../ui/sound'
import { speak, speakHidden } from '../../ui/speech'
import { toast } from '../../ui/Toast'
import type { PlayProps } from '..'
import { arrowMarkup } from './art'
import { Actions, Steps, Tools } from './Actions'
import { fly } from './flight'
import { arrowNear, arrowPlace, grid, type Square } from './geometry'
import { ghostOf } from './ghost'
import { Goal } from './Goal'
import { arrowLabel, previewLabel, someone, squareLabel, tellTurn, thingName } from './labels'
import { BOARD_PLACES, useLead } from './lead'
import { type Look, markedLine } from './look'
import { pushText, readPush, readWalk, type SlidingView } from './maze'
import { playback } from './playback'
import { soughtBy } from './preview'
import { Progress } from './Progress'
import { flat, type Skin } from './skin'
import { SlidingBoard, squareInWindow, unitsAt } from './SlidingBoard'
import { Spare } from './Spare'
import { moodOf } from './theme'
import { turned } from './tiles'
import { nextTouch } from './touch'
import { type Turn, turnOf, type TurnNeeds } from './turn'
import './look/index.css'

interface Props extends PlayProps {
  skin?: Skin
  walkText?: TurnNeeds['walkText']
  may?: TurnNeeds['may']
  /** More to tell of a square (towers: its height). */
  more?: (view: SlidingView, square: Square) => string[]
  /** What a game shows beside the goal (towers: cards). */
  beside?: (view: SlidingView, turn: Turn) => ComponentChildren
}

const NOTHING: Marks = {}

export function SlidingPlay(props: Props) {
  const { edition, names, seat, skin = flat, walkText, may } = props
  const root = useRef<HTMLDivElement>(null)
  const told = useSignal('')
  const last = useSignal('')
  const hinted = useSignal<Marks>({})
  const pointed = useSignal<Marks>({})
  pointed.value = props.marks ?? NOTHING
  const latest = useRef(props)
  latest.current = props

  const { show, turn, ghost } = useMemo(() => {
    const board = () => root.current?.querySelector('.sliding-board')?.getBoundingClientRect() ?? null
    const pushes = new Map<number, string>()
    const show = playback({
      view: props.view,
      events: props.events,
      pace,
      thought: () => {
        const { arrow, quarters } = turn
        if (arrow.value === null) return null
        return {
          text: pushText(arrow.value, turned(show.shown.value.spare, quarters.value)),
          missing: ghost.missing.value,
        }
      },
      listener: {
        pushed: () => sound('push'),
        walked: () => sound('step'),
        async found({ seat: finder, thing, square, ms }) {
          const [box, side] = [board(), show.shown.value.side]
          sound('found')
          const text = say('sliding-found', {
            ...someone(latest.current.names[finder]),
            thing: thingName(edition, thing),
          })
          told.value = text
          if (finder === latest.current.seat) speak(text)
          const socket = root.current?.querySelector(`[data-seat="${finder}"] ol > li:not(.got)`)
          if (box && root.current && square >= 0)
            await fly(
              root.current,
              thing,
              squareInWindow(box, side, square),
              socket?.getBoundingClientRect() ?? null,
              ms,
            )
        },
        shown(_, event) {
          hinted.value = {}
          const text = event && tellTurn(event, edition, latest.current.names, pushes)
          if (text) told.value = last.value = text
        },
      },
    })
    const turn: Turn = turnOf({
      view: show.shown,
      choices: props.choices,
      busy: show.busy,
      oneTap: prefs.oneTap,
      move: (text) => latest.current.move(text),
      walkText,
      may,
      onRefused(why, where) {
        sound('refused')
        toast(
          why === 'barred' ? say('move-push-goes_back', { arrow: where }) : say('move-walk-no_way', { square: where }),
        )
        const shaken = root.current?.querySelector(`[data-arrow="${where}"]`)
        shaken?.classList.add('shake')
        setTimeout(() => shaken?.classList.remove('shake'), 300)
      },
    })
    const ghost = ghostOf(turn, pace)
    return { show, turn, ghost }
  }, [props.view])

  useEffect(() => () => (show.stop(), ghost.stop()), [show])

  // What a push would open is told when it is thought of.
  useEffect(
    () =>
      turn.preview.subscribe((preview) => {
        // on a device that is handed round nobody hears which goal is sought
        const shared = root.current?.closest('.shy:not(.peeking)')
        if (preview) told.value = previewLabel(preview, edition, shared ? null : latest.current.seat)
      }),
    [turn],
  )
  // Where no words are shown, what is to be done is said.
  useEffect(
    () =>
      turn.step.subscribe((step) => {
        if (step) speakHidden(step === 'push' ? say('sliding-tip_push') : say('sliding-tip_walk'), { after: true })
      }),
    [turn],
  )
  useLead(root, turn.step, BOARD_PLACES)

  const look = useComputed((): Look => {
    const view = show.shown.value
    const line = show.line.value ?? ghost.line.value ?? markedLine(view, pointed.value)
    const wanted = soughtBy(turn.preview.value?.view ?? view, seat)
    const places = (turn.preview.value?.view ?? view).things
    return {
      view,
      tiles: show.tiles.value,
      line,
      walking: show.walking.value,
      reach: show.line.value ? null : turn.reach.value,
      goals: new Set(wanted.map((thing) => places[thing]!)),
      way: turn.way.value,
      marks: { ...pointed.value, ...hinted.value },
    }
  })

  const view = look.value.view
  const step = turn.step.value
  const preview = turn.preview.value
  const labelled = preview?.view ?? view
  const board = grid(view.side)
  const own = seat === null ? undefined : view.seats[seat]

  /** On a shared device a goal is never said aloud. */
  const tellGoal = (text: string, always = true) => {
    if (!root.current?.closest('.shy')) speak(text, { always })
  }
  const sought = own?.cards[0]
  useEffect(() => {
    if (sought) tellGoal(thingName(edition, sought), false)
  }, [sought])

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
    const near = arrowNear(board, x, y)
    turn.choose(near && near.name !== view.lies ? near.name : null)
  }

  /** A hint is thought of like one's own idea: seen on the board, and nothing is done yet. */
  const askHint = async () => {
    const [best] = (await props.hint?.().catch(() => [])) ?? []
    if (!best) return
    const push = best.push ? readPush(view.side, best.push) : null
    const walk = best.walk ? readWalk(view.side, best.walk) : null
    if (push) {
      turn.reset()
      turn.quarters.value = [0, 1, 2, 3].find((by) => turned(view.spare, by) === push.openings) ?? 0
      turn.choose(push.arrow.name)
    }
    turn.target.value = walk
    hinted.value = { push: best.push ?? undefined, squares: walk === null ? [] : [walk] }
  }

  return (
    <div
      ref={root}
      class="sliding-play"
      data-step={show.busy.value ? undefined : view.step === 'over' ? 'over' : (step ?? 'wait')}
      data-theme={moodOf(view)}
      data-point={onward}
      onKeyDown={onKeyDown}
    >
      <div class={`sliding-area${own ? '' : ' watching'}`}>
        <div class="news">
          <Progress view={view} edition={edition} names={names} people={props.table.seats} seat={seat} />
          {last.value && (
            <p class="last-turn">
              <svg viewBox="-36 -30 72 60" aria-hidden="true" dangerouslySetInnerHTML={{ __html: barredArrow(view) }} />
              <span class="caption">{last}</span>
            </p>
          )}
        </div>
        {own && (
          <div class="goal-place">
            <Goal view={view} edition={edition} seat={seat!} onSay={tellGoal} />
            {props.beside?.(view, turn)}
          </div>
        )}
        <div class="board-place">
          <SlidingBoard
            look={look.value}
            skin={skin}
            arrows={{
              chosen: preview?.push.arrow.name ?? null,
              active: step === 'push' && !props.still,
              label: (arrow) => arrowLabel(arrow, arrow.name === view.lies),
              onChoose(arrow, how) {
                if (how === 'tap') turn.tapArrow(arrow.name)
                else if (how === 'keys') turn.choose(arrow.name)
                else if (how === 'enter') preview?.push.arrow === arrow ? void turn.commit() : turn.choose(arrow.name)
                else if (prefs.oneTap.value && how === 'hover' && arrow.name !== view.lies) turn.choose(arrow.name)
                else if (prefs.oneTap.value && how === 'away' && !turn.sending.value) turn.choose(null)
              },
            }}
            squares={{
              label: (square) =>
                squareLabel(labelled, square, {
                  edition,
                  names,
                  reach: turn.reach.value,
                  more: props.more?.(labelled, square),
                }),
              said: (square) => {
                const thing = Object.keys(labelled.things).find((one) => labelled.things[one] === square)
                return thing && thingName(edition, thing)
              },
              open: step ? turn.reach.value : null,
              target: turn.target.value,
              start: own?.pawn ?? 0,
              onSquare: (square) => turn.tapSquare(square),
            }}
          />
        </div>
        {view.step !== 'over' && (
          <div class={props.still ? 'hands tied' : 'hands'}>
            <Spare
              view={view}
              quarters={turn.quarters.value}
              seed={look.value.tiles.at(-1)!}
              skin={skin}
              active={step === 'push' && !props.still}
              away={!!preview || !!show.line.value}
              onTurn={(by) => {
                sound('lay')
                turn.turnSpare(by)
              }}
              onDrag={onDrag}
            />
            <Steps step={view.step} />
            {!props.still && <Actions turn={turn} view={view} names={names} people={props.table.seats} seat={seat} />}
            <Tools undo={props.undo} hint={props.hint && step ? askHint : undefined} />
          </div>
        )}
      </div>
      <p class="sr" role="status" aria-live="polite">
        {told}
      </p>
    </div>
  )
}

/** The arrow that the last push has barred, as it stands on the board. */
function barredArrow(view: SlidingView): string {
  const arrow = grid(view.side).arrow(view.lies)
  return arrow ? `<g class="arrow-still">${arrowMarkup(arrowPlace(arrow, view.side).turn, true)}</g>` : ''
}
