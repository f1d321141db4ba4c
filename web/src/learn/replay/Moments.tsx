import { useLayoutEffect, useRef } from 'preact/hooks'
import { Thing } from '../../games/sliding/Thing'
import { named, say } from '../../i18n'
import type { EditionInfo, Table } from '../../net/protocol'
import { Badge } from '../../ui/Pawn'
import { squareIn, told } from './told'
import type { Moment } from './moments'

interface Props {
  moments: Moment[]
  current: Moment | null
  table: Table
  names: string[]
  edition: EditionInfo
  onJump: (at: number) => void
}

/** All turns or rounds of a game, each a way there. */
export function Moments({ moments, current, table, names, edition, onJump }: Props) {
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    const box = list.current
    const row = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !row) return
    const [top, end] = [row.offsetTop, row.offsetTop + row.offsetHeight]
    if (top < box.scrollTop || end > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 3
  }, [current])
  return (
    <section class="moments panel" aria-labelledby="moments-title">
      <h2 id="moments-title">{say('replay-moves')}</h2>
      <ol ref={list}>
        {moments.map((moment) => (
          <li key={moment.from + moment.kind} class={moment.kind}>
            <button
              type="button"
              aria-current={moment === current ? 'step' : undefined}
              onClick={() => onJump(moment.at)}
            >
              <span class="sr">{told(moment, names, edition)}</span>
              <span class="row" aria-hidden="true">
                {moment.kind === 'turn' ? (
                  <TurnRow {...{ moment, table, names, edition }} />
                ) : (
                  <RoundRow {...{ moment, table, names, edition }} />
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

type RowProps = Pick<Props, 'table' | 'names' | 'edition'> & { moment: Moment }

function TurnRow({ moment, table, names, edition }: RowProps) {
  const seat = moment.seat ?? 0
  return (
    <>
      <i>{moment.number}</i>
      <Badge colour={table.seats[seat]?.colour ?? 'red'} />
      <span class="who">{names[seat]}</span>
      <span class="finds">
        {moment.found.map((thing) => (
          <span key={thing} title={named(edition.things[thing])}>
            <Thing thing={thing} />
          </span>
        ))}
        {moment.rune && <b class="rune">✦</b>}
      </span>
      <code>
        {moment.push?.replace(/[nesw]+$/, '') ?? '–'} {squareIn(moment.walk) ?? '–'}
      </code>
    </>
  )
}

function RoundRow({ moment, table, names, edition }: RowProps) {
  return (
    <>
      {moment.seat !== null && <Badge colour={table.seats[moment.seat]?.colour ?? 'red'} />}
      <span class="who">{told(moment, names, edition)}</span>
    </>
  )
}
