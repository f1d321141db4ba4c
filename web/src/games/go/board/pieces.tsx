/** The drawn parts of an edition: path tiles, dice, score tiles, markers. A square is 100 wide. */
import type { ComponentChildren } from 'preact'
import { corridors, go } from '../../../ui/drawn/symbols.json'
import { shapeMarkup } from '../../../ui/Pawn'
import { Picture } from '../../../ui/Icon'
import { corridor } from '../../sliding/board/outline'
import type { GoEdition } from './edition'
import type { Face } from './view'

/** `OUTLINE`: the rounded outline of a tile of one or two squares, from west to east. */
export const { star: STAR, ink: INK, paper: PAPER, floor: FLOOR, shadow: SHADOW, outlines: OUTLINE } = go
const { near, far } = corridors

/** Patterns and clips that all drawings of this game share; identical in every place. */
export function Defs() {
  const bricks = (id: string, fill: string) => (
    <pattern id={id} width="28" height="33.3" patternUnits="userSpaceOnUse">
      {go.bricks.map(([x, y]) => (
        <rect x={x} y={y} width="25" height="13.6" rx="3" fill={fill} opacity=".55" />
      ))}
    </pattern>
  )
  return (
    <svg class="go-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <linearGradient id="go-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#fff0bd" />
          <stop offset=".5" stop-color="#dba63f" />
          <stop offset="1" stop-color="#9a6a1e" />
        </linearGradient>
        {bricks('go-bricks', go.brick)}
        {bricks('go-bricks-joker', go.jokerBrick)}
        <pattern id="go-flags" width="18" height="18" patternUnits="userSpaceOnUse">
          <path d={go.joints} fill="none" stroke="#7a4f2e" stroke-opacity=".15" />
        </pattern>
        <pattern id="go-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V9" stroke="#8a1f10" stroke-width="3.4" />
        </pattern>
        <clipPath id="go-clip-hole">
          <path d={OUTLINE[2] + go.hole} clip-rule="evenodd" />
        </clipPath>
        <clipPath id="go-clip-2">
          <path d={OUTLINE[2]} />
        </clipPath>
        <clipPath id="go-clip-1">
          <path d={OUTLINE[1]} />
        </clipPath>
      </defs>
    </svg>
  )
}

function Floors({ squares }: { squares: number[] }) {
  const floor = squares.map((openings, n) => (
    <path d={corridor(openings)} transform={n ? `translate(${100 * n} 0)` : undefined} />
  ))
  // no line shows where the floors of two squares meet
  if (squares.length > 1 && squares[0]! & 2) floor.push(<path d={`M98 ${near}h4V${far}h-4z`} />)
  return (
    <>
      <g stroke={go.edge} stroke-width="7" stroke-linejoin="round">
        {floor}
      </g>
      <g fill={FLOOR}>{floor}</g>
      <g fill="url(#go-flags)">{floor}</g>
    </>
  )
}

export function Star({ x = 50, y = 50 }: { x?: number; y?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="go-star" d={STAR} fill="url(#go-brass)" stroke={INK} stroke-width="2.4" stroke-linejoin="round" />
    </g>
  )
}

/** A path tile in its original rotation, square a at the origin; its hole is a real hole. */
export function PathTile({ box: goEdition, tile, face }: { box: GoEdition; tile: string; face: Face }) {
  const { hole, faces } = goEdition.tiles[tile]!
  const squares = faces[face === 'b' && faces.length > 1 ? 1 : 0]!
  const joker = tile === goEdition.joker
  const rim = OUTLINE[squares.length as 1 | 2]
  const shape = rim + (hole ? go.hole : '')
  return (
    <g>
      <path d={shape} fill-rule="evenodd" fill={joker ? go.jokerWall : go.wall} />
      <g clip-path={`url(#go-clip-${hole ? 'hole' : squares.length})`}>
        <path d={shape} fill-rule="evenodd" fill={`url(#go-bricks${joker ? '-joker' : ''})`} />
        <Floors squares={squares} />
      </g>
      <path d={rim} fill="none" stroke={INK} stroke-width="2.6" />
      {hole && (
        <>
          <circle cx="50" cy="50" r="38" fill="none" stroke={INK} stroke-width="8.5" />
          <circle cx="50" cy="50" r="38" fill="none" stroke="url(#go-brass)" stroke-width="5" />
        </>
      )}
      {joker && <Star />}
    </g>
  )
}

/** The printed path in the middle of the board. */
export function Middle({ openings }: { openings: number }) {
  return (
    <g>
      <rect x="1.5" y="1.5" width="97" height="97" rx="9" fill={go.wall} />
      <g clip-path="url(#go-clip-1)">
        <rect width="100" height="100" fill="url(#go-bricks)" />
        <Floors squares={[openings]} />
      </g>
      <Star />
    </g>
  )
}

export function Die({ picture }: { picture: string }) {
  return (
    <svg class="block w-full" viewBox="0 0 100 104" aria-hidden="true">
      <path
        d="M12 22a14 14 0 0 1 14-14h60a10 10 0 0 1 10 10v62a14 14 0 0 1-14 14z"
        fill={go.dieSide}
        stroke={INK}
        stroke-width="3"
      />
      <rect x="4" y="14" width="84" height="84" rx="17" fill={PAPER} stroke={INK} stroke-width="3.4" />
      <rect x="10" y="20" width="72" height="72" rx="13" fill="none" stroke="#e6cfa0" stroke-width="2.4" />
      <Picture name={picture} x={15} y={25} size={62} />
    </svg>
  )
}

export function ScoreTile({
  blue,
  red,
  className = '',
}: {
  blue: ComponentChildren
  red?: number | null
  className?: string
}) {
  return (
    <span class={`go-score relative round-14 ${className}`}>
      <b>{blue}</b>
      {red != null && <small>−{red}</small>}
    </span>
  )
}

/** A player's marker: shape and colour, with a cream halo so that it is visible on any background. */
export function Marker({ colour }: { colour: string }) {
  const shape = shapeMarkup(colour, 10)
  return (
    <svg
      class="go-marker rigid"
      viewBox="-16 -16 32 32"
      data-colour={colour}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: `<g class="halo">${shape}</g><g class="body">${shape}</g>` }}
    />
  )
}
