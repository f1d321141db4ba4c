/** A position as a small picture: its ways, pawns and the goal, the last two at twice their size, and no other treasure. */
import type { ComponentChildren } from 'preact'
import { corridors } from '../../../ui/drawn/symbols.json'
import { pawnMarkup } from '../../../ui/Pawn'
import { laySharedParts } from './defs'
import type { SlidingView } from './maze'
import { f } from './outline'
import { themeOf, ThingPart } from './Thing'
import '../styles/board.css'

/** The width of the frame, in hundredths of a square. */
export const FRAME = 46
/** Towers from low to high. */
const HEIGHTS = ['#6d5590', '#96648a', '#b5707a', '#d08f6b', '#e8b877', '#f5dfb0']

/** What is drawn of a view; other games have no such picture. */
export type SmallPosition = Pick<SlidingView, 'side' | 'maze' | 'things' | 'heights'> & {
  seats: Pick<SlidingView['seats'][number], 'colour' | 'pawn' | 'cards'>[]
}

interface Props {
  view: SmallPosition
  /** The treasures to find, in this order; the square of the first one has a ring. */
  goals?: string[]
  /** The colour of the pawn that is mine. */
  mine?: string | undefined
  /** Drawn over the board, in hundredths of a square. */
  children?: ComponentChildren
}

/** All paths of a kind as one: a board stays a handful of elements. */
const join = (view: SmallPosition, squares: number[], path: (square: number) => string): string =>
  squares
    .map((square) => {
      const [x, y] = [100 * (square % view.side), 100 * Math.floor(square / view.side)]
      return path(square).replace(/([\d.]+) ([\d.]+)/g, (_, u, v) => `${f(x + Number(u))} ${f(y + Number(v))}`)
    })
    .join('')

const TILE = 'M10 2L90 2Q98 2 98 10L98 90Q98 98 90 98L10 98Q2 98 2 90L2 10Q2 2 10 2z'

export function SmallBoard({ view, goals = [], mine, children }: Props) {
  laySharedParts()
  const { side, maze, heights } = view
  const squares = maze.map((_, square) => square)
  const wide = 100 * side
  const middle = (square: number) => ({ x: 100 * (square % side) + 50, y: 100 * Math.floor(square / side) + 50 })
  const shown = goals.filter((goal) => (view.things[goal] ?? -1) >= 0)
  return (
    <svg
      class="small-position block see-through"
      viewBox={`${-FRAME} ${-FRAME} ${wide + 2 * FRAME} ${wide + 2 * FRAME}`}
      data-theme={themeOf(view)}
      aria-hidden="true"
    >
      <rect class="fr" x={-FRAME} y={-FRAME} width={wide + 2 * FRAME} height={wide + 2 * FRAME} rx="34" />
      <rect class="bed" x={-8} y={-8} width={wide + 16} height={wide + 16} rx="10" />
      {heights ? (
        HEIGHTS.map((colour, height) => (
          <path
            key={colour}
            fill={colour}
            d={join(
              view,
              squares.filter((square) => Math.min(heights[square]!, 5) === height),
              () => TILE,
            )}
          />
        ))
      ) : (
        <path class="w-top" d={join(view, squares, () => TILE)} />
      )}
      <path class="fl" d={join(view, squares, (square) => corridors.whole[maze[square]!]!)} opacity={heights && 0.75} />
      {shown.reverse().map((goal) => {
        const { x, y } = middle(view.things[goal]!)
        const next = goal === goals[0]
        return (
          <g key={goal} class={next ? 'goal-ring' : undefined} transform={`translate(${x} ${y})`}>
            {next && <circle r="88" />}
            {next && <circle r="82" />}
            <ThingPart thing={goal} x={next ? -62 : -50} y={next ? -62 : -50} size={next ? 124 : 100} />
          </g>
        )
      })}
      {view.seats.map(({ colour, pawn }) => {
        const { x, y } = middle(pawn)
        return (
          <g
            key={colour}
            transform={`translate(${x} ${y + 46}) scale(2)`}
            dangerouslySetInnerHTML={{ __html: pawnMarkup(colour, colour === mine, true) }}
          />
        )
      })}
      {children}
    </svg>
  )
}
