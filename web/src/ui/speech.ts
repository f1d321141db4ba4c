/** The browser's own voice, for children who cannot read yet; where there is none, nothing happens. */
import { prefs } from '../app/prefs'
import { spoken } from '../i18n'

export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined'

export function speak(text: string, { always = false } = {}): void {
  if (!canSpeak() || !text || (!prefs.speech.value && !always)) return
  const said = new SpeechSynthesisUtterance(text)
  said.lang = spoken.value === 'pt' ? 'pt-PT' : spoken.value
  said.rate = 0.95
  speechSynthesis.cancel()
  speechSynthesis.speak(said)
}
