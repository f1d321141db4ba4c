/** The figures on the flat board: they ride on their line, and walk step by step. */
import { useRef } from 'preact/hooks'
import { pace } from '../../../device/prefs'
import { FigurePart } from '../../../ui/Pawn'
import { type Glide, useGlide } from '../../sliding/motion'
import { middle, pawnPlaces } from '../../sliding/places'
import type { Picture } from '../picture'
import type { TowersView } from '../types'

export function FlatPawns({ view, walking, wait }: Pick<Picture, 'view' | 'walking'> & { wait: number }) {
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
  const pawnTransform = ({ x, y, size }: PawnProps['stand'], grow = 1) =>
    `translate(${x}px, ${y}px) scale(${size * grow})`
  const way = walking?.steps.flatMap(({ from, to }) => {
    const [a, b] = [middle(side, from), middle(side, to)]
    return [
      pawnTransform({ x: a.x, y: a.y + 18, size: 1 }),
      pawnTransform({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + 8, size: 1 }, 1.15),
    ]
  })
  const ms = walking ? walking.ms : 420 * pace.value
  const glide: Glide = { ms, easing: walking ? 'linear' : 'ease-in-out', wait: walking ? 0 : wait * pace.value }
  useGlide(group, pawnTransform(stand), glide, way && [...way, pawnTransform(stand)])
  return (
    <g ref={group} class="tw-pawn">
      <FigurePart figure={seat.figure} colour={seat.colour} ring={turn} />
    </g>
  )
}
