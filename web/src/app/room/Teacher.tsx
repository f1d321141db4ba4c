import { useEffect, useState } from 'preact/hooks'
import { say } from '../../i18n'
import { roomKeys, rooms, type Teach } from '../../net/rooms'
import type { Room, Member } from '../../net/types'
import { Button, LinkButton } from '../../ui/Button'
import { Switch } from '../../ui/fields'
import { ShareLink, QrCode } from '../../ui/ShareLink'
import { splitCode } from '../shared/tables'
import { showError } from '../../ui/Toast'
import { origin } from '../shared/guest'
import { useFetch } from '../shared/hooks'
import { ConfirmDialog, Dialog, Panel } from '../../ui/Dialog'
import { GameLine, nameIn } from './Standings'

/** The teacher's controls: let people in, start, pause, end, and download the results. */
export function Teacher({ room }: { room: Room }) {
  const [ending, end] = useState(false)
  const over = room.status === 'over'
  const teach = rooms.teacher(room.id, showError)
  return (
    <>
      {!over && <Pleas room={room} teach={teach} />}
      {!over && <JoinInfo room={room} />}
      <Panel class="pad teacher" aria-label={say('room-teacher')}>
        <h2 class="caption">{say('room-teacher')}</h2>
        <div class="flex wrap gap-8">
          {room.status === 'open' && (
            <Button main big icon="play" onClick={() => teach('start')}>
              <span class="caption">{say('room-start')}</span>
            </Button>
          )}
          {room.status === 'running' && (
            <Button icon="pause" onClick={() => teach('pause')}>
              <span class="caption">{say('room-pause')}</span>
            </Button>
          )}
          {room.status === 'paused' && (
            <Button main icon="play" onClick={() => teach('resume')}>
              <span class="caption">{say('room-resume')}</span>
            </Button>
          )}
          <LinkButton icon="screen" href={`/room/${room.id}?screen`}>
            {say('menu-screen')}
          </LinkButton>
          {room.round > 0 && (
            <Button icon="copy" onClick={() => void save(room.id).catch(showError)}>
              <span class="caption">{say('room-file')}</span>
            </Button>
          )}
          {over && (
            <Button main icon="replay" onClick={() => teach('again')}>
              <span class="caption">{say('room-again')}</span>
            </Button>
          )}
          {!over && (
            <Button icon="stop" onClick={() => end(true)}>
              <span class="caption">{say('room-end')}</span>
            </Button>
          )}
        </div>
        {ending && !over && (
          <ConfirmDialog
            title={say('room-end')}
            text={say('room-end-sure')}
            cancelLabel={say('room-go-on')}
            onConfirm={() => teach('end')}
            onClose={() => end(false)}
          />
        )}
        {!over && <Switch label={say('room-door')} value={room.door} onChange={(open) => teach('door', { open })} />}
        <details>
          <summary class="caption">{say('room-other-device')}</summary>
          <p class="note">{say('room-other-device-note')}</p>
          <ShareLink link={`${origin()}/room/${room.id}#teacher.${roomKeys(room.id).teacher}`} />
        </details>
      </Panel>
      {!over && <Running room={room} teach={teach} />}
      <Members room={room} teach={teach} />
    </>
  )
}

interface Props {
  room: Room
  teach: Teach
}

/** Members who ask to come back from another device. */
function Pleas({ room, teach }: Props) {
  return (
    <div role="status" class="stack gap-12">
      {room.pleas.map(({ number }) => (
        <Panel key={number} class="pad plea in-row wrap gap-12">
          <b class="grow">{say('room-plea', { name: nameIn(room, number) })}</b>
          <Button main icon="check" onClick={() => teach(`members/${number}/plea`, { yes: true })}>
            {say('room-plea-yes', { name: nameIn(room, number) })}
          </Button>
          <Button icon="close" onClick={() => teach(`members/${number}/plea`, { yes: false })}>
            {say('room-plea-no')}
          </Button>
        </Panel>
      ))}
    </div>
  )
}

/** A member scans this, and plays on at the device that did. */
function NewDevice({ room, member, onClose }: { room: Room; member: Member; onClose: () => void }) {
  const { value: pass, error } = useFetch(() => rooms.pass(room.id, member.number), [member.number])
  useEffect(() => {
    if (error) showError(error)
  }, [error])
  return (
    <Dialog title={say('room-new-device', { name: member.name })} onClose={onClose}>
      {pass && <QrCode text={`${origin()}/room/${room.id}#back.${pass.key}`} label={say('invite-qr')} />}
      <p>{say('room-new-device-text', { name: member.name })}</p>
    </Dialog>
  )
}

