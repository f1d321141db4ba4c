import { useState } from 'preact/hooks'
import { prefs } from '../../device/prefs'
import { say } from '../../i18n'
import type { Table } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { LinkButton } from '../../ui/LinkButton'
import { displayCode } from '../code'
import { origin } from '../origin'

interface Props {
  table: Table
  onClose: () => void
}

/** How to show a table on a TV: with the TV's own browser and the code, or on this device if it is the TV. */
export function OnTv({ table, onClose }: Props) {
  return (
    <Dialog title={say('menu-screen')} onClose={onClose}>
      <div class="invitation">
        <div class="ways">
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
export function TvButton({ table }: Pick<Props, 'table'>) {
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
