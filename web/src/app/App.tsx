import type { FunctionComponent } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { say } from '../i18n'
import { Button } from '../ui/Button'
import { Toasts } from '../ui/Toast'
import { PreferencesDialog } from './Header'
import { Missing } from './Missing'
import { address, followed, match } from './router'
import { title } from './title'

type Page = FunctionComponent<Record<string, string>>

/** Every page of the page, loaded when it is wanted; `learn/` adds its own. */
const PAGES: [pattern: string, load: () => Promise<Page>][] = [
  ['/', () => import('./start/Start').then((module) => module.Start)],
  ['/new', () => import('./setup/SetupPage').then((module) => module.SetupPage)],
  ['/tables', () => import('./lobby/LobbyPage').then((module) => module.LobbyPage)],
  ['/t/:id', () => import('./table/TablePage').then((module) => module.TablePage as Page)],
  ['/finished', () => import('./finished/FinishedPage').then((module) => module.FinishedPage)],
  ['/ratings', () => import('./ratings/RatingsPage').then((module) => module.RatingsPage)],
  ...learned(),
]

/** Pages that declare their own address: `src/learn/<Name>Page.tsx` exports `Page`, its pattern is named here. */
function learned(): typeof PAGES {
  const found = import.meta.glob<{ Page: Page }>('../learn/*Page.tsx')
  const patterns: Record<string, string> = { Rules: '/rules/:edition', Lesson: '/learn/:game', Replay: '/r/:id' }
  return Object.entries(found).flatMap(([path, load]) => {
    const pattern = patterns[/(\w+)Page\.tsx$/.exec(path)?.[1] ?? '']
    return pattern ? [[pattern, () => load().then((module) => module.Page)] as (typeof PAGES)[number]] : []
  })
}

/** The page of an address, not loaded yet. */
const pageOf = (path: string) =>
  PAGES.map(([pattern, load]) => ({ load, args: match(pattern, path) })).find(({ args }) => args)

/** Begin to load the page we are on, while something else is on its way too. */
export const arrive = () => pageOf(address.value.pathname)?.load()

export function App() {
  const path = address.value.pathname
  const [shown, show] = useState<{ Page: Page | null; path: string } | null>(null)
  const first = useRef(path)
  const found = pageOf(path)
  useEffect(() => {
    let wanted = true
    void found?.load().then(
      (Page) => wanted && show({ Page, path }),
      () => wanted && show({ Page: null, path }),
    )
    return () => {
      wanted = false
    }
  }, [path])
  const arrived = shown?.path === path ? shown : null
  return (
    <div onClick={followed}>
      {!found ? (
        <Missing title={say('page-missing')} />
      ) : arrived?.Page ? (
        <arrived.Page {...found.args} />
      ) : (
        arrived && (
          <Missing title={say('page-offline')}>
            <Button icon="replay" onClick={() => location.reload()}>
              {say('page-again')}
            </Button>
          </Missing>
        )
      )}
      <PreferencesDialog />
      <Toasts />
      {/* a page that comes without a reload is not heard of otherwise */}
      <p class="sr" aria-live="polite">
        {path !== first.current && title.value}
      </p>
    </div>
  )
}
