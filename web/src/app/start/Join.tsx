import { useId, useState } from 'preact/hooks'
import { say } from '../../i18n'
import { fromHash, keep } from '../../net/keys'
import { Icon } from '../../ui/Icon'
import { marked, Wrong } from '../../ui/Wrong'
import { placeOf, readCode } from '../code'
import { complain } from '../complain'
import { go } from '../router'

/** Join by a code read out by another person, or by a pasted link; a screen only shows the table. */
export function Join({ screen = false }: { screen?: boolean }) {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState('')
  const id = useId()
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault()
        const code = readCode(text)
        if (!code) return setWrong(say('start-join-wrong'))
        void placeOf(code, text).then((path) => {
          if (screen) return go(`${path}?screen`)
          keep(code, fromHash(text.trim().split('#')[1] ?? '')) // the link of a seat opens that seat
          go(path)
        }, complain)
      }}
    >
      <label for={id}>
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
        {...marked({ id, text: wrong })}
        onInput={(event) => {
          setText(event.currentTarget.value)
          setWrong('')
        }}
      />
      <button type="submit" aria-label={say('start-join-go')}>
        <Icon name="arrow" />
      </button>
      <Wrong id={id} text={wrong} />
    </form>
  )
}
