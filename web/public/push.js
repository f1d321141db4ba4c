// Shows on this device whose turn it is, and opens the table when the message is tapped. It stores and fetches nothing.
const HOME = new URL('./', location.href)

addEventListener('push', (event) => {
  /** @type {import('../src/net/types').TurnAlert} */
  const { title, body, table } = event.data.json()
  const icon = new URL('icon-192.png', HOME).href
  event.waitUntil(registration.showNotification(title, { body, icon, tag: table, data: table }))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

async function open(table) {
  const address = new URL(`t/${table}`, HOME)
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((one) => new URL(one.url).pathname === address.pathname)
  return there ? there.focus() : clients.openWindow(address.href)
}
