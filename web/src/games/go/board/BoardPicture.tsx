/** The board with everything on it: pictures, tiles, the place where a tile would land, and what the check found. */
import type { ComponentChildren } from 'preact'
import { go } from '../../../ui/drawn/symbols.json'
import { Picture } from '../../../ui/Icon'
import type { GoEdition } from './edition'
import type { Picture as Checked } from './check'
import { squaresOf, type Spot } from './placement'
import { FLOOR, INK, Middle, OUTLINE, PAPER, PathTile } from './pieces'
import type { Laid } from './view'

export const { right: RIGHT, wrong: WRONG } = go
const { tints: TINTS } = go

export interface PictureProps {
  goEdition: GoEdition
  layout: Laid[]
  /** pictures to ring, for children and rules pages */
  wanted?: string[]
  /** squares to highlight */
  lit?: number[]
  ghost?: Spot | null
  held?: string | null
  /** tiles to highlight */
  marked?: string[]
  /** the tile under the pointer; the drag draws it, so it is left out here */
  dragged?: string | null
  /** the pictures that the check has gone through so far */
  checked?: Checked[]
  tiny?: boolean
}

export function BoardPicture(props: PictureProps) {
  const { goEdition, layout, ghost, checked = [] } = props
  const at = (square: number): string =>
    `translate(${100 * (square % goEdition.side)} ${100 * Math.floor(square / goEdition.side)})`
  return (
    <Framed side={goEdition.side}>
      {goEdition.pictures.map((picture, square) => (
        <g key={square} transform={at(square)}>
          {square === goEdition.middle ? (
            <Middle openings={goEdition.middleOpenings} />
          ) : (
            <Card
              picture={picture}
              tint={props.lit?.includes(square) ? go.lit : TINTS[(square * 7) % TINTS.length]!}
              wanted={props.wanted?.includes(picture) ?? false}
              plain={props.tiny ?? false}
            />
          )}
        </g>
      ))}
      {layout.map((lay) =>
        lay.tile === props.dragged ? null : (
          <LaidTile
            key={lay.tile}
            box={goEdition}
            lay={lay}
            held={props.held === lay.tile || !!props.marked?.includes(lay.tile)}
          />
        ),
      )}
      {ghost && <Ghost box={goEdition} spot={ghost} filled={props.dragged !== ghost.tile} />}
      {checked.length > 0 && <Checks box={goEdition} checked={checked} at={at} />}
    </Framed>
  )
}

/** The wooden frame around its contents. */
function Framed({ side, children }: { side: number; children: ComponentChildren }) {
  const span = 100 * side
  return (
    <svg class="go-picture" viewBox={`-28 -28 ${span + 56} ${span + 60}`} aria-hidden="true">
      <rect x="-24" y="-24" width={span + 48} height={span + 54} rx="30" fill={go.woodEdge} />
      <rect x="-24" y="-24" width={span + 48} height={span + 48} rx="30" fill={go.wood} />
      <rect
        x="-17"
        y="-17"
        width={span + 34}
        height={span + 34}
        rx="24"
        fill="none"
        stroke={go.woodEdge}
        stroke-width="1.6"
      />
      <rect x="-9" y="-9" width={span + 18} height={span + 18} rx="16" fill={INK} />
      {children}
    </svg>
  )
}

/** A player's board while others could copy it: covered by a cloth that shows how many tiles are laid. */
export function CoveredBoard({ side, tiles, laid }: { side: number; tiles: number; laid: number }) {
  const span = 100 * side
  const rows = Math.ceil(tiles / 2)
  return (
    <Framed side={side}>
      <rect width={span} height={span} rx="10" fill="#2f2858" />
      <rect width={span} height={span} rx="10" fill="url(#go-bricks)" opacity=".5" />
      {Array.from({ length: tiles }, (_, n) => (
        <rect
          key={n}
          class={n < laid ? 'go-snap' : ''}
          x={(span / 4) * (1 + 2 * (n % 2)) - 90}
          y={(span / rows) * (Math.floor(n / 2) + 0.5) - 45}
          width="180"
          height="90"
          rx="14"
          {...(n < laid
            ? { fill: FLOOR, stroke: INK, 'stroke-width': 10 }
            : { fill: 'none', stroke: '#b3abe0', 'stroke-width': 7, 'stroke-dasharray': '18 14' })}
        />
      ))}
    </Framed>
  )
}

function Card({ picture, tint, wanted, plain }: { picture: string; tint: string; wanted: boolean; plain: boolean }) {
  return (
    <>
      <rect x="1.5" y="1.5" width="97" height="97" rx="9" fill={tint} />
      {wanted ? (
        <>
          <rect x="5" y="5" width="90" height="90" rx="8" fill="none" stroke={INK} stroke-width="7" />
          <rect
            class="go-wanted"
            x="5"
            y="5"
            width="90"
            height="90"
            rx="8"
            fill="none"
            stroke={go.gold}
            stroke-width="4"
          />
        </>
      ) : (
        !plain && (
          <rect
            x="6"
            y="6"
            width="88"
            height="88"
            rx="6"
            fill="none"
            stroke={go.wood}
            stroke-width="1.4"
            stroke-dasharray="1 5"
            stroke-linecap="round"
          />
        )
      )}
      <Picture name={picture} x={18} y={18} size={64} />
    </>
  )
}

/** Transform that puts a tile's drawing on the board: its square a on `square`, rotated about that square's middle. */
export const tileTransform = (goEdition: GoEdition, square: number, turn: number): string =>
  `translate(${100 * (square % goEdition.side)} ${100 * Math.floor(square / goEdition.side)}) rotate(${90 * turn} 50 50)`

