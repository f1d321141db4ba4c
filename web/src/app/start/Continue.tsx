import { say } from '../../i18n'
import { duration } from '../../i18n/words'
import { keysOf } from '../../net/keys'
import type { Table } from '../../net/protocol'
import { TableCard } from '../TableCard'
import { useTurnBadge } from '../title'

/** The tables of this guest: first those where it is their turn, which players of long games look for. */
export function Continue({ tables }: { tables: Table[] }) {
  useTurnBadge(tables.filter((table) => table.turn_mine).length)
  if (!tables.length) return null
  const sorted = [...tables].sort((a, b) => Number(!a.turn_mine) - Number(!b.turn_mine))
  return (
    <section class="continue" aria-label={say('start-continue')}>
      <h2 class="caption">{say('start-continue')}</h2>
      <div class="table-cards">
        {sorted.slice(0, 4).map((table) => (
          <TableCard
            key={table.id}
            table={table}
            href={`/t/${table.id}`}
            note={note(table)}
            mine={Object.keys(keysOf(table.id)).map(Number)}
          />
        ))}
      </div>
    </section>
  )
}

function note(table: Table): string {
  if (table.status === 'waiting') return say('table-waits')
  if (!table.turn_mine) return say('table-running')
  const left = table.deadline ? Math.max(0, table.deadline - Date.now()) / 1000 : null
  return left === null ? say('turn-yours') : `${say('turn-yours')} · ${say('clock-left', { time: duration(left) })}`
}
