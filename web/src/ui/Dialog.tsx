import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../i18n'
import { Button } from './Button'

interface Props {
  title: string
  onClose: () => void
  children: ComponentChildren
  class?: string
}

/** A modal dialog; the browser keeps the focus inside and closes it with Escape. */
export function Dialog({ title, onClose, children, class: extra = '' }: Props) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = box.current
    if (dialog && !dialog.open) dialog.showModal()
    return () => dialog?.close()
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
      onClick={(event) => event.target === box.current && onClose()}
    >
      <div class="head">
        <h2 tabIndex={-1} autofocus>
          {title}
        </h2>
        <Button icon="close" label={say('close')} onClick={onClose} />
      </div>
      <div class="body">{children}</div>
    </dialog>
  )
}
