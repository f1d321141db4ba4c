/** The worker that runs the server of the offline page, and the workers it starts for bots and coach. */
import type { PyodideAPI, loadPyodide } from 'pyodide'
import type { Parts } from './parts'
import { storeRows, open, rows } from './storage'

export interface Start {
  root: string
  /** Its path names what is stored here. */
  stored: string
  parts: Parts
  /** quick, slow: a worker that only computes. */
  helper?: string
}

type MessageHandler = (text: string) => void

addEventListener('message', ({ data }: MessageEvent<Start>) => void (data.helper ? help(data) : serve(data)), {
  once: true,
})

/** Messages of a worker: an answer, the code of a problem, that it has started, and that its helpers have. */
export type WorkerMessage = string | { broken: string } | { begun: true } | { ready: true }

const post = (message: WorkerMessage): void => self.postMessage(message)

async function serve({ root, stored, parts }: Start): Promise<void> {
  const waiting: string[] = []
  let hear: MessageHandler = (text) => void waiting.push(text)
  addEventListener('message', ({ data }: MessageEvent<string>) => hear(data))
  try {
    const db = await open(stored).catch(() => null)
    if (!db) return post({ broken: 'offline.no_storage' })
    const [browser, kept] = await Promise.all([python(root, parts), rows(db)])
    const onMessage = await browser.serve(
      JSON.stringify(kept),
      (text: string) => storeRows(db, JSON.parse(text) as [string, string][]),
      // not before the tables are loaded: two that start at once wait for each other
      (kind: string) => new BotWorker({ root, stored, parts, helper: kind }, () => post({ ready: true })),
      post,
    )
    hear = onMessage
    post({ begun: true })
    for (const text of waiting) onMessage(text) // not by forEach: Python takes one argument, not three
  } catch (error) {
    console.error(error)
    post({ broken: 'offline.no_python' })
  }
}

/** Another worker that computes; it answers one request after the other. */
class BotWorker {
  ready = false
  private readonly worker: Worker
  private readonly waiting: { resolve: (text: string) => void; reject: (error: Error) => void }[] = []

  constructor(
    start: Start,
    private readonly begun: () => void,
  ) {
    this.worker = new Worker(self.location.href, { type: 'module', name: start.helper })
    this.worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (typeof data === 'string') this.waiting.shift()?.resolve(data)
      else if ('broken' in data) this.fail()
      else {
        this.ready = true
        this.begun()
      }
    }
    this.worker.onerror = () => this.fail()
    this.worker.postMessage(start)
  }

  ask(text: string): Promise<string> {
    this.worker.postMessage(text)
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }))
  }

  end(): void {
    this.worker.terminate()
    this.fail()
  }

  private fail(): void {
    this.begun() // or never will: do not wait for it
    for (const { reject } of this.waiting.splice(0)) reject(new Error('the worker has ended'))
  }
}

async function help({ root, parts, helper: kind }: Start): Promise<void> {
  const waiting: string[] = []
  let hear: MessageHandler = (text) => void waiting.push(text)
  addEventListener('message', ({ data }: MessageEvent<string>) => hear(data))
  try {
    const browser = await python(root, parts, kind === 'quick')
    const answer = browser.listen()
    hear = (text) => post(answer(text))
    for (const text of waiting) hear(text)
    post({ ready: true })
  } catch (error) {
    console.error(error)
    post({ broken: 'offline.no_python' })
  }
}

// Python in a worker, from parts that the page has fetched; and its memory, stored to make the next start shorter.

/** The module the browser calls; it imports everything that a table needs. */
const ENTRY = 'wanderwall.server.offline.browser'
/** Share of the free storage that Python's memory may take: games come first. */
const SHARE = 0.1

/** The interface to Python, as in `wanderwall/server/offline/browser.py`. */
export interface PythonApi {
  serve(
    rows: string,
    keep: (rows: string) => Promise<string>,
    helper: (kind: string) => unknown,
    post: (text: string) => void,
  ): Promise<(text: string) => void>
  listen(): (text: string) => string
}

