import { say } from '../i18n'
import { Icon } from '../ui/Icon'

/** What a page shows until it is there. */
export function Wait({ lost = false }: { lost?: boolean }) {
  return (
    <main class="missing">
      <Icon name={lost ? 'offline' : 'clock'} class="large" />
      <h1 role="status">{lost ? say('table-lost') : say('table-connecting')}</h1>
    </main>
  )
}
