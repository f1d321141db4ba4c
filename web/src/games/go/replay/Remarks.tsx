/** The coach's remarks on a round: how it could be joined, and how close every seat was. */
import { say } from '../../../i18n'
import type { Go } from '../../../net/protocol'
import { Face } from '../../../ui/Portrait'
import { Icon } from '../../../ui/Icon'
import type { RemarksProps } from '../..'
import { BoardPicture } from '../BoardPicture'
import { editionOf } from '../box'

export function Remarks({ review, table, edition, names, number }: RemarksProps<Go>) {
  const { rounds, summaries } = review
  const round = rounds.find((one) => one.number === number)
  const goEdition = editionOf(edition)
  const seatOf = (colour: string) => table.seats.find((seat) => seat.colour === colour)!
  return (
    <>
      <div class="remark" aria-live="polite">
        {round ? (
          <>
            <p class="go-ways">
              {say('coach-go-ways', { solutions: round.solutions })}
              {round.tiles > 0 && <>, {say('coach-go-fewest', { tiles: round.tiles })}</>}
            </p>
            {round.boards.map((board) => (
              <div key={board.seat} class={`verdict ${board.right ? 'good' : 'missed'}`}>
                <Icon name={board.right ? 'check' : 'eye'} />
                <p>
                  <b>{names[seatOf(board.seat).seat]}</b>
                  <span class="go-remark">
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
                    <summary>{say('coach-go-show')}</summary>
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
      <ul class="go-summaries">
        {summaries.map((one) => (
          <li key={one.seat}>
            <Face seat={seatOf(one.seat)} />
            <span>
              <b>{names[seatOf(one.seat).seat]}</b>
              <span class="go-remark">{say('coach-go-summary', one)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
