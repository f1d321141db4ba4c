/** Where pictures stand for words, the words are said: of whatever is touched, or comes into focus. */
import { prefs } from '../device/prefs'
import { speak } from './speech'

const TOUCHABLE = 'button, a[href], label, summary, input, select, [data-say]'

/** One touch moves the focus too, and a label presses its button: said once. */
const SAME_MS = 700

/** What somebody would read there; what says itself, or is a secret at a shared device, is left alone. */
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

/** Listens to the whole page from now on. */
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
