/** A corner of the maze for the start page: four tiles with what lies on them, and two pawns. */
import { Fragment } from 'preact'
import { pawnMarkup } from '../../ui/Pawn'
import { tileMarkup } from '../sliding/board/art'
import '../sliding/styles/board.css'
import { laySharedParts } from '../sliding/board/defs'
import { ThingPart } from '../sliding/board/Thing'

interface Tile {
  openings: number
  fixed?: boolean
  thing?: string
  pawn?: string
}

const CORNER = (a: string, b: string): Tile[][] => [
  [{ openings: 10 }, { openings: 12, pawn: 'red' }, { openings: 14, fixed: true, thing: a }, { openings: 10 }],
  [{ openings: 6 }, { openings: 3, fixed: true, thing: b }, { openings: 9, pawn: 'yellow' }, { openings: 5 }],
]
/** A larger board shows more and smaller tiles. */
const WIDE: Tile[][] = [
  [
    { openings: 6 },
    { openings: 10 },
    { openings: 14, fixed: true, thing: 'map' },
    { openings: 12 },
    { openings: 10 },
    { openings: 6, thing: 'moth' },
  ],
  [
    { openings: 5 },
    { openings: 6, thing: 'spider' },
    { openings: 9, pawn: 'blue' },
    { openings: 3 },
    { openings: 12, pawn: 'green' },
    { openings: 5 },
  ],
  [
    { openings: 7, fixed: true, thing: 'ring' },
    { openings: 10 },
    { openings: 11, fixed: true, thing: 'chest' },
    { openings: 10 },
    { openings: 13, fixed: true, thing: 'skull' },
    { openings: 3 },
  ],
]
const PICTURES: Record<string, { theme: string; rows: Tile[][] }> = {
  'classic-1986': { theme: 'garden', rows: CORNER('chest', 'owl') },
  'garden-9': { theme: 'garden', rows: WIDE },
  'one-piece': { theme: 'sea', rows: CORNER('nami', 'law') },
}

export function thumb({ edition = 'classic-1986' }: { edition?: string }) {
  laySharedParts()
  const { theme, rows } = PICTURES[edition] ?? PICTURES['classic-1986']!
  const tiles = rows.flatMap((row, y) =>
    row.map((tile, x) => ({ ...tile, x: x * 100, y: y * 100, seed: 7 * y + x + 3 })),
  )
  const [wide, high] = [rows[0]!.length * 100, rows.length * 100]
  return (
    <svg
      viewBox={`8 4 ${wide - 16} ${high - 8}`}
      preserveAspectRatio="xMidYMid slice"
      data-theme={theme}
      aria-hidden="true"
    >
      <rect class="bed" width={wide} height={high} />
      {tiles.map(({ x, y, openings, fixed, thing, seed }) => (
        <Fragment key={seed}>
          <g
            class={`tile ${fixed ? 'fixed' : 'movable'}`}
            transform={`translate(${x} ${y})`}
            dangerouslySetInnerHTML={{
              __html: tileMarkup({ openings, fixed, plaza: !!thing, seed, sea: theme === 'sea' }),
            }}
          />
          {thing && <ThingPart thing={thing} x={x + 20} y={y + 19.5} size={60} />}
        </Fragment>
      ))}
      {tiles.map(({ x, y, pawn }) =>
        pawn ? (
          <g
            key={pawn}
            transform={`translate(${x + 50} ${y + 70})`}
            dangerouslySetInnerHTML={{ __html: pawnMarkup(pawn) }}
          />
        ) : null,
      )}
    </svg>
  )
}
