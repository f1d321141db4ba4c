/** Preferences that the menu of a table offers, too: how fast it is shown, and messages about turns. */
import { useEffect, useState } from 'preact/hooks'
import { OFFLINE } from '../../device/offline'
import { prefs, type Taps, type Tempo } from '../../device/prefs'
import { say, spoken, texts } from '../../i18n'
import { askForPush, canPush, endPush, offeredKey, renewPush } from '../../net/push'
import { Choice, Switch } from '../../ui/fields'
import { errorText } from '../../ui/Toast'

/** How fast the moves of the others are shown. */
export function TempoChoice() {
  return (
    <Choice<Tempo>
      label={say('pref-tempo')}
      value={prefs.tempo.value}
      words={[
        ['slow', say('pref-tempo-slow')],
        ['normal', say('pref-tempo-normal')],
        ['fast', say('pref-tempo-fast')],
        ['once', say('pref-tempo-once')],
      ]}
      onChange={(tempo) => (prefs.tempo.value = tempo)}
    />
  )
}

export function TapsChoice() {
  return (
    <Choice<Taps>
      label={say('pref-taps')}
      value={prefs.taps.value}
      words={[
        ['one', say('pref-taps-one')],
        ['two', say('pref-taps-two')],
        ['ask', say('pref-taps-ask')],
      ]}
      onChange={(taps) => (prefs.taps.value = taps)}
    />
  )
}

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
    Promise.all([offeredKey(), texts('book', 'problems')]).then(
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
