/** The module of boards: `board()` shows a position and reports touches, `replay()` shows a finished game. */
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type FunctionComponent, render } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { BoardPicture } from '../games/go/board/BoardPicture'
import { pictures } from '../games/go/board/check'
import { editionOf } from '../games/go/board/edition'
import { GoBoard } from '../games/go/board/GoBoard'
import { Defs } from '../games/go/board/pieces'
import { squareName } from '../games/go/board/placement'
import type { Laid } from '../games/go/board/view'
import { grid, type Square } from '../games/sliding/board/geometry'
import { afterPush, type SlidingView } from '../games/sliding/board/maze'
import { plainDrawing } from '../games/sliding/board/picture'
import { finishSquares, goalsOf } from '../games/sliding/board/preview'
import { type BoardHandle, type BoardInput, type BoardLabels, SlidingBoard } from '../games/sliding/board/SlidingBoard'
import { themeOf } from '../games/sliding/board/Thing'
import { Playback } from '../games/sliding/play/playback'
import { numbersAfterPush } from '../games/towers/board/model'
import { walkMs } from '../games/towers/board/motion'
import { type PictureWalk, stillPicture } from '../games/towers/board/picture'
import { readSteps, squaresOf } from '../games/towers/board/route'
import { TowersBoard, type TowersHandle } from '../games/towers/board/TowersBoard'
import { Board3D, canDraw3D } from '../games/towers/board3d/Board3D'
import { ReplayPlayer } from '../learn/replay/player'
import type { GameEvent } from '../net/protocol'
import type { GoView, TowersView } from '../net/views'
import type { BoardOptions, ShowBoard, ShowReplay, View } from './types'
import '../ui/tokens.css'
import '../ui/drawn/palette.css'
import '../ui/pawn.css'
import '../games/sliding/styles/board.css'
import '../games/towers/styles/board.css'
import '../games/towers/styles/chart.css'
import '../games/go/styles/table.css'
import '../games/go/styles/motion.css'
import './embed.css'

export { flat as flatSkin } from '../games/sliding/board/art'
export type * from './types'

export interface BoardProps<V extends View = View> {
  options: BoardOptions
  /** The current view; it follows the moves. */
  view: ReadonlySignal<V>
  /** The last move, if it is to be shown. */
  events: ReadonlySignal<GameEvent<V> | null>
}

/** Whether nothing moves, and the factor for the length of what does. */
function motionOf({ reducedMotion, pace = 1 }: BoardOptions): { reducedMotion: boolean; pace: number } {
  return { reducedMotion: reducedMotion ?? matchMedia('(prefers-reduced-motion: reduce)').matches, pace }
}

function usePace(options: BoardOptions): Signal<number> {
  const rate = useMemo(() => signal(1), [])
  const { reducedMotion, pace } = motionOf(options)
  rate.value = reducedMotion ? 0 : pace
  return rate
}

/** Touches, words and callbacks of a sliding maze, with squares and arrows by name. */
function slidingProps(side: number, { touch, labels = {}, onArrow, onSquare, ...look }: BoardOptions) {
  const squares = grid(side)
  const squareOf = (name: string | null | undefined): Square | null => (name ? squares.square(name) : null) ?? null
  const input: BoardInput | undefined = touch && {
    pushing: touch.arrows ?? false,
    chosen: touch.chosen ?? null,
    open: new Set(touch.squares?.map((name) => squareOf(name) ?? 0) ?? squares.names.keys()),
    target: squareOf(touch.target),
    start: squareOf(touch.start) ?? 0,
  }
  const words: BoardLabels = {
    ...(labels.board !== undefined && { board: labels.board }),
    ...(labels.arrows !== undefined && { arrows: labels.arrows }),
    arrow: ({ name }) => labels.arrow?.(name) ?? name,
    square: (square) => labels.square?.(squares.names[square]!) ?? squares.names[square]!,
  }
  return {
    ...(input ? { input } : { title: labels.title ?? 'board' }),
    labels: words,
    sharedDevice: look.sharedDevice ?? false,
    ...motionOf(look),
    onArrow: (arrow: { name: string }, how: 'tap' | 'enter' | 'hover' | 'away') => onArrow?.(arrow.name, how),
    onSquare: (square: Square) => onSquare?.(squares.names[square]!),
  }
}

