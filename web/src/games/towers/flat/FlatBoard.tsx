/** The towers from above: complete in itself, everything can be seen and done here. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { pace } from '../../../device/prefs'
import { FigurePart } from '../../../ui/figures'
import { shapeMarkup } from '../../../ui/Pawn'
import { FRAME, grid, OUT, span, TILE } from '../../sliding/geometry'
import { neighbours } from '../../sliding/maze'
import { type Glide, useGlide } from '../../sliding/motion'
import { middle, stands } from '../../sliding/places'
import { ThingPart } from '../../sliding/Thing'
import type { Picture } from '../picture'
import type { Place, TowerModel } from '../scene/model'
import { COME, type Leg, middleOf, SLIDE, someoneComes, travel } from '../travel'
import type { TowersView } from '../types'
import { RouteMarks, RoutePath } from './RouteLayer'
import { HeightBadge, Joint, RuneStone, TowerShadow, TowerTop } from './tile'

export const viewBox = (side: number): string => `${-FRAME} ${-FRAME} ${span(side)} ${span(side)}`

/** What lies beyond the edge is small, so that it stays on the frame. */
const OUTSIDE = 0.58

/** Where a tower is drawn; outside it stands where the arrow is. */
function at(side: number, { column, row }: { column: number; row: number }): string {
  const [x, y] = [column, row].map((n) =>
    n < 0 ? -OUT - TILE / 2 : n >= side ? side * TILE + OUT - TILE / 2 : n * TILE,
  )
  const out = column < 0 || row < 0 || column >= side || row >= side
  return `translate(${x! + TILE / 2}px, ${y! + TILE / 2}px) scale(${out ? OUTSIDE : 1}) translate(${-TILE / 2}px, ${-TILE / 2}px)`
}

/** The way a tower takes as frames of an animation. There is no turntable here: it comes and goes at the edge. */
function frames(side: number, from: Place, legs: readonly Leg[], total: number): Keyframe[] {
  const begins = from === 'table' ? legs[0]! : middleOf(side, from)
  const stops: Keyframe[] = [{ transform: at(side, begins), opacity: from === 'table' ? 0 : 1, offset: 0 }]
  for (const leg of legs) {
    const last = stops.at(-1)!
    if (leg.begin > last.offset! * total) stops.push({ ...last, offset: leg.begin / total })
    // every leg by itself, so that a whole line and whoever stands on it go together
    stops.at(-1)!.easing = 'ease-in-out'
    stops.push({
      transform: leg.table ? last.transform : at(side, leg),
      opacity: leg.table ? 0 : 1,
      offset: leg.end / total,
    })
  }
  return stops
}

/** Where a tower is when nothing moves; what lies beside the board is out of sight where it left. */
function rest(side: number, { place }: TowerModel, { before, legs }: Mover): string {
  if (place !== 'table') return at(side, middleOf(side, place))
  return at(side, legs.findLast(({ table }) => !table) ?? middleOf(side, before?.place ?? place))
}

interface Mover {
  before: TowerModel | null
  legs: Leg[]
}

interface Moves {
  layout: string
  towers: Map<number, TowerModel>
  movers: Map<number, Mover>
  /** Whether towers slide, so that what joins them comes later. */
  sliding: boolean
  /** How long pawns wait until the line they stand on begins to slide. */
  wait: number
}

/** What every tower does since it stood otherwise; a picture of the same layout leaves what is under way alone. */
function useMoves(side: number, towers: readonly TowerModel[]): Moves {
  const last = useRef<Moves | null>(null)
  const layout = towers.map(({ id, place }) => `${id}${JSON.stringify(place)}`).join()
  if (last.current?.layout === layout) return (last.current = { ...last.current, wait: 0 })
  const known = last.current?.towers
  const moves = towers.map((tower) => ({ from: known?.get(tower.id)?.place ?? tower.place, to: tower.place }))
  const comes = someoneComes(side, moves)
  const movers = new Map(
    towers.map((tower, n) => [
      tower.id,
      { before: known?.get(tower.id) ?? null, legs: travel(side, moves[n]!.from, moves[n]!.to, comes) },
    ]),
  )
  // a tower that is only put away joins nothing
  const sliding = towers.some(({ id, place }) => place !== 'table' && movers.get(id)!.legs.length > 0)
  return (last.current = {
    layout,
    towers: new Map(towers.map((tower) => [tower.id, tower])),
    movers,
    sliding,
    wait: comes ? COME : 0,
  })
}

