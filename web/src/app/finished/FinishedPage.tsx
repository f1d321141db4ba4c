import { useEffect, useRef, useState } from 'preact/hooks'
import { OFFLINE } from '../../device/offline'
import { locale, say } from '../../i18n'
import { api } from '../../net/api'
import type { Table } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Choice } from '../../ui/fields'
import { showError } from '../complain'
import { Header } from '../Header'
import { TableCard } from '../TableCard'
import { useTitle } from '../title'
import { ImportRecord } from './Bring'
import '../lists.css'

const PAGE = 20

/** Finished games, the player's own or everybody's, each with its replay. */
export function FinishedPage() {
  const [mine, setMine] = useState(true)
  const [tables, setTables] = useState<Table[] | null>(null)
  const [more, setMore] = useState(false)

  const wanted = useRef(mine)
  wanted.current = mine
  useTitle(say('finished-title'))

  async function load(before?: number) {
    try {
      const page = await api.finished({ mine: mine || undefined, before, limit: PAGE })
      if (wanted.current !== mine) return // the other list has been requested since
      setTables((known) => [...(before ? (known ?? []) : []), ...page.tables])
      setMore(page.tables.length === PAGE)
    } catch (error) {
      showError(error)
    }
  }
  useEffect(() => void load(), [mine])

  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <Header />
      <main class="list">
        <h1>{say('finished-title')}</h1>
        {!OFFLINE && (
          <Choice
            label={say('finished-whose')}
            value={mine ? 'mine' : 'all'}
            words={[
              ['mine', say('finished-mine')],
              ['all', say('finished-all')],
            ]}
            onChange={(whose) => setMine(whose === 'mine')}
          />
        )}
        {tables?.length === 0 && <p class="empty">{say('finished-empty')}</p>}
        <div class="table-cards">
          {tables?.map((table) => (
            <TableCard
              key={table.id}
              table={table}
              href={`/r/${table.id}`}
              note={table.ended ? day.format(table.ended) : ''}
            />
          ))}
        </div>
        <ImportRecord />
        {more && <Button onClick={() => load(tables?.at(-1)?.ended ?? undefined)}>{say('finished-more')}</Button>}
      </main>
    </>
  )
}
