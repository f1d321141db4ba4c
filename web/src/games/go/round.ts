/** What a round goes through: the roll is told, it is counted in, tiles are laid, and the check is looked at. */
import { effect, untracked, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { named, say } from '../../i18n'
import type { Go } from '../../net/protocol'
import { sound } from '../../ui/sound'
import { speak, speakHidden } from '../../ui/speech'
import type { PlayProps } from '../index'
import type { Box } from './box'
import { CALL_MS, called, COUNT_MS } from './count'
import { begin, look, looked, since } from './memory'
import { solo, type GoView, type Round } from './view'

const FLASH_MS = 1100

interface Needs {
  box: Box
  tell: (text: string) => void
  /** Another round: whatever was under way is let go. */
  renew: () => void
}

export function useRound({ table: { id }, view, seat, names }: PlayProps<Go>, { box, tell, renew }: Needs) {
  const now = view.value
  const alone = solo(now)
  const whose = `${id} ${seat}`
  const count = useSignal<number | null>(now.step === 'play' && !alone ? called(since(whose, now.round)) : null)
  const check = useSignal<Round | null>(unseen(now, seat, whose) ? now.last : null)
  const flash = useSignal(false)
  const before = useRef(now)
  const fresh = useRef(now.step === 'ready' || (alone && now.layout?.length === 0))

  /** Said to readers, and aloud where no words are shown. */
  const announce = (text: string): void => {
    tell(text)
    speakHidden(text)
  }

  // what has happened since the view we drew last: at once, or tiles could be touched for a frame before the count
  const happened = useRef<() => void>(() => {})
  useEffect(() => effect(() => (view.value, untracked(happened.current))), [view])
  happened.current = () => {
    const after = view.peek()
    const old = before.current
    if (after === old) return
    before.current = after
    if (old.round !== after.round || (old.step !== after.step && after.step !== 'over')) {
      renew()
      fresh.current = true
    }
    if (after.last && after.last.round !== old.last?.round) {
      if (solo(after)) {
        flash.value = true
        sound('found')
        const right = say('go-play-right', { solved: after.solved ?? 0 })
        tell(after.roll.length ? `${right} ${rolled(after)}` : right)
        speakHidden(right)
        speak(thingsOf(after), { after: true })
      } else check.value = after.last
    } else if (old.round !== after.round && after.roll.length) tellRoll(after)
    if (old.step === 'ready' && after.step === 'play') {
      begin(whose, after.round)
      count.value = called(0)
      check.value = null // onlookers have nobody to say that they have seen enough
    }
    after.seats.forEach((each, n) => {
      if (each.grabbed === null || old.seats[n]?.grabbed !== null) return
      sound('grab')
      if (n !== seat) announce(say('go-play-grabs', { name: names[n] ?? '', tile: each.grabbed }))
    })
  }
  const thingsOf = (at: GoView): string => at.roll.map((picture) => named(box.things[picture])).join(', ')
  const rolled = (at: GoView): string => say('go-play-rolled', { things: thingsOf(at) })
  const tellRoll = (at: GoView): void => {
    tell(rolled(at))
    speak(thingsOf(at))
    if (at.step === 'ready' && seat !== null) speakHidden(say('go-play-look'), { after: true })
  }
  useEffect(() => {
    if (now.roll.length && !check.value) tellRoll(now)
  }, [])

  useEffect(() => {
    if (count.value === null) return
    announce(count.value > 0 ? String(count.value) : say('go-play-go'))
    sound(count.value > 0 ? 'step' : 'turn')
    const left = count.value
    const timer = setTimeout(() => (count.value = left > 0 ? left - 1 : null), left > 0 ? COUNT_MS : CALL_MS)
    return () => clearTimeout(timer)
  }, [count.value])
  useEffect(() => {
    if (!flash.value) return
    const timer = setTimeout(() => (flash.value = false), FLASH_MS)
    return () => clearTimeout(timer)
  }, [flash.value])

  const onward = (): void => {
    look(whose, now.last?.round ?? 0)
    check.value = null
    tellRoll(now)
  }
  const phase = check.value ? 'check' : count.value !== null ? 'count' : now.step
  return { count, check, flash, fresh, phase, onward }
}

/** Whether there is a check to look at: at the end, and between rounds until somebody has gone on. */
const unseen = (view: GoView, seat: number | null, whose: string): boolean =>
  view.step === 'over' ||
  (view.step === 'ready' && view.last !== null && !view.seats[seat ?? -1]?.ready && !looked(whose, view.last.round))
