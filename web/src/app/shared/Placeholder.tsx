/** What a page shows instead of its content: nothing was found, or it is still loading. */
import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say, locale } from '../../i18n'
import { downloadProgress } from '../../net/transport'
import { Button, LinkButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Header } from './Header'
import { useTitle } from './hooks'

interface Props {
  title: string
  children?: ComponentChildren
  /** Set where a link to the start page would not help. */
  hideHome?: boolean
  /** Set where a newer page may help. */
  reload?: boolean
}

/** Nothing was found: show a link back and whatever else may help. */
export function NotFound({ title, children, hideHome, reload }: Props) {
  useTitle(title)
  const [scene, show] = useState<{ Picture: FunctionComponent } | null>(null)
  useEffect(() => {
    void import('./DeadEnd').then(
      ({ DeadEndPicture: Picture }) => show({ Picture }),
      () => undefined,
    )
  }, [])
  return (
    <>
      <Header />
      <main class="missing stack justify-items-center text-center">
        <div class="pic">{scene && <scene.Picture />}</div>
        <h1>{title}</h1>
        {children}
        {reload && (
          <Button icon="replay" onClick={() => location.reload()}>
            {say('page-again')}
          </Button>
        )}
        {!hideHome && (
          <LinkButton main icon="home" href="/">
            {say('page-home')}
          </LinkButton>
        )}
      </main>
    </>
  )
}

/** What a page shows until it has loaded. */
export function Loading({ lost = false }: { lost?: boolean }) {
  return (
    <main class="missing stack justify-items-center text-center">
      <Icon name={lost ? 'offline' : 'clock'} class="large" />
      <h1 role="status">{lost ? say('table-lost') : say('table-connecting')}</h1>
      {!lost && <DownloadProgress />}
    </main>
  )
}

/** How much of the game has loaded, when the offline page fetches it for the first time. */
export function DownloadProgress() {
  if (!downloadProgress.value) return null
  const { had, all } = downloadProgress.value
  return (
    <small class="arriving">
      {say('offline-arriving', { had: megabytes(had), all: megabytes(all) })}
      <progress value={had} max={all} aria-hidden="true" />
    </small>
  )
}

export const megabytes = (bytes: number): string =>
  (bytes / 1e6).toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
