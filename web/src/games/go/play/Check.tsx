/** The check as a list next to the board: whether each picture shows and is joined, and what the score tile brings. */
import { prefs } from '../../../device/prefs'
import { localName, say } from '../../../i18n'
import { Icon, type IconName } from '../../../ui/Icon'
import { Picture } from '../../../ui/Icon'
import type { GoEdition } from '../board/edition'
import type { Picture as Checked } from '../board/check'
import { Marker, ScoreTile } from '../board/pieces'
import type { Result } from '../board/view'
import { moves, outcome, reason } from '../speech/narration'
import { Shown } from './Buttons'

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
    <section class="go-checklist stack gap-8" aria-label={say('go-play-check-of', { name, you: you ? 'yes' : 'no' })}>
      <ul class="stack gap-6">
        {pictures.map((picture, n) => (
          <li
            key={picture.picture}
            class={`go-paper stack items-center gap-8 ${n < seen ? (picture.joined ? 'good' : 'bad') : 'waiting'}`}
          >
            <svg viewBox="0 0 64 64" aria-hidden="true">
              <Picture name={picture.picture} />
            </svg>
            <span class="go-what caption">
              <b class="block hyphens">{localName(goEdition.things[picture.picture])}</b>
              {n < seen && <small class="block">{reason(picture, false)}</small>}
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
        <div class={`go-verdict go-paper in-row gap-10${turned ? ' turned' : ''}`}>
          <span class="go-coin rigid relative">
            <ScoreTile blue={result.score_tile} />
            <ScoreTile
              blue={`${result.points < 0 ? '−' : '+'}${Math.abs(result.points)}`}
              className={result.points < 0 ? 'red' : ''}
            />
          </span>
          {turned && (
            <Shown>
              <Marker colour={colour} />
              {result.before}
              <Icon name="arrow" />
              {result.after}
            </Shown>
          )}
          <p class="caption">
            {turned && (
              <>
                <b class="block">{outcome(result)}</b>
                <small class="block">{moves(goEdition, result)}</small>
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
    <span class="go-mark semibold text-center">
      <i class={good ? 'yes block circle' : 'no block circle'} aria-hidden="true">
        {good ? '✓' : '✕'}
      </i>
      {prefs.picturesOnly.value && <Icon name={icon} />}
      <span class="caption">{text}</span>
    </span>
  )
}
