import { useMemo } from 'preact/hooks'
import { namesOf } from '../app/shared/bots'
import { editionOf } from '../app/shared/editions'
import { useFetch, useTitle } from '../app/shared/hooks'
import { Header } from '../app/shared/Header'
import { Loading } from '../app/shared/Placeholder'
import { address } from '../app/shared/router'
import { board, replay, type GameModule, type GameReplay } from '../games'
import { problem, say, texts } from '../i18n'
import { api } from '../net/api'
import { Refusal, type EditionInfo, type ReplayFrame, type Table } from '../net/protocol'
import { FigureProvider } from '../ui/Pawn'
import { Replay } from './replay/Replay'
import '../app/table/styles/index.css'
import './replay/look/index.css'

interface ReplayData {
  table: Table
  edition: EditionInfo
  frames: ReplayFrame[]
  module: GameModule
  replay: GameReplay
}

async function fetchReplay(id: string): Promise<ReplayData> {
  const [{ table, frames }, catalogue] = await Promise.all([api.replay(id), api.games(), texts('learn', 'coach')])
  const edition = editionOf(catalogue, table.edition)
  if (!edition) throw new Refusal('page.server')
  const [module, parts] = await Promise.all([board(table.game), replay(table.game)])
  return { table, frames, edition, module, replay: parts }
}

/** A finished game to watch again; `?at=12` starts at the twelfth move, `?embed` is for other websites. */
export function ReplayPage({ id = '' }: { id?: string }) {
  const { value: film, error } = useFetch(() => fetchReplay(id), [id])
  const embedded = address.value.searchParams.has('embed')
  const start = useMemo(() => Number(address.value.searchParams.get('at') ?? 0), [id])
  useTitle(film ? namesOf(film.table).join(' · ') : error ? problem(error) : '')

  if (film)
    return (
      <FigureProvider edition={film.edition}>
        <Replay key={id} {...film} start={start} embedded={embedded} />
      </FigureProvider>
    )
  return (
    <>
      {!embedded && <Header />}
      {error ? (
        <main class="missing">
          <h1 role="status">{problem(error)}</h1>
          {error.code === 'table.not_over' && !embedded && (
            <a class="btn main" href={`/t/${id}`}>
              {say('learn-to-table')}
            </a>
          )}
          {!embedded && (
            <a class="btn" href="/finished">
              {say('finished-title')}
            </a>
          )}
        </main>
      ) : (
        <Loading />
      )}
    </>
  )
}
