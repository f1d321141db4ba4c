/** The actions of a turn: one wide button where there is something to confirm, otherwise a sentence. */
import { useState } from 'preact/hooks'
import { prefs, type Tempo } from '../../../device/prefs'
import { say } from '../../../i18n'
import { withColon } from '../../../i18n/words'
import type { SeatInfo } from '../../../net/protocol'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { Icon } from '../../../ui/Icon'
import { Face, Pawn } from '../../../ui/Pawn'
import { arrowMarkup } from '../board/art'
import type { SlidingView } from '../board/maze'
import type { News } from '../speech/narration'
import { UnreadNews } from './Progress'
import type { Turn } from './turn'

interface Props {
  turn: Turn
  view: SlidingView
  names: string[]
  people: SeatInfo[]
  seat: number | null
  /** What the others did. */
  news: News
  /** Finish showing another seat's move at once; absent: none is being shown. */
  skip?: (() => void) | undefined
  /** The seat whose last turn is being shown again. */
  again?: number | null | undefined
  /** A TV shows the board. */
  hand?: boolean | undefined
}

const ARROW = arrowMarkup(0)

export function Actions({ turn, view, names, people, seat, news, skip, again = null, hand }: Props) {
  const step = turn.step.value
  const target = turn.target.value
  const thought = !!turn.preview.value
  const sending = turn.sending.value
  const go = () => void turn.commit()
  const sure = (thought && step === 'push') || (step === 'walk' && target !== null)
  const label = thought ? (target === null ? say('sliding-push') : say('sliding-push_walk')) : say('sliding-walk')
  return (
    <div class="actions flex gap-8">
      {sure ? (
        <>
          <CancelButton turn={turn} />
          <button type="button" class="btn main big go grow" disabled={sending} onClick={go}>
            <span class="caption">{label}</span>
            <Icon name="arrow" />
          </button>
        </>
      ) : (
        <>
          <UnreadNews news={news} people={people} />
          {step === 'push' && (
            <p class="tip in-row grow min-w-0 round-16 gap-10 break-words hyphens">
              <svg
                class="rigid"
                viewBox="-34 -26 68 52"
                aria-hidden="true"
                dangerouslySetInnerHTML={{ __html: ARROW }}
              />
              <span class="caption">{say('sliding-tip_push')}</span>
            </p>
          )}
          {step === 'walk' && (
            <>
              <p class="tip in-row grow min-w-0 round-16 gap-10 break-words hyphens">
                <svg class="rigid" viewBox="-20 -22 40 44" aria-hidden="true">
                  <use href="#feet" class="feet" />
                </svg>
                <span class="caption">{say('sliding-tip_walk')}</span>
              </p>
              <Button big class="stay rigid" disabled={sending} onClick={() => void turn.stay()}>
                {prefs.picturesOnly.value && <Pawn colour={view.seats[seat ?? 0]!.colour} />}
                <span class="caption">{say('sliding-stay')}</span>
              </Button>
            </>
          )}
          {step === null && thought && <CancelButton turn={turn} />}
          {step === null && (
            <Waiting
              text={
                again === null
                  ? [waitingText(view, names, seat, people), hand && say('tv-look')].filter(Boolean).join(' ')
                  : againText(again, names, seat)
              }
              who={view.turn === null ? undefined : people[view.turn]}
            />
          )}
          {skip && <SkipButton onClick={skip} />}
        </>
      )}
    </div>
  )
}

const CancelButton = ({ turn }: { turn: Turn }) => (
  <Button
    big
    icon="close"
    label={say('sliding-cancel')}
    disabled={turn.sending.value}
    onClick={() => turn.cancel()}
    class="cancel"
  />
)

/** The speeds that a touch changes between; to see the moves of others at once is a preference. */
const SPEEDS: [Tempo, string][] = [
  ['slow', '½×'],
  ['normal', '1×'],
  ['fast', '2×'],
]

