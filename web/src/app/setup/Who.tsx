import { useId } from 'preact/hooks'
import { has, localName, say } from '../../i18n'
import { colourName } from '../../i18n/words'
import type { EditionInfo, SeatInfo } from '../../net/protocol'
import { Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { Face, Pawn } from '../../ui/Pawn'
import './who.css'

/** A player at a table that is being set up. */
interface Holder {
  colour: string
  name: string
  /** Whether the person who chooses may take this pawn from them. */
  swaps: boolean
}

interface Props {
  edition: EditionInfo
  holders: Holder[]
  /** The seat whose pawn is chosen. */
  seat: number
  onChoose: (colour: string) => void
  onClose: () => void
}

/** Choose a pawn by tapping its corner of a small board; a player who already has it swaps. */
export function PawnChoice({ edition, holders, seat, onChoose, onClose }: Props) {
  const own = holders[seat]!.colour
  const side = edition.side ?? 0
  const onBoard = edition.colours.every((colour) => homeOf(edition, colour))
  return (
    <Dialog title={say('pawn-choose')} onClose={onClose} class="pawn-choice">
      <div
        class={onBoard ? 'corners on-board relative' : 'corners flex wrap justify-center relative gap-10'}
        style={{ '--side': side }}
      >
        {onBoard && <Board side={side} />}
        {edition.colours.map((colour) => {
          const holder = holders.find((one) => one.colour === colour)
          const home = homeOf(edition, colour)
          const words = [pawnName(edition, colour), cornerName(edition, colour), holder?.name ?? say('seat-open')]
          return (
            <button
              class="choice stack justify-items-center round-16 pointer-hand"
              key={colour}
              type="button"
              data-colour={colour}
              aria-label={words.filter(Boolean).join(', ')}
              aria-pressed={colour === own}
              disabled={holder && colour !== own && !holder.swaps}
              style={home ? { '--row': home.row, '--column': home.column } : undefined}
              onClick={() => {
                if (colour !== own) onChoose(colour)
                onClose()
              }}
            >
              <Pawn colour={colour} me={colour === own} />
              <span class="caption" aria-hidden="true">
                {holder?.name ?? say('seat-open')}
              </span>
            </button>
          )
        })}
      </div>
      <p class="help caption block muted">{say('pawn-how')}</p>
    </Dialog>
  )
}

/** A small maze: every second tile of every second row is fixed (S1). */
function Board({ side }: { side: number }) {
  const tiles = Array.from({ length: side * side }, (_, n) => [n % side, Math.floor(n / side)] as const)
  return (
    <svg class="small-board block w-full h-full round-14" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      {tiles.map(([x, y]) => (
        <rect
          key={`${x} ${y}`}
          class={x % 2 || y % 2 ? 'movable' : 'fixed'}
          x={x + 0.06}
          y={y + 0.06}
          width={0.88}
          height={0.88}
          rx={0.14}
        />
      ))}
    </svg>
  )
}

// Names of people and their pawns while a table is set up, and where pawns begin.

/** A figure that the edition defines also has its own name. */
export function pawnName(edition: EditionInfo, colour: string): string {
  const { figures = {} } = (edition.parts ?? {}) as { figures?: Record<string, string> }
  const names = edition.things[figures[colour] ?? '']
  return names ? `${localName(names)} (${colourName(colour)})` : colourName(colour)
}

interface Place {
  row: number
  column: number
}

/** Where a pawn begins on the board; null if everybody has their own board. */
function homeOf({ side, homes }: EditionInfo, colour: string): Place | null {
  const square = homes[colour]
  return side === null || square === undefined ? null : { row: Math.floor(square / side), column: square % side }
}

/** The corner in words, if it is one. */
function cornerName(edition: EditionInfo, colour: string): string {
  const home = homeOf(edition, colour)
  const last = (edition.side ?? 0) - 1
  if (!home || home.row % last || home.column % last) return ''
  return say(`pawn-at-${home.row ? 'bottom' : 'top'}-${home.column ? 'right' : 'left'}`)
}

export interface Beginner extends Pick<SeatInfo, 'kind' | 'bot' | 'colour'> {
  name: string
}

interface BeginsProps {
  edition: string
  players: Beginner[]
  /** The seat that begins; null: chosen at random. */
  value: number | null
  onChange: (seat: number | null) => void
}

/** Who begins, by the edition's own question: one tap chooses a player, otherwise it is random (K3). */
export function WhoBegins({ edition, players, value, onChange }: BeginsProps) {
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
