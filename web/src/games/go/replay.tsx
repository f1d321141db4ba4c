/** A finished game in rounds: the boards of all seats, and the remarks of the coach. */
import { useRef } from 'preact/hooks'
import { say, localName } from '../../i18n'
import { withColon } from '../../i18n/words'
import type { ReplayFrame, Go } from '../../net/protocol'
import { Icon } from '../../ui/Icon'
import { Face } from '../../ui/Pawn'
import type { Moment, PlayProps, RemarksProps, GameReplay } from '..'
import { BoardPicture } from './board/BoardPicture'
import { pictures } from './board/check'
import { Defs, Marker, ScoreTile } from './board/pieces'
import { editionOf } from './board/edition'
import { Dice } from './play/Dice'
import { Track } from './play/Track'
import type { GoView, Laid, SeatView } from './board/view'
import './styles/index.css'
import './styles/replay.css'

type Kind = 'round' | 'grab' | 'check' | 'solved'

export interface RoundMoment extends Moment {
  kind: Kind
  score: number | null
}

export function rounds(frames: ReplayFrame<GoView>[]): RoundMoment[] {
  const found: RoundMoment[] = []
  for (const [at, { view, seat }] of frames.entries()) {
    const before = frames[at - 1]?.view
    const add = (kind: Kind, more: Partial<RoundMoment> = {}) => {
      const moment: RoundMoment = {
        from: at,
        at,
        seat: null,
        number: view.round,
        score: null,
        ...more,
        kind,
        text: (names) => sentence(moment, names),
      }
      found.push(moment)
    }
    if (view.roll.length && (view.round !== before?.round || !before?.roll.length)) add('round')
    if (!before) continue
    const checked = view.last?.round !== before.last?.round ? view.last : null
    if (seat !== null && before.seats[seat]!.grabbed === null) {
      const score = view.seats[seat]!.grabbed ?? checked?.seats[seat]?.score_tile ?? null
      const grabbed = frames[at]!.move === 'grab'
      if (grabbed && score !== null) add('grab', { seat, score, number: before.round })
    }
    if (checked) {
      const alone = view.finish === null
      add(alone ? 'solved' : 'check', { number: checked.round, score: alone ? view.solved : null })
    }
  }
  return found
}

function sentence({ kind, number, score, seat }: RoundMoment, names: string[]): string {
  switch (kind) {
    case 'round':
      return say('replay-round', { number })
    case 'grab':
      return say('replay-grab', { name: names[seat ?? 0] ?? '', score: score ?? 0 })
    case 'check':
      return say('replay-check', { number })
    case 'solved':
      return say('replay-solved', { solved: score ?? 0 })
  }
}

/** How long a picture is shown at normal speed before the next one. */
const STANDS_MS = { lay: 550, word: 350, roll: 1800, grab: 1200, check: 5500 }

export function standing({ view, move }: ReplayFrame<GoView>): number {
  if (view.step === 'roll' || view.step === 'over') return view.last ? STANDS_MS.check : STANDS_MS.word
  if (move === 'grab') return STANDS_MS.grab
  if (move === 'ready' || move === 'stop') return STANDS_MS.word
  return view.step === 'ready' ? STANDS_MS.roll : STANDS_MS.lay
}

// A finished game: all boards next to each other, as they were laid, grabbed and checked.

/** After the end all tiles are public (server/http/archive.py). */
type OpenSeat = SeatView & { layout?: Laid[] }