/** How fast the moves of others are shown, on the table: bots are watched in every game. */
export function SpeedButton() {
  const now = SPEEDS.findIndex(([tempo]) => tempo === prefs.tempo.value)
  if (now < 0) return null
  const next = SPEEDS[(now + 1) % SPEEDS.length]![0]
  const label = withColon(say('pref-tempo'), say(`pref-tempo-${prefs.tempo.value}`))
  return (
    <Button
      class="speed round"
      aria-label={label}
      title={label}
      data-say={label}
      onClick={() => (prefs.tempo.value = next)}
    >
      {SPEEDS[now]![1]}
    </Button>
  )
}

/** For players who have seen enough of the other seats' moves. */
export const SkipButton = ({ onClick }: { onClick: () => void }) => (
  <Button class="skip" icon="last" label={say('play-skip')} onClick={onClick} />
)

/** Another seat is to move. */
function Waiting({ text, who }: { text: string; who?: SeatInfo }) {
  if (!text) return <p class="tip in-row grow min-w-0 round-16 gap-10 break-words hyphens" />
  return (
    <p class="tip in-row grow min-w-0 round-16 gap-10 break-words hyphens">
      {who && <Face seat={who} />}
      <span class="caption">{text}</span>
    </p>
  )
}

interface ToolsProps {
  undo?: () => Promise<void>
  hint?: () => Promise<void>
  /** Others move, among them bots. */
  speed: boolean
  /** Whether the hint has another step. */
  more: boolean
}

/** Help with the turn, if the table allows it; while others move, how fast that is shown. */
export function Tools({ undo, hint, speed, more }: ToolsProps) {
  if (!undo && !hint && !speed) return null
  return (
    <div class="tools flex justify-center gap-8">
      {hint && (
        <Button icon="hint" label={say(more ? 'sliding-hint_more' : 'sliding-hint')} onClick={() => void hint()} />
      )}
      {speed && <SpeedButton />}
      {undo && <Button icon="undo" label={say('sliding-undo')} onClick={() => void undo().catch(() => {})} />}
    </div>
  )
}

interface HintProps {
  class: string
  text: string
  /** The other reasons, and the numbers. */
  why: string[]
  /** Whether this is the only way in which screen readers hear of it. */
  live?: boolean
}

/** A hint in one sentence, and on request why. */
export function HintWords({ class: name, text, why, live }: HintProps) {
  const [asked, ask] = useState(false)
  return (
    <>
      <div class={`${name} in-row wrap gap-8 caption`} role="group" tabIndex={0}>
        <span class="min-w-0" role={live ? 'status' : undefined}>
          {text}
        </span>
        {why.length > 0 && (
          <Button class="rigid" onClick={() => ask(true)}>
            {say('coach-why')}
          </Button>
        )}
      </div>
      {asked && (
        <Dialog title={say('coach-why-push')} onClose={() => ask(false)}>
          <ul class="whys stack gap-8">
            {why.map((one) => (
              <li class="on-panel2 round-14" key={one}>
                {one}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}

/** The numbers behind the coach's remarks. */
export const Numbers = ({ numbers }: { numbers: string[] }) =>
  numbers.length > 0 && (
    <details class="numbers">
      <summary>{say('coach-why')}</summary>
      {numbers.map((number) => (
        <div key={number}>{number}</div>
      ))}
    </details>
  )

/** A note that an earlier turn is shown, not the current one. */
const againText = (again: number, names: string[], seat: number | null): string =>
  say('turn-again', { name: names[again] ?? '', yours: again === seat ? 'yes' : 'no' })

function waitingText(view: SlidingView, names: string[], seat: number | null, people: SeatInfo[]): string {
  if (view.turn === null) return view.step === 'over' ? say('sliding-over') : ''
  if (view.turn === seat) return ''
  const who = people[view.turn]
  const here = !who || who.kind !== 'person' || who.present || who.away
  return say(here ? 'sliding-plays' : 'away-why', { name: names[view.turn] ?? '' })
}
