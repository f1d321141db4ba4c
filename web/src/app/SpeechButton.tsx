import { say } from '../i18n'
import { Button } from '../ui/Button'
import { canSpeak, stopSpeaking, speak } from '../ui/speech'
import { prefs } from '../device/prefs'

/** Toggle for the voice, within reach where pictures replace words. */
export function SpeechButton() {
  if (!prefs.picturesOnly.value || !canSpeak()) return null
  const toggle = () => {
    prefs.speech.value = !prefs.speech.value
    if (prefs.speech.value) speak(say('pref-speech'))
    else stopSpeaking()
  }
  return (
    <Button
      class="speech-button"
      icon="speak"
      label={say('pref-speech')}
      aria-pressed={prefs.speech.value}
      onClick={toggle}
    />
  )
}
