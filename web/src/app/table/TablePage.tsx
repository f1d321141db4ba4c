import { useEffect, useMemo, useState } from 'preact/hooks'
import { board } from '../../games'
import { problem, say } from '../../i18n'
import { api } from '../../net/api'
import { fromHash, keep, keysOf } from '../../net/keys'
import { Live } from '../../net/live'
import type { EditionInfo } from '../../net/protocol'
import { Cast } from '../../ui/Cast'
import { Icon } from '../../ui/Icon'
import { namesOf } from '../bots'
import { Header } from '../Header'
import { address, go } from '../router'
import { Play } from './Play'
import { Waiting } from './Waiting'
import './table.css'

/** One table: it waits for people, it is played, it is over. `?screen` shows it to everybody in the room. */
export function TablePage({ id = '' }: { id?: string }) {
  const screen = address.value.searchParams.has('screen')
  const live = useMemo(() => {
    keep(id, fromHash(location.hash))
    return new Live(id, screen ? {} : keysOf(id))
  }, [id, screen])
  const [edition, setEdition] = useState<EditionInfo | null>(null)
  const table = live.table.value

  useEffect(() => {
    // the address bar is seen by others: the keys are kept, and leave it
    if (location.hash) go(location.pathname + location.search, { replace: true })
    return () => live.end()
  }, [live])
  useEffect(() => {
    if (!table) return
    void board(table.game) // Play waits for it
    void api.games().then(({ games }) => {
      const found = games.flatMap((game) => game.editions).find((one) => one.id === table.edition)
      setEdition(found ?? null)
    })
  }, [table?.edition])
  useEffect(() => {
    document.title = table ? `${namesOf(table).join(' · ')} – wanderwall` : 'wanderwall'
  }, [table])

  if (live.problem.value)
    return (
      <>
        <Header />
        <main class="missing">
          <h1>{problem(live.problem.value)}</h1>
          <a class="btn main" href="/">
            {say('page-home')}
          </a>
        </main>
      </>
    )
  if (!table || !edition) return <Connecting lost={live.status.value === 'lost'} />
  if (table.status === 'waiting')
    return (
      <Cast edition={edition}>
        <Waiting live={live} table={table} edition={edition} screen={screen} />
      </Cast>
    )
  return (
    <Cast edition={edition}>
      <Play live={live} table={table} edition={edition} screen={screen} />
    </Cast>
  )
}

function Connecting({ lost }: { lost: boolean }) {
  return (
    <main class="missing" role="status">
      <Icon name={lost ? 'offline' : 'clock'} class="large" />
      <p>{lost ? say('table-lost') : say('table-connecting')}</p>
    </main>
  )
}
