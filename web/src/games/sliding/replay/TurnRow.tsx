import type { MomentProps } from '../..'
import { prefs } from '../../../device/prefs'
import { localName } from '../../../i18n'
import { Badge } from '../../../ui/Pawn'
import { Thing } from '../Thing'
import { signOf, squareIn, type Turn } from './turns'

/** A turn in the list of moves. */
export function TurnRow({ moment, table, names, edition }: MomentProps<Turn>) {
  const seat = moment.seat ?? 0
  return (
    <>
      <i>{moment.number}</i>
      <Badge colour={table.seats[seat]?.colour ?? 'red'} />
      <span class="who">{names[seat]}</span>
      <span class="finds">
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
