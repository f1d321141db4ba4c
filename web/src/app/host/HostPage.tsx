import { useEffect, useId, useState } from 'preact/hooks'
import { say, texts } from '../../i18n'
import { api } from '../../net/api'
import { Host, type Overview } from '../../net/host'
import type { Catalogue } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { toast } from '../../ui/Toast'
import { marked, Wrong } from '../../ui/Wrong'
import { complain, reason } from '../complain'
import { Header } from '../Header'
import { useTitle } from '../title'
import { Wait } from '../Wait'
import { Busiest } from './Busiest'
import { Finished } from './Finished'
import { Sizes } from './Sizes'
import '../lists.css'
import './host.css'

/** The admin's page, behind a key that is kept as long as the page is open. */
export function HostPage() {
  const [ready, setReady] = useState(false)
  const [opened, open] = useState<{ host: Host; overview: Overview; catalogue: Catalogue } | null>(null)
  useEffect(() => void texts('host').then(() => setReady(true), complain), [])
  useTitle(ready ? say('host-title') : '')
  if (!ready) return <Wait lost={false} />

  const look = async (host: Host) => {
    const [overview, catalogue] = await Promise.all([host.overview(), api.games()])
    open({ host, overview, catalogue })
  }
  /** Do something, show its result, and reload. */
  const act = async (work: (host: Host) => Promise<string>) => {
    if (!opened) return
    try {
      toast(await work(opened.host))
      await look(opened.host)
    } catch (wrong) {
      complain(wrong)
    }
  }
  return (
    <>
      <Header />
      <main class="list host">
        <h1>{say('host-title')}</h1>
        {opened ? (
          <>
            <Sizes overview={opened.overview} />
            <Busiest overview={opened.overview} catalogue={opened.catalogue} act={act} />
            <Finished overview={opened.overview} act={act} />
            <Button icon="replay" onClick={() => void look(opened.host).catch(complain)}>
              {say('host-again')}
            </Button>
          </>
        ) : (
          <Key open={look} />
        )}
      </main>
    </>
  )
}

function Key({ open }: { open: (host: Host) => Promise<void> }) {
  const [key, setKey] = useState('')
  const [wrong, setWrong] = useState('')
  const id = useId()
  return (
    <form
      class="panel key"
      onSubmit={(event) => {
        event.preventDefault()
        open(new Host(key.trim())).catch((refusal: unknown) => setWrong(reason(refusal)))
      }}
    >
      <p>{say('host-about')}</p>
      <label for={id}>{say('host-key')}</label>
      <input
        id={id}
        type="password"
        required
        autocomplete="current-password"
        value={key}
        {...marked({ id, text: wrong })}
        onInput={(event) => {
          setKey(event.currentTarget.value)
          setWrong('')
        }}
      />
      <Button main icon="key" type="submit">
        {say('host-enter')}
      </Button>
      <Wrong id={id} text={wrong} />
    </form>
  )
}
