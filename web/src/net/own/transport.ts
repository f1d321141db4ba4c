/** Transport of the offline page: the same messages as over the network, to a worker that runs the server's Python. */
import { signal } from '@preact/signals'
import { root } from '../../device/root'
import { Refusal } from '../protocol'
import { arriving, type Asked, type Socket, type Transport } from '../transport'
import { unfinished } from './kept'
import { fetchParts, once } from './parts'
import type { Said, Start } from './worker'
import script from './worker.ts?worker&url'

/** ours: this tab has the tables; elsewhere: another tab has them; or what prevents it. */
export const owner = signal<'ours' | 'elsewhere' | Refusal>('ours')

let begun: () => void
/** Resolves when the device has time for other work: tables and bots are ready, or will not be in this tab. */
export const settled = new Promise<void>((resolve) => (begun = resolve))

const here = new URL(root, location.href).href
const LOCK = `wanderwall ${root}`
let asked: BroadcastChannel

let worker: Worker | null = null
/** Whether the worker has what it needs: until then it receives nothing. */
let running = false
let last = 0
const waiting = new Map<number, (answer: { ok: boolean; said: unknown }) => void>()
const sockets = new Map<number, OwnSocket>()
/** Messages from before this tab had the tables. */
const early: string[] = []

function tell(...words: unknown[]): void {
  const text = JSON.stringify(words)
  if (worker && running) worker.postMessage(text)
  else early.push(text)
}

/** One tab has the tables. Another one may ask for them: then this one stops its worker before it releases the lock. */
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
  held.catch(() => hindered(new Refusal('offline.no_storage'))) // browsers refuse locks together with all storage
}

function hindered(by: 'elsewhere' | Refusal): void {
  owner.value = by
  arriving.value = null
  begun()
}

/** Take the tables over from the other tab. */
export function takeOver(): void {
  asked.postMessage('take over')
  own(true)
}

function start(): void {
  const mine = (worker = new Worker(script, { type: 'module', name: 'tables' }))
  mine.onmessage = ({ data }: MessageEvent<Said>) => {
    if (typeof data === 'string') return hear(data)
    if ('broken' in data) hindered(new Refusal(data.broken))
    else if ('begun' in data) arriving.value = null
    else begun()
  }
  mine.onerror = () => hindered(new Refusal('offline.absent', '', { file: script.slice(script.indexOf('assets/')) }))
  fetchParts().then(
    (parts) => {
      if (worker !== mine) return // another tab has the tables now
      mine.postMessage({ root: here, parts } satisfies Start)
      running = true
      for (const text of early.splice(0)) mine.postMessage(text)
    },
    (wrong: Refusal) => hindered(wrong),
  )
}

/** Start again with what has arrived since; pending requests keep waiting. */
export function tryAgain(): void {
  if (running) return location.reload()
  worker?.terminate()
  owner.value = 'ours'
  start()
}

function stop(): void {
  worker?.terminate()
  worker = null
  running = false
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

/** What the build has precomputed, so that the start page need not wait for Python. */
const WRITTEN: Record<string, string> = { '/games': 'games.json' }

/** A file is missing: the whole page reports it, so the caller need not. */
function lack(wrong: Refusal): Promise<never> {
  hindered(wrong)
  return new Promise(() => undefined)
}

export const ownServer: Transport = {
  async ask(path: string, { method = 'GET', body, key, name }: Asked) {
    const written = WRITTEN[path]
    if (written) return { ok: true, said: await once(written, (answer) => answer.json()).catch(lack) }
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
  if (!navigator.locks || !globalThis.BroadcastChannel || !globalThis.DecompressionStream) return 'offline.too_old'
  try {
    // where site data is blocked, merely accessing either of them throws
    asked = new BroadcastChannel(LOCK)
    return globalThis.indexedDB ? null : 'offline.no_storage'
  } catch {
    return 'offline.no_storage'
  }
}

/** Start, as far as this browser allows. */
export function begin(): Transport {
  const lack = lacking()
  if (lack) hindered(new Refusal(lack))
  else own()
  return ownServer
}
