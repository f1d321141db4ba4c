import type { Signal } from '@preact/signals'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { GameModule } from '../../games'
import { localName } from '../../i18n'
import { api } from '../../net/api'
import { Live } from '../../net/live'
import type { Catalogue, EditionInfo, Table, View } from '../../net/protocol'
import { Face, FigureProvider } from '../../ui/Pawn'
import { namesOf } from './bots'
import { editionOf } from './editions'
import { Thumb } from './Games'

export { Thumb }

interface Props {
  table: Table
  href: string
  note: string
  /** The seats of this device: a person who has the only one is “you”, as at the table itself. */
  mine?: number[]
}

/** A table in a list: picture, people, and a line about it. */
export function TableCard({ table, href, note, mine = [] }: Props) {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null)
  useEffect(() => {
    void api.games().then(setCatalogue, () => undefined)
  }, [])
  const edition = catalogue ? editionOf(catalogue, table.edition) : undefined
  const names = namesOf(table, mine)
  return (
    <a class="table-card panel flex clip" href={href}>
      <span class="pic rigid">
        <Thumb game={table.game} edition={table.edition} />
      </span>
      <span class="tx in-column min-w-0 gap-6">
        <b class="caption">{edition ? localName(edition.names) : table.edition}</b>
        <FigureProvider edition={edition}>
          <span class="faces flex wrap">
            {table.seats.map((seat) => (
              <span key={seat.seat} class={`inline-row ${table.outcome?.winners.includes(seat.seat) ? 'bold' : ''}`}>
                <Face seat={seat} />
                <span class="caption">{names[seat.seat]}</span>
              </span>
            ))}
          </span>
        </FigureProvider>
        <small class="caption muted">{note}</small>
      </span>
    </a>
  )
}

/** The board of a table, as spectators see it. */
export function LiveBoard({ table, module, edition }: { table: string; module: GameModule; edition: EditionInfo }) {
  const live = useMemo(() => new Live(table, {}), [table])
  useEffect(() => () => live.end(), [live])
  return live.view.value ? <module.Board view={live.view as Signal<View>} edition={edition} /> : null
}
