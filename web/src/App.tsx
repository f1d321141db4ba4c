import type { FunctionComponent } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { PreferencesDialog } from './app/shared/Header'
import { NotFound } from './app/shared/Placeholder'
import { address, followLink, match } from './app/shared/router'
import { title } from './app/shared/hooks'
import { OFFLINE } from './device/offline'
import { problem, say } from './i18n'
import { missingFile } from './net/api'
import { Refusal } from './net/protocol'
import { Toasts } from './ui/Toast'

type Page = FunctionComponent<Record<string, string>>

type Pages = [pattern: string, load: () => Promise<Page>][]

/** Pages that need other people, or a server that stores data for them. */
const SERVER_PAGES: Pages = [
  ['/tables', () => import('./app/lists/LobbyPage').then((module) => module.LobbyPage)],
  ['/room', () => import('./app/room/RoomPage').then((module) => module.Rooms as Page)],
  ['/room/:id', () => import('./app/room/RoomPage').then((module) => module.Rooms as Page)],
  ['/tv', () => import('./app/lists/TvPage').then((module) => module.TvPage as Page)],
  ['/tv/:code', () => import('./app/lists/TvPage').then((module) => module.TvPage as Page)],
  ['/book', () => import('./app/book/BookPage').then((module) => module.BookPage)],
  ['/book/try', () => import('./learn/retry/RetryPage').then((module) => module.RetryPage as Page)],
  ['/book/try/:id', () => import('./learn/retry/RetryPage').then((module) => module.RetryPage as Page)],
  ['/ratings', () => import('./app/lists/RatingsPage').then((module) => module.RatingsPage)],
  ['/host', () => import('./app/admin/AdminPage').then((module) => module.AdminPage)],
]

/** Every page by its address, loaded on demand. */
const PAGES: Pages = [
  ['/', () => import('./app/start/Start').then((module) => module.Start)],
  ['/new', () => import('./app/setup/SetupPage').then((module) => module.SetupPage)],
  ['/t/:id', () => import('./app/table/TablePage').then((module) => module.TablePage as Page)],
  ['/finished', () => import('./app/lists/FinishedPage').then((module) => module.FinishedPage)],
  ['/puzzles', () => import('./app/puzzles/PuzzlesPage').then((module) => module.PuzzlesPage as Page)],
  ['/day/:number', () => import('./app/puzzles/PuzzlesPage').then((module) => module.PuzzlesPage as Page)],
  ['/puzzle', () => import('./app/puzzles/SharedPage').then((module) => module.SharedPage)],
  ['/editor', () => import('./app/puzzles/EditorPage').then((module) => module.EditorPage)],
  ['/rush', () => import('./app/puzzles/RushPage').then((module) => module.RushPage)],
  ['/rules/:edition', () => import('./learn/rules/RulesPage').then((module) => module.RulesPage as Page)],
  ['/learn/:game', () => import('./learn/lesson/LessonPage').then((module) => module.LessonPage as Page)],
  ['/r/:id', () => import('./learn/replay/ReplayPage').then((module) => module.ReplayPage as Page)],
  ...(import.meta.env.MODE === 'offline' ? [] : SERVER_PAGES), // not ALONE, so that the build leaves them out
]

/** The page at an address, not loaded yet. */
const pageOf = (path: string) =>
  PAGES.map(([pattern, load]) => ({ load, args: match(pattern, path) })).find(({ args }) => args)

/** Start loading the current page while other files are also loading. */
export const preloadPage = () => pageOf(address.value.pathname)?.load()

/** Why a page did not load: in the offline folder the reason is a missing file. */
async function loadError(error: Error): Promise<Refusal> {
  const file = OFFLINE && /assets\/[\w.-]+\w/.exec(error.message)?.[0]
  return file ? new Refusal('offline.absent', '', { file }) : missingFile()
}

export function App() {
  const path = address.value.pathname
  const [shown, show] = useState<{ Page?: Page; path: string; error?: Refusal } | null>(null)
  const first = useRef(path)
  const found = pageOf(path)
  useEffect(() => {
    let wanted = true
    void found?.load().then(
      (Page) => wanted && show({ Page, path }),
      (reason: Error) => loadError(reason).then((error) => wanted && show({ path, error })),
    )
    return () => {
      wanted = false
    }
  }, [path])
  const arrived = shown?.path === path ? shown : null
  return (
    <div onClick={followLink}>
      {!found ? (
        <NotFound title={say('page-missing')} />
      ) : arrived?.Page ? (
        <arrived.Page {...found.args} />
      ) : (
        arrived && <NotFound title={problem(arrived.error!)} reload />
      )}
      <PreferencesDialog />
      <Toasts />
      {/* screen readers do not announce a page that arrives without a reload */}
      <p class="sr" aria-live="polite">
        {path !== first.current && title.value}
      </p>
    </div>
  )
}
