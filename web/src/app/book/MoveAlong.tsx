import { useId, useState } from 'preact/hooks'
import { rooted } from '../../device/root'
import { locale, say } from '../../i18n'
import { bookApi, type BookDevice, type BookKey, type BookSummary } from '../../net/book'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { QrCode } from '../../ui/QrCode'
import { toast } from '../../ui/Toast'
import { marked, Wrong } from '../../ui/Wrong'
import { complain, reason } from '../complain'
import { useFetched } from '../fetched'
import { origin } from '../origin'
import { forgetBook } from '../puzzles/book'
import { address, go } from '../router'
import { Sure } from '../Sure'

interface Props {
  devices: number
  /** Another book is here now, or this one is on other devices. */
  onTaken: () => void
}

/** The pass in a link, after the #, which browsers do not send to servers. */
const passIn = (hash: string): string | null => /^#take=([\w-]{8,80})$/.exec(hash)?.[1] ?? null

/** Whether a link to this page brings a book. */
export const arriving = (): boolean => passIn(address.value.hash) !== null

/** Move the book to another device with a code, restore it from a printed phrase, or export it as a file. */
export function MoveAlong({ devices, onTaken }: Props) {
  return (
    <>
      {!arriving() && <Take onTaken={onTaken} />}
      <section class="panel along" aria-labelledby="book-along">
        <h2 id="book-along">{say('book-along')}</h2>
        <p>{say('book-along-about')}</p>
        <p class="about">{say('book-devices', { devices })}</p>
        <Code />
        {devices > 1 && <Devices onChanged={onTaken} />}
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

/** The devices of this book: this one may leave it, the others can be removed. */
function Devices({ onChanged }: { onChanged: () => void }) {
  const { value } = useFetched(bookApi.devices, [])
  const [asked, ask] = useState<BookDevice | null>(null)
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' })
  const remove = async ({ device, this: here }: BookDevice) => {
    ask(null)
    try {
      await (here ? bookApi.leave() : bookApi.remove(device))
      if (here) forgetBook() // what the shared book has solved does not belong to the new book on this device
      toast(say(here ? 'book-left' : 'book-removed'))
      onChanged()
    } catch (wrong) {
      complain(wrong)
    }
  }
  return (
    <>
      <ul class="bests">
        {value?.devices.map((one) => (
          <li key={one.device}>
            <Icon name="phone" />
            <span>
              <b>{say(one.this ? 'book-device-this' : 'book-device-other')}</b>
              <small>
                {one.last === null
                  ? say('book-device-new')
                  : say('book-device-games', { games: one.games, date: day.format(one.last) })}
                {one.name && ` · ${one.name}`}
              </small>
            </span>
            <Button onClick={() => ask(one)}>
              <span class="caption">{say(one.this ? 'book-leave' : 'book-remove')}</span>
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <Sure
          title={say(asked.this ? 'book-leave' : 'book-remove')}
          text={say(asked.this ? 'book-leave-sure' : 'book-remove-sure')}
          leave={say('book-not-now')}
          onSure={() => remove(asked)}
          onClose={() => ask(null)}
        />
      )}
    </>
  )
}

interface Joining {
  key: BookKey
  book: BookSummary
  here: BookSummary
}

/** Show whose book would be merged with the one here, and ask whether to do that. */
function Join({ joining, onSure, onClose }: { joining: Joining; onSure: () => void; onClose: () => void }) {
  const { book, here } = joining
  const holds = ({ games, puzzles, devices }: BookSummary) => say('book-join-holds', { games, puzzles, devices })
  return (
    <Dialog title={say('book-join')} onClose={onClose}>
      <div class="along">
        <p>
          <b>{book.name ? say('book-join-whose', { name: book.name }) : say('book-join-nameless')}</b>
          <br />
          {holds(book)}
        </p>
        <p>
          <b>{say('book-join-here')}</b>
          <br />
          {holds(here)}
        </p>
        <p>{say('book-join-sure')}</p>
        <p class="ways">
          <Button onClick={onClose}>{say('book-not-now')}</Button>
          <Button main onClick={onSure}>
            {say('book-join')}
          </Button>
        </p>
      </div>
    </Dialog>
  )
}

/** Bring a book to this device, by the link of a code or by a phrase. Both ask first, since two books become one. */
export function Take({ onTaken }: { onTaken: () => void }) {
  const pass = passIn(address.value.hash)
  const [phrase, setPhrase] = useState('')
  const [wrong, setWrong] = useState('')
  const [joining, setJoining] = useState<Joining | null>(null)
  const id = useId()
  const look = async () => {
    const key = pass ? { take: pass } : { phrase }
    try {
      const { book, here } = await bookApi.look(key)
      if (book) setJoining({ key, book, here })
      else taken('book-join-same')
    } catch (refusal) {
      setWrong(reason(refusal))
    }
  }
  const take = async ({ key }: Joining) => {
    setJoining(null)
    try {
      await bookApi.take(key)
      taken('book-taken')
    } catch (refusal) {
      setWrong(reason(refusal))
    }
  }
  const taken = (text: string) => {
    if (pass) go('/book', { replace: true })
    toast(say(text))
    onTaken()
  }
  return (
    <form
      class={pass ? 'panel along arriving' : 'panel along'}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault()
        void look()
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
      {joining && <Join joining={joining} onSure={() => take(joining)} onClose={() => setJoining(null)} />}
    </form>
  )
}
