/** The browser's own voice, for children who cannot read yet; where there is none, nothing happens. */
import { prefs } from '../device/prefs'
import { spoken } from '../i18n'

export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined'

interface How {
  /** Even where nobody switched the voice on: somebody asked for this one word. */
  always?: boolean
  /** After what is being said, not instead of it. */
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

/** Not a word more. */
export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel()
}

/** What is shown by pictures alone. */
export function speakHidden(text: string, how: How = {}): void {
  if (prefs.picturesOnly.value) speak(text, how)
}
