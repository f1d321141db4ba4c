/** Messages to this device when it is a local player's turn: if the server offers them and the player asked. */
import { withRoot } from '../device/root'
import { ask, send } from './api'
import { Refusal } from './protocol'

/** A scope without pages: the worker for messages controls no page, and another worker may control all of them. */
const SCOPE = withRoot('/push/')

/** The server's public key for messages to devices; null: it sends none. */
export const offeredKey = async (): Promise<string | null> => (await ask('/push')).key

/** Whether this browser supports it: without HTTPS, as on a home network, and in some windows, none does. */
export const canPush = (): boolean =>
  isSecureContext && 'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(SCOPE)
  return found && new URL(found.scope).pathname === SCOPE ? found : undefined
}

const subscription = async () => (await (await registration())?.pushManager.getSubscription()) ?? null

/** The name of the service that delivers the messages. */
const serviceOf = ({ endpoint }: PushSubscription) => new URL(endpoint).host

function sendSubscription(to: PushSubscription, language: string) {
  const { p256dh = '', auth = '' } = to.toJSON().keys ?? {}
  return send('POST', '/push', { endpoint: to.endpoint, keys: { p256dh, auth }, language })
}

/** The service that now delivers messages here, if any: send the server the subscription again, with the language. */
export async function renewPush(key: string, language: string): Promise<string | null> {
  const found = await subscription()
  if (!found || encodeKey(found.options.applicationServerKey) !== key) return null
  await sendSubscription(found, language)
  return serviceOf(found)
}

/** Subscribe to messages; returns the service that delivers them. */
export async function askForPush(key: string, language: string): Promise<string> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Refusal('push.refused')
  const worker = await navigator.serviceWorker.register(withRoot('/push.js'), { scope: SCOPE })
  await waitUntilActive(worker)
  await (await worker.pushManager.getSubscription())?.unsubscribe() // it may belong to another key
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => {
    throw new Refusal('push.failed')
  })
  await sendSubscription(made, language)
  return serviceOf(made)
}

/** Unsubscribe: delete the subscription on the server and in the browser. */
export async function endPush(): Promise<void> {
  const found = await subscription()
  await (await registration())?.unregister()
  if (!found) return
  await found.unsubscribe()
  await send('POST', '/push/off', { endpoint: found.endpoint })
}

function waitUntilActive(worker: ServiceWorkerRegistration): Promise<void> {
  const coming = worker.installing ?? worker.waiting
  if (worker.active || !coming) return Promise.resolve()
  return new Promise((done, failed) =>
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') done()
      if (coming.state === 'redundant') failed(new Refusal('push.failed'))
    }),
  )
}

/** A key in the server's encoding. */
const encodeKey = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
