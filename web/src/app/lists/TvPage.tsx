import { useEffect, useState } from 'preact/hooks'
import { say } from '../../i18n'
import { api } from '../../net/api'
import { keysOf } from '../../net/keys'
import { Refusal } from '../../net/protocol'
import type { Screen } from '../../net/types'
import { Button, LinkButton } from '../../ui/Button'
import { keepScreenOn } from '../../ui/hooks'
import { showError } from '../../ui/Toast'
import { Header } from '../shared/Header'
import { useFetch, useTitle } from '../shared/hooks'
import { Loading } from '../shared/Placeholder'
import { address, go } from '../shared/router'
import { ownTv, tvInFront } from '../shared/tables'
import { LettersField, TvCode } from '../table/Invitation'

/** How often a TV asks what to show: while it shows its letters, and while it shows a table. */
const [SOON_MS, LATER_MS] = [2000, 6000]

/** A TV for everybody in the room, or a phone in front of one: `/tv/ROWS` is what the TV's own QR code says. */
export function TvPage({ code = '' }: { code?: string }) {
  useTitle(say('menu-screen'))
  const table = address.value.searchParams.get('table')
  if (code) return <InFront code={code.toUpperCase()} />
  return ownTv.value || table ? <Tv wanted={table} /> : <Choice />
}

/** Nothing is typed on a TV: one press says that it is one. */
function Choice() {
  const [busy, setBusy] = useState(false)
  const register = () => {
    setBusy(true)
    api
      .newTv()
      .then((tv) => (ownTv.value = tv), showError)
      .finally(() => setBusy(false))
  }
  return (
    <At title={say('menu-screen')}>
      <p class="caption">{say('tv-title')}</p>
      <Button main icon="screen" busy={busy} onClick={register}>
        <span class="caption">{say('tv-this')}</span>
      </Button>
      <LettersField onLetters={(letters) => go(`/tv/${letters}`)} />
    </At>
  )
}

const At = ({ title, children }: { title: string; children: preact.ComponentChildren }) => (
  <>
    <Header />
    <main class="tv-code">
      <div class="stack">
        <h1 class="caption">{title}</h1>
        {children}
      </div>
    </main>
  </>
)

/** This device is the TV: its letters, and the table that a player has put on it. */
function Tv({ wanted }: { wanted: string | null }) {
  const [shown, show] = useState<Screen | null>(null)
  const tv = ownTv.value
  const table = shown?.table ?? null
  useEffect(() => keepScreenOn(), [])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      try {
        const own = ownTv.peek() ?? (ownTv.value = await api.newTv())
        if (wanted) {
          show(await api.showOnTv(own.code, wanted, own.key))
          return go('/tv', { replace: true })
        }
        show(await api.tv(own.code, own.key))
      } catch (error) {
        // after a day without this TV its letters are free again: it gets others
        if (error instanceof Refusal && error.code === 'screen.unknown') ownTv.value = null
        else if (wanted) showError(error)
      }
      timer = setTimeout(ask, table ? LATER_MS : SOON_MS)
    }
    void ask()
    return () => clearTimeout(timer)
  }, [wanted, table])
  const { value: part, error } = useFetch(() => import('../table/TablePage'), [])
  if (!tv) return <Loading lost={false} />
  if (!table) return <TvCode code={tv.code} />
  const follow = (next: string) => void api.showOnTv(tv.code, next, tv.key).then(show, showError)
  return part ? <part.TablePage key={table} id={table} tv={tv} onNext={follow} /> : <Loading lost={error !== null} />
}

/** A phone in front of a TV: to the table on it, or to a new game. */
function InFront({ code }: { code: string }) {
  const [shown, show] = useState<Screen | null>(null)
  const [error, setError] = useState(false)
  useEffect(() => {
    setError(false)
    api.tv(code).then(
      (screen) => {
        tvInFront.value = screen.code
        const open = screen.table && (screen.status !== 'over' || Object.keys(keysOf(screen.table)).length > 0)
        if (open) go(`/t/${screen.table}`, { replace: true })
        else show(screen)
      },
      (reason) => {
        showError(reason)
        setError(true)
      },
    )
  }, [code])
  if (error)
    return (
      <At title={say('menu-screen')}>
        <LettersField onLetters={(letters) => go(`/tv/${letters}`, { replace: true })} />
      </At>
    )
  if (!shown) return <Loading lost={false} />
  return (
    <At title={say('tv-where', { code })}>
      <p class="caption">{say('tv-empty')}</p>
      <LinkButton main icon="dice" href={`/new?tv=${code}`}>
        {say('menu-new')}
      </LinkButton>
    </At>
  )
}
