/** How towers move on the flat board: from the old place to the new one, with everything that rides on them. */
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { OUT, TILE } from '../../sliding/board/geometry'
import type { Place, TowerModel } from './model'
import { COME, type Leg, middleOf, isTowerEntering, travel } from './motion'

/** Towers beyond the edge are small, so that they stay on the frame. */
const OUTSIDE = 0.58

/** Where a tower is drawn; outside the board it is at the arrow. */
function at(side: number, { column, row }: { column: number; row: number }): string {
  const [x, y] = [column, row].map((n) =>
    n < 0 ? -OUT - TILE / 2 : n >= side ? side * TILE + OUT - TILE / 2 : n * TILE,
  )
  const out = column < 0 || row < 0 || column >= side || row >= side
  return `translate(${x! + TILE / 2}px, ${y! + TILE / 2}px) scale(${out ? OUTSIDE : 1}) translate(${-TILE / 2}px, ${-TILE / 2}px)`
}

/** A tower's way as keyframes. There is no turntable here: the tower appears and disappears at the edge. */
function frames(side: number, from: Place, legs: readonly Leg[], total: number): Keyframe[] {
  const begins = from === 'table' ? legs[0]! : middleOf(side, from)
  const stops: Keyframe[] = [{ transform: at(side, begins), opacity: from === 'table' ? 0 : 1, offset: 0 }]
  for (const leg of legs) {
    const last = stops.at(-1)!
    if (leg.begin > last.offset! * total) stops.push({ ...last, offset: leg.begin / total })
    // one easing per leg, so that a whole line and the pawns on it move together
    stops.at(-1)!.easing = 'ease-in-out'
    stops.push({
      transform: leg.table ? last.transform : at(side, leg),
      opacity: leg.table ? 0 : 1,
      offset: leg.end / total,
    })
  }
  return stops
}

/** Where a tower is when nothing moves; one outside the board is hidden where it left. */
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
  /** Whether towers slide, so that their joints are drawn later. */
  sliding: boolean
  /** How long pawns wait until the line they stand on begins to slide. */
  wait: number
}

/** How every tower moves since the last arrangement; a picture of the same arrangement interrupts no movement. */
export function useMoves(side: number, towers: readonly TowerModel[]): Moves {
  const last = useRef<Moves | null>(null)
  const layout = towers.map(({ id, place }) => `${id}${JSON.stringify(place)}`).join()
  if (last.current?.layout === layout) return (last.current = { ...last.current, wait: 0 })
  const known = last.current?.towers
  const moves = towers.map((tower) => ({ from: known?.get(tower.id)?.place ?? tower.place, to: tower.place }))
  const comes = isTowerEntering(side, moves)
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

/** A group that moves with its tower. */
export function Riding({
  side,
  tower,
  mover,
  pace,
  class: kind = '',
  children,
}: {
  side: number
  tower: TowerModel
  mover: Mover
  /** Factor for the length of animations; 0: none. */
  pace: number
  class?: string
  children: ComponentChildren
}) {
  const group = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    const node = group.current!
    node.style.transform = rest(side, tower, mover)
    const total = mover.legs.at(-1)?.end ?? 0
    if (!mover.before || !total || !pace || !node.animate) return
    node.animate(frames(side, mover.before.place, mover.legs, total), { duration: total * pace })
  }, [mover])
  const away = tower.place === 'table'
  return (
    <g ref={group} class={`${kind}${away ? ' away' : ''}`}>
      {children}
    </g>
  )
}
