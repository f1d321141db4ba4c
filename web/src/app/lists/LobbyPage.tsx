import { useEffect, useState } from 'preact/hooks'
import { board, type GameModule } from '../../games'
import { localName, say } from '../../i18n'
import { api } from '../../net/api'
import type { EditionInfo, Table } from '../../net/protocol'
import { LinkButton } from '../../ui/Button'
import { showError } from '../../ui/Toast'
import { namesOf } from '../shared/bots'
import { editionOf } from '../shared/editions'
import { Header } from '../shared/Header'
import { useFetch, useTitle } from '../shared/hooks'
import { LiveBoard, TableCard } from '../shared/TableCard'
import '../styles/lists.css'

const AGAIN_MS = 5000

/** Tables that wait for players, and games to watch. */
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
        <Watching />
      </main>
    </>
  )
}

/** Number of boards shown: each needs a socket. */
const BOARDS = 3

interface WatchedGame {
  table: Table
  module: GameModule
  edition: EditionInfo
}

async function fetchGames(): Promise<WatchedGame[]> {
  const [{ tables }, catalogue] = await Promise.all([api.live(), api.games()])
  const shown = tables.slice(0, BOARDS).map(async (table) => {
    const edition = editionOf(catalogue, table.edition)
    return edition && { table, edition, module: await board(table.game) }
  })
  return (await Promise.all(shown)).filter((one) => one !== undefined)
}

/** Listed games that are being played now, which everybody may watch. */
function Watching() {
  const games = useFetch(fetchGames, []).value
  if (!games?.length) return null
  return (
    <section aria-label={say('page-watch')}>
      <h2 class="caption">{say('page-watch')}</h2>
      <div class="watched stack gap-16">
        {games.map(({ table, module, edition }) => (
          <a key={table.id} class="panel stack gap-8" href={`/t/${table.id}`} aria-label={localName(edition.names)}>
            <LiveBoard table={table.id} module={module} edition={edition} />
            <small class="caption">{namesOf(table).join(' · ')}</small>
          </a>
        ))}
      </div>
    </section>
  )
}
