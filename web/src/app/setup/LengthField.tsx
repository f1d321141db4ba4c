import { useId } from 'preact/hooks'
import { prefs } from '../../device/prefs'
import { say } from '../../i18n'
import type { EditionInfo, GameInfo } from '../../net/protocol'
import { Icon } from '../../ui/Icon'
import { lengthOf, lengths, lastLength, withLength } from './length'
import type { SetupForm } from './form'

interface Props {
  form: SetupForm
  game: GameInfo
  edition: EditionInfo
  onChange?: (form: SetupForm) => void
}

/** How long the game is to be, in minutes; for those who cannot read, goal cards per player and a clock. */
export function LengthField({ form, game, edition, onChange }: Props) {
  const id = useId()
  const found = lengths(form, game, edition)
  const chosen = lengthOf(form, game, edition)
  if (!found.length) return null
  return (
    <fieldset class="length">
      <legend class="sr">{say('setup-length')}</legend>
      <span class="segments inline-flex wrap on-panel2 round-14">
        {found.map(({ length, goals, minutes }) => (
          <label class="relative pointer-hand" key={length}>
            <input
              class="cover m-0 pointer-hand"
              type="radio"
              name={id}
              checked={length === chosen}
              onChange={() => {
                lastLength.value = length
                onChange?.(withLength(form, edition, length))
              }}
            />
            <span class="text-center">
              <span class="caption">
                <b>{say(`setup-length-${length}`)}</b>
                <small class="block">{say('setup-length-goals', { count: goals })}</small>
              </span>
              {prefs.picturesOnly.value && (
                <span class="cards flex wrap justify-center gap-4" aria-hidden="true">
                  {Array.from({ length: goals }, (_, n) => (
                    <i key={n} />
                  ))}
                </span>
              )}
              {prefs.picturesOnly.value && minutes !== null && (
                <span class="minutes flex items-center justify-center gap-4" aria-hidden="true">
                  <Icon name="clock" />
                  {minutes}
                </span>
              )}
            </span>
          </label>
        ))}
      </span>
    </fieldset>
  )
}
