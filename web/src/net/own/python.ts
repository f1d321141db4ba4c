/** Python in a worker: Pyodide and our modules lie beside the page. */
import type { PyodideAPI, loadPyodide } from 'pyodide'

/** Where the page's files are, as `new URL('pyodide/', ...)` finds them. */
export async function python(root: string): Promise<PyodideAPI> {
  const folder = new URL('pyodide/', root).href
  const modules = fetch(`${folder}wanderwall.zip`).then((answer) => answer.arrayBuffer())
  const { loadPyodide: load } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: typeof loadPyodide
  }
  const machine = await load({ indexURL: folder, stdLibURL: `${folder}stdlib.zip` })
  machine.unpackArchive(await modules, 'zip', { extractDir: '/wanderwall' })
  machine.runPython(`import sys; sys.path.insert(0, '/wanderwall')`)
  return machine
}
