import { say } from '../../i18n'
import type { Table } from '../../net/protocol'
import { PassLink } from '../../ui/PassLink'
import { QrCode } from '../../ui/QrCode'
import { shownCode } from '../code'
import { network } from '../guest'

/** Whether this page is open by an address that only this computer understands. */
const local = (): boolean => location.hostname === 'localhost' || location.hostname.startsWith('127.')

/** Links are for other devices, too: on the computer that serves, they name it as the network does. */
const origin = (): string => (local() && network.value ? network.value.replace(/\/$/, '') : location.origin)

export const linkOf = (id: string, hash = ''): string => `${origin()}/t/${id}${hash}`

/** How others come to a table: picture for the camera, code to say aloud, link to send. */
export function Invitation({ table }: { table: Table }) {
  const link = linkOf(table.id)
  return (
    <div class="invitation">
      <QrCode text={link} label={say('invite-qr')} />
      <div class="ways">
        <h2>{say('waiting-invite')}</h2>
        <p>{say('invite-how')}</p>
        <p class="code" aria-label={say('invite-code')}>
          {shownCode(table.id)}
        </p>
        <PassLink link={link} />
        {local() && !network.value ? <p class="note">{say('invite-local')}</p> : null}
      </div>
    </div>
  )
}

/** The way of one's own seat to another device. */
export function SeatLink({ link }: { link: string }) {
  return (
    <div class="invitation">
      <QrCode text={link} label={say('menu-move')} />
      <div class="ways">
        <p>{say('menu-move-how')}</p>
        <PassLink link={link} />
      </div>
    </div>
  )
}
