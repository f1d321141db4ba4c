/** The pawns on the board: each has its own layer, so that riding and walking move nothing else. */
import { useRef } from 'preact/hooks'
import { pawnMarkup } from '../../../ui/Pawn'
import { FRAME, span } from './geometry'
import type { BoardDrawing } from './picture'
import { type Glide, useGlide } from './motion'
import { middle, type Stand, pawnPlaces } from './pawnPlaces'

/** A pawn's box in units, and the position of its feet in it. */
const BOX = { wide: 64, high: 96, feetX: 32, feetY: 84 }
const FEET = 18

const pawnTransform = ({ x, y, size }: Stand, up = 0): string =>
  `translate(${((x + FRAME - BOX.feetX) / BOX.wide) * 100}%, ${((y + FRAME - BOX.feetY - up) / BOX.high) * 100}%) scale(${size})`

interface Props {
  colour: string
  stand: Stand
  turn: boolean
  /** The game is over, and this seat has won. */
  wins: boolean
  glide: Glide
  /** The places of a walk, the last being its end. */
  steps?: Stand[]
  side: number
}

function PawnOnBoard({ colour, stand, turn, wins, glide, steps, side }: Props) {
  const box = useRef<SVGSVGElement>(null)
  const last = useRef(stand)
  const far = Math.hypot(last.current.x - stand.x, last.current.y - stand.y) > 250
  const from = last.current
  last.current = stand
  const hops = steps?.flatMap((step, n) => {
    const next = steps[n + 1]
    return next
      ? [pawnTransform(step), pawnTransform({ ...step, x: (step.x + next.x) / 2, y: (step.y + next.y) / 2 }, 6)]
      : [pawnTransform(step)]
  })
  const arc = far
    ? [
        pawnTransform(from),
        pawnTransform({ x: (from.x + stand.x) / 2, y: (from.y + stand.y) / 2, size: 1.15 }, 70),
        pawnTransform(stand),
      ]
    : undefined
  useGlide(box, pawnTransform(stand), steps ? { ...glide, easing: 'linear' } : glide, hops ?? arc)
  const wide = span(side)
  return (
    <svg
      ref={box}
      class={wins ? 'board-pawn wins' : 'board-pawn'}
      viewBox={`${-BOX.feetX} ${-BOX.feetY} ${BOX.wide} ${BOX.high}`}
      style={{
        width: `${(BOX.wide / wide) * 100}%`,
        height: `${(BOX.high / wide) * 100}%`,
        zIndex: 10 + Math.round(stand.y / 10),
      }}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: pawnMarkup(colour, turn) }}
    />
  )
}

export function Pawns({ look, pace }: { look: BoardDrawing; pace: number }) {
  const { view, line, walking } = look
  if (view.step === 'deal') return null
  const rest: Glide = { ms: 260 * pace }
  const places = pawnPlaces(view, line)
  return (
    <>
      {view.seats.map((seat, n) => {
        const walks = walking?.seat === n ? walking : null
        const way = walks?.way.slice(0, -1).map((square) => {
          const { x, y } = middle(view.side, square)
          return { x, y: y + FEET, size: 1 }
        })
        return (
          <PawnOnBoard
            key={seat.colour}
            colour={seat.colour}
            stand={places[n]!}
            turn={view.turn === n}
            wins={view.outcome?.winners.includes(n) ?? false}
            glide={walks ? { ms: walks.ms } : (line?.glide ?? rest)}
            steps={way && [...way, places[n]!]}
            side={view.side}
          />
        )
      })}
    </>
  )
}
