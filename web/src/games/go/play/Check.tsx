/** The check as a list next to the board: whether each picture shows and is joined, and what the score tile brings. */
import { localName, say } from '../../../i18n'
import { Icon, type IconName } from '../../../ui/Icon'
import { Picture } from '../../../ui/Icon'
import type { GoEdition } from '../edition'
import type { Picture as Checked } from '../board/check'
import { Marker, ScoreTile } from '../board/pieces'
import type { Result } from '../view'

interface CheckProps {
  goEdition: GoEdition
  pictures: Checked[]
  /** how many pictures have been checked */
  seen: number
  result: Result
  /** whether the score tile has been turned over */
  turned: boolean
  name: string
  colour: string
  you: boolean
}

export function CheckList({ goEdition, pictures, seen, result, turned, name, colour, you }: CheckProps) {
  return (
    <section class="go-checklist" aria-label={say('go-play-check-of', { name, you: you ? 'yes' : 'no' })}>
      <ul>
        {pictures.map((picture, n) => (
          <li key={picture.picture} class={n < seen ? (picture.joined ? 'good' : 'bad') : 'waiting'}>
            <svg viewBox="0 0 64 64" aria-hidden="true">
              <Picture name={picture.picture} />
            </svg>
            <span class="go-what caption">
              <b>{localName(goEdition.things[picture.picture])}</b>
              {n < seen && <small>{reason(picture, false)}</small>}
            </span>
            {n < seen && (
              <>
                <Mark
                  good={picture.shown}
                  icon="eye"
                  text={say('go-play-shown', { yes: picture.shown ? 'yes' : 'no' })}
                />
                <Mark
                  good={picture.joined}
                  icon="joined"
                  text={say('go-play-joined', { yes: picture.joined ? 'yes' : 'no' })}
                />
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
          {turned && (
            <span class="go-shown" aria-hidden="true">
              <Marker colour={colour} />
              {result.before}
              <Icon name="arrow" />
              {result.after}
            </span>
          )}
          <p class="caption">
            {turned && (
              <>
                <b>{outcome(result)}</b>
                <small>{moves(goEdition, result)}</small>
              </>
            )}
          </p>
        </div>
      )}
    </section>
  )
}

function Mark({ good, icon, text }: { good: boolean; icon: IconName; text: string }) {
  return (
    <span class="go-mark">
      <i class={good ? 'yes' : 'no'} aria-hidden="true">
        {good ? '✓' : '✕'}
      </i>
      <Icon name={icon} />
      <span class="caption">{text}</span>
    </span>
  )
}

/** What the board is worth, as text. */
export const outcome = (result: Result): string =>
  say('go-play-result', {
    wrong: result.verdicts.filter((verdict) => !verdict.joined).length,
    right: result.right ? 'yes' : 'no',
  })

/** The result on the score track, as text. */
export function moves(goEdition: GoEdition, result: Result): string {
  const { points, before, after } = result
  const way = points >= 0 ? 'on' : isStoppedAtStart(result) ? 'floor' : 'back'
  const words = say('go-play-moves', { steps: Math.abs(points), way, before: before ?? 0, after: after ?? 0 })
  return result.score_tile === goEdition.jokerTile ? `${words} ${say('go-play-brings-joker')}` : words
}

/** Nobody falls below the start (G7). */
const isStoppedAtStart = ({ points, before, after }: Result): boolean => (before ?? 0) + points < (after ?? 0)

/** One line about a picture. Players who see the board also see on which side the path breaks. */
export function reason(picture: Checked, withSide = true): string {
  if (picture.joined) return say('go-play-far', { squares: picture.way.length - 1 })
  if (!picture.shown) return say('go-play-no-hole')
  return say('go-play-broken', {
    against: picture.broken?.against ?? 'none',
    side: withSide
      ? say('go-play-side', { side: ['north', 'east', 'south', 'west'][picture.broken?.side ?? 0]! })
      : 'unsaid',
  })
}
