// All files of the page, kept on this device: after the first visit nothing is asked of the network.
// The build writes FILES, VERSION and REST: one packed file with those of FILES that nobody has fetched yet.
const FILES = ''
const REST = ''
const VERSION = ''
const HOME = new URL('./', location.href).href
const NAME = `wanderwall ${HOME} ${VERSION}`
const ours = (name) => name.startsWith(`wanderwall ${HOME} `) && name !== NAME
/** Python's memory, see python.ts: on the first visit it may be here before us. */
const MEMORY = `wanderwall ${HOME} python`
/** What the page has fetched for itself on the first visit, see parts.ts. */
const FETCHED = `wanderwall ${HOME} parts`
/** Files whose names change when they do. */
const LASTING = /^\.\/(assets|pyodide)\//

addEventListener('install', (event) =>
  event.waitUntil(
    keep().catch(async (wrong) => {
      await caches.delete(NAME) // half of it would take room for nothing
      throw wrong
    }),
  ),
)

/** What is here stays here; all else as it is now on the web space, whatever the browser remembers of it. */
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

/** On the first visit the page has just fetched some of it: to ask whether that is still so takes fewer bytes. */
async function get(name) {
  const anew = registration.active ? 'reload' : 'no-cache'
  const answer = await fetch(name, { cache: LASTING.test(name) ? 'default' : anew })
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  return answer
}

/** Files in one: a line with name, type and length of each, then all of them. */
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

// a newer version waits until somebody wants it, or until nobody plays
addEventListener('message', ({ data }) => data === 'renew' && skipWaiting())

addEventListener('fetch', (event) => {
  const { request } = event
  const home = request.url.startsWith(HOME)
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(home ? page(request) : elsewhere(request))
  else if (home) event.respondWith(file(request))
})

const file = async (request) => (await caches.match(request, { cacheName: NAME, ignoreSearch: true })) ?? fetch(request)

/** The page for any address of it, so many folders down: it finds its files from there. */
async function page(request) {
  const kept = await caches.match('./index.html', { cacheName: NAME })
  if (!kept) return fetch(request)
  const path = new URL(request.url).pathname.slice(new URL(HOME).pathname.length)
  const up = '../'.repeat(path.split('/').length - 1) || './'
  const html = (await kept.text()).replaceAll('="./', `="${up}`)
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** The page of the server that has lent us these files: where that is gone, one plays alone meanwhile. */
const elsewhere = (request) => fetch(request).catch(() => Response.redirect(HOME))
