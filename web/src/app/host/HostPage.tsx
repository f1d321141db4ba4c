import { useEffect, useId, useState } from 'preact/hooks'
import { say, texts } from '../../i18n'
import { api } from '../../net/api'
import { AdminClient, type Overview } from '../../net/admin'
import type { Catalogue } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { toast } from '../../ui/Toast'
import { errorAttributes, FieldError } from '../../ui/Wrong'
import { showError, errorText } from '../complain'
import { Header } from '../Header'
import { useTitle } from '../title'
import { Loading } from '../Wait'
import { Busiest } from './Busiest'
import { GameRetention } from './Finished'
import { Sizes } from './Sizes'
import '../lists.css'
import './host.css'

/** The admin's page, behind a key that is kept as long as the page is open. */
export function AdminPage() {
  const [ready, setReady] = useState(false)
  const [opened, open] = useState<{ admin: AdminClient; overview: Overview; catalogue: Catalogue } | null>(null)
  useEffect(() => void texts('host').then(() => setReady(true), showError), [])
  useTitle(ready ? say('host-title') : '')
  if (!ready) return <Loading lost={false} />

  const look = async (admin: AdminClient) => {
    const [overview, catalogue] = await Promise.all([admin.overview(), api.games()])
    open({ admin, overview, catalogue })
  }
  /** Do something, show its result, and reload. */
  const act = async (work: (admin: AdminClient) => Promise<string>) => {
    if (!opened) return
    try {
      toast(await work(opened.admin))
      await look(opened.admin)
    } catch (error) {
      showError(error)
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
            <GameRetention overview={opened.overview} act={act} />
            <Button icon="replay" onClick={() => void look(opened.admin).catch(showError)}>
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

function Key({ open }: { open: (host: AdminClient) => Promise<void> }) {
  const [key, setKey] = useState('')
  const [error, setError] = useState('')
  const id = useId()
  return (
    <form
      class="panel key"
      onSubmit={(event) => {
        event.preventDefault()
        open(new AdminClient(key.trim())).catch((refusal: unknown) => setError(errorText(refusal)))
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
        {...errorAttributes({ id, text: error })}
        onInput={(event) => {
          setKey(event.currentTarget.value)
          setError('')
        }}
      />
      <Button main icon="key" type="submit">
        {say('host-enter')}
      </Button>
      <FieldError id={id} text={error} />
    </form>
  )
}
