/** Highlights of a finished game of towers: the rune stone is one of the finds, and the way home may cost cards. */
import { localName } from '../../i18n'
import type { EditionInfo } from '../../net/protocol'
import type { Missing } from '..'
import { missingGoals, onePushAway, Trophies as Found } from '../sliding/end'
import { route } from './board/route'
import { RunePicture } from './play/pictures'
import type { TowersView } from '../../net/views'

export { best } from '../sliding/end'

/** Everything a seat has found; the rune stone counts as a find once its card is turned (K9). */
export function Trophies({ view, edition, seat }: { view: TowersView; edition: EditionInfo; seat: number }) {
  const [own, rune] = [view.seats[seat], localName(edition.things.rune)]
  return (
    <Found {...{ view, edition, seat }}>
      {own?.rune_turned && (
        <li class="stack wrap items-center on-panel2 circle" title={rune} style={{ '--nth': own.found.length }}>
          <RunePicture />
          <span class="sr">{rune}</span>
        </li>
      )}
    </Found>
  )
}

/** What a seat had still to do: one push, the way home, the rune stone, which is one of the finds, or treasures. */
export function missing(view: TowersView, seat: number): Missing | null {
  const own = view.seats[seat]
  if (!own) return null
  if (own.left) return own.rune_turned ? missingGoals(own) : { how: 'goals', count: own.left + 1, far: null }
  if (!own.rune_turned) return { how: 'rune', far: 300 }
  const hand = (own.hand ?? []).join('')
  const purses = view.options.one_card ? ['', ...hand] : [hand]
  const jokers = view.options.jokers[seat] ?? false
  const near = onePushAway(view, (after) =>
    purses.some((pay) => route(after, { from: after.seats[seat]!.pawn, to: own.home, pay, some: true, jokers })),
  )
  return near ? { how: 'push', far: 100 } : { how: 'home', far: 200 }
}
