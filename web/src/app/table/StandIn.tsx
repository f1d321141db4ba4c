import { say } from '../../i18n'
import type { Live } from '../../net/live'
import { Button } from '../../ui/Button'
import { showError } from '../complain'

/**
 * Offers a substitute if a player does not come back and the others want to go on. The server decides whether the wait
 * was long enough.
 */
export function SubstituteButton({ live, seat, name }: { live: Live; seat: number; name: string }) {
  return (
    <Button icon="bot" onClick={() => void live.substitute(seat).catch(showError)}>
      <span class="caption">{say('away-bot', { name })}</span>
    </Button>
  )
}
