/** The whole play area of towers: the board in 3D or flat, and everything around it. */
import { useComputed, useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { pace } from '../../../device/prefs'
import { say } from '../../../i18n'
import { thingName } from '../../../i18n/words'
import type { Towers } from '../../../net/protocol'
import { useIdleAnimations, type IdleAnimation } from '../../../ui/hooks'
import { toast } from '../../../ui/Toast'
import { HintWords } from '../../sliding/play/Actions'
import { Landmarks } from '../../sliding/play/feedback'
import { hintWords } from '../../sliding/play/hint'
import { BOARD_PLACES, useFocusFlow } from '../../sliding/play/keys'
import { nextTouch } from '../../sliding/play/lesson'
import { arrowLabel, boardLabels, spareLabel } from '../../sliding/speech/labels'
import { useSpokenGoal, useSpokenStep, useSpokenSpare } from '../../sliding/speech/speech'
import type { PlayProps } from '../..'
import { Chart } from '../board/FlatBoard'
import type { Touched } from '../board/model'
import type { Picture } from '../board/picture'
import { TowersBoard, type TowersHandle } from '../board/TowersBoard'
import { Board3D } from '../board3d/Board3D'
import type { TowerScene } from '../board3d/TowerScene'
import { Hand, Pile } from '../cards/Hand'
import { aimName, cardsName, thoughtLabel, towerLabel } from '../speech/labels'
import { Actions } from './Actions'
import { useTurn } from './effects'
import { Goal } from './Goal'
import { Legend } from './Legend'
import { RouteCard } from './RouteCard'
import { Seats } from './Seats'
import { Spare, useSpareDrag } from './Spare'
import { Camera, Tools } from './Tools'
import { turnPicture, type TowersTurn } from './turn'
import { broken, chosenWay, crawls, drawsSwiftly, heightNumbers, isDark, isTooSlow, way, useKeys } from './viewPrefs'
import '../../sliding/styles/index.css'
import '../styles/index.css'

const FIREFLIES = ['left: 12%; top: 70%', 'left: 30%; top: 24%', 'left: 66%; top: 80%', 'left: 84%; top: 34%']

/** The elements a lesson points at. */
const TOUCHED = { go: '.tw-go', turn: '.tw-spare button:last-of-type' }
const PLACES = { ...BOARD_PLACES, discard: '.tw-hand' }
const TIPS = {
  push: ['tower-tip_push'],
  walk: ['sliding-tip_walk'],
  discard: ['tower-ask-discard', 'tower-choose-card'],
}

export function Play(props: PlayProps<Towers>) {
  const { edition, names, seat } = props
  const field = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const [scene, setScene] = useState<TowerScene | null>(null)
  const current = useRef<TowerScene | null>(null)
  current.current = scene
  const focus = useSignal<number | null>(null)
  const isOnSquares = useRef(false)
  const announced = useSignal('')

  const board = useRef<TowersHandle>(null)
  const landmarks = useMemo(() => new Landmarks(), [])
  const { turn, news } = useTurn(props, { root, board, scene: current, landmarks }, announced)
  const marks = useSignal(props.marks)
  marks.value = props.marks
  // on a shared device, nothing on the board reveals the goal
  const sharedDevice = !!props.sharedDevice
  const picture = useComputed(() => turnPicture(turn, marks.value))
  useKeys(root, turn, scene)
  useFocusFlow(root, turn.step, PLACES)
  useIdleAnimations(root, turn.busy, TOWERS_IDLE)
  useSpokenStep(turn.step, (step) => TIPS[step].map((tip) => say(tip)).join('. '))
  const aim = turn.aim.value
  const sayGoal = useSpokenGoal(sharedDevice, aim && aimName(aim, edition))
  useSpokenSpare(turn, () => (announced.value = spareLabel(turn.board.value, turn.quarters.value, edition)))
  // screen readers hear what a push would open
  const thought = turn.preview.value?.text
  useEffect(() => {
    if (thought) announced.value = thoughtLabel(edition, turn, sharedDevice ? null : seat)
  }, [thought])

  useEffect(() => {
    if (isTooSlow.value) toast(say('tower-view-slow'))
  }, [isTooSlow.value])

  // the places that the player stepped through are outdated once the reach changes
  useEffect(() => {
    if (!isOnSquares.current) focus.value = null
  }, [turn.reach.value])

  const { view, target } = picture.value
  const steps = turn.steps.value
  const own = seat === null ? undefined : view.seats[seat]
  const flat = way.value === 'flat' || !!props.hand
  const onTouch = (what: Touched) => {
    if (!what) return
    if ('square' in what) turn.tapSquare(what.square)
    else if ('arrow' in what) turn.tapArrow(what.arrow)
    else turn.turnSpare(1)
  }
  const drag = useSpareDrag(turn, (x, y) => {
    if (!flat) return current.current?.arrowAt(x, y) ?? null
    return board.current?.arrowAt(x, y)?.name ?? null
  })
  const table = props.view.value
  const onward = props.marks?.move ? nextTouch(props.marks.move, table, turn, TOUCHED) : undefined

  return (
    <div
      ref={root}
      class={flat ? 'tw flat' : 'tw deep'}
      data-theme="dusk"
      data-point={onward}
      data-step={turn.busy.value ? undefined : view.step === 'over' ? 'over' : (turn.step.value ?? 'wait')}
    >
      {flat ? (
        <Chart />
      ) : (
        <Board3D
          picture={picture.value}
          focus={focus.value}
          numbers={heightNumbers.value}
          dark={isDark.value}
          sharedDevice={sharedDevice}
          reducedMotion={pace.value === 0}
          pace={pace.value}
          field={field}
          swift={drawsSwiftly()}
          tooSlow={chosenWay.value === null ? () => (crawls.value = true) : undefined}
          onTouch={onTouch}
          onPlaces={(places) => board.current?.layOver(places)}
          onReady={setScene}
          onFail={() => (broken.value = true)}
        />
      )}
      {!flat &&
        FIREFLIES.map((at) => (
          <i key={at} class="tw-firefly absolute circle no-pointer" style={at} aria-hidden="true" />
        ))}
      <div class="tw-grid stack cover no-pointer">
        <div class="tw-left in-column min-h-0 gap-10">
          <Seats
            view={view}
            edition={edition}
            names={names}
            people={props.table.seats}
            seat={seat}
            landmarks={landmarks}
            onAgain={props.stage && view.turns ? (who) => void turn.again(who) : undefined}
          />
          {flat && <Legend />}
          {steps.length > 0 && <RouteCard view={view} steps={steps} target={target} />}
          <Pile pile={view.pile} discard={view.discard} landmarks={landmarks} />
        </div>
        <div ref={field} class="tw-field centre min-w-0 min-h-0">
          <PlayBoard
            key={way.value}
            {...{ edition, names, seat, turn, flat, sharedDevice }}
            picture={picture.value}
            start={own?.pawn ?? 0}
            handle={board}
            onFocus={(square) => {
              isOnSquares.current = square !== null
              focus.value = square
            }}
          />
        </div>
        <div class="tw-right in-column min-h-0 gap-10">
          <Tools turn={turn} undo={props.undo} hint={!!props.hint} />
          <Goal aim={aim} own={own} edition={edition} onSay={sayGoal} />
          <Spare
            turn={turn}
            view={picture.value.ghost ? table : view}
            edition={edition}
            watched={seat === null}
            onPointerDown={drag}
          />
          {own?.hand && (
            <Hand {...{ turn, edition, landmarks }} hand={own.hand} jokers={view.options.jokers[seat!] ?? false} />
          )}
          {!props.still && seat !== null && <Actions {...{ turn, edition, own, news }} people={props.table.seats} />}
        </div>
        {!flat && (
          <Camera
            {...{ scene, turn, focus }}
            own={own?.pawn}
            announce={(square) => (announced.value = towerLabel(edition, names, seat, turn, square))}
          />
        )}
        {turn.hint.value && (
          <HintWords live class="tw-hint-words" {...hintWords(turn.hint.value, view, { edition, names, cardsName })} />
        )}
      </div>
      <p class="sr" role="status">
        {announced.value}
      </p>
    </div>
  )
}

interface PlayBoardProps extends Pick<PlayProps<Towers>, 'edition' | 'names' | 'seat'> {
  turn: TowersTurn
  picture: Picture
  sharedDevice: boolean
  /** Where the keyboard focus starts. */
  start: number
  flat: boolean
  handle: RefObject<TowersHandle>
  onFocus(square: number | null): void
}

/** The board in play: maps touches and keys to the planned turn. */
function PlayBoard({
  edition,
  names,
  seat,
  turn,
  picture,
  sharedDevice,
  start,
  flat,
  handle,
  onFocus,
}: PlayBoardProps) {
  const { view, target } = picture
  return (
    <TowersBoard
      picture={picture}
      input={{
        pushing: turn.step.value === 'push',
        chosen: turn.arrow.value,
        open: turn.reach.value,
        target,
        start,
      }}
      labels={{
        ...boardLabels(),
        arrow: (arrow) => arrowLabel(arrow, arrow.name === turn.barred.value),
        square: (square) => towerLabel(edition, names, seat, turn, square),
        said: (square) => {
          const thing = Object.keys(view.things).find((one) => view.things[one] === square)
          return thing && thingName(edition, thing)
        },
      }}
      flat={flat}
      sharedDevice={sharedDevice}
      reducedMotion={pace.value === 0}
      pace={pace.value}
      handle={handle}
      onArrow={({ name }, how) => {
        if (how === 'tap') turn.tapArrow(name)
        else if (how === 'enter') turn.arrow.value === name ? void turn.commit() : turn.choose(name)
      }}
      onSquare={turn.tapSquare}
      onFocus={onFocus}
    />
  )
}

/** The rune stone breathes, a figure stretches. In 3D, where frames are expensive, fireflies pass in front. */
const TOWERS_IDLE: IdleAnimation[] = [
  ['.tw-rune-light', [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], 2600],
  ['.tw-pawn > *', [{ transform: 'none' }, { transform: 'translateY(-5px)' }, { transform: 'none' }], 420],
  [
    '.tw-firefly',
    [
      { opacity: 0, transform: 'none' },
      { opacity: 0.9, transform: 'translate(26px, -30px)' },
      { opacity: 0.2, transform: 'translate(48px, -18px)' },
      { opacity: 0.8, transform: 'translate(74px, -40px)' },
      { opacity: 0, transform: 'translate(96px, -34px)' },
    ],
    3600,
  ],
]
