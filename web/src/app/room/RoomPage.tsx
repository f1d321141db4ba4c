import { useEffect, useMemo, useState } from 'preact/hooks'
import { prefs } from '../../device/prefs'
import { problem, say, texts } from '../../i18n'
import { keep, keysOf } from '../../net/keys'
import { roomKeys, LiveRoom, rooms, keepRoomKeys } from '../../net/rooms'
import { MISUNDERSTOOD } from '../../net/protocol'
import type { Room } from '../../net/types'
import { Button } from '../../ui/Button'
import { Panel } from '../../ui/Dialog'
import { TextField } from '../../ui/fields'
import { showError } from '../../ui/Toast'
import { Header } from '../shared/Header'
import { useTitle } from '../shared/hooks'
import { NotFound, Loading } from '../shared/Placeholder'
import { address, go } from '../shared/router'
import { OpenRoomPage } from './OpenRoomPage'
import { RoomScreen } from './RoomScreen'
import { Games, Standings, StatusLine } from './Standings'
import { Teacher } from './Teacher'
import '../styles/lists.css'
import './room.css'

/** The teacher's key in a link for another device. */
const TEACHER = /^#teacher\.([\w-]{8,})$/

/** One room: for the teacher, for members and people who may join, and with `?screen` for a shared screen. */
export function RoomPage({ id }: { id: string }) {
  const screen = address.value.searchParams.has('screen')
  const [ready, setReady] = useState(false)
  const live = useMemo(() => {
    const passed = TEACHER.exec(location.hash)?.[1]
    if (passed) keepRoomKeys(id, { teacher: passed })
    return new LiveRoom(id, screen ? '' : (roomKeys(id).member ?? ''))
  }, [id, screen])
  useEffect(() => void texts('room').then(() => setReady(true), showError), [])
  useEffect(() => () => live.end(), [live])
  useEffect(() => {
    // others may see the address bar: the key is stored and removed from it
    if (location.hash) go(address.peek().pathname + location.search, { replace: true })
  }, [id])
  const you = live.you.value
  useEffect(() => {
    if (!you?.table) return
    if (!(String(you.seat) in keysOf(you.table))) keep(you.table, { [String(you.seat)]: you.key! })
    go(`/t/${you.table}`, { replace: true }) // the next game opens by itself
  }, [you?.table])
  const room = live.room.value
  useTitle(ready ? say('room-title') : '')
  if (!ready) return <Loading lost={live.status.value === 'lost'} />
  const error = live.problem.value
  if (error) return <NotFound title={problem(error)} reload={error.code === MISUNDERSTOOD} />
  if (!room) return <Loading lost={live.status.value === 'lost'} />
  if (screen) return <RoomScreen live={live} room={room} />
  const teacher = roomKeys(id).teacher !== undefined
  const me = you && room.members.find(({ number }) => number === you.member)
  return (
    <>
      <Header />
      <main class="list room in-column">
        <h1 class="caption">{say('room-title')}</h1>
        <StatusLine live={live} room={room} />
        {teacher && <Teacher room={room} />}
        {me ? (
          <Panel class="pad me" aria-label={me.name}>
            <h2>{me.name}</h2>
            {room.status !== 'over' && (
              <>
                <p class="caption">{say(room.status === 'open' ? 'room-waits' : 'room-next')}</p>
                <Button
                  icon="leave"
                  onClick={() => {
                    live.rekey('')
                    void rooms.leave(id).catch(showError)
                    go('/')
                  }}
                >
                  <span class="caption">{say('room-leave')}</span>
                </Button>
              </>
            )}
          </Panel>
        ) : (
          !teacher && room.status !== 'over' && <Enter live={live} room={room} />
        )}
        <Games room={room} mine={you?.member ?? null} />
        <Standings room={room} mine={you?.member ?? null} />
      </main>
    </>
  )
}

/** Join the room: ask for a first name that is shown only here. */
function Enter({ live, room }: { live: LiveRoom; room: Room }) {
  const [name, setName] = useState(prefs.name.value)
  const [busy, setBusy] = useState(false)
  if (!room.door) return <p class="note">{say('room-door_shut')}</p>
  return (
    <form
      class="panel pad enter stack gap-12"
      onSubmit={(event) => {
        event.preventDefault()
        setBusy(true)
        void rooms
          .join(room.id, name.trim())
          .then(({ key }) => {
            keepRoomKeys(room.id, { member: key })
            live.rekey(key)
          }, showError)
          .finally(() => setBusy(false))
      }}
    >
      {!room.made_up && !prefs.picturesOnly.value && (
        <TextField label={say('room-first-name')} value={name} max={20} onChange={setName} />
      )}
      <Button main big icon="people" type="submit" busy={busy}>
        <span class="caption">{say('room-enter')}</span>
      </Button>
      <p class="note caption">{say(room.made_up ? 'room-made-up-help' : 'room-name-note')}</p>
    </form>
  )
}

/** One room, or the page that opens one: both in one file to fetch. */
export const Rooms = ({ id }: { id?: string }) => (id ? <RoomPage id={id} /> : <OpenRoomPage />)
