import { useEffect, useState } from 'preact/hooks'
import { board } from '../../games'
import { named, say } from '../../i18n'
import { api } from '../../net/api'
import type { Live } from '../../net/live'
import type { EditionInfo, Table } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Panel } from '../../ui/Panel'
import { speakHidden } from '../../ui/speech'
import { complain } from '../complain'
import { useFetched } from '../fetched'
import { Header } from '../Header'
import { useMood } from '../mood'
import { Thumb } from '../Thumb'
import { Connection } from './Connection'
import './look/waiting.css'

/** A solo game against a clock: it starts when the player is ready, not when the page has loaded. */
export function Ready({ live, table, edition }: { live: Live; table: Table; edition: EditionInfo }) {
  const [busy, setBusy] = useState(false)
  const { value: module } = useFetched(() => board(table.game), [table.game]) // loaded when the clock starts
  useMood(module, edition)
  useEffect(() => speakHidden(say('alone-clock')), [])
  const begin = () => {
    setBusy(true)
    api.begin(table.id).catch((wrong: unknown) => {
      setBusy(false)
      complain(wrong)
    })
  }
  return (
    <>
      <Header />
      <Connection live={live} />
      <main class="waiting alone">
        <Panel class="pad">
          <div class="heading">
            <span class="pic">
              <Thumb game={table.game} edition={table.edition} />
            </span>
            <h1 class="caption">{named(edition.names)}</h1>
          </div>
          <p class="caption">{say('alone-clock')}</p>
          <Button main big class="begin" icon="play" busy={busy} onClick={begin}>
            <span class="caption">{say('alone-ready')}</span>
          </Button>
        </Panel>
      </main>
    </>
  )
}
