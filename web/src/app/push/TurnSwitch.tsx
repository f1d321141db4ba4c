import { useEffect, useState } from 'preact/hooks'
import { OFFLINE } from '../../device/offline'
import { say, spoken, texts } from '../../i18n'
import { askForPush, canPush, endPush, offeredKey, renewPush } from '../../net/push'
import { Switch } from '../../ui/fields'
import { errorText } from '../complain'

/**
 * Switch for turn notifications on this device, also when the page is closed: if the server offers them and the browser
 * supports them.
 */
export function TurnSwitch() {
  /** The server's key, once it and the texts have loaded; null: it sends no notifications. */
  const [key, setKey] = useState<string | null>(null)
  /** The service that delivers the messages; null: not subscribed. */
  const [service, setService] = useState<string | null>(null)
  const [error, setError] = useState('')
  const language = spoken.value
  useEffect(() => {
    if (!canPush() || OFFLINE) return
    Promise.all([offeredKey(), texts('book')]).then(
      ([offered]) => setKey(offered),
      () => undefined, // without it the page works as before
    )
  }, [])
  useEffect(() => {
    if (key) renewPush(key, language).then(setService, () => setService(null))
  }, [key, language])
  if (!key) return null

  async function turn(on: boolean) {
    setError('')
    try {
      setService(on ? await askForPush(key!, language) : null)
      if (!on) await endPush()
    } catch (refusal) {
      setService(null)
      setError(errorText(refusal))
    }
  }
  const help = service ? `${say('push-help')} ${say('push-on', { service })}` : say('push-help')
  return (
    <>
      <Switch label={say('push-switch')} help={help} value={service !== null} onChange={(on) => void turn(on)} />
      {error && (
        <p class="note" role="alert">
          {error}
        </p>
      )}
    </>
  )
}
