/** What the coach says about the turns of a sliding maze. */
import { Fragment } from 'preact'
import { Thing } from '../../games/sliding/Thing'
import { locale, named, say } from '../../i18n'
import type { EditionInfo, Table } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Face } from '../../ui/Portrait'
import { couldBeBetter, goalOf, reasonsTold, seatOf, verdict, type Review, type ReviewedTurn } from './coach'
import { squareIn } from './told'

interface Props {
  review: Review
  table: Table
  edition: EditionInfo
  names: string[]
  /** The turn that is looked at. */
  number: number | null
  /** The turn whose better way is on the board now. */
  shown: ReviewedTurn | null
  onShow: (turn: ReviewedTurn) => void
  onJump: (turn: number) => void
}

export function Remarks({ review, table, edition, names, number, shown, onShow, onJump }: Props) {
  const turn = review.turns.find((one) => one.number === number)
  return (
    <>
      <div class="remark" aria-live="polite">
        {turn ? (
          <Remark {...{ turn, edition, table, names, onShow }} shown={shown === turn} />
        ) : (
          <p>{say('replay-coach-begin')}</p>
        )}
      </div>
      <Summaries {...{ review, table, names, onJump }} />
    </>
  )
}

type RemarkProps = Pick<Props, 'edition' | 'table' | 'names' | 'onShow'> & { turn: ReviewedTurn; shown: boolean }

function Remark({ turn, edition, table, names, shown, onShow }: RemarkProps) {
  const how = verdict(turn)
  const goal = how === 'missed' ? goalOf(turn) : null
  return (
    <>
      <div class={`verdict ${how}`}>
        {goal ? (
          <Thing thing={goal} />
        ) : (
          <Icon name={how === 'better' || how === 'missed' ? 'eye' : how === 'finished' ? 'trophy' : 'check'} />
        )}
        <p>
          {goal && <b>{named(edition.things[goal])}</b>}
          <span>{say('replay-verdict', { how, finding: turn.finding })}</span>
        </p>
      </div>
      {couldBeBetter(turn) && (
        <>
          <p class="better">
            {say('replay-better', {
              push: turn.best.push?.replace(/[nesw]+$/, '') ?? 'none',
              walk: squareIn(turn.best.walk) ?? '',
            })}
          </p>
          <ul class="reasons">
            {reasonsTold(turn, edition, table, names).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          {turn.best.push && (
            <Button icon="eye" aria-pressed={shown} onClick={() => onShow(turn)}>
              {say('replay-show')}
            </Button>
          )}
        </>
      )}
    </>
  )
}

function Summaries({ review, table, names, onJump }: Pick<Props, 'table' | 'names' | 'onJump'> & { review: Review }) {
  const percent = new Intl.NumberFormat(locale(), { style: 'percent' })
  return (
    <details class="summaries">
      <summary>{say('replay-summary')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('ratings-who')}</th>
            <th scope="col">{say('replay-summary-turns')}</th>
            <th scope="col">{say('replay-summary-found')}</th>
            <th scope="col">{say('replay-summary-missed')}</th>
            <th scope="col">{say('replay-summary-good')}</th>
          </tr>
        </thead>
        <tbody>
          {review.summaries.map((one) => {
            const seat = seatOf(table, one.seat)
            return (
              <Fragment key={one.seat}>
                <tr>
                  <th scope="row">
                    <Face seat={table.seats[seat]!} />
                    {names[seat]}
                  </th>
                  <td>{one.turns}</td>
                  <td>{one.found}</td>
                  <td>{one.missed}</td>
                  <td>{percent.format(one.good / 100)}</td>
                </tr>
                {one.worst !== null && (
                  <tr class="more">
                    <td colSpan={5}>
                      <button type="button" onClick={() => onJump(one.worst!)}>
                        {say('replay-summary-worst', { number: one.worst })}
                      </button>
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </details>
  )
}
