import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../i18n'
import type { Live } from '../../net/live'
import type { Table } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Player } from '../../ui/Pawn'
import { showError } from '../../ui/Toast'
import { Clock } from './Bar'

export interface Props {
  live: Live
  seats: number[]
  table: Table
  names: string[]
  onOpen: (seat: number) => void
}

/** Between two players on one device: the board may be studied, the cards are hidden until the right player is here. */
function Curtain({ live, seats, table, names, onOpen }: Props) {
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

/** A person asks to take their last turn back: the others answer, each on their device. */
function TurnBack({ live, table, names }: Pick<Props, 'live' | 'table' | 'names'>) {
  const asked = table.turn_back
  const mine = live.seats.value
  const seat = asked?.undecided.find((one) => mine.includes(one))
  const text =
    asked && seat !== undefined
      ? say('turn-back-asked', { name: names[asked.seat] ?? '' })
      : asked && mine.includes(asked.seat)
        ? say('turn-back-waits')
        : ''
  const answer = (yes: boolean) => void live.agree(seat!, yes).catch(showError)
  return (
    <div role="status">
      {text && (
        <p class="connection in-row wrap semibold round-14 gap-10">
          <Icon name="undo" />
          <span class="caption">{text}</span>
          {seat !== undefined && (
            <>
              <Button icon="check" label={say('turn-back-yes')} onClick={() => answer(true)} />
              <Button icon="close" label={say('turn-back-no')} onClick={() => answer(false)} />
            </>
          )}
        </p>
      )}
    </div>
  )
}

/** What people at a table ask each other for: the device, and a turn back. */
export const Questions = (props: Props) => (
  <>
    <TurnBack {...props} />
    {props.seats.length > 0 && <Curtain {...props} />}
  </>
)
