import { useEffect, useMemo, useState } from 'preact/hooks'
import { prefs } from '../../device/prefs'
import { problem, say, texts } from '../../i18n'
import { keep, keysOf } from '../../net/keys'
import { roomKeys, LiveRoom, rooms, keepRoomKeys, moveOn } from '../../net/rooms'
import { MISUNDERSTOOD, Refusal } from '../../net/protocol'
import type { Room, RoomPlea } from '../../net/types'
import { Button } from '../../ui/Button'
import { Panel } from '../../ui/Dialog'
import { TextField } from '../../ui/fields'
import { Pawn } from '../../ui/Pawn'
import { showError } from '../../ui/Toast'
import { Header } from '../shared/Header'
import { useTitle } from '../shared/hooks'
import { RoomPause } from '../table/Curtain'
import { NotFound, Loading } from '../shared/Placeholder'
import { address, go } from '../shared/router'
import { OpenRoomPage } from './OpenRoomPage'
import { RoomScreen } from './RoomScreen'
import { colourOf, Games, Standings, StatusLine } from './Standings'
import { Teacher } from './Teacher'
import '../styles/lists.css'
import '../table/styles/curtain.css'
import './room.css'

/** The teacher's key in a link for another device, and the pass of a member who comes back at this one. */
const TEACHER = /^#teacher\.([\w-]{8,})$/
const BACK = /^#back\.([\w-]{8,})$/

/** One room: for the teacher, for members and people who may join, and with `?screen` for a shared screen. */
export function RoomPage({ id }: { id: string }) {
  const screen = address.value.searchParams.has('screen')
  const [ready, setReady] = useState(false)
  const live = useMemo(() => {
    const passed = TEACHER.exec(location.hash)?.[1]
    if (passed) keepRoomKeys(id, { teacher: passed })
    return new LiveRoom(id, screen ? '' : (roomKeys(id).member ?? ''))
  }, [id, screen])
  useEffect(() => void texts('room', 'table').then(() => setReady(true), showError), [])
  useEffect(() => () => live.end(), [live])
  useEffect(() => {
    const pass = BACK.exec(location.hash)?.[1]
    if (pass) void rooms.comeBack(id, pass).then(({ key }) => enter(live, key), showError)
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
  useEffect(() => {
    if (!room?.next) return
    moveOn(room) // the class plays once more
    go(`/room/${room.next}${screen ? '?screen' : ''}`, { replace: true })
  }, [room?.next])
  useTitle(ready ? room?.name || say('room-title') : '')
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
        <h1 class={room.name ? 'break-words' : 'caption'}>{room.name || say('room-title')}</h1>
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
        {me && !teacher && room.status === 'paused' && <RoomPause colour={colourOf(room, me.number)} />}
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
  const [known, setKnown] = useState('')
  if (known) return <AreYou live={live} room={room} name={known} onNo={() => setKnown('')} />
  return (
    <form
      class="panel pad enter stack gap-12"
      onSubmit={(event) => {
        event.preventDefault()
        setBusy(true)
        void rooms
          .join(room.id, name.trim())
          .then(
            ({ key }) => enter(live, key),
            (error: unknown) => {
              const isThere = error instanceof Refusal && ['room.same_name', 'room.door_shut'].includes(error.code)
              const member = room.members.find((one) => !one.out && sameName(one.name, name))
              if (isThere && member) setKnown(member.name)
              else showError(error)
            },
          )
          .finally(() => setBusy(false))
      }}
    >
      {!room.door && <p class="note">{say('room-door_shut')}</p>}
      {live.isVoid.value && <p class="note">{say('room-moved')}</p>}
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

const sameName = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.trim().toLocaleLowerCase()

/** Keep the key of a member, and follow the room with it. */
function enter(live: LiveRoom, key: string): void {
  keepRoomKeys(live.id, { member: key })
  live.isVoid.value = false
  live.rekey(key)
}

/** There is a member of this name: perhaps the same person, with another device. The teacher knows. */
function AreYou({ live, room, name, onNo }: { live: LiveRoom; room: Room; name: string; onNo: () => void }) {
  const [plea, setPlea] = useState<RoomPlea | null>(null)
  const [seen, see] = useState(false)
  const [busy, setBusy] = useState(false)
  const asked = plea !== null && room.pleas.some(({ number }) => number === plea.member)
  useEffect(() => {
    if (asked) see(true)
    if (!plea || asked || !seen) return
    void rooms.isMember(room.id, plea.key).then((yes) => {
      if (yes) return enter(live, plea.key)
      setPlea(null)
      see(false)
      showError(new Refusal('room.refused'))
    })
  }, [asked, seen, plea])
  return (
    <Panel class="pad enter stack gap-12" aria-label={say('room-is-there', { name })}>
      <Pawn colour="red" />
      <h2>{say('room-is-there', { name })}</h2>
      <p class="m-0" role="status">
        {say(plea ? 'room-asked' : 'room-are-you', { name })}
      </p>
      {!plea && (
        <Button
          main
          big
          icon="undo"
          busy={busy}
          onClick={() => {
            setBusy(true)
            void rooms
              .plead(room.id, name)
              .then(setPlea, showError)
              .finally(() => setBusy(false))
          }}
        >
          <span class="caption">{say('room-ask-back')}</span>
        </Button>
      )}
      <Button icon="people" onClick={onNo}>
        <span class="caption">{say('room-other-name')}</span>
      </Button>
      <p class="note caption">{say('room-ask-note')}</p>
    </Panel>
  )
}

/** One room, or the page that opens one: both in one file to fetch. */
export const Rooms = ({ id }: { id?: string }) => (id ? <RoomPage id={id} /> : <OpenRoomPage />)
