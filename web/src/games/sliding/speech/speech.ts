/** Speech during a turn: what to do, and the goal. */
import type { ReadonlySignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { speak, speakCaption } from '../../../ui/speech'

/** Read aloud what to do, where no text is shown. `tip`: the text for each step of a turn. */
export function useSpokenStep<S extends string>(step: ReadonlySignal<S | null>, tip: (step: S) => string): void {
  useEffect(
    () =>
      step.subscribe((now) => {
        if (now) speakCaption(tip(now), { after: true })
      }),
    [step],
  )
}

/** Announce the rotation of a spare turned in the hand; at an arrow, it is announced with what it would open. */
export function useSpokenSpare(
  turn: { quarters: ReadonlySignal<number>; preview: ReadonlySignal<unknown>; step: ReadonlySignal<string | null> },
  announce: () => void,
): void {
  const latest = useRef(announce)
  latest.current = announce
  useEffect(() => {
    let known = turn.quarters.peek()
    return turn.quarters.subscribe((now) => {
      if (now !== known && turn.step.peek() === 'push' && !turn.preview.peek()) latest.current()
      known = now
    })
  }, [turn])
}

/** Read a new goal aloud, and return a function that repeats it; on a shared device a goal is never read aloud. */
export function useSpokenGoal(sharedDevice: boolean, goal: string | null | undefined): (text: string) => void {
  const sayGoal = (text: string, always = true) => {
    if (!sharedDevice) speak(text, { always })
  }
  useEffect(() => {
    if (goal) sayGoal(goal, false)
  }, [goal])
  return sayGoal
}
