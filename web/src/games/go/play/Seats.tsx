/** All seats: how many tiles they have laid, and where once that is public; what they took; who is ready. */
import { prefs } from '../../../device/prefs'
import { say } from '../../../i18n'
import { letters } from '../../../i18n/words'
import type { SeatInfo } from '../../../net/protocol'
import { Face } from '../../../ui/Pawn'
import { BoardPicture, CoveredBoard } from '../board/BoardPicture'
import type { GoEdition } from '../board/edition'
import { outcome } from '../speech/narration'
import { Marker, ScoreTile, STAR } from '../board/pieces'
import type { GoView, Laid, Result } from '../board/view'

interface SeatsProps {
  goEdition: GoEdition
  view: GoView
  names: string[]
  /** the occupants, by seat */
  people: SeatInfo[]
  you: number | null
  /** all boards: at the check, and for a player who has grabbed */
  boards?: Laid[][] | undefined
  /** at the check: the results; null: not yet shown */
  results?: (Result | null)[]
  shown?: number
  /** show a seat's board as it was checked; absent: there is none to show */
  show?: ((seat: number) => void) | undefined
}

export function Seats({ goEdition, view, names, people, you, boards, results, shown, show }: SeatsProps) {
  const tiles = Object.keys(goEdition.tiles).filter((id) => id !== goEdition.joker)
  return (
    <ul class={`go-seats stack gap-6${results ? ' checked' : ''}`} aria-label={say('go-play-players')}>
      {view.seats.map((seat, n) => {
        const result = results?.[n]
        const name = names[n] ?? ''
        const inside = (
          <>
            <span class="go-who in-row min-w-0 gap-4">
              <Marker colour={seat.colour} />
              {prefs.picturesOnly.value && people[n] && <Face seat={people[n]} />}
              <b class="caption" style={{ '--letters': letters(name) }}>
                {name}
              </b>
              {seat.joker && (
                <svg class="go-joker rigid" viewBox="-22 -22 44 44" role="img" aria-label={say('go-play-joker')}>
                  <path d={STAR} />
                </svg>
              )}
            </span>
            {(results || n !== you) && (
              <span class="go-mini">
                {boards ? (
                  <BoardPicture goEdition={goEdition} layout={boards[n] ?? []} tiny />
                ) : (
                  <CoveredBoard side={goEdition.side} tiles={tiles.length} laid={seat.laid} />
                )}
              </span>
            )}
            {!results && (
              <span class="go-pips flex gap-4" aria-hidden="true">
                {tiles.map((id, k) => (
                  <i key={id} class={k < seat.laid ? 'laid' : ''} />
                ))}
              </span>
            )}
            {!results && seat.track !== null && (
              <span class="go-at" aria-hidden="true">
                {seat.track}
              </span>
            )}
            <small class="caption">{results ? (result ? outcome(result) : '') : doing(view, n)}</small>
            {result && <Points result={result} />}
            {!results && seat.grabbed !== null && <ScoreTile blue={seat.grabbed} className="got" />}
            {!results && (seat.ready || seat.stop) && (
              <svg
                class={`go-flag absolute sized ${seat.stop ? 'stop' : 'ready'}`}
                viewBox="-14 -14 28 28"
                aria-hidden="true"
              >
                {seat.stop ? <path d="M-5-11H5L11-5V5L5 11H-5L-11 5V-5Z" /> : <circle r="11" />}
                <path class="sign stroked" d={seat.stop ? 'M-5 0H5' : 'M-5 0l4 4 6-7'} />
              </svg>
            )}
          </>
        )
        return (
          <li
            key={n}
            data-colour={seat.colour}
            class={`go-seat min-w-0 relative${n === you ? ' you' : ''}${shown === n ? ' shown' : ''}`}
          >
            {show ? (
              <button
                type="button"
                class="go-paper stack w-full h-full round-12 text-start"
                {...(results
                  ? { 'aria-pressed': shown === n }
                  : { title: say('go-play-check-of', { name, you: n === you ? 'yes' : 'no' }) })}
                onClick={() => show(n)}
              >
                {inside}
              </button>
            ) : (
              <div class="go-paper stack w-full h-full round-12 text-start">{inside}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface OthersProps {
  goEdition: GoEdition
  view: GoView
  boards: Laid[][]
  names: string[]
  you: number | null
}

/** The other players' boards as they grow, in place of the player's own tiles if the player cards are too small. */
export function Others({ goEdition, view, boards, names, you }: OthersProps) {
  return (
    <ul class="go-others" aria-hidden="true">
      {view.seats.map((seat, n) =>
        n === you ? null : (
          <li key={n} class="in-column items-center gap-4 min-w-0 min-h-0">
            <BoardPicture goEdition={goEdition} layout={boards[n] ?? []} tiny />
            <span class="go-who in-row min-w-0 gap-4">
              <Marker colour={seat.colour} />
              <b class="caption">{names[n]}</b>
            </span>
          </li>
        ),
      )}
    </ul>
  )
}

function Points({ result }: { result: Result }) {
  const sign = result.points < 0 ? '−' : '+'
  return <ScoreTile blue={`${sign}${Math.abs(result.points)}`} className={`got${result.points < 0 ? ' red' : ''}`} />
}

function doing(view: GoView, n: number): string {
  const seat = view.seats[n]!
  if (view.step === 'ready') return say('go-play-readiness', { ready: seat.ready ? 'yes' : 'no' })
  if (seat.grabbed !== null) return say('go-play-grabbed', { tile: seat.grabbed })
  if (seat.stop) return say('go-play-wants-stop')
  return say('go-play-laid', { count: seat.laid })
}
