/** In picture mode, read the words aloud of whatever is touched or gets the focus. */
import { prefs } from '../device/prefs'
import { speak } from './speech'

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
