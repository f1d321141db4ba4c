/** How the page reaches its tables: over the network, or offline, in a worker. */
import { signal } from '@preact/signals'
import { withRoot } from '../device/root'
import type { Method } from './protocol'

export interface RequestOptions {
  method?: Method
  body?: unknown
  key?: string
  name?: string
  /** The admin key. */
  bearer?: string
  /** The teacher's key in a room, or a member's. */
  room?: string
  /** The key of a TV. */
  tv?: string | undefined
}

export interface Answer {
  ok: boolean
  /** The body of the answer, if it was JSON. */
  said: unknown
}

export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent<string>) => void) | null
  onclose: ((event: CloseEvent) => void) | null
}

export interface Transport {
  /** Send one request; it fails if no server is reached. */
  ask(path: string, options: RequestOptions): Promise<Answer>
  /** Connect to a table. */
  dial(table: string): Socket
}

const network: Transport = {
  async ask(path, { method = 'GET', body, key, name, bearer, room, tv }) {
    const headers: Record<string, string> = {}
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    if (key) headers['X-Seat-Key'] = key
    if (name) headers['Idempotency-Key'] = name
    if (room) headers['X-Room-Key'] = room
    if (tv) headers['X-Screen-Key'] = tv
    if (bearer) headers.Authorization = `Bearer ${bearer}`
    const answer = await fetch(withRoot(`/api${path}`), {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return { ok: answer.ok, said: await answer.json().catch(() => null) }
  },
  dial(table) {
    const address = new URL(withRoot(`/api/tables/${table}/live`), location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    return new WebSocket(address)
  },
}

let chosen = network

export const transport = (): Transport => chosen

export function setTransport(other: Transport): void {
  chosen = other
}

/** How much of the offline page has loaded, in bytes; null: all of it, or there is nothing to wait for. */
export const downloadProgress = signal<{ had: number; all: number } | null>(null)

/** Whether the offline page is kept on this device, or what prevents it, and how to try again. */
export const offlineCopy = signal<{ state: 'waits' | 'kept' | 'full' | 'refused'; again?: () => void }>({
  state: 'waits',
})
