import { Fragment } from 'preact'
import { useState } from 'preact/hooks'
import { useFetched } from '../../app/fetched'
import { Thing } from '../../games/sliding/Thing'
import { locale, named, problem, say } from '../../i18n'
import { api } from '../../net/api'
import type { EditionInfo, Table } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Face } from '../../ui/Portrait'
import { couldBeBetter, goalOf, reasonsTold, seatOf, verdict, type Review, type ReviewedTurn } from './coach'
import type { Moment } from './moments'
import { squareIn } from './told'

interface Props {
  table: Table
  edition: EditionInfo
  names: string[]
  moment: Moment | null
  /** The turn whose better way is on the board now. */
  shown: ReviewedTurn | null
  onShow: (turn: ReviewedTurn) => void
  onJump: (turn: number) => void
}

/** The coach has looked at every turn; that takes a while, and the film does not wait for it. */
export function Coach({ table, edition, names, moment, shown, onShow, onJump }: Props) {
  const [tries, setTries] = useState(0)
  const { value: review, wrong } = useFetched(() => api.review(table.id) as Promise<Review>, [table.id, tries])
  const turn = review?.turns.find(({ number }) => number === moment?.number) ?? null
  return (
    <section class="coach panel" aria-labelledby="coach-title">
      <h2 id="coach-title">
        <Icon name="hint" />
        {say('replay-coach')}
      </h2>
      {wrong ? (
        <div class="wrong">
          <p>{problem(wrong)}</p>
          <Button icon="replay" onClick={() => setTries(tries + 1)}>
            {say('replay-coach-again')}
          </Button>
        </div>
      ) : !review ? (
        <div class="thinking" role="status">
          <p>{say('replay-coach-thinks')}</p>
          <progress aria-hidden="true" />
        </div>
      ) : (
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
      )}
    </section>
  )
}

type RemarkProps = Pick<Props, 'edition' | 'table' | 'names' | 'onShow'> & { turn: ReviewedTurn; shown: boolean }

function Remark({ turn, edition, table, names, shown, onShow }: RemarkProps) {
  const how = verdict(turn)
  const goal = how === 'missed' ? goalOf(turn) : null
  return (
    <>
      <div class={`verdict ${how}`}>
        {goal ? <Thing thing={goal} /> : <Icon name={how === 'better' || how === 'missed' ? 'eye' : how === 'finished' ? 'trophy' : 'check'} />}
        <p>
          {goal && <b>{named(edition.things[goal])}</b>}
          <span>{say('replay-verdict', { how, finding: turn.finding })}</span>
        </p>
      </div>
      {couldBeBetter(turn) && (
        <>
          <p class="better">
            {say('replay-better', { push: turn.best.push?.replace(/[nesw]+$/, '') ?? 'none', walk: squareIn(turn.best.walk) ?? '' })}
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
