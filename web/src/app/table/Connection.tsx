import { ALONE } from '../../device/alone'
import { online } from '../../device/online'
import { say } from '../../i18n'
import type { Live } from '../../net/live'
import { Icon } from '../../ui/Icon'

/** A lost connection is said clearly, and also that nothing is lost with it. */
export function Connection({ live }: { live: Live }) {
  const offline = !ALONE && !online.value
  return (
    <div role="status">
      {(offline || live.status.value === 'lost') && (
        <p class="connection">
          <Icon name="offline" />
          <span class="caption">{offline ? say('table-offline') : say('table-lost')}</span>
        </p>
      )}
    </div>
  )
}
