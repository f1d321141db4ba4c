import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { board } from '../../games'
import { problem, say } from '../../i18n'
import { api } from '../../net/api'
import { fromHash, keep, keysOf } from '../../net/keys'
import { Live } from '../../net/live'
import type { EditionInfo } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Cast } from '../../ui/Cast'
import { namesOf } from '../bots'
import { editionOf } from '../boxes'
import { complain } from '../complain'
import { Missing } from '../Missing'
import { address, go } from '../router'
import { useTitle } from '../title'
import { Wait } from '../Wait'
import { Play } from './Play'
import { Waiting } from './Waiting'
import './look/index.css'

/** The seat is somebody else's now; everybody may watch. */
const LOST_SEAT = ['page.wrong_key', 'page.key_reissued']

/** One table: it waits for people, it is played, it is over. `?screen` shows it to everybody in the room. */
export function TablePage({ id = '' }: { id?: string }) {
  const screen = address.value.searchParams.has('screen')
  const live = useMemo(() => {
    keep(id, fromHash(location.hash))
    return new Live(id, screen ? {} : keysOf(id))
  }, [id, screen])
  const [lostSeat, setLostSeat] = useState(false)
  const [edition, setEdition] = useState<EditionInfo | null>(null)
  const table = live.table.value

  useEffect(() => () => live.end(), [live])
  const { hash } = address.value
  const openedWith = useRef(hash)
  useEffect(() => {
    if (!hash) return
    if (hash !== openedWith.current && !screen) {
      // the link of a seat, opened where somebody watched already
      keep(id, fromHash(hash))
      live.rekey(keysOf(id))
    }
    openedWith.current = ''
    // the address bar is seen by others: the keys are kept, and leave it
    go(address.peek().pathname + location.search, { replace: true })
  }, [hash])
  useEffect(() => {
    if (!table || edition) return
    board(table.game).catch(() => undefined) // Play waits for it, and says when it does not come
    void api.games().then((catalogue) => setEdition(editionOf(catalogue, table.edition) ?? null), complain)
  }, [table?.edition, live.status.value]) // after a lost connection once more
  const next = screen ? table?.rematch : null
  useEffect(() => {
    if (next) go(`/t/${next}?screen`, { replace: true }) // the room watches the next game, too
  }, [next])
  const wrong = live.problem.value ? problem(live.problem.value) : ''
  useTitle(wrong || (table ? namesOf(table).join(' · ') : ''))

  if (wrong)
    return (
      <Missing title={wrong}>
        {LOST_SEAT.includes(live.problem.value!.code) && (
          <Button
            icon="eye"
            onClick={() => {
              setLostSeat(true)
              live.rekey({})
            }}
          >
            {say('page-watch')}
          </Button>
        )}
      </Missing>
    )
  if (!table || !edition) return <Wait lost={live.status.value === 'lost'} />
  if (table.status === 'waiting')
    return (
      <Cast edition={edition}>
        <Waiting live={live} table={table} edition={edition} screen={screen} />
      </Cast>
    )
  return (
    <Cast edition={edition}>
      <Play live={live} table={table} edition={edition} screen={screen} lostSeat={lostSeat} />
    </Cast>
  )
}
