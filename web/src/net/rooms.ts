/** Rooms (docs/rooms.md): the requests of teacher, pupil and screen, and the answers. */
import { batch, signal, type Signal } from '@preact/signals'
import { withRoot } from '../device/root'
import { storageSignal } from '../device/storage'
import { ask } from './api'
import { MISUNDERSTOOD, Refusal } from './protocol'
import type * as types from './types'

export type NewRoom = Required<types.NewRoom>

/** The rights of this device in a room: by the teacher's key, or as a member. */
interface RoomKeys {
  teacher?: string
  member?: string
}

const all = storageSignal<Record<string, RoomKeys>>('rooms', {})
export const roomKeys = (id: string): RoomKeys => all.value[id] ?? {}
export const keepRoomKeys = (id: string, keys: RoomKeys): void =>
  void (all.value = { ...all.value, [id]: { ...roomKeys(id), ...keys } })

const post = <T>(id: string, what: string, body: unknown = {}, room = '') =>
  ask<T>(`/rooms/${id}/${what}`, { method: 'POST', body, room })

export const rooms = {
  make: (request: NewRoom) => ask<types.MadeRoom>('/rooms', { method: 'POST', body: request }),
  join: (id: string, name: string) => post<types.JoinedRoom>(id, 'join', { name }),
  leave: (id: string) => post(id, 'leave', {}, roomKeys(id).member),
  /** Actions that only the teacher may take. */
  teach: (id: string, what: string, body: unknown = {}) => post<types.OneRoom>(id, what, body, roomKeys(id).teacher),
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
const FINAL: Record<number, string> = { 4400: MISUNDERSTOOD, 4401: 'room.wrong_key', 4404: 'room.unknown' }
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

  private ping(): void {
    if (this.socket?.readyState === 1) this.socket.send('{"type":"ping"}')
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
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', key: this.key }))
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const said = JSON.parse(data) as { type: string; room: types.Room; you: types.MemberTable | null; now: number }
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
