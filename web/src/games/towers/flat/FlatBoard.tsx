/** The towers from above: complete without the 3D board, everything can be seen and done here. */
import { pace } from '../../../device/prefs'
import { shapeMarkup } from '../../../ui/Pawn'
import { FRAME, grid, span } from '../../sliding/geometry'
import { middle } from '../../sliding/places'
import { ThingPart } from '../../sliding/Thing'
import type { Picture } from '../picture'
import type { TowerModel } from '../scene/model'
import { COME, SLIDE } from '../travel'
import { FlatPawns } from './FlatPawns'
import { Frame, Joints, Veil } from './ground'
import { Riding, useMoves } from './moves'
import { RouteMarks, RoutePath } from './RouteLayer'
import { HeightBadge, RuneStone, TowerShadow, TowerTop } from './tile'

export const viewBox = (side: number): string => `${-FRAME} ${-FRAME} ${span(side)} ${span(side)}`

/** The whole drawing; joints come back when the towers have slid. */
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
      <Frame side={side} />
      {towers.map((tower) => {
        const square = squareOf(tower)
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
        const square = squareOf(tower)
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
      <FlatPawns view={view} walking={walking} wait={wait} />
      <RouteMarks side={side} steps={steps} />
    </svg>
  )
}

/** The square of a tower; null if it is outside the board. */
const squareOf = ({ place }: TowerModel): number | null =>
  typeof place === 'object' && 'square' in place ? place.square : null
