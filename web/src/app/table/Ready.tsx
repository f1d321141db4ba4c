import { useEffect, useState } from 'preact/hooks'
import { board } from '../../games'
import { localName, say } from '../../i18n'
import { api } from '../../net/api'
import type { Live } from '../../net/live'
import type { EditionInfo, Table } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Panel } from '../../ui/Dialog'
import { speakCaption } from '../../ui/speech'
import { showError } from '../../ui/Toast'
import { useFetch, useTheme } from '../shared/hooks'
import { Header } from '../shared/Header'
import { Thumb } from '../shared/Games'
import { Connection } from './Presence'
import './styles/waiting.css'

/** A solo game against a clock: it starts when the player is ready, not when the page has loaded. */
export function Ready({ live, table, edition }: { live: Live; table: Table; edition: EditionInfo }) {
  const [busy, setBusy] = useState(false)
  const { value: module } = useFetch(() => board(table.game), [table.game]) // loaded when the clock starts
  useTheme(module, edition)
  useEffect(() => speakCaption(say('alone-clock')), [])
  const begin = () => {
    setBusy(true)
    api.begin(table.id).catch((error: unknown) => {
      setBusy(false)
      showError(error)
    })
  }
  return (
    <>
      <Header />
      <Connection live={live} />
      <main class="waiting alone stack items-start gap-16">
        <Panel class="pad">
          <div class="heading in-row gap-16">
            <span class="pic round-14 clip">
              <Thumb game={table.game} edition={table.edition} />
            </span>
            <h1 class="caption">{localName(edition.names)}</h1>
          </div>
          <p class="caption">{say('alone-clock')}</p>
          <Button main big class="begin w-full" icon="play" busy={busy} onClick={begin}>
            <span class="caption">{say('alone-ready')}</span>
          </Button>
        </Panel>
      </main>
    </>
  )
}
