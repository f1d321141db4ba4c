import { prefs } from '../../../device/prefs'
import { localName } from '../../../i18n'
import { Badge } from '../../../ui/Pawn'
import type { MomentProps, GameReplay } from '../..'
import type { Sliding } from '../board/maze'
import { Thing } from '../board/Thing'
import type { CardsName } from '../play/hint'
import { Remarks } from './Remarks'
import { signOf, squareIn, type Turn, turns } from './turns'

/** A turn in the list of moves. */
function TurnRow({ moment, table, names, edition }: MomentProps<Turn>) {
  const seat = moment.seat ?? 0
  return (
    <>
      <i>{moment.number}</i>
      <Badge colour={table.seats[seat]?.colour ?? 'red'} />
      <span class="who break-words">{names[seat]}</span>
      <span class="finds flex grow">
        {moment.found.map((thing) => (
          <span key={thing} title={localName(edition.things[thing])}>
            <Thing thing={thing} />
          </span>
        ))}
        {moment.rune && <b class="rune">✦</b>}
      </span>
      {prefs.coordinates.value && (
        <code>
          {signOf(moment.push, moment.view.side) ?? '–'} {squareIn(moment.walk) ?? '–'}
        </code>
      )}
    </>
  )
}

/** A finished game of a sliding maze: its turns, and the coach's remarks on them. */
export const slidingReplay = <G extends Sliding>(cardsName?: CardsName): GameReplay<G, Turn> => ({
  moments: turns,
  Row: TurnRow,
  Remarks: (props) => <Remarks {...props} cardsName={cardsName} />,
})
