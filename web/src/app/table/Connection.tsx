import { online } from '../../device/online'
import { say } from '../../i18n'
import type { Live } from '../../net/live'
import { Icon } from '../../ui/Icon'

/** A lost connection is said clearly, and also that nothing is lost with it. */
export function Connection({ live }: { live: Live }) {
  return (
    <div role="status">
      {(!online.value || live.status.value === 'lost') && (
        <p class="connection">
          <Icon name="offline" />
          <span class="caption">{online.value ? say('table-lost') : say('table-offline')}</span>
        </p>
      )}
    </div>
  )
}
