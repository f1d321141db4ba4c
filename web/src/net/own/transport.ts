/** The page as its own server: the same messages as over the network, to a worker in which the server's Python runs. */
import { signal } from '@preact/signals'
import { root, rooted } from '../../device/root'
import type { Asked, Socket, Transport } from '../transport'
import { unfinished } from './kept'
import type { Said, Start } from './worker'

/** ours: the tables are kept by this tab; elsewhere: by another one; or the code of what is in the way. */
export const owner = signal<string>('ours')

let begun: () => void
/** From when on the device has time for something else: tables and bots are there, or will not be in this tab. */
export const settled = new Promise<void>((resolve) => (begun = resolve))

const here = new URL(root, location.href).href
const LOCK = `wanderwall ${root}`
let asked: BroadcastChannel

let worker: Worker | null = null
let last = 0
const waiting = new Map<number, (answer: { ok: boolean; said: unknown }) => void>()
const sockets = new Map<number, OwnSocket>()
/** Said before this tab has the tables. */
const early: string[] = []

function tell(...words: unknown[]): void {
  const text = JSON.stringify(words)
  if (worker) worker.postMessage(text)
  else early.push(text)
}

/** One tab has the tables. Another one may ask for them: then this one lets its worker end before it lets go. */
function own(wait = false): void {
  const held = navigator.locks.request(LOCK, { ifAvailable: !wait }, async (lock) => {
    if (!lock) return hindered('elsewhere')
    owner.value = 'ours'
    start()
    await new Promise<void>((resolve) => (asked.onmessage = () => resolve()))
    asked.onmessage = null
    stop()
    owner.value = 'elsewhere'
  })
  held.catch(() => hindered('offline.no_storage')) // browsers refuse it together with all that a page may keep
}

function hindered(by: string): void {
  owner.value = by
  begun()
}

/** Have the tables here, and no longer in the other tab. */
export function takeOver(): void {
  asked.postMessage('take over')
  own(true)
}

function start(): void {
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' })
  worker.onmessage = ({ data }: MessageEvent<Said>) => {
    if (typeof data === 'string') return hear(data)
    if ('broken' in data) hindered(data.broken)
    else begun()
  }
  worker.onerror = () => hindered('offline.no_python')
  worker.postMessage({ root: here } satisfies Start)
  for (const text of early.splice(0)) worker.postMessage(text)
}

function stop(): void {
  worker?.terminate()
  worker = null
  for (const answer of waiting.values()) answer({ ok: false, said: null })
  waiting.clear()
  for (const number of [...sockets.keys()]) hear(JSON.stringify(['closed', number, 1013]))
}

function hear(text: string): void {
  const [what, number, value] = JSON.parse(text) as [string, number, unknown]
  if (what === 'answer' || what === 'refuse') {
    const ok = what === 'answer'
    waiting.get(number)?.({ ok, said: ok ? JSON.parse(value as string) : { problem: value } })
    waiting.delete(number)
  } else if (what === 'told') sockets.get(number)?.onmessage?.(new MessageEvent('message', { data: value as string }))
  else {
    const socket = sockets.get(number)
    sockets.delete(number)
    socket?.ended(value as number)
  }
}

class OwnSocket implements Socket {
  readyState = 0
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  private readonly number = ++last

  constructor(table: string) {
    sockets.set(this.number, this)
    tell('dial', this.number, table)
    queueMicrotask(() => {
      this.readyState = 1
      this.onopen?.(new Event('open'))
    })
  }

  send(text: string): void {
    tell('say', this.number, text)
  }

  close(): void {
    this.readyState = 3
    sockets.delete(this.number)
    tell('hang up', this.number)
  }

  ended(code: number): void {
    this.readyState = 3
    this.onclose?.(new CloseEvent('close', { code }))
  }
}

/** What the build has written down, so that the start page need not wait for Python. */
const WRITTEN: Record<string, string> = { '/games': '/games.json' }

export const ownServer: Transport = {
  async ask(path: string, { method = 'GET', body, key, name }: Asked) {
    const written = WRITTEN[path]
    if (written) return { ok: true, said: await (await fetch(rooted(written))).json() }
    if (path === '/mine' && !(await unfinished(here).catch(() => true))) return { ok: true, said: { tables: [] } }
    return new Promise((resolve) => {
      waiting.set(++last, resolve)
      tell('ask', last, method, path, body ?? null, key ?? '', name ?? '')
    })
  },
  dial: (table) => new OwnSocket(table),
}

/** What this browser lacks, if anything. */
function lacking(): string | null {
  if (!isSecureContext) return 'offline.insecure'
  if (typeof WebAssembly !== 'object') return 'offline.no_wasm'
  if (!navigator.locks || !globalThis.BroadcastChannel) return 'offline.too_old'
  try {
    // where site data is blocked, the bare mention of either throws
    asked = new BroadcastChannel(LOCK)
    return globalThis.indexedDB ? null : 'offline.no_storage'
  } catch {
    return 'offline.no_storage'
  }
}

/** Begin, as far as this browser can. */
export function begin(): Transport {
  const lack = lacking()
  if (lack) hindered(lack)
  else own()
  return ownServer
}
