/** Whose turn it is, and which of its two steps. */
import { say } from '../../i18n'
import { Pawn } from '../../ui/Pawn'
import type { SlidingView } from './maze'

export function Status({ view, names, seat }: { view: SlidingView; names: string[]; seat: number | null }) {
  const { turn, step } = view
  if (turn === null) return null
  const mine = turn === seat
  return (
    <div class="status panel" data-colour={view.seats[turn]?.colour} key={turn}>
      <Pawn colour={view.seats[turn]?.colour ?? 'red'} />
      <div>
        <b class="whose">{mine ? say('sliding-your_turn') : say('sliding-turn_of', { name: names[turn] ?? '' })}</b>
        <ol class="steps">
          <li class={step === 'push' ? 'on' : ''} aria-current={step === 'push' ? 'step' : undefined}>
            <i>1</i>
            {say('sliding-step_push')}
          </li>
          <li class={step === 'walk' ? 'on' : ''} aria-current={step === 'walk' ? 'step' : undefined}>
            <i>2</i>
            {say('sliding-step_walk')}
          </li>
        </ol>
      </div>
    </div>
  )
}
