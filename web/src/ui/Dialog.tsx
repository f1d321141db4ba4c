import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../i18n'
import { Button } from './Button'
import { Toasts } from './Toast'

interface DialogProps {
  title: string
  onClose: () => void
  children: ComponentChildren
  class?: string
}

/** A modal dialog; the browser keeps the focus inside and closes it with Escape, sometimes without asking first. */
export function Dialog({ title, onClose, children, class: extra = '' }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  // selecting text and releasing the pointer outside must not close the dialog
  const pressed = useRef<EventTarget | null>(null)
  useEffect(() => {
    const dialog = box.current
    if (dialog && !dialog.open) dialog.showModal()
    return () => {
      box.current = null // not closed, but unmounted
      dialog?.close() // restores the focus
    }
  }, [])
  return (
    <dialog
      ref={box}
      class={extra}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => box.current && onClose()}
      onPointerDown={(event) => (pressed.current = event.target)}
      onClick={(event) => event.target === box.current && pressed.current === box.current && onClose()}
    >
      <div class="head in-row justify-between on-panel gap-12">
        <h2 class="min-w-0 break-words" tabIndex={-1} autofocus>
          {title}
        </h2>
        <Button icon="close" label={say('close')} onClick={onClose} />
      </div>
      <div class="body">{children}</div>
      <Toasts within />
    </dialog>
  )
}

/** Falls over a dialog that announces a win: pieces side by side, each at another moment of its fall. */
export const Confetti = () => (
  <div class="confetti absolute no-pointer" aria-hidden="true">
    {Array.from({ length: 14 }, (_, n) => (
      <i class="absolute" key={n} style={{ left: `${4 + 7 * n}%`, animationDelay: `-${((17 * n) % 26) / 10}s` }} />
    ))}
  </div>
)

type PanelProps = JSX.IntrinsicElements['section'] & { children: ComponentChildren }

export function Panel({ class: extra = '', children, ...rest }: PanelProps) {
  return (
    <section class={`panel ${extra}`} {...rest}>
      {children}
    </section>
  )
}

interface ConfirmDialogProps {
  title: string
  text: string
  /** Label of the button that cancels. */
  cancelLabel: string
  onConfirm: () => void
  onClose: () => void
}

/** Ask for confirmation before something that cannot be undone. */
export function ConfirmDialog({ title, text, cancelLabel, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <p class="sure in-row wrap">
        <Button onClick={onClose}>{cancelLabel}</Button>
        <Button main onClick={onConfirm}>
          {title}
        </Button>
      </p>
    </Dialog>
  )
}
