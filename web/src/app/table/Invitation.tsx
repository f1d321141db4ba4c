import { say } from '../../i18n'
import type { Table } from '../../net/protocol'
import { PassLink } from '../../ui/PassLink'
import { QrCode } from '../../ui/QrCode'
import { shownCode } from '../code'

export const linkOf = (id: string, hash = ''): string => `${location.origin}/t/${id}${hash}`

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
        {location.hostname === 'localhost' || location.hostname.startsWith('127.') ? (
          <p class="note">{say('invite-local')}</p>
        ) : null}
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
