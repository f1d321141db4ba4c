/** The board in the middle and what covers it: the countdown, and in a solo game the roll just solved. */
import type { ReadonlySignal } from '@preact/signals'
import { prefs } from '../../device/prefs'
import { say } from '../../i18n'
import { Icon } from '../../ui/Icon'
import { BoardPicture } from './BoardPicture'
import { pictures } from './check'
import { Field, type FieldProps } from './Field'
import type { Result } from './view'

interface Props extends FieldProps {
  /** the number called now; 0: go! */
  count: ReadonlySignal<number | null>
  /** the board that was correct a moment ago */
  solved: Result | undefined
}

export function Middle({ count, solved, ...field }: Props) {
  const { goEdition } = field.table
  const call = count.value === null ? null : count.value > 0 ? String(count.value) : say('go-play-go')
  return (
    <div class="go-main">
      <Field {...field} />
      {call !== null && (
        <div class="go-count" key={call} aria-hidden="true">
          {count.value === 0 && prefs.picturesOnly.value ? <Icon name="play" /> : call}
        </div>
      )}
      {solved && (
        <div class="go-flash" aria-hidden="true">
          <BoardPicture goEdition={goEdition} layout={solved.layout} checked={pictures(goEdition, solved)} />
          <b class="go-count">✓</b>
        </div>
      )}
    </div>
  )
}
