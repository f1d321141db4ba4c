import { locale, say } from '../../i18n'
import type { Overview } from '../../net/admin'

const DATABASES = { sqlite: 'SQLite', postgresql: 'PostgreSQL' }

/** How much data is stored. */
export function Sizes({ overview }: { overview: Overview }) {
  const megabytes = new Intl.NumberFormat(locale(), { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const rows: [name: string, value: string][] = [
    [say('host-version'), overview.version],
    [say('host-database'), `${DATABASES[overview.database]}, ${megabytes.format(overview.bytes / 1e6)}`],
    [say('host-games'), say('host-tables', overview.tables)],
    [say('host-log'), say('host-entries', { count: overview.entries })],
    [say('host-people'), say('host-guests', { count: overview.guests })],
  ]
  return (
    <section class="panel">
      <h2>{say('host-sizes')}</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
