import { localName, say } from '../../i18n'
import { board, type GameModule } from '../../games'
import { api } from '../../net/api'
import type { EditionInfo, Table } from '../../net/protocol'
import { namesOf } from '../shared/bots'
import { editionOf } from '../shared/editions'
import { useFetch } from '../shared/hooks'
import { LiveBoard } from '../shared/TableCard'
import './watching.css'

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
export function Watching() {
  const games = useFetch(fetchGames, []).value
  if (!games?.length) return null
  return (
    <section class="watching" aria-label={say('page-watch')}>
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
