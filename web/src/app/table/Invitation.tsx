import { say } from '../../i18n'
import type { Table } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { QrCode } from '../../ui/QrCode'
import { toast } from '../../ui/Toast'
import { shownCode } from '../code'

export const linkOf = (id: string, hash = ''): string => `${location.origin}/t/${id}${hash}`

/** Share where the device can, copy where it may, and else the link is there to be read. */
async function pass(link: string): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ title: 'wanderwall', url: link })
    await navigator.clipboard.writeText(link)
    toast(say('invite-copied'))
  } catch {
    // plain HTTP on a home network allows neither; the link is on the screen
  }
}

const canPass = (): boolean => Boolean(navigator.share ?? navigator.clipboard)

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
        <p class="link">{link}</p>
        {canPass() && (
          <Button icon={typeof navigator.share === 'function' ? 'share' : 'copy'} onClick={() => pass(link)}>
            {say('invite-share')}
          </Button>
        )}
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
        <p class="link">{link}</p>
        {canPass() && (
          <Button icon="copy" onClick={() => pass(link)}>
            {say('invite-share')}
          </Button>
        )}
      </div>
    </div>
  )
}
