/** The tiles at rest, the line that slides, and the spare. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { FRAME, grid, SPARE, span, type Square, TILE } from './geometry'
import type { BoardDrawing } from './picture'
import { outward, rotate, shiftLine, type SlidingView, afterPush, type Openings } from './maze'
import { useGlide } from './motion'
import type { Skin } from './art'
import { laySharedParts } from './defs'
import { ThingPart } from './Thing'

export const viewBox = (side: number): string => `${-FRAME} ${-FRAME} ${span(side)} ${span(side)}`

interface PartProps {
  view: SlidingView
  square: Square
  openings: Openings
  thing?: string
  /** Something lies on it that another component draws. */
  plaza?: boolean
  home?: string
  /** The colour of the seat that can leave the maze here. */
  leaves?: string | undefined
  seed: number
  state?: string
  ghost?: boolean
  skin: Skin
  /** Where it is drawn; by default on its square. */
  at?: { x: number; y: number }
}

/** One tile with the treasure on it. */
export function TilePart({
  view,
  square,
  openings,
  thing,
  plaza = !!thing,
  home,
  leaves,
  seed,
  state = '',
  ghost,
  skin,
  at,
}: PartProps) {
  const board = grid(view.side)
  const fixed = square !== SPARE && board.isFixed(square)
  const { x, y } = at ?? { x: board.column(square) * TILE, y: board.row(square) * TILE }
  const look = { openings, fixed, plaza, home, seed }
  return (
    <g class={`tile ${fixed ? 'fixed' : 'movable'} ${state}`} transform={`translate(${x} ${y})`}>
      <g dangerouslySetInnerHTML={{ __html: skin.tile(look, view, square) }} />
      {state.includes('reach') && !thing && !home && <use href="#feet" class="feet" x="50" y="55" />}
      <rect class="veil" width="100" height="100" rx={fixed ? 1 : 8} />
      {thing && state.includes('goal') && <GoalRing />}
      {thing && (
        <g class="treasure">
          <ThingPart thing={thing} {...skin.thing} />
        </g>
      )}
      {leaves && <WayOut colour={leaves} side={outward(view.side, square, openings)} />}
      {ghost && <rect class="ghost" x="3" y="3" width="94" height="94" rx="8" />}
    </g>
  )
}

/** A goal of the reader's: above hedges and veils, below the treasure. */
const GoalRing = () => (
  <g class="goal-ring">
    <circle cx="50" cy="50" r="36" />
    <circle cx="50" cy="50" r="32" />
  </g>
)

/** An arrow off the board, on the side where the corridor leads there. */
const WayOut = ({ colour, side }: { colour: string; side: number }) => (
  <g data-colour={colour} data-exit={side} transform={`rotate(${90 * side} 50 50)`}>
    <path class="home" d="M50 4L70 25H59V40H41V25H30z" />
  </g>
)

const stateOf = (look: BoardDrawing, square: Square): string => {
  const goal = look.goals.has(square) ? ' goal' : ''
  if (!look.reach) return goal
  return (look.reach.has(square) ? 'reach' : 'dim') + goal
}

const byPlace = (view: SlidingView): Map<Square, string> =>
  new Map(view.step === 'deal' ? [] : Object.entries(view.things).map(([thing, square]) => [square, thing]))

/** All tiles. Those of a sliding line are hidden, because removing and inserting them costs a frame. */
export function RestingTiles({ look, skin }: { look: BoardDrawing; skin: Skin }) {
  const { view, line, tiles } = look
  const things = byPlace(view)
  const homes = new Map(view.seats.map((seat) => [seat.home, seat.colour]))
  const moving = new Set(line?.push.arrow.squares)
  return (
    <svg class="layer" viewBox={viewBox(view.side)} aria-hidden="true">
      {view.maze.map((openings, square) => (
        <TilePart
          key={square}
          view={view}
          square={square}
          openings={openings}
          thing={things.get(square)}
          home={homes.get(square)}
          leaves={look.goals.has(square) ? look.leaves : undefined}
          seed={tiles[square]!}
          state={moving.has(square) ? 'under-way' : stateOf(look, square)}
          skin={skin}
        />
      ))}
    </svg>
  )
}

