import { useId, useState } from 'preact/hooks'
import { say } from '../../i18n'
import type { AdminClient, Overview } from '../../net/admin'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../Sure'

const USUAL_DAYS = 90
const MOST_DAYS = 36500

interface Props {
  overview: Overview
  act: (work: (admin: AdminClient) => Promise<string>) => Promise<void>
}

/** How long finished games are kept. */
export function GameRetention({ overview, act }: Props) {
  const [days, setDays] = useState(overview.erase_after ?? USUAL_DAYS)
  const [asked, ask] = useState(false)
  const id = useId()
  return (
    <section class="panel">
      <h2>{say('host-finished')}</h2>
      <p>
        {overview.erase_after === null ? say('host-kept') : say('host-erased-after', { days: overview.erase_after })}
      </p>
      <form
        class="days"
        onSubmit={(event) => {
          event.preventDefault()
          ask(true)
        }}
      >
        <label for={id}>{say('host-days')}</label>
        <input
          id={id}
          type="number"
          required
          min="1"
          max={MOST_DAYS}
          value={days}
          onInput={(event) => setDays(event.currentTarget.valueAsNumber)}
        />
        <Button type="submit">{say('host-erase')}</Button>
        {overview.erase_after !== null && (
          <Button
            onClick={() =>
              void act(async (admin) => {
                await admin.eraseAfter(null)
                return say('host-kept')
              })
            }
          >
            {say('host-keep')}
          </Button>
        )}
      </form>
      {asked && (
        <ConfirmDialog
          cancelLabel={say('host-leave')}
          title={say('host-erase')}
          text={say('host-erase-sure', { days })}
          onClose={() => ask(false)}
          onConfirm={() => {
            ask(false)
            void act(async (host) => say('host-erased', { count: (await host.eraseAfter(days)).erased }))
          }}
        />
      )}
    </section>
  )
}
