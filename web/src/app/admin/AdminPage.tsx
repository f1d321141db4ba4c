import { useEffect, useId, useState } from 'preact/hooks'
import { say, texts, locale, localName } from '../../i18n'
import { AdminClient } from '../../net/api'
import type { Overview } from '../../net/types'
import { api } from '../../net/api'
import type { Catalogue } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/Dialog'
import { errorAttributes, errorText, FieldError, showError, toast } from '../../ui/Toast'
import { namesOf } from '../shared/bots'
import { editionOf } from '../shared/editions'
import { Header } from '../shared/Header'
import { useTitle } from '../shared/hooks'
import { Loading } from '../shared/Placeholder'
import '../styles/lists.css'
import './admin.css'

/** The admin's page, behind a key that is kept as long as the page is open. */
export function AdminPage() {
  const [ready, setReady] = useState(false)
  const [opened, open] = useState<{ admin: AdminClient; overview: Overview; catalogue: Catalogue } | null>(null)
  useEffect(() => void texts('admin', 'problems').then(() => setReady(true), showError), [])
  useTitle(ready ? say('admin-title') : '')
  if (!ready) return <Loading lost={false} />

  const look = async (admin: AdminClient) => {
    const [overview, catalogue] = await Promise.all([admin.overview(), api.games()])
    open({ admin, overview, catalogue })
  }
  /** Do something, show its result, and reload. */
  const act = async (work: (admin: AdminClient) => Promise<string>) => {
    if (!opened) return
    try {
      toast(await work(opened.admin))
      await look(opened.admin)
    } catch (error) {
      showError(error)
    }
  }
  return (
    <>
      <Header />
      <main class="list host in-column">
        <h1>{say('admin-title')}</h1>
        {opened ? (
          <>
            <Sizes overview={opened.overview} />
            <Busiest overview={opened.overview} catalogue={opened.catalogue} act={act} />
            <GameRetention overview={opened.overview} act={act} />
            <Button icon="replay" onClick={() => void look(opened.admin).catch(showError)}>
              {say('admin-again')}
            </Button>
          </>
        ) : (
          <Key open={look} />
        )}
      </main>
    </>
  )
}

function Key({ open }: { open: (admin: AdminClient) => Promise<void> }) {
  const [key, setKey] = useState('')
  const [error, setError] = useState('')
  const id = useId()
  return (
    <form
      class="panel key in-row wrap"
      onSubmit={(event) => {
        event.preventDefault()
        open(new AdminClient(key.trim())).catch((refusal: unknown) => setError(errorText(refusal)))
      }}
    >
      <p>{say('admin-about')}</p>
      <label for={id}>{say('admin-key')}</label>
      <input
        id={id}
        type="password"
        required
        autocomplete="current-password"
        value={key}
        {...errorAttributes({ id, text: error })}
        onInput={(event) => {
          setKey(event.currentTarget.value)
          setError('')
        }}
      />
      <Button main icon="key" type="submit">
        {say('admin-enter')}
      </Button>
      <FieldError id={id} text={error} />
    </form>
  )
}

const DATABASES = { sqlite: 'SQLite', postgresql: 'PostgreSQL' }

/** How much data is stored. */
export function Sizes({ overview }: { overview: Overview }) {
  const megabytes = new Intl.NumberFormat(locale(), { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const rows: [name: string, value: string][] = [
    [say('admin-version'), overview.version],
    [say('admin-database'), `${DATABASES[overview.database]}, ${megabytes.format(overview.bytes / 1e6)}`],
    [say('admin-games'), say('admin-tables', { ...overview.tables })],
    [say('admin-log'), say('admin-entries', { count: overview.entries })],
    [say('admin-people'), say('admin-guests', { count: overview.guests })],
  ]
  return (
    <section class="panel">
      <h2>{say('admin-sizes')}</h2>
      <dl class="ruled">
        {rows.map(([name, value]) => (
          <div class="flex wrap" key={name}>
            <dt class="muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const USUAL_DAYS = 90
const MOST_DAYS = 36500

interface GameRetentionProps {
  overview: Overview
  act: (work: (admin: AdminClient) => Promise<string>) => Promise<void>
}

/** How long finished games are kept. */
export function GameRetention({ overview, act }: GameRetentionProps) {
  const [days, setDays] = useState(overview.erase_after ?? USUAL_DAYS)
  const [asked, ask] = useState(false)
  const id = useId()
  return (
    <section class="panel">
      <h2>{say('admin-finished')}</h2>
      <p>
        {overview.erase_after === null ? say('admin-kept') : say('admin-erased-after', { days: overview.erase_after })}
      </p>
      <form
        class="days in-row wrap"
        onSubmit={(event) => {
          event.preventDefault()
          ask(true)
        }}
      >
        <label for={id}>{say('admin-days')}</label>
        <input
          id={id}
          type="number"
          required
          min="1"
          max={MOST_DAYS}
          value={days}
          onInput={(event) => setDays(event.currentTarget.valueAsNumber)}
        />
        <Button type="submit">{say('admin-erase')}</Button>
        {overview.erase_after !== null && (
          <Button
            onClick={() =>
              void act(async (admin) => {
                await admin.eraseAfter(null)
                return say('admin-kept')
              })
            }
          >
            {say('admin-keep')}
          </Button>
        )}
      </form>
      {asked && (
        <ConfirmDialog
          cancelLabel={say('admin-leave')}
          title={say('admin-erase')}
          text={say('admin-erase-sure', { days })}
          onClose={() => ask(false)}
          onConfirm={() => {
            ask(false)
            void act(async (admin) => say('admin-erased', { count: (await admin.eraseAfter(days)).erased }))
          }}
        />
      )}
    </section>
  )
}

interface BusiestProps {
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
export function Busiest({ overview, catalogue, act }: BusiestProps) {
  const [asked, ask] = useState<Confirmation | null>(null)
  const time = new Intl.DateTimeFormat(locale(), { timeStyle: 'short', dateStyle: 'short' })
  return (
    <section class="panel">
      <h2>{say('admin-busiest')}</h2>
      {overview.busiest.length === 0 && <p>{say('admin-nothing')}</p>}
      <ul class="busiest ruled">
        {overview.busiest.map(({ table, entries, last }) => {
          const names = namesOf(table)
          const edition = editionOf(catalogue, table.edition)
          return (
            <li class="stack gap-6" key={table.id}>
              <a class="semibold" href={`/t/${table.id}`}>
                {names.join(' · ')}
              </a>
              <small class="muted">
                {[
                  edition ? localName(edition.names) : table.edition,
                  say('admin-entries', { count: entries }),
                  time.format(last),
                ].join(' · ')}
              </small>
              <span class="flex wrap gap-8">
                {table.seats
                  .filter((seat) => seat.kind === 'person')
                  .map(({ seat }) => (
                    <Button
                      key={seat}
                      onClick={() =>
                        ask({
                          title: say('admin-forget', { name: names[seat]! }),
                          text: say('admin-forget-sure'),
                          work: async (admin) =>
                            say('admin-forgotten', { count: (await admin.forget(table.id, seat)).tables }),
                        })
                      }
                    >
                      {say('admin-forget', { name: names[seat]! })}
                    </Button>
                  ))}
                {table.status !== 'over' && (
                  <Button
                    onClick={() =>
                      ask({
                        title: say('admin-close'),
                        text: say('admin-close-sure'),
                        work: async (admin) => {
                          await admin.close(table.id)
                          return say('admin-closed')
                        },
                      })
                    }
                  >
                    {say('admin-close')}
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {asked && (
        <ConfirmDialog
          cancelLabel={say('admin-leave')}
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
