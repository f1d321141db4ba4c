/** The roll: four dice that tumble, then show what to look for. A tap makes a pencil mark, nothing more. */
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { pace, prefs } from '../../../device/prefs'
import { localName, say } from '../../../i18n'
import { Icon } from '../../../ui/Icon'
import { sound } from '../../../ui/sound'
import type { GoEdition } from '../board/edition'
import { Die } from '../board/pieces'
import { diceAt } from './countdown'

const TUMBLE_MS = 900
const FACE_MS = 90

interface DiceProps {
  goEdition: GoEdition
  roll: string[]
  /** a new number rolls the dice */
  round: number
  /** whether they tumble, or lie there already */
  fresh: boolean
  marks: boolean
}

export function Dice({ goEdition, roll, round, fresh, marks }: DiceProps) {
  const tumbling = useSignal(0)
  const ticked = useSignal<boolean[]>([])
  useEffect(() => {
    ticked.value = []
    if (!fresh) return
    sound('dice')
    if (pace.value === 0) return
    const faces = Math.round((TUMBLE_MS * pace.value) / FACE_MS)
    tumbling.value = faces
    const timer = setInterval(() => {
      tumbling.value -= 1
      if (tumbling.value <= 0) clearInterval(timer)
    }, FACE_MS)
    return () => {
      clearInterval(timer)
      tumbling.value = 0
    }
  }, [round, fresh])
  return (
    <section class="go-dice flex grow min-w-0 round-16 gap-4" aria-label={say('go-play-roll')}>
      {goEdition.dice.map((die, n) => {
        const left = tumbling.value - 2 * (goEdition.dice.length - 1 - n)
        const rolling = tumbling.value > 0 && left > 0
        const picture = rolling ? die[(left * 5 + n) % die.length]! : roll[n]
        if (!picture) return <span key={n} class="go-die blank relative round-14" />
        const ticks = marks && (ticked.value[n] ?? false)
        return (
          <button
            key={n}
            type="button"
            class={`go-die relative min-w-0 round-14${rolling ? ' rolling' : ''}`}
            aria-pressed={marks ? ticks : undefined}
            aria-label={localName(goEdition.things[roll[n]!])}
            title={localName(goEdition.things[roll[n]!])}
            onClick={() => {
              if (marks) ticked.value = goEdition.dice.map((_, m) => (ticked.value[m] ?? false) !== (m === n))
            }}
          >
            <Die picture={picture} />
            {ticks && (
              <svg class="go-tick stroked absolute circle" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 13c2 2 3 4 5 7C12 13 15 8 21 3" />
              </svg>
            )}
          </button>
        )
      })}
    </section>
  )
}

interface CountProps {
  roll: string[]
  /** the number called now; 0: go! */
  count: number
  /** whether it covers the whole window, or only the play area, as in a lesson */
  whole: boolean
}

/** 3, 2, 1, Labyrinth Go!: nothing else to look at, and dice land with each call. */
export function Count({ roll, count, whole }: CountProps) {
  const layer = useRef<HTMLDivElement>(null)
  // in the top layer: elsewhere the area around the board would contain it
  useLayoutEffect(() => {
    if (whole) layer.current?.showPopover?.()
  }, [whole])
  const call = count > 0 ? String(count) : prefs.picturesOnly.value ? <Icon name="play" /> : say('go-play-go')
  const rows = Math.max(1, Math.ceil(roll.length / 2) - 1)
  return (
    <div
      ref={layer}
      class="go-call centre clip w-full h-full no-border text-center"
      popover={whole ? 'manual' : undefined}
      aria-hidden="true"
    >
      <b key={count} class="go-count" style={{ fontSize: count > 0 ? 'min(74cqw, 66cqh)' : 'min(16cqw, 27cqh)' }}>
        {call}
      </b>
      {count === 0 && <p class="caption bold">{say('go-play-find')}</p>}
      {roll.slice(0, diceAt(count, roll.length)).map((picture, n) => (
        <span
          key={n}
          class="go-die"
          style={
            count > 0
              ? { left: `${6 + 64 * (n % 2)}%`, top: `${8 + (62 * Math.floor(n / 2)) / rows}%` }
              : { left: `calc(${(100 * (n + 0.5)) / roll.length}% - var(--die) / 2)`, top: '4%' }
          }
        >
          <Die picture={picture} />
        </span>
      ))}
    </div>
  )
}