export function Boards({ edition, view, names }: PlayProps<Go>) {
  const goEdition = editionOf(edition)
  const now = view.value
  const seats: OpenSeat[] = now.seats
  const rolled = useRef(now.round)
  const fresh = now.round === rolled.current + 1
  rolled.current = now.round
  // between the last grab and the next roll, the boards of the round are shown
  const check = now.step === 'roll' || now.step === 'over' ? now.last : null
  const roll = check?.roll ?? now.roll
  return (
    <div class={`go go-replay min-h-0 h-full round-16 of-${now.seats.length}`}>
      <Defs />
      <div class="go-film stack justify-center justify-items-center h-full gap-8">
        <div class="go-top flex justify-center">
          <Dice goEdition={goEdition} roll={roll} round={now.round} fresh={fresh} marks={false} />
        </div>
        <ul class="go-boards stack">
          {seats.map((seat, n) => {
            const result = check?.seats[n]
            const seen = result ? pictures(goEdition, result) : []
            const grabbed = result ? result.score_tile : seat.grabbed
            return (
              <li key={n} data-colour={seat.colour}>
                <p class="go-who in-row wrap justify-center min-w-0 gap-4">
                  <Marker colour={seat.colour} />
                  <b>{names[n]}</b>
                  {now.solved !== null && (
                    <span class="go-count-of bold pill">{say('replay-solved', { solved: now.solved })}</span>
                  )}
                  {result && result.score_tile !== null ? (
                    <ScoreTile
                      blue={`${result.points < 0 ? '−' : '+'}${Math.abs(result.points)}`}
                      className={result.points < 0 ? 'red' : ''}
                    />
                  ) : grabbed !== null ? (
                    <ScoreTile blue={grabbed} />
                  ) : null}
                </p>
                <div class="go-field">
                  <BoardPicture
                    goEdition={goEdition}
                    layout={result?.layout ?? seat.layout ?? []}
                    wanted={result ? [] : roll}
                    checked={seen}
                  />
                  {result && (
                    <p class="sr">
                      {seen
                        .map(({ picture, shown, joined }) => {
                          const words = [
                            say('go-play-shown', { yes: shown ? 'yes' : 'no' }),
                            say('go-play-joined', { yes: joined ? 'yes' : 'no' }),
                          ]
                          return withColon(localName(goEdition.things[picture]), words.join(', '))
                        })
                        .join('. ')}
                    </p>
                  )}
                </div>
              </li>
            )
          })}
        </ul>
        {now.finish !== null && (
          <Track
            finish={now.finish}
            colours={now.seats.map((each) => each.colour)}
            names={names}
            at={now.seats.map((each) => each.track ?? 0)}
          />
        )}
      </div>
    </div>
  )
}

/** The coach's remarks on a round: how it could be joined, and how close every seat was. */
export function Remarks({ review, table, edition, names, number }: RemarksProps<Go>) {
  const { rounds, summaries } = review
  const round = rounds.find((one) => one.number === number)
  const goEdition = editionOf(edition)
  const seatOf = (colour: string) => table.seats.find((seat) => seat.colour === colour)!
  return (
    <>
      <div class="remark stack gap-8" aria-live="polite">
        {round ? (
          <>
            <p class="go-ways">
              {say('coach-go-ways', { solutions: round.solutions })}
              {round.tiles > 0 && <>, {say('coach-go-fewest', { tiles: round.tiles })}</>}
            </p>
            {round.boards.map((board) => (
              <div key={board.seat} class={`verdict in-row gap-12 ${board.right ? 'good' : 'missed'}`}>
                <Icon name={board.right ? 'check' : 'eye'} />
                <p>
                  <b>{names[seatOf(board.seat).seat]}</b>
                  <span class="go-remark block">
                    {board.right
                      ? say('coach-go-right', { spare: board.laid - board.better.length })
                      : say('coach-go-wrong', {
                          joined: board.joined,
                          pictures: round.roll.length,
                          changes: board.changes,
                        })}
                  </span>
                </p>
                {(!board.right || board.laid > board.better.length) && board.better.length > 0 && (
                  <details class="go-better">
                    <summary class="in-row">{say('coach-go-show')}</summary>
                    <BoardPicture
                      goEdition={goEdition}
                      layout={board.better}
                      wanted={round.roll}
                      marked={board.right ? [] : board.changed}
                    />
                  </details>
                )}
              </div>
            ))}
          </>
        ) : (
          <p>{say('replay-coach-begin')}</p>
        )}
      </div>
      <ul class="go-summaries stack gap-8">
        {summaries.map((one) => (
          <li class="in-row gap-10" key={one.seat}>
            <Face seat={seatOf(one.seat)} />
            <span>
              <b>{names[seatOf(one.seat).seat]}</b>
              <span class="go-remark block">{say('coach-go-summary', { ...one })}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

export const replay: GameReplay<Go, RoundMoment> = { moments: rounds, standing, Film: Boards, Remarks }
