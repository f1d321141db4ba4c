import { useId, useState } from 'preact/hooks'
import { withRoot } from '../../device/root'
import { locale, say } from '../../i18n'
import { bookApi } from '../../net/api'
import type { Device, BookKeyRequest, BookSummary } from '../../net/types'
import { Button } from '../../ui/Button'
import { ConfirmDialog, Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { QrCode } from '../../ui/ShareLink'
import { errorAttributes, errorText, FieldError, showError, toast } from '../../ui/Toast'
import { useFetch } from '../shared/hooks'
import { origin } from '../shared/guest'
import { forgetBook } from '../puzzles/book'
import { address, go } from '../shared/router'

interface Props {
  devices: number
  /** Another book is here now, or this one is on other devices. */
  onMerge: () => void
}

/** The pass in a link, after the #, which browsers do not send to servers. */
const passIn = (hash: string): string | null => /^#take=([\w-]{8,80})$/.exec(hash)?.[1] ?? null

/** Whether a link to this page brings a book. */
export const hasBookLink = (): boolean => passIn(address.value.hash) !== null

/** Move the book to another device with a code, restore it from a printed phrase, or export it as a file. */
export function TransferBook({ devices, onMerge }: Props) {
  return (
    <>
      {!hasBookLink() && <ReceiveBook onTaken={onMerge} />}
      <section class="panel along stack gap-10" aria-labelledby="book-along">
        <h2 id="book-along">{say('book-along')}</h2>
        <p>{say('book-along-about')}</p>
        <p class="muted">{say('book-devices', { devices })}</p>
        <Code />
        {devices > 1 && <Devices onChanged={onMerge} />}
      </section>
      <section class="panel along stack gap-10" aria-labelledby="book-phrase">
        <h2 id="book-phrase">{say('book-phrase')}</h2>
        <p>{say('book-phrase-about')}</p>
        <Phrase />
      </section>
      <p>
        <a class="btn" href={withRoot('/api/book/file')} download="wanderwall-book.json">
          {say('book-file')}
        </a>
      </p>
    </>
  )
}

function Code() {
  const [link, setLink] = useState('')
  const show = () => bookApi.pass().then(({ take }) => setLink(`${origin()}/book#take=${take}`), showError)
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
        <p class="phrase lined round-12" role="status">
          {phrase}
        </p>
      )}
      <p class="ways flex wrap gap-10">
        <Button icon="key" onClick={() => bookApi.phrase().then((made) => setPhrase(made.phrase), showError)}>
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
function Devices({ onChanged: onChange }: { onChanged: () => void }) {
  const { value } = useFetch(bookApi.devices, [])
  const [asked, ask] = useState<Device | null>(null)
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' })
  const remove = async ({ device, this: here }: Device) => {
    ask(null)
    try {
      await (here ? bookApi.leave() : bookApi.remove(device))
      if (here) forgetBook() // what the shared book has solved does not belong to the new book on this device
      toast(say(here ? 'book-left' : 'book-removed'))
      onChange()
    } catch (error) {
      showError(error)
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
              <small class="muted">
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
        <ConfirmDialog
          title={say(asked.this ? 'book-leave' : 'book-remove')}
          text={say(asked.this ? 'book-leave-sure' : 'book-remove-sure')}
          cancelLabel={say('book-not-now')}
          onConfirm={() => remove(asked)}
          onClose={() => ask(null)}
        />
      )}
    </>
  )
}

interface Joining {
  key: BookKeyRequest
  book: BookSummary
  here: BookSummary
}

/** Show whose book would be merged with the one here, and ask whether to do that. */
function ConfirmMerge({
  joining,
  onSure: onConfirm,
  onClose,
}: {
  joining: Joining
  onSure: () => void
  onClose: () => void
}) {
  const { book, here } = joining
  const holds = ({ games, puzzles, devices }: BookSummary) => say('book-join-holds', { games, puzzles, devices })
  return (
    <Dialog title={say('book-join')} onClose={onClose}>
      <div class="along stack gap-10">
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
        <p class="ways flex wrap gap-10">
          <Button onClick={onClose}>{say('book-not-now')}</Button>
          <Button main onClick={onConfirm}>
            {say('book-join')}
          </Button>
        </p>
      </div>
    </Dialog>
  )
}

/** Bring a book to this device, by the link of a code or by a phrase. Both ask first, since two books become one. */
export function ReceiveBook({ onTaken: onMerge }: { onTaken: () => void }) {
  const pass = passIn(address.value.hash)
  const [phrase, setPhrase] = useState('')
  const [error, setError] = useState('')
  const [joining, setJoining] = useState<Joining | null>(null)
  const id = useId()
  const look = async () => {
    const key = pass ? { take: pass } : { phrase }
    try {
      const { book, here } = await bookApi.look(key)
      if (book) setJoining({ key, book, here })
      else taken('book-join-same')
    } catch (refusal) {
      setError(errorText(refusal))
    }
  }
  const take = async ({ key }: Joining) => {
    setJoining(null)
    try {
      await bookApi.take(key)
      taken('book-taken')
    } catch (refusal) {
      setError(errorText(refusal))
    }
  }
  const taken = (text: string) => {
    if (pass) go('/book', { replace: true })
    toast(say(text))
    onMerge()
  }
  return (
    <form
      class={pass ? 'panel along arriving stack gap-10' : 'panel along stack gap-10'}
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
            class="w-full"
            id={id}
            rows={2}
            required
            maxLength={300}
            autocomplete="off"
            autocapitalize="words"
            spellcheck={false}
            value={phrase}
            {...errorAttributes({ id, text: error })}
            onInput={(event) => {
              setPhrase(event.currentTarget.value)
              setError('')
            }}
          />
        </>
      )}
      <Button main={!!pass} icon="book" type="submit">
        <span class="caption">{say('book-take-do')}</span>
      </Button>
      <FieldError id={id} text={error} />
      {joining && <ConfirmMerge joining={joining} onSure={() => take(joining)} onClose={() => setJoining(null)} />}
    </form>
  )
}