function LaidTile({ box: goEdition, lay, held }: { box: GoEdition; lay: Laid; held: boolean }) {
  const rim = OUTLINE[lay.squares.length as 1 | 2]
  const place = tileTransform(goEdition, lay.squares[0]!, lay.turn)
  return (
    <g class="go-laid" data-tile={lay.tile} data-at={lay.text}>
      <g key={lay.text} class="go-snap">
        <g transform={`translate(2.5 4) ${place}`}>
          <path d={rim} fill="none" stroke={go.shadow} stroke-width="5" opacity=".4" />
        </g>
        <g transform={place}>
          <PathTile box={goEdition} tile={lay.tile} face={lay.face} />
          {held && (
            <>
              <path d={rim} fill="none" stroke={INK} stroke-width="9" />
              <path d={rim} fill="none" stroke="#ffe08a" stroke-width="5" />
            </>
          )}
        </g>
      </g>
    </g>
  )
}

function Ghost({ box: goEdition, spot, filled }: { box: GoEdition; spot: Spot; filled: boolean }) {
  const squares = squaresOf(goEdition, spot)
  if (!squares) return null
  const rim = OUTLINE[squares.length as 1 | 2]
  return (
    <g class="go-ghost" transform={tileTransform(goEdition, spot.square, spot.turn)}>
      {filled && (
        <g opacity=".55">
          <PathTile box={goEdition} tile={spot.tile} face={spot.face} />
        </g>
      )}
      <path d={rim} fill="none" stroke="#fff" stroke-width="9" />
      <path d={rim} fill="none" stroke={RIGHT} stroke-width="5" stroke-dasharray="13 8" />
    </g>
  )
}

const OUT = [
  [0, -50],
  [50, 0],
  [0, 50],
  [-50, 0],
] as const

function Checks({
  box: goEdition,
  checked,
  at,
}: {
  box: GoEdition
  checked: Checked[]
  at: (square: number) => string
}) {
  const middle = (square: number): [number, number] => [
    100 * (square % goEdition.side) + 50,
    100 * Math.floor(square / goEdition.side) + 50,
  ]
  const line = (way: number[]): string => 'M' + way.map((square) => middle(square).join(' ')).join('L')
  const end = (picture: Checked): [number, number] => {
    const [x, y] = middle(picture.way.at(-1)!)
    const [dx, dy] = OUT[picture.broken!.side]!
    return [x + dx, y + dy]
  }
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      {checked.map((picture) => {
        if (picture.joined) {
          const d = line(picture.way)
          return (
            <g key={picture.picture} class="go-way" fill="none">
              <path d={d} stroke={INK} stroke-width="19" pathLength={1} />
              <path d={d} stroke={RIGHT} stroke-width="13.5" pathLength={1} />
              <path d={d} stroke="#fff" stroke-width="4.5" class="dots" />
            </g>
          )
        }
        if (!picture.broken) return null
        const d = `${line(picture.way)}L${end(picture).join(' ')}`
        return (
          <g key={picture.picture} class="go-appear" fill="none">
            <path d={d} stroke={INK} stroke-width="14" stroke-linecap="butt" />
            <path d={d} stroke="#ffd9bd" stroke-width="9" stroke-linecap="butt" />
            <path d={d} stroke={WRONG} stroke-width="9" stroke-dasharray="9 13" stroke-linecap="butt" />
          </g>
        )
      })}
      <g transform={at(goEdition.middle)}>
        <path
          d="M0-25L7-7 25 0 7 7 0 25-7 7-25 0-7-7Z"
          transform="translate(50 50)"
          fill="url(#go-brass)"
          stroke={INK}
          stroke-width="2.6"
        />
      </g>
      {checked.map((picture) => (
        <Badge key={picture.picture} picture={picture} at={at(picture.square)} />
      ))}
      {checked.map((picture) => {
        if (!picture.broken) return null
        const [x, y] = end(picture)
        return (
          <g
            key={picture.picture}
            class="go-appear"
            transform={`translate(${x} ${y}) rotate(${picture.broken.side % 2 ? 0 : 90})`}
          >
            <rect x="-8" y="-27" width="16" height="54" rx="4" fill="#fff0e2" stroke={INK} stroke-width="2.5" />
            <rect x="-8" y="-27" width="16" height="54" rx="4" fill="url(#go-hatch)" />
          </g>
        )
      })}
    </g>
  )
}

/** The picture in its ring, with a tick on a disc or a cross on a square. */
function Badge({ picture, at }: { picture: Checked; at: string }) {
  const hue = picture.joined ? RIGHT : WRONG
  return (
    <g transform={at}>
      <g class="go-appear">
        {picture.shown && <circle cx="50" cy="50" r="36" fill={go.tints[0]} />}
        {picture.shown && !picture.joined && <circle cx="50" cy="50" r="36" fill="url(#go-hatch)" opacity=".22" />}
        {picture.shown && <Picture name={picture.picture} x={20} y={20} size={60} />}
        <circle cx="50" cy="50" r="38" fill="none" stroke={INK} stroke-width="11" />
        <circle
          cx="50"
          cy="50"
          r="38"
          fill="none"
          stroke={hue}
          stroke-width="7"
          stroke-dasharray={picture.shown ? undefined : '14 12'}
        />
        <g transform="translate(82 18)">
          {picture.joined ? (
            <circle r="17" fill={hue} stroke={PAPER} stroke-width="3.5" />
          ) : (
            <rect x="-16" y="-16" width="32" height="32" rx="8" fill={hue} stroke={PAPER} stroke-width="3.5" />
          )}
          <path d={picture.joined ? go.tick : go.cross} fill="none" stroke="#fff" stroke-width="4.5" />
        </g>
      </g>
    </g>
  )
}
