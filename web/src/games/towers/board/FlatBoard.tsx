/** The towers from above: complete without the 3D board, everything can be seen and done here. */
import { useRef, useMemo } from 'preact/hooks'
import type { JSX } from 'preact'
import type { TowersView } from '../../../net/views'
import { shapeMarkup, FigurePart } from '../../../ui/Pawn'
import { FRAME, grid, span, TILE } from '../../sliding/board/geometry'
import { neighbours } from '../../sliding/board/maze'
import { type Glide, useGlide } from '../../sliding/board/motion'
import { middle, pawnPlaces } from '../../sliding/board/pawnPlaces'
import { ThingPart } from '../../sliding/board/Thing'
import type { TowerModel } from './model'
import { COME, SLIDE } from './motion'
import { Riding, useMoves } from './moves'
import { GLYPHS } from './paint'
import type { Picture } from './picture'
import type { Step } from './route'
import { HeightBadge, RuneStone, TowerShadow, TowerTop, Joint } from './tile'

const viewBox = (side: number): string => `${-FRAME} ${-FRAME} ${span(side)} ${span(side)}`

/** The whole drawing; joints come back when the towers have slid. */
interface Props {
  picture: Picture
  /** Whether the goal is not shown. */
  sharedDevice: boolean
  /** Factor for the length of animations; 0: none. */
  pace: number
}

