// Keeps all files of the page on this device: after the first visit it makes no network requests. The build fills in
// FILES, VERSION and REST: one packed file with those of FILES that have not been fetched yet.
const FILES = ''
const REST = ''
const VERSION = ''
const HOME = new URL('./', location.href).href
const NAME = `wanderwall ${HOME} ${VERSION}`
const ours = (name) => name.startsWith(`wanderwall ${HOME} `) && name !== NAME
/** Python's memory, see python.ts: on the first visit it may be stored before this worker starts. */
const MEMORY = `wanderwall ${HOME} python`
/** Files the page fetched by itself on the first visit, see parts.ts. */
const FETCHED = `wanderwall ${HOME} parts`
/** Files whose names change with their contents. */
const LASTING = /^\.\/(assets|pyodide)\//

addEventListener('install', (event) =>
  event.waitUntil(
    keep().catch(async (wrong) => {
      await caches.delete(NAME) // an incomplete copy would only waste space
      throw wrong
    }),
  ),
)

/** Keep what is already here; fetch everything else in its current version, bypassing the browser's cache. */
async function keep() {
  const cache = await caches.open(NAME)
  const missing = new Set(FILES)
  for (const name of FILES.filter((name) => LASTING.test(name))) {
    const found = await caches.match(name)
    if (!found) continue
    await cache.put(name, found)
    missing.delete(name)
  }
  await caches.delete(FETCHED)
  if ([...missing].some((name) => name.startsWith('./assets/')))
    for (const [name, answer] of await unpack(await get(REST))) {
      await cache.put(name, answer)
      missing.delete(name)
    }
  await Promise.all([...missing].map(async (name) => cache.put(name, await get(name))))
}

/** On the first visit the page has just fetched some of the files: revalidating them takes fewer bytes. */
async function get(name) {
  const anew = registration.active ? 'reload' : 'no-cache'
  const answer = await fetch(name, { cache: LASTING.test(name) ? 'default' : anew })
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  return answer
}

/** Unpack several files from one: a line with name, type and length of each, then their contents. */
async function unpack(answer) {
  const bytes = await new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
  let at = new Uint8Array(bytes).indexOf(10) + 1
  const list = JSON.parse(new TextDecoder().decode(bytes.slice(0, at)))
  return list.map(([name, type, length]) => [
    name,
    new Response(bytes.slice(at, (at += length)), { headers: { 'Content-Type': type } }),
  ])
}

addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const left = (await caches.keys()).filter(ours)
      const first = left.every((name) => name === MEMORY)
      if (!first) await Promise.all(left.map((name) => caches.delete(name)))
      await clients.claim()
    })(),
  ),
)

// a newer version waits until the player accepts it, or until no page is open
addEventListener('message', ({ data }) => data === 'renew' && skipWaiting())

addEventListener('fetch', (event) => {
  const { request } = event
  const home = request.url.startsWith(HOME)
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(home ? page(request) : elsewhere(request))
  else if (home) event.respondWith(file(request))
})

const file = async (request) => (await caches.match(request, { cacheName: NAME, ignoreSearch: true })) ?? fetch(request)

/** The page for any of its addresses, at any folder depth: it finds its files from there. */
async function page(request) {
  const kept = await caches.match('./index.html', { cacheName: NAME })
  if (!kept) return fetch(request)
  const path = new URL(request.url).pathname.slice(new URL(HOME).pathname.length)
  const up = '../'.repeat(path.split('/').length - 1) || './'
  const html = (await kept.text()).replaceAll('="./', `="${up}`)
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** The page of the server that these files came from: while it is gone, the player plays offline. */
const elsewhere = (request) => fetch(request).catch(() => Response.redirect(HOME))
