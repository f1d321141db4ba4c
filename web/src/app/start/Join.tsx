import { useId, useState } from 'preact/hooks'
import { say } from '../../i18n'
import { fromHash, keep } from '../../net/keys'
import { Icon } from '../../ui/Icon'
import { errorAttributes, FieldError } from '../../ui/fields'
import { placeOf, readCode } from '../shared/tables'
import { showError } from '../../ui/Toast'
import { go } from '../shared/router'

/** Join by a code read out by another person, or by a pasted link. */
export function Join() {
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const id = useId()
  return (
    <form
      class="join in-row wrap on-panel lined round-16 gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        const code = readCode(text)
        if (!code) return setError(say('start-join-wrong'))
        void placeOf(code, text).then((path) => {
          keep(code, fromHash(text.trim().split('#')[1] ?? '')) // the link of a seat opens that seat
          go(path)
        }, showError)
      }}
    >
      <label class="in-row bold gap-6" for={id}>
        <Icon name="key" />
        <span class="caption">{say('start-join')}</span>
      </label>
      <input
        id={id}
        type="text"
        value={text}
        placeholder="····-····"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        {...errorAttributes({ id, text: error })}
        onInput={(event) => {
          setText(event.currentTarget.value)
          setError('')
        }}
      />
      <button class="centre no-border round-12" type="submit" aria-label={say('start-join-go')}>
        <Icon name="arrow" />
      </button>
      <FieldError id={id} text={error} />
    </form>
  )
}
