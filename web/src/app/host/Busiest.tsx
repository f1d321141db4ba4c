import { useState } from 'preact/hooks'
import { locale, localName, say } from '../../i18n'
import type { AdminClient, Overview } from '../../net/admin'
import type { Catalogue } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { namesOf } from '../bots'
import { editionOf } from '../boxes'
import { ConfirmDialog } from '../Sure'

interface Props {
  overview: Overview
  catalogue: Catalogue
  act: (work: (admin: AdminClient) => Promise<string>) => Promise<void>
}

interface Confirmation {
  title: string
  text: string
  work: (admin: AdminClient) => Promise<string>
}

/** The tables with the most activity: view them, close them, or forget people who asked for it. */
export function Busiest({ overview, catalogue, act }: Props) {
  const [asked, ask] = useState<Confirmation | null>(null)
  const time = new Intl.DateTimeFormat(locale(), { timeStyle: 'short', dateStyle: 'short' })
  return (
    <section class="panel">
      <h2>{say('host-busiest')}</h2>
      {overview.busiest.length === 0 && <p>{say('host-nothing')}</p>}
      <ul class="busiest">
        {overview.busiest.map(({ table, entries, last }) => {
          const names = namesOf(table)
          const edition = editionOf(catalogue, table.edition)
          return (
            <li key={table.id}>
              <a href={`/t/${table.id}`}>{names.join(' · ')}</a>
              <small>
                {[
                  edition ? localName(edition.names) : table.edition,
                  say('host-entries', { count: entries }),
                  time.format(last),
                ].join(' · ')}
              </small>
              <span class="acts">
                {table.seats
                  .filter((seat) => seat.kind === 'person')
                  .map(({ seat }) => (
                    <Button
                      key={seat}
                      onClick={() =>
                        ask({
                          title: say('host-forget', { name: names[seat]! }),
                          text: say('host-forget-sure'),
                          work: async (admin) =>
                            say('host-forgotten', { count: (await admin.forget(table.id, seat)).tables }),
                        })
                      }
                    >
                      {say('host-forget', { name: names[seat]! })}
                    </Button>
                  ))}
                {table.status !== 'over' && (
                  <Button
                    onClick={() =>
                      ask({
                        title: say('host-close'),
                        text: say('host-close-sure'),
                        work: async (host) => {
                          await host.close(table.id)
                          return say('host-closed')
                        },
                      })
                    }
                  >
                    {say('host-close')}
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {asked && (
        <ConfirmDialog
          cancelLabel={say('host-leave')}
          title={asked.title}
          text={asked.text}
          onClose={() => ask(null)}
          onConfirm={() => {
            ask(null)
            void act(asked.work)
          }}
        />
      )}
    </section>
  )
}
