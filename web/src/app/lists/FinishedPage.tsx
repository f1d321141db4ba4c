import { useEffect, useRef, useState } from 'preact/hooks'
import { OFFLINE } from '../../device/offline'
import { locale, say, texts } from '../../i18n'
import { api } from '../../net/api'
import { keep } from '../../net/keys'
import { type Table, Refusal } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Choice } from '../../ui/fields'
import { showError } from '../../ui/Toast'
import { Header } from '../shared/Header'
import { useTitle, useFetch } from '../shared/hooks'
import { go } from '../shared/router'
import { TableCard } from '../shared/TableCard'
import { rememberTable } from '../shared/tables'
import '../styles/lists.css'

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
      <main class="list in-column">
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
        <div class="table-cards stack gap-12">
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

/** Bytes: no game is longer, and a server accepts no more at once. */
const MOST = 15_000

/** Import a game that was saved as text, by anyone: continue it here, or replay it. */
export function ImportRecord() {
  const words = useFetch(() => texts('offline'), [])
  const [busy, setBusy] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  if (words.value === null) return null

  async function importRecord(chosen: File | undefined) {
    if (!chosen) return
    setBusy(true)
    try {
      if (chosen.size > MOST) throw new Refusal('record.unreadable', '', { line: 1 })
      const { table, keys } = await api.importRecord(await chosen.text())
      keep(table.id, keys)
      rememberTable(table.id)
      go(`/${table.status === 'over' ? 'r' : 't'}/${table.id}`)
    } catch (error) {
      showError(error)
      setBusy(false)
    }
  }
  return (
    <p class="bring in-row wrap">
      <Button icon="list" busy={busy} onClick={() => file.current?.click()}>
        {say('offline-bring')}
      </Button>
      <small>{say('offline-bring-how')}</small>
      <input
        ref={file}
        type="file"
        accept=".txt,text/plain"
        hidden
        onChange={({ currentTarget }) => {
          void importRecord(currentTarget.files?.[0])
          currentTarget.value = '' // so that the same file can be chosen again
        }}
      />
    </p>
  )
}
