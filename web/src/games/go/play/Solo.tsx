/** A solo game: its bar, its end, and the best result on this device. */
import { useSignal, type ReadonlySignal, type Signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { storageSignal } from '../../../device/storage'
import { say } from '../../../i18n'
import type { Go } from '../../../net/protocol'
import { Icon } from '../../../ui/Icon'
import { speakCaption } from '../../../ui/speech'
import type { ResultProps } from '../..'
import { Star } from '../board/pieces'
import { type GoView, solo } from '../board/view'
import { Big, Shown, Small, type Answer } from './Buttons'
import type { OwnTable } from './table'

interface Best {
  solved: number
  table: string
}

const bests = storageSignal<Record<string, Best>>('go-bests', {})

/** The last table where the coach helped: its result does not count as a best. */
const coached = storageSignal('go-coached', '')

export const markCoached = (table: string): void => {
  coached.value = table
}

const kindOf = (clock: number | null): string => (clock === null ? 'untimed' : String(clock))

const best = (clock: number | null): number => bests.value[kindOf(clock)]?.solved ?? 0

/** Store a result that beats the best so far; return whether it is the best, also when called again. */
function keepBest(clock: number | null, solved: number, table: string): boolean {
  if (coached.value === table) return false
  if (solved > best(clock)) bests.value = { ...bests.value, [kindOf(clock)]: { solved, table } }
  return solved > 0 && bests.value[kindOf(clock)]?.table === table
}

/** Solo game: the number of solved rolls, and the buttons for done, another roll, and the end. */
const SURE_MS = 4000

interface SoloBarProps {
  view: GoView
  table: OwnTable
  free: ReadonlySignal<boolean>
  answer: Signal<Answer | null>
  hint?: (() => Promise<void>) | undefined
}

export function SoloBar({ view, table, free, answer, hint }: SoloBarProps) {
  const single = view.options.one_roll
  const most = best(view.clock)
  const sure = useSignal(false)
  useEffect(() => {
    if (!sure.value) return
    const timer = setTimeout(() => (sure.value = false), SURE_MS)
    return () => clearTimeout(timer)
  }, [sure.value])
  return (
    <section class="go-actions stack gap-10">
      {!single && (!answer.value || answer.value.right) && (
        <p class="go-solved go-paper stack round-16 text-center">
          <b>{view.solved}</b>
          <small class="caption">{say('go-play-solved', { solved: view.solved ?? 0 })}</small>
          {most > 0 && <small class="go-so-far caption">{say('go-play-best', { solved: most })}</small>}
          <Shown>
            <Icon name="check" />
          </Shown>
        </p>
      )}
      <Big
        words={say('go-play-done')}
        more={single ? undefined : say('go-play-done-for')}
        kind="go-grab"
        off={!free.value || table.isPending('grab')}
        act={() => table.call('grab')}
        answer={answer}
      >
        <Icon name="check" />
        <Icon name="dice" />
      </Big>
      <div class="go-small flex gap-8">
        {!single && <Small icon="dice" words={say('go-play-skip')} off={!free.value} act={() => table.call('skip')} />}
        {hint && <Small icon="hint" words={say('go-play-hint')} off={!free.value} act={() => void hint()} />}
        {!single && (
          <Small
            icon="leave"
            words={sure.value ? say('go-play-end-sure') : say('go-play-end')}
            kind={sure.value ? 'asked' : ''}
            act={() => {
              if (sure.value) table.call('stop')
              else sure.value = true
            }}
          >
            {sure.value && '?'}
          </Small>
        )}
      </div>
    </section>
  )
}

// The end of a solo game: the number solved, a kind word, and the best result on this device.

/** The result as text and stars; games with several players show a ranking instead. */
export function Result(props: ResultProps<Go>) {
  return solo(props.view) ? <SoloEnd {...props} /> : null
}

function SoloEnd({ table, view, mine }: ResultProps<Go>) {
  const solved = view.outcome?.scores[0] ?? 0
  const rating = view.outcome?.rating ?? 0
  const record = useMemo(() => mine && keepBest(view.clock, solved, table), [view.clock, solved, table, mine])
  const most = best(view.clock)
  const words = say('go-rating', { line: rating, solved })
  useEffect(() => speakCaption(words, { after: true }), [])
  return (
    <section class="go-end stack justify-items-center text-center gap-10 one-column">
      <div class="go-stars flex gap-6" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <svg key={n} viewBox="-24 -24 48 48" class={n <= rating ? 'won min-w-0' : 'min-w-0'}>
            <Star x={0} y={0} />
          </svg>
        ))}
      </div>
      <b class="go-number">{solved}</b>
      <p class="caption">{words}</p>
      {mine && (record || most > 0) && (
        <p class="go-best bold pill">
          <span class="caption">{record ? say('go-play-new-best') : say('go-play-best', { solved: most })}</span>
          <Shown>
            <Icon name="trophy" />
            {most}
          </Shown>
        </p>
      )}
    </section>
  )
}
