import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../i18n'
import type { Live } from '../../net/live'
import type { Table } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Player } from '../../ui/Pawn'
import { Clock } from './Bar'

interface Props {
  live: Live
  seats: number[]
  table: Table
  names: string[]
  onOpen: (seat: number) => void
}

/** Between two players on one device: the board may be studied, the cards are hidden until the right player is here. */
export function Curtain({ live, seats, table, names, onOpen }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('button')?.focus({ preventScroll: true }), [seats[0]])
  return (
    <div class="curtain centre" ref={box}>
      <span class="drape absolute left" aria-hidden="true" />
      <span class="drape absolute right" aria-hidden="true" />
      <section class="panel relative stack gap-12 text-center" aria-label={say('curtain-title')}>
        {seats.length > 1 && <h2 class="caption">{say('curtain-who')}</h2>}
        {seats.map((seat) => (
          <div
            class={
              seats.length > 1
                ? 'pass one-of stack items-center justify-items-center gap-12'
                : 'pass stack justify-items-center gap-12'
            }
            key={seat}
            data-colour={table.seats[seat]!.colour}
          >
            <Player seat={table.seats[seat]!} me />
            {seats.length === 1 && <h2 class="caption">{say('curtain-pass', { name: names[seat] ?? '' })}</h2>}
            <Button main big class="w-full" icon="eye" onClick={() => onOpen(seat)}>
              <span class="caption">{say('curtain-open', { name: names[seat] ?? '' })}</span>
            </Button>
          </div>
        ))}
        {seats.length === 1 && <p class="note caption">{say('curtain-hold')}</p>}
        {live.handover.value && (
          <p class="note">
            <Clock live={live} /> <span class="caption">{say('curtain-clock')}</span>
          </p>
        )}
      </section>
    </div>
  )
}
