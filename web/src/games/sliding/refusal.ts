/** A touch that leads nowhere: it is said why, and the arrow shakes its head. */
import type { RefObject } from 'preact'
import { say } from '../../i18n'
import { sound } from '../../ui/sound'
import { toast } from '../../ui/Toast'
import type { TurnNeeds } from './turn'

const SHAKE_MS = 300

export const refusal =
  (root: RefObject<HTMLElement>): NonNullable<TurnNeeds['onRefused']> =>
  (why, where) => {
    sound('refused')
    toast(why === 'barred' ? say('move-push-goes_back', { arrow: where }) : say('move-walk-no_way', { square: where }))
    const shaken = root.current?.querySelector(`[data-arrow="${where}"]`)
    shaken?.classList.add('shake')
    setTimeout(() => shaken?.classList.remove('shake'), SHAKE_MS)
  }