/** A group that goes where its tower goes. */
function Riding({
  side,
  tower,
  mover,
  class: kind = '',
  children,
}: {
  side: number
  tower: TowerModel
  mover: Mover
  class?: string
  children: preact.ComponentChildren
}) {
  const group = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    const node = group.current!
    node.style.transform = rest(side, tower, mover)
    const total = mover.legs.at(-1)?.end ?? 0
    if (!mover.before || !total || !pace.value || !node.animate) return
    node.animate(frames(side, mover.before.place, mover.legs, total), { duration: total * pace.value })
  }, [mover])
  const away = tower.place === 'table'
  return (
    <g ref={group} class={`${kind}${away ? ' away' : ''}`}>
      {children}
    </g>
  )
}

function Joints({ view, lit }: { view: TowersView; lit: ReadonlySet<number> }) {
  const drawn: preact.JSX.Element[] = []
  view.maze.forEach((_, square) => {
    for (const next of neighbours(view.maze, view.side, square)) {
      if (next < square) continue
      const [a, b] = [middle(view.side, square), middle(view.side, next)]
      const rise = view.heights[next]! - view.heights[square]!
      const east = next === square + 1
      const turn = (east ? 0 : 90) + (rise < 0 ? 180 : 0)
      const [low, high] = [
        Math.min(view.heights[square]!, view.heights[next]!),
        Math.max(view.heights[square]!, view.heights[next]!),
      ]
      const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
      const both = lit.has(square) && lit.has(next)
      drawn.push(<Joint key={`${square} ${next}`} x={x} y={y} turn={turn} low={low} high={high} lit={both} />)
    }
  })
  return <>{drawn}</>
}

/** Over what is out of reach. */
function Veil({ side, square }: { side: number; square: number }) {
  const { x, y } = middle(side, square)
  return <rect class="tw-veil" x={x - 50} y={y - 50} width="100" height="100" />
}

function Stone({ side }: { side: number }) {
  const bed = side * TILE
  const box = (kind: string, out: number, round: number) => (
    <rect class={kind} x={-out} y={-out} width={bed + 2 * out} height={bed + 2 * out} rx={round} />
  )
  return (
    <>
      {box('tw-frame-edge', 62, 32)}
      {box('tw-frame', 56, 27)}
      {box('tw-grain', 56, 27)}
      {box('tw-stitch', 50, 22)}
      {box('tw-bed', 12, 14)}
    </>
  )
}

