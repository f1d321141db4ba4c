import { useId } from 'preact/hooks'
import { has, say } from '../../i18n'
import type { SeatInfo } from '../../net/protocol'
import { Icon } from '../../ui/Icon'
import { Face } from '../../ui/Pawn'
import './who.css'

export interface Beginner extends Pick<SeatInfo, 'kind' | 'bot' | 'colour'> {
  name: string
}

interface Props {
  edition: string
  players: Beginner[]
  /** The seat that begins; null: chosen at random. */
  value: number | null
  onChange: (seat: number | null) => void
}

/** Who begins, by the edition's own question: one tap chooses a player, otherwise it is random (K3). */
export function WhoBegins({ edition, players, value, onChange }: Props) {
  const id = useId()
  const question = has(`first-${edition}`) ? say(`first-${edition}`) : say('first-usual')
  const choice = (seat: number | null) => ({
    type: 'radio' as const,
    class: 'sr',
    name: id,
    checked: seat === value,
    onChange: () => onChange(seat),
  })
  return (
    <fieldset class="who-begins" aria-describedby={`${id}-help`}>
      <legend class="caption p-0 bold">{say('option-label-first')}</legend>
      <small id={`${id}-help`} class="help caption block muted">
        {question}
      </small>
      <div class="beginners flex wrap gap-8">
        <label class="choice in-row semibold on-panel2 lined pill pointer-hand gap-8">
          <input {...choice(null)} />
          <span class="face-of">
            <Icon name="dice" />
          </span>
          <span class="caption min-w-0 break-words">{say('option-off-first')}</span>
        </label>
        {players.map(
          (player, seat) =>
            player.kind !== 'open' && (
              <label class="choice in-row semibold on-panel2 lined pill pointer-hand gap-8" key={player.colour}>
                <input {...choice(seat)} />
                <Face seat={player} />
                <span class="caption min-w-0 break-words">{player.name}</span>
              </label>
            ),
        )}
      </div>
    </fieldset>
  )
}
