/** The coach's remarks on the turns of a sliding maze. */
import { Fragment } from 'preact'
import type { RemarksProps } from '../..'
import { prefs } from '../../../device/prefs'
import { locale, localName, say } from '../../../i18n'
import { joinWords, thingPhrase } from '../../../i18n/words'
import type { EditionInfo, MazeReview, ReviewedTurn } from '../../../net/protocol'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Face } from '../../../ui/Pawn'
import { Numbers } from '../play/Actions'
import { grid } from '../board/geometry'
import type { CardsName } from '../play/hint'
import type { Sliding } from '../board/maze'
import { arrowTurn } from '../speech/narration'
import { Thing } from '../board/Thing'
import { couldBeBetter, goalOf, marksOf, seatOf, verdict, whyBest, whyMore } from './coach'
import { ChanceGraph } from './ChanceGraph'
import { arrowIn, quartersOnward, signOf, squareIn } from './turns'

type Props = RemarksProps<Sliding> & { cardsName?: CardsName }

export function Remarks({ review, ...props }: Props) {
  const turn = review.turns.find((one) => one.number === props.number)
  return (
    <>
      <div class="remark stack gap-8" aria-live="polite">
        {turn ? <Remark {...props} turn={turn} /> : <p>{say('replay-coach-begin')}</p>}
      </div>
      {review.course && <ChanceGraph {...props} course={review.course} />}
      <Summaries {...props} review={review} />
    </>
  )
}

function Remark({ turn, shown, show, ...words }: Omit<Props, 'review'> & { turn: ReviewedTurn }) {
  const { edition } = words
  const how = verdict(turn)
  const goal = how === 'missed' ? goalOf(turn) : null
  const why = whyBest(turn, words)
  const arrow = grid(edition.side!).arrow(arrowIn(turn.best.push) ?? null)
  return (
    <>
      <div class={`verdict in-row gap-12 ${how}`}>
        {goal ? (
          <Thing thing={goal} />
        ) : (
          <Icon name={how === 'better' || how === 'missed' ? 'eye' : how === 'finished' ? 'trophy' : 'check'} />
        )}
        <p>
          {goal && <b>{localName(edition.things[goal])}</b>}
          <span>
            {how === 'found' && couldBeBetter(turn)
              ? say('replay-found_more', { why: whyMore(turn) })
              : say('replay-verdict', { how, finding: turn.finding })}
          </span>
        </p>
      </div>
      {couldBeBetter(turn) && (
        <>
          {betterTurn(turn, edition) && (
            <p class="better">
              {betterTurn(turn, edition)} {arrow && <Icon name="arrow" turn={arrowTurn(arrow)} />}
            </p>
          )}
          <ul class="reasons muted">
            {why.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Numbers numbers={why.numbers} />
          {turn.best.push && (
            <Button
              icon="eye"
              aria-pressed={shown === turn.number}
              onClick={() => show(turn.number, (before) => marksOf(turn, before))}
            >
              {say('replay-show')}
            </Button>
          )}
        </>
      )}
    </>
  )
}

/** The better turn: its line, and its square for players who want it; the board shows the rest. */
function betterTurn(turn: ReviewedTurn, edition: EditionInfo): string | null {
  const [{ best, played }, { side }] = [turn, edition]
  if (best.push && arrowIn(best.push) === arrowIn(played.push)) return samePush(turn, edition)
  if (prefs.coordinates.value)
    return say('replay-better', { push: signOf(best.push, side!) ?? 'none', walk: squareIn(best.walk) ?? '' })
  const arrow = grid(side!).arrow(arrowIn(best.push) ?? null)
  return arrow ? say('replay-better-line', { on: arrow.on, line: arrow.line + 1 }) : null
}

/** What differs if the best turn pushes the same line: the rotation of the tile, and the end of the walk. */
function samePush(turn: ReviewedTurn, edition: EditionInfo): string | null {
  const { best, played } = turn
  const quarters = quartersOnward(played.push!, best.push!)
  const [goal, square] = [best.finds ? goalOf(turn) : null, squareIn(best.walk)]
  const what = quarters ? [say('replay-same-turn', { quarters })] : []
  if (square !== squareIn(played.walk))
    what.push(
      say('replay-same-walk', {
        to: goal ? 'goal' : prefs.coordinates.value ? 'square' : 'other',
        goal: goal ? thingPhrase(edition, goal) : '',
        square: square ?? '',
      }),
    )
  return what.length ? say('replay-better-same', { what: joinWords(what) }) : null
}

function Summaries({ review, table, names, jump }: Pick<Props, 'table' | 'names' | 'jump'> & { review: MazeReview }) {
  const percent = new Intl.NumberFormat(locale(), { style: 'percent' })
  return (
    <details class="summaries">
      <summary class="in-row bold">{say('replay-summary')}</summary>
      <table class="w-full">
        <thead>
          <tr>
            <th class="muted semibold hyphens" scope="col">
              {say('ratings-who')}
            </th>
            <th class="muted semibold hyphens" scope="col">
              {say('replay-summary-turns')}
            </th>
            <th class="muted semibold hyphens" scope="col">
              {say('replay-summary-found')}
            </th>
            <th class="muted semibold hyphens" scope="col">
              {say('replay-summary-missed')}
            </th>
            <th class="muted semibold hyphens" scope="col">
              {say('replay-summary-good')}
            </th>
          </tr>
        </thead>
        <tbody>
          {review.summaries.map((one) => {
            const seat = seatOf(table, one.seat)
            return (
              <Fragment key={one.seat}>
                <tr>
                  <th class="in-row gap-8" scope="row">
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
                      <button class="no-border no-fill min-h-44" type="button" onClick={() => jump(one.worst!)}>
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