/** The sliding line, over the frame: the spare in front, the tile that falls out at the end. */
export function MovingTiles({ look, skin }: { look: BoardDrawing; skin: Skin }) {
  const { view, line, tiles } = look
  const layer = useRef<SVGSVGElement>(null)
  const wide = span(view.side)
  const { arrow } = line!.push
  const outside = (missing: number) => {
    const part = (missing / wide) * 100
    return `translate(${-arrow.dx * part}%, ${-arrow.dy * part}%)`
  }
  useGlide(layer, outside(line!.missing), line!.glide, undefined, outside(100))
  const after = afterPush(view, line!.push)
  const [seeds] = shiftLine(tiles.slice(0, -1), tiles.at(-1)!, arrow)
  const things = byPlace(after)
  const end = arrow.squares.at(-1)!
  const board = grid(view.side)
  const out = { x: (board.column(end) + arrow.dx) * TILE, y: (board.row(end) + arrow.dy) * TILE }
  const first = arrow.squares.reduce((low, square) => Math.min(low, square))
  const across = arrow.dx !== 0
  const [longest, wideLift] = [(view.side + 1) * TILE + 8, TILE + 6]
  const [liftX, liftY] = [
    board.column(first) * TILE - (arrow.dx < 0 ? TILE : 0) - 4,
    board.row(first) * TILE - (arrow.dy < 0 ? TILE : 0),
  ]
  return (
    <svg
      ref={layer}
      class={`layer line${line!.ghost ? ' ghostly' : ''}`}
      viewBox={viewBox(view.side)}
      aria-hidden="true"
    >
      <rect
        class="lift"
        x={across ? liftX : liftX + 1}
        y={across ? liftY + 2 : liftY - 4}
        width={across ? longest : wideLift}
        height={across ? wideLift : longest}
        rx="10"
      />
      <TilePart
        view={after}
        square={SPARE}
        openings={after.spare}
        thing={things.get(SPARE)}
        seed={tiles[end]!}
        state="dim leaving"
        skin={skin}
        at={out}
      />
      {arrow.squares.map((square) => (
        <TilePart
          key={square}
          view={after}
          square={square}
          openings={after.maze[square]!}
          thing={things.get(square)}
          leaves={look.goals.has(square) ? look.leaves : undefined}
          seed={seeds[square]!}
          state={stateOf(look, square)}
          ghost={line!.ghost && square === arrow.enter}
          skin={skin}
        />
      ))}
    </svg>
  )
}

interface SpareProps {
  view: SlidingView
  /** How far it is turned in the hand. */
  quarters: number
  seed: number
  skin: Skin
  /** Whether its treasure is a goal. */
  goal?: boolean
  /** Factor for the length of animations; 0: none. */
  pace?: number
}

/** The spare in the hand; the treasure on it does not rotate with it. */
export function SparePicture({ view, quarters, seed, skin, goal, pace = 1 }: SpareProps) {
  laySharedParts()
  const thing = Object.keys(view.things).find((one) => view.things[one] === SPARE)
  const spin = useRef<SVGSVGElement>(null)
  const before = useRef(quarters)
  const openings = rotate(view.spare, quarters)
  useLayoutEffect(() => {
    const by = quarters - before.current
    before.current = quarters
    if (!by || !pace || !spin.current?.animate) return
    spin.current.animate([{ transform: `rotate(${-90 * Math.sign(by)}deg)` }, { transform: 'none' }], {
      duration: 160 * pace,
      easing: 'cubic-bezier(.3,1.5,.5,1)',
    })
  }, [quarters])
  return (
    <span class="spare-picture block relative">
      <svg class="w-full h-full cover see-through" ref={spin} viewBox="-2 -2 104 108" aria-hidden="true">
        <TilePart
          view={view}
          square={SPARE}
          openings={openings}
          plaza={!!thing}
          seed={seed}
          skin={skin}
          at={{ x: 0, y: 0 }}
        />
      </svg>
      {thing && (
        <svg class="w-full h-full cover see-through" viewBox="-2 -2 104 108" aria-hidden="true">
          {goal && <GoalRing />}
          <ThingPart thing={thing} {...skin.thing} />
        </svg>
      )}
    </span>
  )
}