/** The whole drawing. `fades`: joints come back when everything has slid. */
export function FlatPicture({ picture }: { picture: Picture }) {
  const { view, towers, free, paid, hinted, goal, target, steps, walking, ghost } = picture
  const { side } = view
  const { layout, movers, sliding, wait } = useMoves(side, towers)
  const lit = new Set([...free, ...paid])
  const board = grid(side)
  const late = sliding && pace.value ? 'tw-joints late' : 'tw-joints'
  const delay = { animationDelay: `${(COME + SLIDE) * pace.value}ms` }
  return (
    <svg class={`layer tw-flat${lit.size ? ' choosing' : ''}`} viewBox={viewBox(side)} aria-hidden="true">
      <Stone side={side} />
      {towers.map((tower) => {
        const square = typeof tower.place === 'object' && 'square' in tower.place ? tower.place.square : null
        const fixed = square !== null && board.isFixed(square)
        return (
          <Riding key={tower.id} side={side} tower={tower} mover={movers.get(tower.id)!} class="tw-tower">
            <TowerShadow height={tower.height} />
            <TowerTop
              openings={tower.openings}
              height={tower.height}
              fixed={fixed}
              lit={square !== null && lit.has(square)}
              ghost={ghost && square === picture.entered}
            />
          </Riding>
        )
      })}
      <g key={`${layout} ${lit.size > 0}`} class={late} style={delay}>
        <Joints view={view} lit={lit} />
        {lit.size > 0 &&
          view.maze.map((_, square) => !lit.has(square) && <Veil key={square} side={side} square={square} />)}
      </g>
      {view.seats.map((seat) => {
        const { x, y } = middle(side, seat.home)
        return (
          <g
            key={seat.colour}
            class="tw-home"
            data-colour={seat.colour}
            transform={`translate(${x} ${y})`}
            dangerouslySetInnerHTML={{ __html: shapeMarkup(seat.colour, 17) }}
          />
        )
      })}
      <g transform={`translate(${middle(side, view.rune).x} ${middle(side, view.rune).y})`}>
        <RuneStone />
      </g>
      <RoutePath side={side} steps={steps} />
      <g key={`rings ${layout}`} class={late} style={delay}>
        {[...free, ...paid].map((square) => {
          const { x, y } = middle(side, square)
          return (
            <g key={square} class={paid.includes(square) ? 'tw-ring paid' : 'tw-ring'}>
              <circle cx={x} cy={y} r="24" />
              <circle cx={x} cy={y} r="24" />
            </g>
          )
        })}
      </g>
      {towers.map((tower) => {
        const square = typeof tower.place === 'object' && 'square' in tower.place ? tower.place.square : null
        const sought = tower.treasure !== null && square !== null && square === goal
        const dim = square !== null && lit.size > 0 && !lit.has(square)
        return (
          <Riding
            key={tower.id}
            side={side}
            tower={tower}
            mover={movers.get(tower.id)!}
            class={dim ? 'tw-top dim' : 'tw-top'}
          >
            {tower.treasure && (
              <g class={sought ? 'tw-thing sought' : 'tw-thing'}>
                <circle cx="50" cy="50" r={sought ? 30 : 22} />
                {sought && <circle class="inner" cx="50" cy="50" r="26.5" />}
                <ThingPart thing={tower.treasure} x={sought ? 29 : 33} y={sought ? 29 : 33} size={sought ? 42 : 34} />
              </g>
            )}
            <HeightBadge height={tower.height} />
          </Riding>
        )
      })}
      {goal !== null &&
        !towers.some(
          ({ treasure, place }) => treasure && typeof place === 'object' && 'square' in place && place.square === goal,
        ) && <circle class="tw-goal" cx={middle(side, goal).x} cy={middle(side, goal).y} r="33" />}
      {target !== null && <circle class="tw-target" cx={middle(side, target).x} cy={middle(side, target).y} r="34" />}
      {hinted.map((square) => (
        <rect
          key={square}
          class="tw-hint"
          x={middle(side, square).x - 45}
          y={middle(side, square).y - 45}
          width="90"
          height="90"
          rx="12"
        />
      ))}
      <FlatPawns view={view} walking={walking} wait={wait} />
      <RouteMarks side={side} steps={steps} />
    </svg>
  )
}

function FlatPawns({ view, walking, wait }: Pick<Picture, 'view' | 'walking'> & { wait: number }) {
  if (view.step === 'deal') return null
  const places = stands(view, null)
  return (
    <>
      {view.seats.map((seat, n) => (
        <FlatPawn
          key={seat.colour}
          side={view.side}
          seat={seat}
          stand={places[n]!}
          turn={view.turn === n}
          walking={walking?.seat === n ? walking : null}
          wait={wait}
        />
      ))}
    </>
  )
}

interface PawnProps {
  side: number
  seat: TowersView['seats'][number]
  stand: { x: number; y: number; size: number }
  turn: boolean
  walking: Picture['walking']
  wait: number
}

function FlatPawn({ side, seat, stand, turn, walking, wait }: PawnProps) {
  const group = useRef<SVGGElement>(null)
  const placed = ({ x, y, size }: PawnProps['stand'], grow = 1) => `translate(${x}px, ${y}px) scale(${size * grow})`
  const way = walking?.steps.flatMap(({ from, to }) => {
    const [a, b] = [middle(side, from), middle(side, to)]
    return [
      placed({ x: a.x, y: a.y + 18, size: 1 }),
      placed({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + 8, size: 1 }, 1.15),
    ]
  })
  const ms = walking ? walking.ms : 420 * pace.value
  const glide: Glide = { ms, easing: walking ? 'linear' : 'ease-in-out', wait: walking ? 0 : wait * pace.value }
  useGlide(group, placed(stand), glide, way && [...way, placed(stand)])
  return (
    <g ref={group} class="tw-pawn">
      <FigurePart figure={seat.figure} colour={seat.colour} ring={turn} />
    </g>
  )
}
