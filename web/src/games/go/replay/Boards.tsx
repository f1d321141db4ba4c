/** A finished game: all boards next to each other, as they were laid, grabbed and checked. */
import { useRef } from 'preact/hooks'
import { localName, say } from '../../../i18n'
import { withColon } from '../../../i18n/words'
import type { Go } from '../../../net/protocol'
import type { PlayProps } from '../..'
import { BoardPicture } from '../BoardPicture'
import { editionOf } from '../box'
import { pictures } from '../check'
import { Dice } from '../Dice'
import { Defs, Marker, ScoreTile } from '../pieces'
import { Track } from '../Track'
import type { Laid, SeatView } from '../view'
import '../look/index.css'
import './replay.css'

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
    <div class={`go go-replay of-${now.seats.length}`}>
      <Defs />
      <div class="go-film">
        <div class="go-top">
          <Dice goEdition={goEdition} roll={roll} round={now.round} fresh={fresh} marks={false} />
        </div>
        <ul class="go-boards">
          {seats.map((seat, n) => {
            const result = check?.seats[n]
            const seen = result ? pictures(goEdition, result) : []
            const grabbed = result ? result.score_tile : seat.grabbed
            return (
              <li key={n} data-colour={seat.colour}>
                <p class="go-who">
                  <Marker colour={seat.colour} />
                  <b>{names[n]}</b>
                  {now.solved !== null && (
                    <span class="go-count-of">{say('replay-solved', { solved: now.solved })}</span>
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
