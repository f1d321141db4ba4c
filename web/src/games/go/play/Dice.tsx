/** The roll: four dice that tumble, then show what to look for. A tap makes a pencil mark, nothing more. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { pace } from '../../../device/prefs'
import { localName, say } from '../../../i18n'
import { sound } from '../../../ui/sound'
import type { GoEdition } from '../board/edition'
import { Die } from '../board/pieces'

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
    <section class="go-dice flex grow round-16 gap-8" aria-label={say('go-play-roll')}>
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
            class={`go-die relative round-14${rolling ? ' rolling' : ''}`}
            aria-pressed={marks ? ticks : undefined}
            aria-label={localName(goEdition.things[roll[n]!])}
            title={localName(goEdition.things[roll[n]!])}
            onClick={() => {
              if (marks) ticked.value = goEdition.dice.map((_, m) => (ticked.value[m] ?? false) !== (m === n))
            }}
          >
            <Die picture={picture} />
            {ticks && (
              <svg class="go-tick" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 13c2 2 3 4 5 7C12 13 15 8 21 3" />
              </svg>
            )}
          </button>
        )
      })}
    </section>
  )
}
