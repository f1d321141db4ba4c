import { signal } from '@preact/signals'
import { Icon } from './Icon'
import { speakHidden } from './speech'

interface Note {
  id: number
  text: string
  bad: boolean
}

const notes = signal<Note[]>([])
let last = 0

/** Say something in passing; what went wrong stays longer. */
export function toast(text: string, { bad = false } = {}): void {
  const id = ++last
  speakHidden(text)
  notes.value = [...notes.value.filter((note) => note.text !== text).slice(-2), { id, text, bad }]
  setTimeout(() => (notes.value = notes.value.filter((note) => note.id !== id)), bad ? 6000 : 3500)
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {notes.value.map((note) => (
        <p key={note.id} class={note.bad ? 'toast bad' : 'toast'}>
          <Icon name="close" />
          <span class="caption">{note.text}</span>
        </p>
      ))}
    </div>
  )
}
