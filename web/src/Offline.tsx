/** The offline page: its own notices, and the page itself. */
import { App } from './App'
import { NotFound } from './app/shared/Placeholder'
import { address, go, match } from './app/shared/router'
import { problem, say, texts } from './i18n'
import { begin, owner, settled, takeOver, tryAgain } from './net/offline/transport'
import { keepFiles, newer, renew } from './net/offline/update'
import { setTransport } from './net/transport'
import { Button } from './ui/Button'
import './offline.css'

/** Pages that exist on servers only, see App.tsx. */
const SERVER_PAGES = /^\/(tables|room|tv|book|ratings|host)(\/|$)/

/** Problems that may be gone at the next try: a file has arrived, the network is back. */
const RETRYABLE = /^offline\.(absent|damaged|unreached|no_python)$/

/** Start before anything is requested. */
export async function startOffline(): Promise<typeof OfflineApp> {
  setTransport(begin())
  void settled.then(keepFiles).catch(() => undefined) // it plays without them, as long as there is a network
  await texts('offline').catch(() => undefined)
  const at = address.peek().searchParams.get('at') // 404.html found one of our addresses
  if (at?.startsWith('/')) go(at, { replace: true })
  return OfflineApp
}

function OfflineApp() {
  const state = owner.value
  const reads = match('/rules/:edition') ?? match('/learn/:game') // next to the board, or until everything has loaded
  if (state === 'elsewhere' && !reads)
    return (
      <NotFound title={say('offline-elsewhere')} hideHome>
        <p>{say('offline-elsewhere-how')}</p>
        <Button main icon="play" onClick={takeOver}>
          {say('offline-here')}
        </Button>
      </NotFound>
    )
  if (typeof state !== 'string' && !reads)
    return (
      <NotFound title={problem(state)} hideHome>
        {RETRYABLE.test(state.code) && (
          <Button main icon="replay" onClick={tryAgain}>
            {say('page-again')}
          </Button>
        )}
      </NotFound>
    )
  if (SERVER_PAGES.test(address.value.pathname)) return <NotFound title={say('offline-together')} />
  return (
    <>
      <App />
      {newer.value && address.value.pathname === '/' && (
        <p class="newer in-row wrap justify-center on-panel m-0" role="status">
          <span>{say('offline-newer')}</span>
          <Button icon="replay" onClick={renew}>
            {say('offline-renew')}
          </Button>
        </p>
      )}
    </>
  )
}
