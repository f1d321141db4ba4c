/** What is said aloud during a turn: what is to be done, and the goal. */
import type { ReadonlySignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { speak, speakHidden } from '../../ui/speech'

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
