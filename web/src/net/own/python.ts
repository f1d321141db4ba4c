/** Python in a worker: Pyodide and our modules lie beside the page. */
import type { PyodideAPI, loadPyodide } from 'pyodide'
import { forget, keepStarted, started } from './started'

/** What the browser calls, and with it everything that a table needs. */
const ENTRY = 'wanderwall.server.offline.browser'

/** The modules' door, as `wanderwall/server/offline/browser.py` has it. */
export interface Door {
  serve(
    rows: string,
    keep: (rows: string) => Promise<string>,
    helper: (kind: string) => unknown,
    post: (text: string) => void,
  ): Promise<(text: string) => void>
  listen(): (text: string) => string
}

type Load = (more?: { _loadSnapshot?: ArrayBuffer; _makeSnapshot?: boolean }) => Promise<PyodideAPI>

/** The modules, running; their files are in a folder beside the page. One that `keeps` makes the next start shorter. */
export async function python(root: string, keeps = false): Promise<Door> {
  const folder = new URL('pyodide/', root).href
  const modules = fetch(`${folder}wanderwall.zip`).then((answer) => answer.arrayBuffer())
  const memory = started(root, modules).catch(() => undefined)
  const { loadPyodide: start } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: typeof loadPyodide
  }
  const load: Load = (more) => start({ indexURL: folder, stdLibURL: `${folder}stdlib.zip`, ...more })

  const from = await memory
  const again = from && (await load({ _loadSnapshot: from }).catch(() => void forget(root)))
  const machine = again ?? (await load({ _makeSnapshot: keeps }))
  machine.unpackArchive(await modules, 'zip', { extractDir: '/wanderwall' })
  if (again)
    again.runPython('import random; random.seed()') // not the same numbers after every start
  else machine.runPython(`import sys; sys.path.insert(0, '/wanderwall'); import ${ENTRY}`)
  if (keeps && !again) void keepStarted(root, await modules, machine.makeMemorySnapshot()).catch(() => undefined)
  return machine.pyimport(ENTRY) as Door
}
