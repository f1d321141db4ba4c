import type { FunctionComponent } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Moment, MomentProps } from '../../games'
import { say } from '../../i18n'
import type { EditionInfo, Table } from '../../net/protocol'
import { Badge } from '../../ui/Pawn'

interface Props {
  moments: Moment[]
  current: Moment | null
  table: Table
  names: string[]
  edition: EditionInfo
  /** Component for a line of the list. */
  Row?: FunctionComponent<MomentProps>
  onJump: (at: number) => void
}

/** All turns or rounds of a game, each a link to its frame. */
export function Moments({ moments, current, table, names, edition, Row = PlainRow, onJump }: Props) {
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    const box = list.current
    const row = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !row) return
    const [top, end] = [row.offsetTop, row.offsetTop + row.offsetHeight]
    if (top < box.scrollTop || end > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 3
  }, [current])
  return (
    <section class="moments panel in-column" aria-labelledby="moments-title">
      <h2 class="in-row gap-8" id="moments-title">
        {say('replay-moves')}
      </h2>
      <ol class="grow min-h-0 relative" ref={list}>
        {moments.map((moment) => (
          <li key={moment.from + moment.kind} class={moment.kind}>
            <button
              class="in-row w-full no-border no-fill min-h-44 gap-8 text-start"
              type="button"
              aria-current={moment === current ? 'step' : undefined}
              onClick={() => onJump(moment.at)}
            >
              <span class="sr">{moment.text(names, edition)}</span>
              <span class="row" aria-hidden="true">
                <Row {...{ moment, table, names, edition }} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function PlainRow({ moment, table, names, edition }: MomentProps) {
  return (
    <>
      {moment.seat !== null && <Badge colour={table.seats[moment.seat]?.colour ?? 'red'} />}
      <span class="who break-words">{moment.text(names, edition)}</span>
    </>
  )
}