function Sliding({ options, view, events }: BoardProps<SlidingView & View>) {
  const handle = useRef<BoardHandle>(null)
  const pace = usePace(options)
  const film = useMemo(
    () =>
      new Playback<SlidingView>({
        ...{ view, events, pace },
        slideInPreview: () => null,
        listener: { waitForArrival: async () => handle.current?.settle() },
      }),
    [view],
  )
  useEffect(() => film.stop, [film])
  const shown = film.shown.value
  const plain = plainDrawing(shown, options.marks)
  const goals = goalsOf(shown, shown.you).flatMap((thing) => shown.things[thing] ?? [])
  const look = {
    ...plain,
    tiles: film.tiles.value,
    line: film.line.value ?? plain.line,
    walking: film.walking.value,
    trace: film.trace.value,
    goals: new Set([...goals, ...finishSquares(shown, shown.you)]),
  }
  return (
    <SlidingBoard
      look={look}
      {...slidingProps(shown.side, options)}
      {...(options.skin && { skin: options.skin })}
      coordinates={options.coordinates ?? false}
      handle={handle}
    />
  )
}

function Towers({ options, view, events }: BoardProps<TowersView>) {
  const handle = useRef<TowersHandle>(null)
  const field = useRef<HTMLDivElement>(null)
  const [focus, setFocus] = useState<number | null>(null)
  const [isBroken, setBroken] = useState(false)
  const pace = usePace(options)
  const deep = useMemo(() => !!options.deep && canDraw3D(), [options.deep]) && !isBroken
  const { film, walking } = useMemo(() => {
    const walking = signal<PictureWalk | null>(null)
    const stepsOf = (at: TowersView, seat: number, text: string) => readSteps(at, seat, text) ?? []
    const film = new Playback<TowersView>({
      ...{ view, events, pace },
      slideInPreview: () => null,
      way(at, seat, text) {
        const steps = stepsOf(at, seat, text)
        return steps.length ? squaresOf(steps[0]!.from, steps) : null
      },
      walkMs(at, seat, text, rate) {
        const steps = stepsOf(at, seat, text)
        if (!steps.length) return null
        const ms = walkMs(steps, rate)
        walking.value = { seat, steps, squares: squaresOf(steps[0]!.from, steps), ms, pace: rate }
        return ms
      },
      listener: {
        waitForArrival: async () => handle.current?.settle(),
        onWalk: () => void (walking.value = null),
        onShow: () => void (walking.value = null),
      },
    })
    return { film, walking }
  }, [view])
  useEffect(() => film.stop, [film])
  const [shown, numbers, push] = [film.shown.value, film.tiles.value, film.line.value?.push]
  const still = push
    ? stillPicture(afterPush(shown, push), {}, numbersAfterPush(numbers, push.arrow))
    : stillPicture(shown, options.marks, numbers)
  const props = slidingProps(shown.side, options)
  const picture = {
    ...still,
    pushing: options.touch?.arrows ?? false,
    aimed: options.touch?.chosen ?? still.aimed,
    trace: film.trace.value,
    walking: walking.value,
    steps: walking.value?.steps ?? still.steps,
  }
  const board = <TowersBoard picture={picture} {...props} flat={!deep} handle={handle} onFocus={setFocus} />
  if (!deep) return board
  return (
    <div class="tw deep">
      <Board3D
        picture={picture}
        focus={focus}
        numbers
        field={field}
        swift={canDraw3D(true)}
        dark={options.scheme ? options.scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches}
        sharedDevice={props.sharedDevice}
        reducedMotion={props.reducedMotion}
        pace={props.pace}
        onTouch={(what) => {
          if (what && 'square' in what) props.onSquare(what.square)
          else if (what && 'arrow' in what) options.onArrow?.(what.arrow, 'tap')
        }}
        onPlaces={(places) => handle.current?.layOver(places)}
        onFail={() => setBroken(true)}
      />
      <div ref={field} class="embed-field">
        {board}
      </div>
    </div>
  )
}

