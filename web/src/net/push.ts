/** Messages to this device when it is somebody's turn here: where the server offers them, and somebody asked. */
import { rooted } from '../device/root'
import { ask } from './api'
import { Refusal } from './protocol'

/** A folder without pages: what receives messages looks after no page, and another worker may look after all of them. */
const SCOPE = rooted('/push/')

/** Whether this browser could: on a home network without HTTPS, and in some windows, none can. */
export const canPush = (): boolean =>
  isSecureContext && 'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(SCOPE)
  return found && new URL(found.scope).pathname === SCOPE ? found : undefined
}

const subscription = async () => (await (await registered())?.pushManager.getSubscription()) ?? null

/** The name of the service that brings the messages. */
const serviceOf = ({ endpoint }: PushSubscription) => new URL(endpoint).host

const tell = (to: PushSubscription, language: string) =>
  ask<{ service: string }>('/push', {
    method: 'POST',
    body: { endpoint: to.endpoint, keys: to.toJSON().keys, language },
  })

/** Who brings messages to this device now, if anybody does: the server is told of it again, and in which language. */
export async function renewPush(key: string, language: string): Promise<string | null> {
  const found = await subscription()
  if (!found || written(found.options.applicationServerKey) !== key) return null
  await tell(found, language)
  return serviceOf(found)
}

/** Ask for messages; who brings them. */
export async function askForPush(key: string, language: string): Promise<string> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Refusal('push.refused')
  const worker = await navigator.serviceWorker.register(rooted('/push.js'), { scope: SCOPE })
  await activated(worker)
  await (await worker.pushManager.getSubscription())?.unsubscribe() // it may be of another key
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => {
    throw new Refusal('push.failed')
  })
  await tell(made, language)
  return serviceOf(made)
}

/** No messages any more: neither the server nor the browser knows of them. */
export async function endPush(): Promise<void> {
  const found = await subscription()
  await (await registered())?.unregister()
  if (!found) return
  await found.unsubscribe()
  await ask('/push/off', { method: 'POST', body: { endpoint: found.endpoint } })
}

function activated(worker: ServiceWorkerRegistration): Promise<void> {
  const coming = worker.installing ?? worker.waiting
  if (worker.active || !coming) return Promise.resolve()
  return new Promise((done, failed) =>
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') done()
      if (coming.state === 'redundant') failed(new Refusal('push.failed'))
    }),
  )
}

/** A key as the server writes it. */
const written = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
