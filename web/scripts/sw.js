// All files of the page, kept on this device: after the first visit nothing is asked of the network.
// The build writes FILES and VERSION.
const FILES = []
const VERSION = ''
const HOME = new URL('./', location.href).href
const NAME = `wanderwall ${HOME} ${VERSION}`
const older = (name) => name.startsWith(`wanderwall ${HOME} `) && name !== NAME
/** Python's memory, see started.ts: on the first visit it may be here before us. */
const MEMORY = `wanderwall ${HOME} python`

addEventListener('install', (event) => event.waitUntil(keep()))

/** As they are now on the web space, whatever the browser remembers of them. */
async function keep() {
  const cache = await caches.open(NAME)
  await cache.addAll(FILES.map((name) => new Request(name, { cache: 'no-cache' })))
}

addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const left = (await caches.keys()).filter(older)
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
