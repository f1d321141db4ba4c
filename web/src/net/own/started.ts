/** Python's memory as it was when everything had been imported, kept on this device: the next start begins there. */

/** Of the room that is left: games come first. */
const SHARE = 0.1

/** Beside the files that sw.js keeps: where a newer version follows an older one, it throws this away, too. */
const cache = (root: string): Promise<Cache> => caches.open(`wanderwall ${root} python`)

/** What memory of these modules is called, in this browser: another one may lay it out otherwise. */
async function nameOf(modules: ArrayBuffer): Promise<string> {
  const browser = new TextEncoder().encode(navigator.userAgent)
  const hash = await crypto.subtle.digest('SHA-256', await new Blob([modules, browser]).arrayBuffer())
  return `./${[...new Uint8Array(hash.slice(0, 8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The memory of these modules; on the first visit nobody waits for them to know that there is none. */
export async function started(root: string, modules: Promise<ArrayBuffer>): Promise<ArrayBuffer | undefined> {
  const kept = await cache(root)
  if (!(await kept.keys()).length) return undefined
  return (await kept.match(await nameOf(await modules)))?.arrayBuffer()
}

/** Keep it in the place of any other, where there is room. */
export async function keepStarted(root: string, modules: ArrayBuffer, memory: Uint8Array): Promise<void> {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate()
  await forget(root)
  if (memory.length > (quota - usage) * SHARE) return
  await (await cache(root)).put(await nameOf(modules), new Response(memory as BufferSource))
}

export const forget = (root: string): Promise<boolean> => caches.delete(`wanderwall ${root} python`)
