/** Every seat's progress: its finds, lying open, and the number of cards left; never which cards. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { localName, say } from '../../../i18n'
import { letters, thingPhrase } from '../../../i18n/words'
import type { EditionInfo, SeatInfo } from '../../../net/protocol'
import { Icon } from '../../../ui/Icon'
import { Face, Player } from '../../../ui/Pawn'
import { type Arrow, grid } from '../board/geometry'
import type { SlidingView } from '../board/maze'
import { Thing } from '../board/Thing'
import { arrowTurn, type News, type TurnLine } from '../speech/narration'
import type { Landmarks } from './feedback'

interface Props {
  view: SlidingView
  edition: EditionInfo
  names: string[]
  /** The occupants, by seat. */
  people: SeatInfo[]
  seat: number | null
  /** The turns since the reader's own. */
  lines?: readonly TurnLine[]
  /** Learns where the next find of each seat goes. */
  landmarks?: Landmarks
  /** Show a seat's last turn again. */
  onAgain?: (seat: number) => void
}

/** Many cards are laid in rows of equal length. */
const perRow = (total: number, most: number): number => (total ? Math.ceil(total / Math.ceil(total / most)) : 1)

export function Progress({ view, edition, names, people, seat, lines = [], landmarks, onAgain }: Props) {
  const name = (thing: string) => localName(edition.things[thing]) || thing
  return (
    <ul class={`progress stack rigid of-${view.seats.length}`}>
      {view.seats.map((one, n) => {
        const total = one.found.length + one.left
        // cards that lie open for all (K6); behind a curtain that has just closed, the last player's view is still ours
        const own = n === seat || n === view.you
        // in a solo game with several open cards, their order has to be visible
        const open = own && (view.seats.length > 1 || one.cards.length < 2) ? [] : one.cards
        const line = lines.find((one) => one.seat === n)
        const label = say('sliding-progress', { name: names[n] ?? '', found: one.found.length, total })
        return (
          <li
            key={one.colour}
            class={
              view.turn === n
                ? 'now stack items-center on-panel lined round-16 relative'
                : 'stack items-center on-panel lined round-16 relative'
            }
            data-colour={one.colour}
            data-seat={n}
            aria-current={view.turn === n ? 'true' : undefined}
          >
            <Player seat={people[n] ?? { kind: 'person', bot: null, colour: one.colour }} />
            <b class="caption break-words hyphens" style={{ '--letters': letters(names[n] ?? '') }}>
              {names[n] ?? ''}
            </b>
            <em class="muted" aria-hidden="true">
              {one.found.length}/{total}
            </em>
            <ol
              class="stack"
              style={{ '--per-row': perRow(total, 8), '--per-short-row': perRow(total, 6) }}
              aria-label={label}
            >
              {one.found.map((thing) => (
                <li key={thing} class="got centre circle" title={name(thing)}>
                  <Thing thing={thing} />
                  <span class="sr">{name(thing)}</span>
                </li>
              ))}
              {Array.from({ length: one.left }, (_, k) => (
                <li
                  key={`left-${k}`}
                  ref={k ? undefined : landmarks?.ref(`socket ${n}`)}
                  class={open[k] ? 'sought centre circle' : 'centre circle'}
                  title={open[k] && name(open[k])}
                  aria-hidden={!open[k] || undefined}
                >
                  {open[k] && <Thing thing={open[k]} />}
                  {open[k] && <span class="sr">{say('sliding-seeks', { thing: thingPhrase(edition, open[k]) })}</span>}
                </li>
              ))}
            </ol>
            {line && <LastTurn line={line} />}
            {onAgain && <AgainButton name={names[n] ?? ''} onClick={() => onAgain(n)} hidden={n === seat} />}
          </li>
        )
      })}
    </ul>
  )
}

interface AgainProps {
  name: string
  onClick: () => void
  /** Without a sign: the reader knows their own turn. */
  hidden?: boolean
}

/** Covers a player; a touch shows their last turn again. */
export function AgainButton({ name, onClick, hidden = false }: AgainProps) {
  const label = say('sliding-again', { name })
  return (
    <button
      type="button"
      class="again no-border no-fill cover"
      aria-label={label}
      title={label}
      data-say={label}
      onClick={onClick}
    >
      {!hidden && (
        <i class="centre circle on-panel2 lined">
          <Icon name="replay" />
        </i>
      )}
    </button>
  )
}

/** A player's turn since the reader's own, on their card. */
export const LastTurn = ({ line }: { line: TurnLine }) => (
  <p class="last-turn in-row gap-8">
    <LinePicture line={line} />
    <span class="caption">{line.short}</span>
  </p>
)

/** The turns since the reader's own, where the players' cards have no room for them, until they are read. */
export function UnreadNews({ news, people }: { news: News; people: readonly SeatInfo[] }) {
  const lines = news.lines.value
  const list = useRef<HTMLUListElement>(null)
  // where there is room for one line only, it is the latest
  useLayoutEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [lines])
  if (news.isRead.value || !lines.length) return null
  return (
    <ul
      ref={list}
      class="news-list stack grow min-w-0 on-panel lined round-16"
      onClick={() => (news.isRead.value = true)}
    >
      {lines.map((line) => (
        <li key={line.seat} class="in-row gap-8">
          {people[line.seat] && <Face seat={people[line.seat]!} />}
          <LinePicture line={line} />
          <span class="caption grow min-w-0">{line.text}</span>
          {line.found.map((thing) => (
            <span key={thing} class="got centre circle rigid">
              <Thing thing={thing} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** The line that a turn pushed, and the arrow on the side it came from. */
function LinePicture({ line: { push, side } }: { line: TurnLine }) {
  const arrow = grid(side).arrow(push)
  if (!arrow) return null
  return (
    <svg class="line-picture rigid" viewBox="0 0 44 44" aria-hidden="true">
      <rect class="wd" width="44" height="44" rx="7" />
      <rect class="gr" x="7" y="7" width="30" height="30" rx="2" />
      <g transform={`rotate(${arrowTurn(arrow)} 22 22)`}>
        <g transform={`translate(0 ${acrossOf(arrow, side)})`}>
          <path class="lane" d="M7 -3H37V3H7z" />
          <path class="chevrons" d="M14 -2L17 0L14 2M21 -2L24 0L21 2M28 -2L31 0L28 2" />
          <path class="ar" d="M1 -4.5L8 0L1 4.5z" />
        </g>
      </g>
    </svg>
  )
}

/** Where the line lies once it is rotated so that it moves to the right. */
function acrossOf({ on, line }: Arrow, side: number): number {
  const at = ((line + 0.5) / side) * 30
  return on === 'E' || on === 'N' ? 37 - at : 7 + at
}
