/** What is said aloud during a turn: what is to be done, and the goal. */
import type { ReadonlySignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { speak, speakHidden } from '../../ui/speech'
import type { Turn } from './turn'

/** Where no words are shown, what is to be done is said. `tip`: the words for each step of a turn. */
export function useSpokenStep<S extends string>(step: ReadonlySignal<S | null>, tip: (step: S) => string): void {
  useEffect(
    () =>
      step.subscribe((now) => {
        if (now) speakHidden(tip(now), { after: true })
      }),
    [step],
  )
}

/** A spare turned in the hand is told as it lies; one that is laid at an arrow is told with what it would open. */
export function useSpokenSpare(
  turn: Pick<Turn, 'quarters' | 'preview'> & { step: ReadonlySignal<string | null> },
  tell: () => void,
): void {
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    let known = turn.quarters.peek()
    return turn.quarters.subscribe((now) => {
      if (now !== known && turn.step.peek() === 'push' && !turn.preview.peek()) latest.current()
      known = now
    })
  }, [turn])
}

/** Says a new goal, and gives what says it again; on a shared device a goal is never said aloud. */
export function useSpokenGoal(root: RefObject<HTMLElement>, goal: string | null | undefined): (text: string) => void {
  const sayGoal = (text: string, always = true) => {
    if (!root.current?.closest('.shy')) speak(text, { always })
  }
  useEffect(() => {
    if (goal) sayGoal(goal, false)
  }, [goal])
  return sayGoal
}