export function FlatPicture({ picture, sharedDevice, pace }: Props) {
  const goal = sharedDevice ? null : picture.goal
  const { view, towers, free, paid, hinted, target, steps, walking, ghost } = picture
  const { side } = view
  const { layout, movers, sliding, wait } = useMoves(side, towers)
  const lit = new Set([...free, ...paid])
  const board = grid(side)
  const late = sliding && pace ? 'tw-joints late' : 'tw-joints'
  const delay = { animationDelay: `${(COME + SLIDE) * pace}ms` }
  return (
    <svg class={`layer tw-flat${lit.size ? ' choosing' : ''}`} viewBox={viewBox(side)} aria-hidden="true">
      <Frame side={side} />
      {towers.map((tower) => {
        const square = squareOf(tower)
        const fixed = square !== null && board.isFixed(square)
        return (
          <Riding key={tower.id} side={side} tower={tower} mover={movers.get(tower.id)!} pace={pace} class="tw-tower">
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
        const square = squareOf(tower)
        const sought = tower.treasure !== null && square !== null && square === goal
        const dim = square !== null && lit.size > 0 && !lit.has(square)
        return (
          <Riding
            key={tower.id}
            side={side}
            tower={tower}
            mover={movers.get(tower.id)!}
            pace={pace}
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
      {goal !== null && !towers.some((tower) => tower.treasure && squareOf(tower) === goal) && (
        <circle class="tw-goal" cx={middle(side, goal).x} cy={middle(side, goal).y} r="33" />
      )}
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
      <FlatPawns view={view} walking={walking} wait={wait} pace={pace} />
      <RouteMarks side={side} steps={steps} />
    </svg>
  )
}

/** The square of a tower; null if it is outside the board. */
const squareOf = ({ place }: TowerModel): number | null =>
  typeof place === 'object' && 'square' in place ? place.square : null

/** The figures on the flat board: they ride on their line, and walk step by step. */
function FlatPawns({ view, walking, wait, pace }: Pick<Picture, 'view' | 'walking'> & { wait: number; pace: number }) {
  if (view.step === 'deal') return null
  const places = pawnPlaces(view, null)
  return (
    <>
      {view.seats.map((seat, n) => (
        <FlatPawn
          key={seat.colour}
          side={view.side}
          seat={seat}
          stand={places[n]!}
          turn={view.turn === n}
          wins={view.outcome?.winners.includes(n) ?? false}
          walking={walking?.seat === n ? walking : null}
          wait={wait}
          pace={pace}
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
  wins: boolean
  walking: Picture['walking']
  wait: number
  pace: number
}

function FlatPawn({ side, seat, stand, turn, wins, walking, wait, pace }: PawnProps) {
  const group = useRef<SVGGElement>(null)
  const pawnTransform = ({ x, y, size }: PawnProps['stand'], grow = 1) =>
    `translate(${x}px, ${y}px) scale(${size * grow})`
  const way = walking?.steps.flatMap(({ from, to }) => {
    const [a, b] = [middle(side, from), middle(side, to)]
    return [
      pawnTransform({ x: a.x, y: a.y + 18, size: 1 }),
      pawnTransform({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + 8, size: 1 }, 1.15),
    ]
  })
  const ms = walking ? walking.ms : 420 * pace
  const glide: Glide = { ms, easing: walking ? 'linear' : 'ease-in-out', wait: walking ? 0 : wait * pace }
  useGlide(group, pawnTransform(stand), glide, way && [...way, pawnTransform(stand)])
  return (
    <g ref={group} class={wins ? 'tw-pawn wins' : 'tw-pawn'}>
      <FigurePart figure={seat.figure} colour={seat.colour} ring={turn} />
    </g>
  )
}

/** The route on the flat board: a green band, steps of one level as pills, magic leaps with their card. */
function RoutePath({ side, steps }: { side: number; steps: readonly Step[] }) {
  const line = ({ from, to }: Step) => {
    const [a, b] = [middle(side, from), middle(side, to)]
    return `M${a.x} ${a.y}L${b.x} ${b.y}`
  }
  const [plain, magic] = [steps.filter(({ card }) => !card), steps.filter(({ card }) => card)].map((some) =>
    some.map(line).join(''),
  )
  if (!steps.length) return null
  return (
    <g class="tw-route">
      <path class="edge" d={plain! + magic!} />
      <path class="band" d={plain} />
      <path class="dots" d={plain} />
      <path class="magic" d={magic} />
      <path class="sparks" d={magic} />
    </g>
  )
}

const withSign = (rise: number): string => (rise > 0 ? `+${rise}` : `−${-rise}`)

function RouteMarks({ side, steps }: { side: number; steps: readonly Step[] }) {
  return (
    <>
      {steps.map(({ from, to, rise, card }, n) => {
        const [a, b] = [middle(side, from), middle(side, to)]
        const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
        if (card) return <Price key={n} {...pricePlace(x, y, a.y === b.y, side)} rise={rise} card={card} />
        return rise ? (
          <g key={n} class="tw-pill" transform={`translate(${x} ${y})`}>
            <rect x="-15" y="-11" width="30" height="22" rx="11" />
            <text y="5.2">{withSign(rise)}</text>
          </g>
        ) : null
      })}
    </>
  )
}

/** Where a price does not cover its step: over a step to the side, next to one up or down. */
function pricePlace(x: number, y: number, level: boolean, side: number): { x: number; y: number } {
  if (level) return { x, y: y + (y < 100 ? 42 : -42) }
  return { x: x + (x > side * 100 - 100 ? -56 : 56), y }
}

function Price({ x, y, rise, card }: { x: number; y: number; rise: number; card: keyof typeof GLYPHS }) {
  return (
    <g class="tw-badge" transform={`translate(${x} ${y})`}>
      <rect class="edge" x="-31" y="-17" width="62" height="34" rx="10" />
      <rect x="-31" y="-17" width="62" height="34" rx="10" />
      <path transform="translate(-14 0)" d={GLYPHS[card]} />
      <text x="12" y="6.5">
        {withSign(rise)}
      </text>
    </g>
  )
}

// The background of the flat board: frame, joints, and veils over what is out of reach.

/** What joins neighbouring towers: level ground, or a step and its height. */
function Joints({ view, lit }: { view: TowersView; lit: ReadonlySet<number> }) {
  const drawn: JSX.Element[] = []
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

/** The veil over a square out of reach. */
function Veil({ side, square }: { side: number; square: number }) {
  const { x, y } = middle(side, square)
  return <rect class="tw-veil" x={x - 50} y={y - 50} width="100" height="100" />
}

/** The frame around the towers, and the bed they stand on. */
function Frame({ side }: { side: number }) {
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

/** The chart under the flat board: contour lines and hills. */
const HILLS = [
  [-560, 70],
  [-525, 92],
  [-590, 100],
  [480, -60],
  [520, -40],
  [-470, 250],
  [560, 20],
] as const

function contour(ring: number): string {
  let path = ''
  for (let degree = 0; degree <= 360; degree += 4) {
    const angle = (degree * Math.PI) / 180
    const radius = 330 + ring * 44 + 12 * Math.sin(angle * 3 + ring * 0.5) + 9 * Math.sin(angle * 5 - ring * 0.9)
    path += `${degree ? 'L' : 'M'}${(radius * 1.15 * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
  }
  return `${path}z`
}

export function Chart() {
  const rings = useMemo(() => Array.from({ length: 13 }, (_, ring) => contour(ring)), [])
  return (
    <svg class="tw-chart" viewBox="-640 -400 1280 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {rings.map((path, ring) => (
        <path key={ring} class={ring % 3 ? 'thin' : 'thick'} d={path} />
      ))}
      {HILLS.map(([x, y]) => (
        <path
          key={x}
          class="hill"
          d={`M${x - 16} ${y}q8-24 16-26q9 4 17 26M${x + 4} ${y - 19}l4 15M${x + 8} ${y - 14}l3 10`}
        />
      ))}
    </svg>
  )
}
