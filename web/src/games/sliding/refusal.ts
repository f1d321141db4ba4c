/** A refused touch: a message gives the reason, and the arrow shakes. */
import type { RefObject } from 'preact'
import { say } from '../../i18n'
import { sound } from '../../ui/sound'
import { toast } from '../../ui/Toast'
import type { TurnNeeds } from './turn'

const SHAKE_MS = 300

const WORDS = {
  barred: () => say('sliding-barred'),
  'no-way': () => say('sliding-no_way'),
  early: () => say('sliding-push_first'),
}

export const showIllegalMove =
  (root: RefObject<HTMLElement>): NonNullable<TurnNeeds['onRefused']> =>
  (why, where) => {
    sound('refused')
    toast(WORDS[why]())
    const shaken = root.current?.querySelector(`[data-arrow="${where}"]`)
    shaken?.classList.add('shake')
    setTimeout(() => shaken?.classList.remove('shake'), SHAKE_MS)
  }
