/** Highlights of a finished game of towers: the rune stone is one of the finds, and the way home may cost cards. */
import { localName } from '../../i18n'
import type { EditionInfo } from '../../net/protocol'
import { onePushAway, Trophies as Found } from '../sliding/end'
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
        <li title={rune} style={{ '--nth': own.found.length }}>
          <RunePicture />
          <span class="sr">{rune}</span>
        </li>
      )}
    </Found>
  )
}

/** How close a seat came that has not won: one push from home, only the way home, one treasure, or the rune stone. */
export function nearly(view: TowersView, seat: number): 'push' | 'home' | 'one' | 'rune' | null {
  const own = view.seats[seat]
  const missing = (own?.left ?? 2) + Number(!own?.rune_turned)
  if (!own || missing > 1) return null
  if (missing) return own.left ? (own.found.length ? 'one' : null) : 'rune'
  const hand = (own.hand ?? []).join('')
  const purses = view.options.one_card ? ['', ...hand] : [hand]
  const jokers = view.options.jokers[seat] ?? false
  const near = onePushAway(view, (after) =>
    purses.some((pay) => route(after, { from: after.seats[seat]!.pawn, to: own.home, pay, some: true, jokers })),
  )
  return near ? 'push' : 'home'
}
