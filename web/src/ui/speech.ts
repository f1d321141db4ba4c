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

/** In picture mode, read the words aloud of whatever is touched or gets the focus. */
const TOUCHABLE = 'button, a[href], label, summary, input, select, [data-say]'

/** One touch also moves the focus, and a label presses its button: read only once. */
const SAME_MS = 700

/** The words that would be read there; elements that speak themselves or are secret on a shared device are skipped. */
export function wordsOf(target: Element): string {
  const element = target.closest(TOUCHABLE)
  if (!element || element.closest('.shy .secret')) return ''
  const given = element.getAttribute('data-say') ?? element.getAttribute('aria-label')
  if (given !== null) return given
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
  const copy = (label ?? element).cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], select, option')) hidden.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Listen to the whole page from now on. */
export function readAloud(page: Document = document): () => void {
  let last = { words: '', at: -Infinity }
  const read = (event: Event) => {
    if (!prefs.picturesOnly.value || !prefs.speech.value) return
    const words = wordsOf(event.target as Element)
    if (!words || (words === last.words && event.timeStamp - last.at < SAME_MS)) return
    last = { words, at: event.timeStamp }
    speak(words)
  }
  page.addEventListener('pointerdown', read, true)
  page.addEventListener('focusin', read, true)
  return () => {
    page.removeEventListener('pointerdown', read, true)
    page.removeEventListener('focusin', read, true)
  }
}
