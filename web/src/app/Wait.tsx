import { locale, say } from '../i18n'
import { downloadProgress } from '../net/transport'
import { Icon } from '../ui/Icon'

/** What a page shows until it has loaded. */
export function Loading({ lost = false }: { lost?: boolean }) {
  return (
    <main class="missing">
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
