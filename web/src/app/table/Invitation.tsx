import { useState } from 'preact/hooks'
import { prefs } from '../../device/prefs'
import { say } from '../../i18n'
import { api } from '../../net/api'
import { keep, keysOf, toHash } from '../../net/keys'
import type { Live } from '../../net/live'
import type { Table } from '../../net/protocol'
import { Button, LinkButton } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { ShareLink, QrCode } from '../../ui/ShareLink'
import { toast, showError } from '../../ui/Toast'
import { TextField } from '../../ui/fields'
import { Player } from '../../ui/Pawn'
import { namesOf } from '../shared/bots'
import { network, isLocal, origin } from '../shared/guest'
import { go } from '../shared/router'
import { displayCode, ownTv, showOnTv, tvAddress } from '../shared/tables'
import './styles/invitation.css'
import './styles/tv.css'

const linkOf = (id: string, hash = ''): string => `${origin()}/t/${id}${hash}`

/** How others join a table: a QR code for the camera, a code to read aloud, a link to send. */
export function Invitation({ table, screens = false }: { table: Table; screens?: boolean }) {
  const link = linkOf(table.id)
  return (
    <div class="invitation in-row wrap">
      <QrCode text={link} label={say('invite-qr')} />
      <div class="how stack gap-8 min-w-0">
        <h2 class="caption">{say('waiting-invite')}</h2>
        <p class="caption">{say('invite-how')}</p>
        <p class="code caption" aria-label={say('invite-code')}>
          {displayCode(table)}
        </p>
        <ShareLink link={link} />
        {screens && <TvButton table={table} />}
        {isLocal() && !network.value ? <p class="note caption">{say('invite-local')}</p> : null}
      </div>
    </div>
  )
}

/** A link that opens the player's seat on another device, and a replacement if the link got into the wrong hands. */
export function SeatLink({ live, table }: { live: Live; table: Table }) {
  const [busy, setBusy] = useState(false)
  const [keys, setKeys] = useState(keysOf(table.id))
  const link = linkOf(table.id, toHash(keys))
  const reissue = async () => {
    setBusy(true)
    try {
      await live.exchange(async () => {
        for (const seat of Object.keys(keys).map(Number)) {
          const made = await api.reissue(table.id, seat)
          keep(table.id, { [made.seat]: made.key })
        }
        return keysOf(table.id)
      })
      toast(say('menu-new-link-made'))
    } catch (error) {
      showError(error)
    } finally {
      setKeys(keysOf(table.id))
      setBusy(false)
    }
  }
  return (
    <div class="invitation in-row wrap">
      <QrCode text={link} label={say('menu-move')} />
      <div class="how stack gap-8 min-w-0">
        <p>{say('menu-move-how')}</p>
        <ShareLink link={link} />
        <Button icon="key" busy={busy} onClick={reissue}>
          {say('menu-new-link')}
        </Button>
        <p class="note">{say('menu-new-link-why')}</p>
      </div>
    </div>
  )
}

interface Props {
  table: Table
  onClose: () => void
}

/** How to show a table on a TV: by the letters it shows, or on this device if it is the TV. */
export function OnTv({ table, onClose }: Props) {
  const show = (code: string) => void showOnTv(code, table.id).then(onClose, showError)
  return (
    <Dialog title={say('menu-screen')} onClose={onClose}>
      <div class="invitation in-row wrap">
        <div class="how stack gap-8 min-w-0">
          <p>{say('tv-how', { address: tvAddress() })}</p>
          {Object.keys(keysOf(table.id)).length > 0 && <LettersField onLetters={show} />}
          <LinkButton icon="screen" href={`/tv?table=${table.id}`}>
            {say('menu-screen-here')}
          </LinkButton>
        </div>
      </div>
    </Dialog>
  )
}

const readLetters = (text: string): string => text.toUpperCase().replace(/[^A-Z]/g, '')

/** The four letters of a TV. */
export function LettersField({ onLetters }: { onLetters: (code: string) => void }) {
  const [text, setText] = useState('')
  const code = readLetters(text)
  return (
    <form
      class="letters-field in-row wrap gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.length === 4) onLetters(code)
        else toast(say('tv-letters-wrong'))
      }}
    >
      <TextField label={say('tv-letters')} value={text} max={8} onChange={setText} hint="····" />
      <Button main type="submit" icon="arrow" label={say('start-join-go')} />
    </form>
  )
}

/** Where the player cannot read, this device itself becomes the one that shows the table. */
function TvButton({ table }: Pick<Props, 'table'>) {
  const [open, setOpen] = useState(false)
  if (prefs.picturesOnly.value)
    return (
      <LinkButton icon="screen" href={`/tv?table=${table.id}`}>
        {say('menu-screen')}
      </LinkButton>
    )
  return (
    <>
      <Button icon="screen" onClick={() => setOpen(true)}>
        {say('menu-screen')}
      </Button>
      {open && <OnTv table={table} onClose={() => setOpen(false)} />}
    </>
  )
}

/** A TV before the game: how phones come to it, and who is there. Nothing is typed on it. */
export function TvCode({ code, table }: { code: string; table?: Table }) {
  const stop = () => {
    ownTv.value = null
    go('/', { replace: true })
  }
  return (
    <main class="tv-code">
      <QrCode text={`${origin()}/tv/${code}`} label={say('invite-qr')} />
      <div class="stack">
        <h1>{say('tv-title')}</h1>
        <p>{say('tv-join', { address: tvAddress() })}</p>
        <p class="letters flex" aria-label={`${say('tv-letters')}: ${[...code].join(' ')}`}>
          {[...code].map((letter, n) => (
            <b key={n} class="centre card-paper round-16" aria-hidden="true">
              {letter}
            </b>
          ))}
        </p>
        {table ? (
          <ul class="flex wrap">
            {table.seats.map((seat) => (
              <li
                key={seat.seat}
                class={seat.kind === 'open' ? 'open in-column items-center' : 'in-column items-center'}
              >
                <Player seat={seat} />
                <b class="break-words text-center">{namesOf(table)[seat.seat]}</b>
              </li>
            ))}
          </ul>
        ) : (
          <Button icon="close" onClick={stop}>
            {say('tv-stop')}
          </Button>
        )}
      </div>
    </main>
  )
}