type Options = NonNullable<Parameters<typeof loadPyodide>[0]>

/** Pyodide as built by offline.mjs. */
interface Loader extends Pick<Options, 'createPyodideModule' | 'lockFileContents'> {
  loadPyodide: typeof loadPyodide
}

/** Where Pyodide expects its files. */
const FOLDER = 'https://pyodide.invalid/'

/** Start Python with the modules. With `keeps`, the next start is shorter. */
export async function python(root: string, parts: Parts, keeps = false): Promise<PythonApi> {
  const memory = loadMemory(root, parts.name).catch(() => undefined)
  const script = URL.createObjectURL(parts.loader)
  const { loadPyodide: start, ...given } = (await import(/* @vite-ignore */ script)) as Loader
  URL.revokeObjectURL(script)
  const { createPyodideModule, lockFileContents } = given
  const load = (more: Options) =>
    withLocalFiles(parts, () =>
      start({ indexURL: FOLDER, packageBaseUrl: FOLDER, createPyodideModule, lockFileContents, ...more }),
    )

  const from = await memory
  const again = from && (await load({ _loadSnapshot: from }).catch(() => void forget(root)))
  const machine = again ?? (await load({ _makeSnapshot: keeps }))
  machine.unpackArchive(await parts.game.arrayBuffer(), 'zip', { extractDir: '/wanderwall' })
  if (again)
    again.runPython('import random; random.seed()') // not the same random numbers after every start
  else machine.runPython(`import sys; sys.path.insert(0, '/wanderwall'); import ${ENTRY}`)
  if (keeps && !again) void storeMemory(root, parts.name, machine.makeMemorySnapshot()).catch(() => undefined)
  return machine.pyimport(ENTRY) as PythonApi
}

/**
 * Start Pyodide from the parts. It fetches its files by itself, and hangs for ever if it gets none: while it starts,
 * its requests are answered with ours, and the module that was compiled once is reused.
 */
async function withLocalFiles(parts: Parts, load: () => Promise<PyodideAPI>): Promise<PyodideAPI> {
  const { fetch } = globalThis
  const { instantiateStreaming } = WebAssembly
  try {
    return await new Promise<PyodideAPI>((resolve, reject) => {
      globalThis.fetch = async (asked) =>
        new Response(String(asked).endsWith('.zip') ? parts.library : null, { status: 200 })
      WebAssembly.instantiateStreaming = async (_, imports) => {
        try {
          return { module: parts.module, instance: await WebAssembly.instantiate(parts.module, imports) }
        } catch (error) {
          reject(error as Error)
          throw error
        }
      }
      load().then(resolve, reject)
    })
  } finally {
    globalThis.fetch = fetch
    WebAssembly.instantiateStreaming = instantiateStreaming
  }
}

// ── Python's memory as it was after everything had been imported ─────────────────────────────────────────────────────

/** Next to the files that sw.js keeps: when a newer version replaces an older one, it deletes this, too. */
const cache = (root: string): Promise<Cache> => caches.open(`wanderwall ${root} python`)

/** Name of the memory of these files in this browser: another browser may lay it out differently. */
async function nameOf(parts: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(parts + navigator.userAgent))
  return `./${[...new Uint8Array(hash.slice(0, 8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

const loadMemory = async (root: string, parts: string): Promise<ArrayBuffer | undefined> =>
  (await (await cache(root)).match(await nameOf(parts)))?.arrayBuffer()

/** Store it in place of any other, if there is space. */
async function storeMemory(root: string, parts: string, memory: Uint8Array): Promise<void> {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate()
  await forget(root)
  if (memory.length > (quota - usage) * SHARE) return
  await (await cache(root)).put(await nameOf(parts), new Response(memory as BufferSource))
}

const forget = (root: string): Promise<boolean> => caches.delete(`wanderwall ${root} python`)
