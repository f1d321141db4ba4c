/** Python in a worker, from parts that the page has fetched; and its memory, stored to make the next start shorter. */
import type { PyodideAPI, loadPyodide } from 'pyodide'
import type { Parts } from './parts'

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
