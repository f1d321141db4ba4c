/** Rooms (docs/rooms.md): the requests of teacher, pupil and screen, and the answers. */
import { batch, signal, type Signal } from '@preact/signals'
import { withRoot } from '../device/root'
import { storageSignal } from '../device/storage'
import { answerTo, ask, send } from './api'
import { MISUNDERSTOOD, Refusal, type Arguments } from './protocol'
import type * as types from './types'

export type NewRoom = Required<types.NewRoom>

/** Take the keys of this device along to the next room of the same people. */
export const moveOn = ({ id, next }: types.Room): void => {
  if (next) keepRoomKeys(next, { ...roomKeys(id), ...roomKeys(next) })
}

/** The rights of this device in a room: by the teacher's key, or as a member. */
interface RoomKeys {
  teacher?: string | undefined
  member?: string | undefined
}

const all = storageSignal<Record<string, RoomKeys>>('rooms', {})
export const roomKeys = (id: string): RoomKeys => all.value[id] ?? {}
export const keepRoomKeys = (id: string, keys: RoomKeys): void =>
  void (all.value = { ...all.value, [id]: { ...roomKeys(id), ...keys } })

/** An action of the teacher: the path after that of the room, and the body. */
export type Teach = <What extends string>(what: What, ...body: Arguments<'POST', `/rooms/${string}/${What}`>) => void

export const rooms = {
  make: (request: NewRoom) => send('POST', '/rooms', request),
  join: (id: string, name: string) => send('POST', `/rooms/${id}/join`, { name }),
  /** Ask to come back as the member of this name. */
  plead: (id: string, name: string) => send('POST', `/rooms/${id}/plea`, { name }),
  /** Whether a key is a member's. */
  isMember: (id: string, key: string) =>
    ask(`/rooms/${id}/me`, { room: key }).then(
      () => true,
      () => false,
    ),
  /** Change to this device, with the pass that the teacher shows. */
  comeBack: (id: string, key: string) => send('POST', `/rooms/${id}/return`, { key }),
  /** A pass for a member who needs another device. */
  pass: (id: string, number: number) =>
    send('POST', `/rooms/${id}/members/${number}/pass`, {}, { room: roomKeys(id).teacher }),
  leave: (id: string) => send('POST', `/rooms/${id}/leave`, {}, { room: roomKeys(id).member }),
  /** The actions that only the teacher may take. */
  teacher(id: string, onError: (problem: unknown) => void): Teach {
    return (what, ...[body]) =>
      void answerTo(`/rooms/${id}/${what}`, {
        method: 'POST',
        body: body ?? {},
        room: roomKeys(id).teacher,
      }).catch(onError)
  },
  /** Results and records. */
  async file(id: string): Promise<Blob> {
    const headers = { 'X-Room-Key': roomKeys(id).teacher ?? '' }
    const answer = await fetch(withRoot(`/api/rooms/${id}/file`), { headers }).catch(() => null)
    if (!answer?.ok) throw new Refusal('page.server')
    return answer.blob()
  },
}

type Status = 'connecting' | 'open' | 'lost' | 'closed'

/** Close codes that mean: do not reconnect. */
const FINAL: Record<number, string> = { 4400: MISUNDERSTOOD, 4404: 'room.unknown' }
/** The member plays on at another device, or was removed: this one only watches. */
const WRONG_KEY = 4401
const PING_MS = 20_000

const connect = (id: string): WebSocket => {
  const address = new URL(withRoot(`/api/rooms/${id}/live`), location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  return new WebSocket(address)
}

/** One room, followed over a socket that reconnects when it is lost. */
export class LiveRoom {
  readonly status: Signal<Status> = signal('connecting')
  readonly room: Signal<types.Room | null> = signal(null)
  readonly you: Signal<types.MemberTable | null> = signal(null)
  readonly problem: Signal<Refusal | null> = signal(null)
  /** The key of this device is not a member's any more. */
  readonly isVoid: Signal<boolean> = signal(false)
  private socket: WebSocket | null = null
  private offset = 0
  private attempts = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly pulse = setInterval(() => this.ping(), PING_MS)

  constructor(
    readonly id: string,
    private key: string,
    private readonly dialled: (id: string) => WebSocket = connect,
  ) {
    this.dial()
  }

  /** The server's clock. */
  readonly now = (): number => Date.now() + this.offset

  /** Join, or only watch: say hello again. */
  rekey(key: string): void {
    this.key = key
    this.dial()
  }

  end(): void {
    clearInterval(this.pulse)
    this.hangUp()
  }

  private send(socket: WebSocket, message: types.RoomClientMessage): void {
    socket.send(JSON.stringify(message))
  }

  private ping(): void {
    if (this.socket?.readyState === 1) this.send(this.socket, { type: 'ping' })
  }

  private hangUp(): void {
    clearTimeout(this.timer)
    const old = this.socket
    this.socket = null
    old?.close(1000)
  }

  private dial(): void {
    this.hangUp()
    const socket = this.dialled(this.id)
    this.socket = socket
    socket.onopen = () => this.send(socket, { type: 'hello', key: this.key })
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const said = JSON.parse(data) as types.RoomServerMessage
      this.offset = said.now - Date.now()
      if (said.type !== 'room') return
      this.attempts = 0
      batch(() => {
        this.status.value = 'open'
        this.room.value = said.room
        this.you.value = said.you
      })
    }
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.onClose(code)
    }
  }

  private onClose(code: number): void {
    if (code === WRONG_KEY && this.key) {
      keepRoomKeys(this.id, { member: undefined })
      this.isVoid.value = true
      this.you.value = null
      return this.rekey('')
    }
    const final = FINAL[code]
    if (final) {
      this.status.value = 'closed'
      this.problem.value = new Refusal(final)
      return
    }
    this.status.value = 'lost'
    this.timer = setTimeout(() => this.dial(), Math.min(500 * 1.7 ** this.attempts++, 8000))
  }
}
