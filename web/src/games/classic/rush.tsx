import type { Classic } from '../../net/protocol'
import type { RushProps } from '..'
import { SlidingRush } from '../sliding/play/Rush'

export const Rush = (props: RushProps<Classic>) => <SlidingRush {...props} />
