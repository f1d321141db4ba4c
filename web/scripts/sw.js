// All files of the page, kept on this device: after the first visit nothing is asked of the network.
// The build writes FILES and VERSION.
const FILES = []
const VERSION = ''
const NAME = `wanderwall ${registration.scope} ${VERSION}`
const ours = (name) => name.startsWith(`wanderwall ${registration.scope} `)

addEventListener('install', (event) => event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES))))

addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const names = await caches.keys()
      await Promise.all(names.filter((name) => ours(name) && name !== NAME).map((name) => caches.delete(name)))
      await clients.claim()
    })(),
  ),
)

// a newer version waits until somebody wants it, or until nobody plays
addEventListener('message', ({ data }) => data === 'renew' && skipWaiting())

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return
  event.respondWith(
    request.mode === 'navigate'
      ? page(request)
      : caches.match(request, { cacheName: NAME, ignoreSearch: true }).then((kept) => kept ?? fetch(request)),
  )
})

/** The page for any address of it, so many folders down: it finds its files from there. */
async function page(request) {
  const kept = await caches.match('./index.html', { cacheName: NAME })
  if (!kept) return fetch(request)
  const path = new URL(request.url).pathname.slice(new URL(registration.scope).pathname.length)
  const up = '../'.repeat(path.split('/').length - 1) || './'
  const html = (await kept.text()).replaceAll('="./', `="${up}`)
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
