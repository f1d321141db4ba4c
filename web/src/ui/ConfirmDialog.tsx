import { Button } from './Button'
import { Dialog } from './Dialog'

interface Props {
  title: string
  text: string
  /** Label of the button that cancels. */
  cancelLabel: string
  onConfirm: () => void
  onClose: () => void
}

/** Ask for confirmation before something that cannot be undone. */
export function ConfirmDialog({ title, text, cancelLabel, onConfirm, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <p class="sure">
        <Button onClick={onClose}>{cancelLabel}</Button>
        <Button main onClick={onConfirm}>
          {title}
        </Button>
      </p>
    </Dialog>
  )
}
