import { useEffect, useState } from 'preact/hooks'
import { say, spoken, texts } from '../../i18n'
import { askForPush, canPush, endPush, renewPush } from '../../net/push'
import { Switch } from '../../ui/fields'
import { reason } from '../complain'
import { pushKey } from '../guest'

/** Be told of one's turn on this device, also when the page is closed: where the server offers it and the browser can. */
export function TurnSwitch() {
  const key = canPush() ? pushKey.value : null
  const [words, setWords] = useState(false)
  /** Who brings the messages; null: nobody is asked to. */
  const [service, setService] = useState<string | null>(null)
  const [wrong, setWrong] = useState('')
  const language = spoken.value
  useEffect(() => {
    if (!key) return
    void texts('push').then(() => setWords(true))
    renewPush(key, language).then(setService, () => setService(null))
  }, [key, language])
  if (!key || !words) return null

  async function turn(on: boolean) {
    setWrong('')
    try {
      setService(on ? await askForPush(key!, language) : null)
      if (!on) await endPush()
    } catch (refusal) {
      setService(null)
      setWrong(reason(refusal))
    }
  }
  const help = service ? `${say('push-help')} ${say('push-on', { service })}` : say('push-help')
  return (
    <>
      <Switch label={say('push-switch')} help={help} value={service !== null} onChange={(on) => void turn(on)} />
      {wrong && (
        <p class="note" role="alert">
          {wrong}
        </p>
      )}
    </>
  )
}
