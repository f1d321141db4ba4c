/** Every seat's progress: treasures, the rune card, and the number of magic cards; never which. */
import { localName, say } from '../../../i18n'
import { prefs } from '../../../device/prefs'
import type { EditionInfo, SeatInfo } from '../../../net/protocol'
import { Badge, Player } from '../../../ui/Pawn'
import type { Landmarks } from '../../sliding/play/feedback'
import { AgainButton } from '../../sliding/play/Progress'
import type { TowersView } from '../../../net/views'

interface Props {
  view: TowersView
  edition: EditionInfo
  names: readonly string[]
  /** The occupants, by seat. */
  people: readonly SeatInfo[]
  seat: number | null
  landmarks: Landmarks
  /** Show a seat's last turn again. */
  onAgain?: (seat: number) => void
}

export function Seats({ view, edition, names, people, seat, landmarks, onAgain }: Props) {
  return (
    <ul class="tw-seats stack" aria-label={say('tower-progress')}>
      {view.seats.map((one, n) => {
        const all = one.found.length + one.left
        const label = say('tower-progress-seat', {
          name: names[n] ?? '',
          found: one.found.length,
          all,
          rune: one.rune_turned ? 'yes' : 'no',
          cards: one.hand_size,
        })
        return (
          <li
            key={n}
            ref={landmarks.ref(`seat ${n}`)}
            class={`stack relative items-center min-w-0 round-12 ${n === view.turn ? 'turn' : ''} ${n === seat ? 'mine' : ''}`}
            data-colour={one.colour}
            data-seat={n}
            data-say={label}
          >
            <span class="sr">{label}</span>
            <span class="who in-row wrap min-w-0 clip gap-8" aria-hidden="true">
              {prefs.picturesOnly.value ? (
                <Player seat={people[n] ?? { kind: 'person', bot: null, colour: one.colour }} />
              ) : (
                <Badge colour={one.colour} />
              )}
              <b class="caption one-line">{names[n]}</b>
              <small class="caption muted">{localName(edition.things[one.figure])}</small>
            </span>
            <span class="pips in-row" aria-hidden="true">
              {all > 6 ? (
                <b>{`${one.found.length}/${all}`}</b>
              ) : (
                Array.from({ length: all }, (_, of) => (
                  <i key={of} class={of < one.found.length ? 'on circle' : 'circle'} />
                ))
              )}
              <i class={one.rune_turned ? 'rune on circle' : 'rune circle'} />
            </span>
            <span class="count in-row" aria-hidden="true">
              <svg viewBox="0 0 20 20">
                <rect x="3" y="4" width="9" height="13" rx="2" transform="rotate(-12 8 10)" />
                <rect x="8" y="3" width="9" height="13" rx="2" />
              </svg>
              {one.hand_size}
            </span>
            {onAgain && <AgainButton name={names[n] ?? ''} onClick={() => onAgain(n)} />}
          </li>
        )
      })}
    </ul>
  )
}
