/** What can be done now: one wide button where there is something to confirm, a sentence where there is not. */
import { say } from '../../i18n'
import { Button } from '../../ui/Button'
import { arrowMarkup } from './art'
import type { SlidingView } from './maze'
import type { Turn } from './turn'

interface Props {
  turn: Turn
  view: SlidingView
  names: string[]
  seat: number | null
}

const ARROW = arrowMarkup(0)

export function Actions({ turn, view, names, seat }: Props) {
  const step = turn.step.value
  const target = turn.target.value
  const thought = !!turn.preview.value
  const sending = turn.sending.value
  const go = () => void turn.commit()
  const sure = thought || (step === 'walk' && target !== null)
  const label = thought ? (target === null ? say('sliding-push') : say('sliding-push_walk')) : say('sliding-walk')
  return (
    <div class="actions">
      {sure ? (
        <>
          <Button big icon="close" label={say('sliding-cancel')} disabled={sending} onClick={() => turn.cancel()} class="cancel" />
          <button type="button" class="btn main big go" disabled={sending} onClick={go}>
            <span class="words">{label}</span>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 12h15M13 6l6 6-6 6" />
            </svg>
          </button>
        </>
      ) : (
        <>
          {step === 'push' && (
            <p class="tip">
              <svg viewBox="-34 -26 68 52" aria-hidden="true" dangerouslySetInnerHTML={{ __html: ARROW }} />
              <span class="words">{say('sliding-tip_push')}</span>
            </p>
          )}
          {step === 'walk' && (
            <>
              <p class="tip">
                <svg viewBox="-20 -22 40 44" aria-hidden="true">
                  <use href="#feet" class="feet" />
                </svg>
                <span class="words">{say('sliding-tip_walk')}</span>
              </p>
              <Button big class="stay" disabled={sending} onClick={() => void turn.stay()}>
                {say('sliding-stay')}
              </Button>
            </>
          )}
          {step === null && <p class="tip waiting">{waitingText(view, names, seat)}</p>}
        </>
      )}
    </div>
  )
}

/** The two steps of a turn. */
export function Steps({ step }: { step: string }) {
  return (
    <ol class="steps">
      {(['push', 'walk'] as const).map((one, n) => (
        <li key={one} class={step === one ? 'on' : ''} aria-current={step === one ? 'step' : undefined}>
          <i>{n + 1}</i>
          {say(`sliding-step-${one}`)}
        </li>
      ))}
    </ol>
  )
}

/** Help with the turn, where the table allows it. */
export function Tools({ undo, hint }: { undo?: () => Promise<void>; hint?: () => Promise<void> }) {
  if (!undo && !hint) return null
  return (
    <div class="tools">
      {hint && <Button icon="hint" label={say('sliding-hint')} onClick={() => void hint()} />}
      {undo && <Button icon="undo" label={say('sliding-undo')} onClick={() => void undo().catch(() => {})} />}
    </div>
  )
}

function waitingText(view: SlidingView, names: string[], seat: number | null): string {
  if (view.turn === null) return view.step === 'over' ? say('sliding-over') : ''
  return view.turn === seat ? '' : say('sliding-plays', { name: names[view.turn] ?? '' })
}
