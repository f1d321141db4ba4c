import { OFFLINE, left } from '../../device/offline'
import { say } from '../../i18n'
import { Refusal } from '../../net/protocol'
import { LinkButton } from '../../ui/Button'
import { showError } from '../../ui/Toast'

const PATIENCE_MS = 5000

/**
 * Link back to the game that was left at the server. If the server is still gone, stay here and say so: the browser
 * would only come back to this page.
 */
export function BackToServer() {
  if (!OFFLINE || !left.value) return null
  const { href } = left.value
  const back = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
    event.preventDefault()
    void isReachable(href).then((there) => (there ? location.assign(href) : showError(new Refusal('page.offline'))))
  }
  return (
    <LinkButton icon="back" href={href} onClick={back}>
      {say('offline-back')}
    </LinkButton>
  )
}

const isReachable = (href: string): Promise<boolean> =>
  fetch(href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Reassures a player who has just come from the other game that it is safe. */
export function LeftGame() {
  if (!OFFLINE || !left.value) return null
  return (
    <section class="continue left-game panel relative in-row wrap m-0" aria-labelledby="left-game">
      <p id="left-game" class="caption">
        {say('offline-left')}
      </p>
      <BackToServer />
    </section>
  )
}
