import { say } from '../../i18n'
import type { Live } from '../../net/live'
import { Button } from '../../ui/Button'
import { complain } from '../complain'

/** Somebody does not come back, and the others want to go on. The server says whether it was long enough. */
export function StandIn({ live, seat, name }: { live: Live; seat: number; name: string }) {
  return (
    <Button icon="bot" onClick={() => void live.standIn(seat).catch(complain)}>
      <span class="caption">{say('away-bot', { name })}</span>
    </Button>
  )
}
