/** The browser's own voice, for children who cannot read yet; without one, nothing happens. */
import { prefs } from '../device/prefs'
import { spoken } from '../i18n'

export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined'

interface How {
  /** Speak even if the voice is switched off: the player asked for this one word. */
  always?: boolean
  /** Queue after the current speech instead of replacing it. */
  after?: boolean
}

export function speak(text: string, { always = false, after = false }: How = {}): void {
  if (!canSpeak() || !text || (!prefs.speech.value && !always)) return
  const said = new SpeechSynthesisUtterance(text)
  said.lang = spoken.value === 'pt' ? 'pt-PT' : spoken.value
  said.rate = 0.95
  if (!after) speechSynthesis.cancel()
  speechSynthesis.speak(said)
}

/** Stop speaking. */
export function stopSpeaking(): void {
  if (canSpeak()) speechSynthesis.cancel()
}

/** Speak a text that is otherwise only shown as a picture. */
export function speakCaption(text: string, how: How = {}): void {
  if (prefs.picturesOnly.value) speak(text, how)
}
