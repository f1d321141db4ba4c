/** The check, told beside the board: each picture shown or not, joined or not, and what the score tile brings. */
import { named, say } from '../../i18n'
import { Picture } from '../../ui/Picture'
import type { Box } from './box'
import type { Picture as Checked } from './check'
import { ScoreTile } from './pieces'
import type { Result } from './view'

interface CheckProps {
  box: Box
  pictures: Checked[]
  /** how many have been looked at */
  seen: number
  result: Result
  /** whether the score tile has been turned */
  turned: boolean
  name: string
  you: boolean
}

export function CheckList({ box, pictures, seen, result, turned, name, you }: CheckProps) {
  return (
    <section class="go-checklist" aria-label={say('go-play-check-of', { name, you: you ? 'yes' : 'no' })}>
      <ul>
        {pictures.map((picture, n) => (
          <li key={picture.picture} class={n < seen ? (picture.joined ? 'good' : 'bad') : 'waiting'}>
            <svg viewBox="0 0 64 64" aria-hidden="true">
              <Picture name={picture.picture} />
            </svg>
            <span class="go-what">
              <b>{named(box.things[picture.picture])}</b>
              {n < seen && <small>{reason(picture, false)}</small>}
            </span>
            {n < seen && (
              <>
                <Mark good={picture.shown} text={say('go-play-shown', { yes: picture.shown ? 'yes' : 'no' })} />
                <Mark good={picture.joined} text={say('go-play-joined', { yes: picture.joined ? 'yes' : 'no' })} />
              </>
            )}
          </li>
        ))}
      </ul>
      {result.score_tile !== null && (
        <div class={`go-verdict${turned ? ' turned' : ''}`}>
          <span class="go-coin">
            <ScoreTile blue={result.score_tile} />
            <ScoreTile
              blue={`${result.points < 0 ? '−' : '+'}${Math.abs(result.points)}`}
              className={result.points < 0 ? 'red' : ''}
            />
          </span>
          <p>
            {turned && (
              <>
                <b>{say('go-play-result', { wrong: pictures.filter(({ joined }) => !joined).length, right: result.right ? 'yes' : 'no' })}</b>
                <small>
                  {say('go-play-moves', {
                    steps: Math.abs(result.points),
                    way: result.points >= 0 ? 'on' : fallen(result) ? 'floor' : 'back',
                    before: result.before ?? 0,
                    after: result.after ?? 0,
                  })}
                  {result.score_tile === box.jokerTile && ` ${say('go-play-brings-joker')}`}
                </small>
              </>
            )}
          </p>
        </div>
      )}
    </section>
  )
}

function Mark({ good, text }: { good: boolean; text: string }) {
  return (
    <span class="go-mark">
      <i class={good ? 'yes' : 'no'} aria-hidden="true">
        {good ? '✓' : '✕'}
      </i>
      {text}
    </span>
  )
}

/** Nobody falls below the start (G7). */
const fallen = ({ points, before, after }: Result): boolean => (before ?? 0) + points < (after ?? 0)

/** One line about a picture. Who sees the board sees also on which side it breaks. */
export function reason(picture: Checked, withSide = true): string {
  if (picture.joined) return say('go-play-far', { squares: picture.way.length - 1 })
  if (!picture.shown) return say('go-play-no-hole')
  return say('go-play-broken', {
    against: picture.broken?.against ?? 'none',
    side: withSide ? say('go-play-side', { side: ['north', 'east', 'south', 'west'][picture.broken?.side ?? 0]! }) : 'unsaid',
  })
}
