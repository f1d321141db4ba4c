/** The board on the start page: tilted, cropped at the edge, with one row moving; of games without a maze their picture. */
import { pawnMarkup } from '../../ui/Pawn'
import { arrowMarkup, frameMarkup, medalPlace, tileMarkup } from '../../games/sliding/board/art'
import { arrowPlace, grid } from '../../games/sliding/board/geometry'
import { laySharedParts } from '../../games/sliding/board/defs'
import { EMBLEMS, ThingPart } from '../../games/sliding/board/Thing'
import { Thumb } from '../shared/Games'
import '../../games/sliding/styles/board.css'

const SIDE = 7
const ROW = 3
/** Open sides of the tiles, row by row, and of the tile that is pushed in. */
const MAZE = [
  6, 10, 14, 9, 14, 5, 12, 10, 5, 6, 12, 3, 10, 5, 7, 10, 7, 6, 14, 12, 13, 12, 10, 14, 10, 3, 11, 9, 7, 3, 11, 10, 13,
  5, 13, 5, 6, 12, 3, 9, 10, 6, 3, 10, 11, 12, 11, 6, 9,
]
const COMES_IN = 10
/** Squares below the edge of the picture, in every window; on a phone also those above it and to the right. */
const isHidden = (square: number, small: boolean): boolean =>
  square > 41 || (small && (square < SIDE || square > 34 || square % SIDE > 3))
const THINGS: Record<number, string> = {
  2: 'book',
  4: 'purse',
  14: 'map',
  16: 'crown',
  18: 'keys',
  20: 'skull',
  28: 'ring',
  30: 'chest',
  32: 'jewel',
  34: 'sword',
  44: 'candelabra',
  46: 'helmet',
  9: 'rat',
  10: 'owl',
  23: 'dragon',
  26: 'bat',
  36: 'moth',
  38: 'lizard',
  25: 'spider',
}
/** What lies there at sea. */
const AT_SEA = Object.fromEntries(Object.keys(THINGS).map((square, n) => [square, Object.keys(EMBLEMS)[n]!]))
const HOMES: Record<number, string> = { 0: 'red', 6: 'yellow', 42: 'green', 48: 'blue' }
const PAWNS: [colour: string, x: number, y: number][] = [
  ['yellow', 50, 168],
  ['blue', 350, 168],
  ['green', 350, 268],
]

const ARROWS = grid(SIDE).arrows.filter(({ on }) => on !== 'S')

interface TileProps {
  square: number
  openings: number
  x: number
  y: number
  sea: boolean
}

function Tile({ square, openings, x, y, sea }: TileProps) {
  const thing = (sea ? AT_SEA : THINGS)[square]
  const fixed = square % 2 === 0 && Math.floor(square / SIDE) % 2 === 0 && (square % SIDE) % 2 === 0
  const markup = tileMarkup({ openings, fixed, plaza: !!thing, home: HOMES[square], seed: square + 1, sea })
  return (
    <>
      <g
        class={`tile ${fixed ? 'fixed' : 'movable'}`}
        transform={`translate(${x} ${y})`}
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      {thing && <ThingPart thing={thing} x={x + 20} y={y + 19.5} size={60} />}
    </>
  )
}

interface Props {
  theme: string
  game: string | undefined
  edition: string | undefined
}

export function Scene({ theme, game, edition }: Props) {
  if (theme === 'dusk' || theme === 'evening')
    return <div class="view">{game && <Thumb game={game} edition={edition ?? ''} />}</div>
  return <Maze sea={theme === 'sea'} />
}

function Maze({ sea }: { sea: boolean }) {
  laySharedParts()
  const medals = Object.entries(HOMES).map(([home, colour]) => ({ colour, ...medalPlace(SIDE, Number(home))! }))
  const row = Math.floor
  const small = document.documentElement.dataset.layout === 'compact'
  return (
    <svg viewBox="0 0 880 900" data-theme={sea ? 'sea' : 'garden'} aria-hidden="true">
      <g transform="translate(150 64) rotate(-8) scale(1.16)">
        <g dangerouslySetInnerHTML={{ __html: frameMarkup(SIDE, medals) }} />
        {ARROWS.map((arrow) => {
          const { x, y, turn } = arrowPlace(arrow, SIDE)
          return (
            <g
              key={arrow.name}
              transform={`translate(${x} ${y})`}
              dangerouslySetInnerHTML={{ __html: arrowMarkup(turn) }}
            />
          )
        })}
        {MAZE.map((openings, square) =>
          row(square / SIDE) === ROW || isHidden(square, small) ? null : (
            <Tile
              key={square}
              square={square}
              openings={openings}
              x={(square % SIDE) * 100}
              y={row(square / SIDE) * 100}
              sea={sea}
            />
          ),
        )}
        <g class="coming">
          <rect class="lift" x={-54} y={ROW * 100 + 2} width={808} height={106} rx={10} />
          <Tile square={-1} openings={COMES_IN} x={-50} y={ROW * 100} sea={sea} />
          {MAZE.slice(ROW * SIDE, ROW * SIDE + (small ? 4 : SIDE)).map((openings, n) => (
            <Tile key={n} square={ROW * SIDE + n} openings={openings} x={n * 100 + 50} y={ROW * 100} sea={sea} />
          ))}
          <g
            transform={`translate(104 ${ROW * 100 + 68})`}
            dangerouslySetInnerHTML={{ __html: pawnMarkup('red', true) }}
          />
        </g>
        {PAWNS.map(([colour, x, y]) => (
          <g key={colour} transform={`translate(${x} ${y})`} dangerouslySetInnerHTML={{ __html: pawnMarkup(colour) }} />
        ))}
      </g>
    </svg>
  )
}
