/** How far everybody is: what each has found, lying open, and how many cards are left; never what they are. */
import { named, say } from '../../i18n'
import type { EditionInfo } from '../../net/protocol'
import { Pawn } from '../../ui/Pawn'
import type { SlidingView } from './maze'
import { Thing } from './Thing'

interface Props {
  view: SlidingView
  edition: EditionInfo
  names: string[]
  seat: number | null
}

export function Progress({ view, edition, names, seat }: Props) {
  const name = (thing: string) => named(edition.things[thing]) || thing
  return (
    <ul class={`progress of-${view.seats.length}`}>
      {view.seats.map((one, n) => {
        const total = one.found.length + one.left
        const open = n === seat ? [] : one.cards // cards that lie open for all (K6)
        const label = say('sliding-progress', { name: names[n] ?? '', found: one.found.length, total })
        return (
          <li key={one.colour} class={view.turn === n ? 'now' : ''} data-colour={one.colour} data-seat={n} aria-current={view.turn === n ? 'true' : undefined}>
            <Pawn colour={one.colour} />
            <b>{names[n] ?? ''}</b>
            <em aria-hidden="true">
              {one.found.length}/{total}
            </em>
            <ol class={total > 12 ? 'many' : ''} aria-label={label}>
              {one.found.map((thing) => (
                <li key={thing} class="got" title={name(thing)}>
                  <Thing thing={thing} />
                  <span class="sr">{name(thing)}</span>
                </li>
              ))}
              {Array.from({ length: one.left }, (_, k) => (
                <li key={`left-${k}`} class={open[k] ? 'sought' : ''} title={open[k] && name(open[k])} aria-hidden={!open[k] || undefined}>
                  {open[k] && <Thing thing={open[k]} />}
                  {open[k] && <span class="sr">{say('sliding-seeks', { thing: name(open[k]) })}</span>}
                </li>
              ))}
            </ol>
          </li>
        )
      })}
    </ul>
  )
}
