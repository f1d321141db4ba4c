import { signal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import { prefs } from '../device/prefs'
import { has, problem, texts } from '../i18n'
import { missingFile } from '../net/api'
import { Refusal, type Names } from '../net/protocol'
import { Icon } from './Icon'
import { speakCaption } from './speech'

interface Note {
  id: number
  text: string
  bad: boolean
}

const notes = signal<Note[]>([])
let last = 0

/** Show a short notice; errors stay longer. */
export function toast(text: string, { bad = false } = {}): void {
  const id = ++last
  speakCaption(text)
  notes.value = [...notes.value.filter((note) => note.text !== text).slice(-2), { id, text, bad }]
  setTimeout(() => (notes.value = notes.value.filter((note) => note.id !== id)), bad ? 6000 : 3500)
}

/** The open dialogs, the topmost last. */
const dialogs = signal<string[]>([])

/** Rendered once on the page, and `within` every dialog: under a modal dialog, nothing is visible or read aloud. */
export function Toasts({ within = false }: { within?: boolean }) {
  const id = useId()
  useEffect(() => {
    if (!within) return
    dialogs.value = [...dialogs.peek(), id]
    return () => void (dialogs.value = dialogs.peek().filter((other) => other !== id))
  }, [id, within])
  const shown = dialogs.value.at(-1) === (within ? id : undefined)
  return (
    <div class="toasts stack justify-items-center no-pointer gap-8" role="status" aria-live="polite">
      {shown &&
        notes.value.map((note) => (
          <p key={note.id} class={note.bad ? 'toast bad semibold round-14' : 'toast semibold round-14'}>
            {prefs.picturesOnly.value && <Icon name="close" />}
            <span class="caption">{note.text}</span>
          </p>
        ))}
    </div>
  )
}

/** An error that is not a refusal from the server means that it did not answer. */
const refusalOf = (error: unknown): Refusal => (error instanceof Refusal ? error : new Refusal('page.server'))

/** Why something failed. */
export const errorText = (error: unknown, things: Record<string, Names> = {}): string =>
  problem(refusalOf(error), things)

/** Show the error for a while. A TypeError means that a file of the page did not load: it depends on the server why. */
export function showError(error: unknown, things: Record<string, Names> = {}): void {
  const show = () => toast(errorText(error, things), { bad: true })
  if (error instanceof TypeError) void missingFile().then(showError)
  else if (has(refusalOf(error).code.replaceAll('.', '-'))) show()
  else void texts('problems').then(show, show)
}

/** An error in a typed value: shown under its field, and linked to the field for screen readers. */
interface FieldErrorProps {
  /** Id of the field. */
  id: string
  /** Empty while there is no error. */
  text: string
}

/** The attributes of the field that refer to the error. */
export const errorAttributes = ({ id, text }: FieldErrorProps) => ({
  'aria-invalid': !!text,
  'aria-describedby': text ? `${id}-wrong` : undefined,
})

export const FieldError = ({ id, text }: FieldErrorProps) =>
  text ? (
    <p class="wrong-line" id={`${id}-wrong`} role="alert">
      {text}
    </p>
  ) : null
