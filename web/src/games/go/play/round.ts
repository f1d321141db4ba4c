/**
 * The phases of a round: the roll is announced, the countdown runs, tiles are laid, and the check is shown. Everything
 * around the board follows these phases, not the socket.
 */
import { batch, effect, untracked, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { pauseFactor } from '../../../device/prefs'
import { localName, say } from '../../../i18n'
import type { GameEvent, Go } from '../../../net/protocol'
import { sound } from '../../../ui/sound'
import { speak, speakCaption } from '../../../ui/speech'
import type { PlayProps } from '../..'
import type { GoEdition } from '../board/edition'
import { CALL_MS, countAt, COUNT_MS, begin, markCheckSeen, hasSeenCheck, since } from './countdown'
import { solo, type GoView, type Round } from '../board/view'

const FLASH_MS = 1100
/** How long the player who ended the round is shown before the boards are checked. */
const GRAB_MS = 900

export type Phase = 'check' | 'count' | GoView['step']

interface Needs {
  goEdition: GoEdition
  setNews: (text: string) => void
  /** A new round: drop whatever is in progress. */
  renew: () => void
}

export function useRound(props: PlayProps<Go>, { goEdition, setNews, renew }: Needs) {
  const { view, events, stage, seat, names } = props
  /** The table as far as it has been shown: what arrives during a check waits until the check has been seen. */
  const shown = useSignal(view.peek())
  const now = shown.value
  const alone = solo(now)
  const whose = `${props.table.id} ${seat}`
  const count = useSignal<number | null>(now.step === 'play' && !alone ? countAt(since(whose, now.round)) : null)
  const check = useSignal<Round | null>(hasUnseenCheck(now, seat, whose) ? now.last : null)
  const busy = useSignal(false)
  const flash = useSignal(false)
  const fresh = useRef(now.step === 'ready' || (alone && now.layout?.length === 0))

  useLayoutEffect(() => {
    if (!stage) return
    stage.view.value = shown.peek()
    const stop = effect(() => void (stage.busy.value = busy.value))
    return () => {
      stop()
      stage.busy.value = false
    }
  }, [stage])

  /** Announce to screen readers, and aloud where no text is shown. */
  const announce = (text: string): void => {
    setNews(text)
    speakCaption(text)
  }

  // what has happened since the last drawn view: at once, or tiles could be touched for a frame before the countdown
  const happened = useRef<() => void>(() => {})
  useEffect(() => effect(() => (view.value, untracked(happened.current))), [view])
  happened.current = () => {
    const old = shown.peek()
    const after = view.peek()
    if (busy.peek() || after === old) return
    const came = events.peek()?.after === after ? events.peek() : null
    const checked = (check.peek() ?? old.last)?.round
    if (after.last && after.last.round !== checked && !solo(after)) ends(old, after.last, came)
    else show(after, came?.seq)
  }

  /** End a round: show who grabbed, then check the boards, and only then go on. */
  const ends = (old: GoView, last: Round, came: GameEvent<GoView> | null): void => {
    renew()
    busy.value = true
    if (stage && came && stage.seq.peek() > came.seq) stage.seq.value = came.seq - 1
    const grabber = came?.moves.find(([, text]) => text === 'grab')?.[0] ?? null
    const tile = grabber === null ? null : last.seats[grabber]!.score_tile
    if (grabber === null || tile === null) {
      check.value = last
      return
    }
    const seats = old.seats.map((each, n) => (n === grabber ? { ...each, grabbed: tile } : each))
    grabs(grabber, tile)
    shown.value = { ...old, seats }
    setTimeout(() => (check.value = last), grabber === seat ? 0 : GRAB_MS * pauseFactor.peek())
  }

  /** The check has been seen, so whatever waited for it can be shown. */
  const finishCheck = (): void => {
    if (!busy.peek()) return
    busy.value = false
    happened.current()
  }

  const show = (after: GoView, seq = Infinity): void => {
    const old = shown.peek()
    if (old.round !== after.round || (old.step !== after.step && after.step !== 'over')) {
      renew()
      fresh.current = true
    }
    batch(() => {
      shown.value = after
      if (!stage) return
      stage.view.value = after
      stage.seq.value = seq
    })
    if (solo(after) && after.last && after.last.round !== old.last?.round) {
      flash.value = true
      sound('found')
      const right = say('go-play-right', { solved: after.solved ?? 0 })
      setNews(after.roll.length ? `${right} ${rollText(after)}` : right)
      speakCaption(right)
      speak(thingsOf(after), { after: true })
    } else if (old.round !== after.round && after.roll.length && !check.peek()) announceRoll(after)
    if (after.step === 'play' && !solo(after) && (old.step === 'ready' || old.round !== after.round)) {
      begin(whose, after.round)
      count.value = countAt(0)
      check.value = null // spectators have no button to say that they have seen enough
    }
    after.seats.forEach((each, n) => {
      if (each.grabbed !== null && old.seats[n]?.grabbed === null) grabs(n, each.grabbed)
    })
  }
  const grabs = (who: number, tile: number): void => {
    sound('grab')
    if (who !== seat) announce(say('go-play-grabs', { name: names[who] ?? '', tile }))
  }
  const thingsOf = (at: GoView): string => at.roll.map((picture) => localName(goEdition.things[picture])).join(', ')
  const rollText = (at: GoView): string => say('go-play-rolled', { things: thingsOf(at) })
  const announceRoll = (at: GoView): void => {
    setNews(rollText(at))
    speak(thingsOf(at))
    if (at.step === 'ready' && seat !== null) speakCaption(say('go-play-look'), { after: true })
  }
  useEffect(() => {
    if (now.roll.length && !check.value) announceRoll(now)
  }, [])

  useEffect(() => {
    if (count.value === null) return
    const call = count.value > 0 ? String(count.value) : say('go-play-go')
    setNews(call)
    speak(call)
    sound(count.value > 0 ? 'count' : 'go')
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
    markCheckSeen(whose, now.last?.round ?? 0)
    check.value = null
    announceRoll(now)
  }
  const phase: Phase = check.value ? 'check' : count.value !== null ? 'count' : now.step
  return { shown, count, check, flash, fresh, phase, onward, seen: finishCheck }
}

/** Whether there is a check to show: at the end, and between rounds until a player has gone on. */
const hasUnseenCheck = (view: GoView, seat: number | null, whose: string): boolean =>
  view.step === 'over' ||
  (view.step === 'ready' &&
    view.last !== null &&
    !view.seats[seat ?? -1]?.ready &&
    !hasSeenCheck(whose, view.last.round))
