import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'

interface Props {
  title: string
  text: string
  /** What the way back is called. */
  leave: string
  onSure: () => void
  onClose: () => void
}

/** Ask once more before something is done that nobody can undo. */
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
