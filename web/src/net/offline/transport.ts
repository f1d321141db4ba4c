/** Transport of the offline page: the same messages as over the network, to a worker that runs the server's Python. */
import { signal } from '@preact/signals'
import { STORED_URL } from '../../device/offline'
import { root } from '../../device/root'
import { Refusal } from '../protocol'
import { downloadProgress, type RequestOptions, type Socket, type Transport } from '../transport'
import { hasRunningGame } from './storage'
import { fetchParts, once, unpackJson } from './parts'
import type { WorkerMessage, Start } from './worker'
import script from './worker.ts?worker&url'

/** ours: this tab has the tables; elsewhere: another tab has them; or what prevents it. */
export const owner = signal<'ours' | 'elsewhere' | Refusal>('ours')

let resolveSettled: () => void
/** Resolves when the device has time for other work: tables and bots are ready, or will not be in this tab. */
export const settled = new Promise<void>((resolve) => (resolveSettled = resolve))

const here = new URL(root, location.href).href
const LOCK = `wanderwall ${new URL(STORED_URL).pathname}`
let asked: BroadcastChannel

let worker: Worker | null = null
/** Whether the worker has what it needs: until then it receives nothing. */
let running = false
let last = 0
const waiting = new Map<number, (answer: { ok: boolean; said: unknown }) => void>()
const sockets = new Map<number, OfflineSocket>()
/** Messages from before this tab had the tables. */
const early: string[] = []

function post(...words: unknown[]): void {
  const text = JSON.stringify(words)
  if (worker && running) worker.postMessage(text)
  else early.push(text)
}

/** One tab has the tables. Another one may ask for them: then this one stops its worker before it releases the lock. */
function holdTables(wait = false): void {
  const held = navigator.locks.request(LOCK, { ifAvailable: !wait }, async (lock) => {
    if (!lock) return giveUp('elsewhere')
    owner.value = 'ours'
    start()
    await new Promise<void>((resolve) => (asked.onmessage = () => resolve()))
    asked.onmessage = null
    stop()
    owner.value = 'elsewhere'
  })
  held.catch(() => giveUp(new Refusal('offline.no_storage'))) // browsers refuse locks together with all storage
}

function giveUp(by: 'elsewhere' | Refusal): void {
  owner.value = by
  downloadProgress.value = null
  resolveSettled()
}

/** Take the tables over from the other tab. */
export function takeOver(): void {
  asked.postMessage('take over')
  holdTables(true)
}

function start(): void {
  const mine = (worker = new Worker(script, { type: 'module', name: 'tables' }))
  mine.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (typeof data === 'string') return onWorkerMessage(data)
    if ('broken' in data) giveUp(new Refusal(data.broken))
    else if ('begun' in data) downloadProgress.value = null
    else resolveSettled()
  }
  mine.onerror = () => giveUp(new Refusal('offline.absent', '', { file: script.slice(script.indexOf('assets/')) }))
  fetchParts().then(
    (parts) => {
      if (worker !== mine) return // another tab has the tables now
      mine.postMessage({ root: here, stored: STORED_URL, parts } satisfies Start)
      running = true
      for (const text of early.splice(0)) mine.postMessage(text)
    },
    (error: Refusal) => giveUp(error),
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
  for (const number of [...sockets.keys()]) onWorkerMessage(JSON.stringify(['closed', number, { code: 1013 }]))
}

function onWorkerMessage(text: string): void {
  const [what, number, value] = JSON.parse(text) as [string, number, unknown]
  if (what === 'answer' || what === 'refuse') {
    const ok = what === 'answer'
    waiting.get(number)?.({ ok, said: ok ? JSON.parse(value as string) : { problem: value } })
    waiting.delete(number)
  } else if (what === 'told') sockets.get(number)?.onmessage?.(new MessageEvent('message', { data: value as string }))
  else {
    const socket = sockets.get(number)
    sockets.delete(number)
    socket?.onEnd(value as CloseEventInit)
  }
}

class OfflineSocket implements Socket {
  readyState = 0
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  private readonly number = ++last

  constructor(table: string) {
    sockets.set(this.number, this)
    post('dial', this.number, table)
    queueMicrotask(() => {
      this.readyState = 1
      this.onopen?.(new Event('open'))
    })
  }

  send(text: string): void {
    post('say', this.number, text)
  }

  close(): void {
    this.readyState = 3
    sockets.delete(this.number)
    post('hang up', this.number)
  }

  onEnd(closing: CloseEventInit): void {
    this.readyState = 3
    this.onclose?.(new CloseEvent('close', closing))
  }
}

/** What the build has precomputed, so that the start page need not wait for Python. */
const PRECOMPUTED: Record<string, string> = { '/games': 'games.bin' }

/** A file is missing: the whole page reports it, so the caller need not. */
function reportMissing(error: Refusal): Promise<never> {
  giveUp(error)
  return new Promise(() => undefined)
}

export const offlineTransport: Transport = {
  async ask(path: string, { method = 'GET', body, key, name }: RequestOptions) {
    const file = PRECOMPUTED[path]
    if (file) return { ok: true, said: await once(file, unpackJson).catch(reportMissing) }
    if (path === '/mine' && !(await hasRunningGame(STORED_URL).catch(() => true)))
      return { ok: true, said: { tables: [] } }
    return new Promise((resolve) => {
      waiting.set(++last, resolve)
      const [place, query] = path.split('?')
      post(
        'ask',
        last,
        method,
        place,
        Object.fromEntries(new URLSearchParams(query)),
        body ?? null,
        key ?? '',
        name ?? '',
      )
    })
  },
  dial: (table) => new OfflineSocket(table),
}

/** What this browser lacks, if anything. */
function missingFeature(): string | null {
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
  const missing = missingFeature()
  if (missing) giveUp(new Refusal(missing))
  else holdTables()
  return offlineTransport
}
