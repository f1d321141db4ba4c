import type { ReadonlySignal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { say } from '../../i18n'
import { embeds, origin } from '../../app/shared/guest'
import { RecordLink } from '../../app/shared/RecordLink'
import { OFFLINE } from '../../device/offline'
import type { Table } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Switch } from '../../ui/fields'
import { ShareLink, ShareWords } from '../../ui/ShareLink'

/** The HTML that embeds the replay in another website. */
const frameOf = (link: string): string =>
  `<iframe src="${link}${link.includes('?') ? '&' : '?'}embed" title="wanderwall" width="640" height="480" style="border: 0"></iframe>`

/** The link to this game or to the current moment, and the game as text. */
export function Share({ table, at }: { table: Table; at: ReadonlySignal<number> }) {
  const [open, setOpen] = useState(false)
  const [moment, setMoment] = useState(false)
  const link = `${origin()}/r/${table.id}${moment ? `?at=${at.value}` : ''}`
  return (
    <>
      <Button icon="share" label={say('replay-share')} onClick={() => setOpen(true)} />
      {open && (
        <Dialog title={say('replay-share')} onClose={() => setOpen(false)} class="sharing">
          {!OFFLINE && (
            <>
              <p>{say('replay-share-how')}</p>
              <ShareLink link={link} />
              {at.value > 0 && <Switch label={say('replay-share-moment')} value={moment} onChange={setMoment} />}
            </>
          )}
          {embeds.value && (
            <details>
              <summary>{say('replay-embed')}</summary>
              <p>{say('replay-embed-how')}</p>
              <ShareWords words={frameOf(link)} button={say('replay-embed-copy')} />
            </details>
          )}
          <p>
            <RecordLink table={table.id} />
          </p>
        </Dialog>
      )}
    </>
  )
}
