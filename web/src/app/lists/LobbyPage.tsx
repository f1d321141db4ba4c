import { useEffect, useState } from 'preact/hooks'
import { say } from '../../i18n'
import { api } from '../../net/api'
import type { Table } from '../../net/protocol'
import { LinkButton } from '../../ui/Button'
import { showError } from '../../ui/Toast'
import { Header } from '../shared/Header'
import { TableCard } from '../shared/TableCard'
import { useTitle } from '../shared/hooks'
import '../styles/lists.css'

const AGAIN_MS = 5000

/** Tables that wait for players. */
export function LobbyPage() {
  const [tables, setTables] = useState<Table[] | null>(null)
  useTitle(say('lobby-title'))
  useEffect(() => {
    let here = true
    const look = () =>
      api.lobby().then(
        (answer) => here && setTables(answer.tables),
        (error) => here && showError(error),
      )
    void look()
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), AGAIN_MS)
    return () => {
      here = false
      clearInterval(timer)
    }
  }, [])
  return (
    <>
      <Header />
      <main class="list in-column">
        <h1>{say('lobby-title')}</h1>
        {tables?.length === 0 && <p class="empty">{say('lobby-empty')}</p>}
        <LinkButton main icon="table" href="/new">
          {say('start-setup')}
        </LinkButton>
        <div class="table-cards stack gap-12">
          {tables?.map((table) => (
            <TableCard
              key={table.id}
              table={table}
              href={`/t/${table.id}`}
              note={say('waiting-for', { count: table.seats.filter((seat) => seat.kind === 'open').length })}
            />
          ))}
        </div>
      </main>
    </>
  )
}
