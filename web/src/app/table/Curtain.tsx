import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../i18n'
import { clock } from '../../i18n/words'
import type { Live } from '../../net/live'
import type { Table } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { moveFocus } from '../../ui/hooks'
import { Pawn, Player } from '../../ui/Pawn'
import { showError } from '../../ui/Toast'
import { Clock } from './Bar'
import { isPaused, turnOf } from './seating'

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

/** How wide a hedge is drawn: as wide as a big screen. */
export const HEDGE = 1920

/** A hedge to stand behind, the same every time. */
export function Hedge({ height }: { height: number }) {
  const bumps = Array.from({ length: HEDGE / 20 + 1 }, (_, n) => ({ x: n * 20, r: 15 + ((n * 7) % 9) }))
  const leaves = Array.from({ length: 120 }, (_, n) => ({ x: (n * 397) % HEDGE, y: 34 + ((n * 61) % (height - 44)) }))
  return (
    <svg class="hedge absolute" viewBox={`0 0 ${HEDGE} ${height}`} height={height} aria-hidden="true">
      <rect y="22" width={HEDGE} height={height} fill="var(--w-top)" />
      {bumps.map(({ x, r }) => (
        <g key={x}>
          <circle cx={x} cy={26} r={r} fill="var(--w-top)" />
          <circle cx={x - 4} cy={20} r={r * 0.45} fill="var(--w-hi)" />
        </g>
      ))}
      {leaves.map(({ x, y }, n) => (
        <ellipse
          key={n}
          {...{ cx: x, cy: y, rx: 8, ry: 4, transform: `rotate(${(n * 53) % 180} ${x} ${y})` }}
          fill={n % 3 ? 'var(--w-lo)' : 'var(--w-hi)'}
        />
      ))}
    </svg>
  )
}

interface RoomPauseProps {
  colour: string
  /** Whether a game waits, and whose turn it is: the milliseconds left on the clock, 0 without one. */
  game?: boolean
  left?: number | null
}

/** Covers everything while the room pauses: the class looks to the front, and the game waits. */
export function RoomPause({ colour, game = false, left = null }: RoomPauseProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => moveFocus(box.current), [])
  return (
    <div class="room-pause in-column items-center justify-center text-center clip" role="status" ref={box}>
      <Hedge height={120} />
      <Hedge height={120} />
      <Pawn colour={colour} />
      <h1 class="m-0">{say('pause-title')}</h1>
      <p class="look caption m-0">{say('pause-look')}</p>
      {game && (
        <p class="panel pad caption m-0">
          <b class="block">{say('pause-waits')}</b>
          {left !== null && (
            <span class="muted">
              {left ? say('pause-turn-left', { time: clock(Math.ceil(left / 1000)) }) : say('pause-turn')}
            </span>
          )}
        </p>
      )}
    </div>
  )
}

/** What people at a table ask each other for: the device, and a turn back; and the pause of their room. */
export function Questions(props: Props) {
  const { live, table, seats } = props
  const mine = live.seats.value
  const turn = turnOf(live.view.value)
  return (
    <>
      <TurnBack {...props} />
      {seats.length > 0 && <Curtain {...props} />}
      {isPaused(table, mine) && (
        <RoomPause
          colour={table.seats[mine[0]!]!.colour}
          game
          left={turn === null || mine.includes(turn) ? table.paused : null}
        />
      )}
    </>
  )
}
