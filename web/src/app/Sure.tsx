import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'

interface Props {
  title: string
  text: string
  /** Label of the button that cancels. */
  leave: string
  onSure: () => void
  onClose: () => void
}

/** Ask for confirmation before something that cannot be undone. */
export function Sure({ title, text, leave, onSure, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <p class="sure">
        <Button onClick={onClose}>{leave}</Button>
        <Button main onClick={onSure}>
          {title}
        </Button>
      </p>
    </Dialog>
  )
}
