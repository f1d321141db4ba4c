import { signal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
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

/** The dialogs that are open, the topmost last. */
const dialogs = signal<string[]>([])

/** Once on the page, and `within` every dialog: what lies under a modal one is neither seen nor heard. */
export function Toasts({ within = false }: { within?: boolean }) {
  const id = useId()
  useEffect(() => {
    if (!within) return
    dialogs.value = [...dialogs.peek(), id]
    return () => void (dialogs.value = dialogs.peek().filter((other) => other !== id))
  }, [id, within])
  const shown = dialogs.value.at(-1) === (within ? id : undefined)
  return (
    <div class="toasts" role="status" aria-live="polite">
      {shown &&
        notes.value.map((note) => (
          <p key={note.id} class={note.bad ? 'toast bad' : 'toast'}>
            <Icon name="close" />
            <span class="caption">{note.text}</span>
          </p>
        ))}
    </div>
  )
}
