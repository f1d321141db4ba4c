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
import { network, isLocal, origin } from '../shared/guest'
import { displayCode } from '../shared/tables'

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

/** How to show a table on a TV: with the TV's own browser and the code, or on this device if it is the TV. */
export function OnTv({ table, onClose }: Props) {
  return (
    <Dialog title={say('menu-screen')} onClose={onClose}>
      <div class="invitation in-row wrap">
        <div class="how stack gap-8 min-w-0">
          <p>{say('tv-how', { address: `${origin()}/tv`.replace(/^https?:\/\//, '') })}</p>
          <p class="code" aria-label={say('invite-code')}>
            {displayCode(table)}
          </p>
          <LinkButton icon="screen" href={`/t/${table.id}?screen`}>
            {say('menu-screen-here')}
          </LinkButton>
        </div>
      </div>
    </Dialog>
  )
}

/** Where the player cannot read, this device itself becomes the one that shows the table. */
function TvButton({ table }: Pick<Props, 'table'>) {
  const [open, setOpen] = useState(false)
  if (prefs.picturesOnly.value)
    return (
      <LinkButton icon="screen" href={`/t/${table.id}?screen`}>
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
