import { useId, useState } from 'preact/hooks'
import { rooted } from '../../device/root'
import { say } from '../../i18n'
import { bookApi } from '../../net/book'
import { Button } from '../../ui/Button'
import { QrCode } from '../../ui/QrCode'
import { toast } from '../../ui/Toast'
import { marked, Wrong } from '../../ui/Wrong'
import { complain, reason } from '../complain'
import { origin } from '../origin'
import { address, go } from '../router'

interface Props {
  devices: number
  /** Another book is here now. */
  onTaken: () => void
}

/** The pass in a link, behind the sign that no server is told of. */
const passIn = (hash: string): string | null => /^#take=([\w-]{8,80})$/.exec(hash)?.[1] ?? null

/** Whether a book is on its way here by a link. */
export const arriving = (): boolean => passIn(address.value.hash) !== null

/** To another device by a code, back from paper by a phrase, and out of the house as a file. */
export function MoveAlong({ devices, onTaken }: Props) {
  return (
    <>
      {!arriving() && <Take onTaken={onTaken} />}
      <section class="panel along" aria-labelledby="book-along">
        <h2 id="book-along">{say('book-along')}</h2>
        <p>{say('book-along-about')}</p>
        <p class="about">{say('book-devices', { devices })}</p>
        <Code />
      </section>
      <section class="panel along" aria-labelledby="book-phrase">
        <h2 id="book-phrase">{say('book-phrase')}</h2>
        <p>{say('book-phrase-about')}</p>
        <Phrase />
      </section>
      <p>
        <a class="btn" href={rooted('/api/book/file')} download="wanderwall-book.json">
          {say('book-file')}
        </a>
      </p>
    </>
  )
}

function Code() {
  const [link, setLink] = useState('')
  const show = () => bookApi.pass().then(({ take }) => setLink(`${origin()}/book#take=${take}`), complain)
  return (
    <>
      {link && <QrCode text={link} label={say('book-along-code')} />}
      <Button icon="phone" onClick={show}>
        <span class="caption">{say('book-along-show')}</span>
      </Button>
    </>
  )
}

function Phrase() {
  const [phrase, setPhrase] = useState('')
  return (
    <>
      {phrase && (
        <p class="phrase" role="status">
          {phrase}
        </p>
      )}
      <p class="ways">
        <Button icon="key" onClick={() => bookApi.phrase().then((made) => setPhrase(made.phrase), complain)}>
          <span class="caption">{say('book-phrase-make')}</span>
        </Button>
        {phrase && (
          <Button icon="book" onClick={() => print()}>
            <span class="caption">{say('book-phrase-print')}</span>
          </Button>
        )}
      </p>
    </>
  )
}

/** A book comes here: by the link of a code, or by a phrase. Either is asked for, since two books become one. */
export function Take({ onTaken }: { onTaken: () => void }) {
  const pass = passIn(address.value.hash)
  const [phrase, setPhrase] = useState('')
  const [wrong, setWrong] = useState('')
  const id = useId()
  const take = async () => {
    try {
      await bookApi.take(pass ? { take: pass } : { phrase })
      if (pass) go('/book', { replace: true })
      toast(say('book-taken'))
      onTaken()
    } catch (refusal) {
      setWrong(reason(refusal))
    }
  }
  return (
    <form
      class={pass ? 'panel along arriving' : 'panel along'}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault()
        void take()
      }}
    >
      <h2 id={`${id}-title`}>{say('book-take')}</h2>
      <p>{say('book-take-about')}</p>
      {!pass && (
        <>
          <label for={id}>{say('book-take-phrase')}</label>
          <textarea
            id={id}
            rows={2}
            required
            maxLength={300}
            autocomplete="off"
            autocapitalize="words"
            spellcheck={false}
            value={phrase}
            {...marked({ id, text: wrong })}
            onInput={(event) => {
              setPhrase(event.currentTarget.value)
              setWrong('')
            }}
          />
        </>
      )}
      <Button main={!!pass} icon="book" type="submit">
        <span class="caption">{say('book-take-do')}</span>
      </Button>
      <Wrong id={id} text={wrong} />
    </form>
  )
}
