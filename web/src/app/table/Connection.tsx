import { say } from '../../i18n'
import type { Live } from '../../net/live'
import { Icon } from '../../ui/Icon'

/** A lost connection is said clearly, and also that nothing is lost with it. */
export function Connection({ live }: { live: Live }) {
  return (
    <div role="status">
      {live.status.value === 'lost' && (
        <p class="connection">
          <Icon name="offline" />
          <span class="caption">{say('table-lost')}</span>
        </p>
      )}
    </div>
  )
}
