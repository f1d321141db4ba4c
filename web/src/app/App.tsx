import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../i18n'
import { Toasts } from '../ui/Toast'
import { address, followed, match } from './router'

type Page = FunctionComponent<Record<string, string>>

/** Every page of the page, loaded when it is wanted. */
const PAGES: [pattern: string, load: () => Promise<Page>][] = [
  ['/', () => import('./start/Start').then((module) => module.Start)],
]

export function App() {
  const path = address.value.pathname
  const [Shown, show] = useState<{ Page: Page; path: string } | null>(null)
  const found = PAGES.map(([pattern, load]) => ({ load, args: match(pattern, path) })).find(({ args }) => args)
  useEffect(() => {
    let wanted = true
    void found?.load().then((Page) => wanted && show({ Page, path }))
    return () => {
      wanted = false
    }
  }, [path])
  return (
    <div onClick={followed}>
      {!found ? (
        <main class="missing">
          <h1>{say('page-missing')}</h1>
          <a class="btn main" href="/">
            {say('page-home')}
          </a>
        </main>
      ) : (
        Shown && Shown.path === path && <Shown.Page {...found.args} />
      )}
      <Toasts />
    </div>
  )
}