function Go({ options, view }: BoardProps<GoView>) {
  const { edition, touch, labels = {}, marks, onSquare } = options
  if (!edition) throw new Error('a board of Labyrinth Go! needs its edition')
  const goEdition = editionOf(edition)
  const now = view.value
  const seat = options.seat ?? now.you ?? 0
  // in a replay every seat's board is open
  const laid = now.layout ?? (now.seats[seat] as { layout?: Laid[] } | undefined)?.layout ?? []
  const checked = now.step !== 'play' && !laid.length ? now.last?.seats[seat] : undefined
  const picture = {
    goEdition,
    layout: checked?.layout ?? laid,
    wanted: checked ? [] : now.roll,
    checked: checked ? pictures(goEdition, checked) : [],
    ...(marks?.squares && { lit: marks.squares }),
  }
  const nameOf = (square: number) => squareName(goEdition.side, square)
  return (
    <div class="go" role={touch ? undefined : 'img'} aria-label={touch ? undefined : (labels.title ?? 'board')}>
      <Defs />
      {touch ? (
        <GoBoard
          picture={picture}
          free
          labels={{
            ...(labels.board !== undefined && { board: labels.board }),
            square: (square) => labels.square?.(nameOf(square)) ?? nameOf(square),
          }}
          reducedMotion={motionOf(options).reducedMotion}
          onSquare={(square) => onSquare?.(nameOf(square))}
        />
      ) : (
        <div class="go-field">
          <BoardPicture {...picture} />
        </div>
      )}
    </div>
  )
}

/** The board of each game, and the theme of its colours. */
const BOARDS = new Map<string, { Board: FunctionComponent<BoardProps>; theme: (view: View) => string }>([
  ['classic', { Board: Sliding as FunctionComponent<BoardProps>, theme: (view) => themeOf(view as SlidingView) }],
  ['towers', { Board: Towers as FunctionComponent<BoardProps>, theme: () => 'dusk' }],
  ['go', { Board: Go as FunctionComponent<BoardProps>, theme: () => 'evening' }],
])

export function AnyBoard(props: BoardProps) {
  const found = BOARDS.get(props.view.value.game)
  if (!found) throw new Error(`there is no board for ${props.view.value.game}`)
  return (
    <div
      class={motionOf(props.options).reducedMotion ? 'wanderwall still' : 'wanderwall'}
      data-theme={found.theme(props.view.value)}
      style={{ colorScheme: props.options.scheme ?? 'light dark' }}
    >
      <found.Board {...props} />
    </div>
  )
}

/** Show a position in this element. */
export const board: ShowBoard = (element, options) => {
  const now = signal(options)
  const view = signal<View>(options.view)
  const events = signal<GameEvent<View> | null>(null)
  let seq = 0
  const Shown = () => <AnyBoard options={now.value} view={view} events={events} />
  render(<Shown />, element)
  return {
    set(change, move) {
      const [before, after] = [view.peek(), change.view ?? view.peek()]
      const seat = 'turn' in before && typeof before.turn === 'number' ? before.turn : null
      batch(() => {
        now.value = { ...now.peek(), ...change }
        if (move !== undefined && after !== before)
          events.value = { seq: ++seq, seat, kind: 'move', moves: [[seat, move]], before, after }
        view.value = after
      })
    },
    destroy: () => render(null, element),
  }
}

/** Show a finished game in this element, from the file that `wanderwall replay FILE --json` writes. */
export const replay: ShowReplay = (element, file, options = {}) => {
  const player = new ReplayPlayer(file.frames, options.at)
  const frameOptions = (): BoardOptions => ({
    edition: file.edition,
    ...options,
    view: player.view.value,
  })
  const Shown = () => <AnyBoard options={frameOptions()} view={player.view} events={player.events} />
  render(<Shown />, element)
  const stop = player.at.subscribe((at) => options.onMove?.(at, file.frames[at]!))
  return {
    get at() {
      return player.at.value
    },
    get last() {
      return player.last
    },
    get playing() {
      return player.playing.value
    },
    step: (by) => player.step(by),
    jump: (at) => player.jump(at),
    toggle: () => player.toggle(),
    destroy() {
      stop()
      player.end()
      render(null, element)
    },
  }
}