/** How people join. */
export function JoinInfo({ room }: { room: Room }) {
  const link = `${origin()}/room/${room.id}`
  return (
    <Panel class="pad entrance in-row wrap" aria-label={say('waiting-invite')}>
      <QrCode text={link} label={say('invite-qr')} />
      <div class="min-w-0">
        <p class="caption">{say('room-way')}</p>
        <p class="code m-0" aria-label={say('invite-code')}>
          {room.code && splitCode(room.code)}
        </p>
        <p class="link caption">{link.replace(/^https?:\/\//, '')}</p>
      </div>
    </Panel>
  )
}

/** Games that take too long can be ended by the teacher. */
function Running({ room, teach }: Props) {
  const running = room.games.filter(({ points }) => !points)
  if (!running.length) return null
  return (
    <details class="panel pad">
      <summary class="caption">{say('room-call')}</summary>
      <p class="note">{say('room-call-note')}</p>
      <ul class="games-of ruled">
        {running.map((game) => (
          <li class="in-row wrap justify-between break-words" key={game.number}>
            <GameLine room={room} game={game} />
            <span class="flex wrap gap-8">
              {game.members.map((number) => (
                <Button key={number} onClick={() => teach('settle', { game: game.number, winner: number })}>
                  {say('room-call-for', { name: nameIn(room, number) })}
                </Button>
              ))}
              <Button onClick={() => teach('settle', { game: game.number, winner: null })}>
                {say('room-call-shared')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/**
 * Everybody in the room. The teacher can replace a name by a made-up one, and remove a person, alone or with all who
 * joined from the same device. Such a device can be let in again.
 */
function Members({ room, teach }: Props) {
  const [leaving, send] = useState<Member | null>(null)
  const [moving, move] = useState<Member | null>(null)
  const here = room.members.filter(({ out }) => !out)
  return (
    <Panel class="pad" aria-label={say('room-members', { count: here.length })}>
      <h2 class="caption">{say('room-members', { count: here.length })}</h2>
      <ul class="members ruled">
        {here.map((member) => (
          <li key={member.number} class={`in-row wrap justify-between break-words ${member.gone ? 'muted' : ''}`}>
            <span>
              {member.name} {member.gone && <small>{say('room-gone')}</small>}
            </span>
            {room.status !== 'over' && (
              <Change member={member} teach={teach} onSendDevice={() => send(member)} onMove={() => move(member)} />
            )}
          </li>
        ))}
      </ul>
      {room.status !== 'over' && room.barred.length > 0 && <RemovedDevices room={room} teach={teach} />}
      {moving && <NewDevice room={room} member={moving} onClose={() => move(null)} />}
      {leaving && (
        <ConfirmDialog
          title={say('room-send-device', { name: leaving.name })}
          text={say('room-send-device-sure')}
          cancelLabel={say('room-send-device-keep')}
          onConfirm={() => {
            teach(`members/${leaving.number}`, { out: true, device: true })
            send(null)
          }}
          onClose={() => send(null)}
        />
      )}
    </Panel>
  )
}

function RemovedDevices({ room, teach }: Props) {
  return (
    <details>
      <summary class="caption">{say('room-sent-devices')}</summary>
      <ul class="members ruled">
        {room.barred.map(({ number, name }) => (
          <li class="in-row wrap justify-between break-words" key={number}>
            <span>{name}</span>
            <Button
              icon="undo"
              label={say('room-let-device', { name })}
              onClick={() => teach(`members/${number}`, { out: false, device: true })}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface ChangeProps {
  member: Member
  teach: Props['teach']
  onSendDevice: () => void
  onMove: () => void
}

const Change = ({ member: { number, name }, teach, onSendDevice, onMove }: ChangeProps) => (
  <span class="flex wrap gap-8">
    <Button icon="phone" label={say('room-new-device', { name })} onClick={onMove} />
    <Button icon="dice" label={say('room-rename', { name })} onClick={() => teach(`members/${number}`, { name: '' })} />
    <Button
      icon="close"
      label={say('room-send-away', { name })}
      onClick={() => teach(`members/${number}`, { out: true })}
    />
    <Button icon="stop" label={say('room-send-device', { name })} onClick={onSendDevice} />
  </span>
)

/** Save the results and records as a file. */
async function save(id: string): Promise<void> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await rooms.file(id))
  link.download = `wanderwall-${id}.zip`
  link.click()
  URL.revokeObjectURL(link.href)
}
