import type { Signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { GameModule } from '../../games'
import { Live } from '../../net/live'
import type { EditionInfo, View } from '../../net/protocol'

/** The board of a table, as spectators see it. */
export function LiveBoard({ table, module, edition }: { table: string; module: GameModule; edition: EditionInfo }) {
  const live = useMemo(() => new Live(table, {}, undefined, true), [table])
  useEffect(() => () => live.end(), [live])
  return live.view.value ? <module.Board view={live.view as Signal<View>} edition={edition} /> : null
}
