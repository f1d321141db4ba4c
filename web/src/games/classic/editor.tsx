import type { Classic } from '../../net/protocol'
import type { EditorProps } from '..'
import { draftOf, SlidingEditor } from '../sliding/editor/Editor'
import type { SlidingView } from '../sliding/board/maze'

export const Editor = ({ onChange, ...props }: EditorProps<Classic>) => (
  <SlidingEditor {...props} onChange={(view: SlidingView) => onChange(view as Classic['view'])} />
)

/** The maze in the form the server expects when it checks a draft. */
export const draft = (view: Classic['view']) => draftOf(view)
