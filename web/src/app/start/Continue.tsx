import { useEffect, useState } from 'preact/hooks'
import { say } from '../../i18n'
import { api } from '../../net/api'
import type { Table } from '../../net/protocol'
import { TableCard } from '../TableCard'

/** The tables one sits at. */
export function Continue() {
  const [tables, setTables] = useState<Table[]>([])
  useEffect(() => {
    api.mine().then((told) => setTables(told.tables), () => undefined)
  }, [])
  if (!tables.length) return null
  return (
    <section class="continue" aria-label={say('start-continue')}>
      <h2>{say('start-continue')}</h2>
      <div class="table-cards">
        {tables.slice(0, 4).map((table) => (
          <TableCard key={table.id} table={table} href={`/t/${table.id}`} note={table.status === 'waiting' ? say('table-waits') : say('table-running')} />
        ))}
      </div>
    </section>
  )
}
