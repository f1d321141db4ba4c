import { useEffect, useState } from 'preact/hooks'
import { OFFLINE, FROM_SERVER, leave, clearLeftGame, online } from '../../device/offline'
import { withRoot } from '../../device/root'
import { say } from '../../i18n'
import type { Live } from '../../net/live'
import { Icon } from '../../ui/Icon'

/** Show clearly that the connection is lost, and that nothing else is. */
export function Connection({ live }: { live: Live }) {
  const offline = !OFFLINE && !online.value
  const lost = offline || live.status.value === 'lost'
  const [kept, setKept] = useState(false)
  useEffect(() => {
    if (OFFLINE) return
    if (!lost) return clearLeftGame()
    void navigator.serviceWorker?.getRegistration(withRoot(FROM_SERVER)).then((found) => setKept(!!found?.active))
    const table = live.table.peek()
    const mine = table?.seats[live.seats.peek()[0] ?? -1]
    if (mine && table.status !== 'over') leave(table.id, mine)
  }, [lost])
  return (
    <div role="status">
      {lost && (
        <p class="connection">
          <Icon name="offline" />
          <span class="caption">{offline ? say('table-offline') : say('table-lost')}</span>
          {kept && <a href={FROM_SERVER}>{say('table-meanwhile')}</a>}
        </p>
      )}
    </div>
  )
}
