/** Every seat's progress: its finds, lying open, and the number of cards left; never which cards. */
import { localName, say } from '../../../i18n'
import { letters } from '../../../i18n/words'
import type { EditionInfo, SeatInfo } from '../../../net/protocol'
import { Player } from '../../../ui/Pawn'
import type { SlidingView } from '../board/maze'
import { Thing } from '../board/Thing'
import { thingPhrase } from '../speech/labels'
import type { Landmarks } from './feedback'

interface Props {
  view: SlidingView
  edition: EditionInfo
  names: string[]
  /** The occupants, by seat. */
  people: SeatInfo[]
  seat: number | null
  /** Learns where the next find of each seat goes. */
  landmarks?: Landmarks
  /** Show a seat's last turn again. */
  onAgain?: (seat: number) => void
}

/** Many cards are laid in rows of equal length. */
const perRow = (total: number, most: number): number => (total ? Math.ceil(total / Math.ceil(total / most)) : 1)

export function Progress({ view, edition, names, people, seat, landmarks, onAgain }: Props) {
  const name = (thing: string) => localName(edition.things[thing]) || thing
  return (
    <ul class={`progress stack rigid of-${view.seats.length}`}>
      {view.seats.map((one, n) => {
        const total = one.found.length + one.left
        // cards that lie open for all (K6); behind a curtain that has just closed, the last player's view is still ours
        const own = n === seat || n === view.you
        // in a solo game with several open cards, their order has to be visible
        const open = own && (view.seats.length > 1 || one.cards.length < 2) ? [] : one.cards
        const label = say('sliding-progress', { name: names[n] ?? '', found: one.found.length, total })
        return (
          <li
            key={one.colour}
            class={
              view.turn === n
                ? 'now stack items-center on-panel lined round-16'
                : 'stack items-center on-panel lined round-16'
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
            {onAgain && <AgainButton name={names[n] ?? ''} onClick={() => onAgain(n)} />}
          </li>
        )
      })}
    </ul>
  )
}

/** Covers a player; a touch shows their last turn again. */
export function AgainButton({ name, onClick }: { name: string; onClick: () => void }) {
  const label = say('sliding-again', { name })
  return (
    <button
      type="button"
      class="again no-border no-fill"
      aria-label={label}
      title={label}
      data-say={label}
      onClick={onClick}
    />
  )
}
