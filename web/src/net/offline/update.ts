/** The files of the page, stored on this device; a newer version is offered, and installed if the player accepts. */
import { signal } from '@preact/signals'
import { findKept, fromServer, OFFLINE, SERVER_URL } from '../../device/offline'
import { withRoot } from '../../device/root'
import { offlineCopy } from '../transport'
import type { OfflineManifest } from './parts'

/** A newer version that is loaded and waits. */
export const newer = signal<ServiceWorker | null>(null)

/** Keep the page, as far as this browser and device allow; the start page shows the result. */
export async function keepFiles(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return void (offlineCopy.value = { state: 'refused' }) // no secure address, or a private window
  let ours = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (ours) location.reload()
    ours = true // the first worker takes over a page of the same version
  })
  const registered = await register(serviceWorker).catch(() => null)
  if (!registered) return void (offlineCopy.value = { state: 'refused' })
  const look = () => (newer.value = serviceWorker.controller && registered.waiting)
  look()
  registered.addEventListener('updatefound', () => registered.installing?.addEventListener('statechange', look))
  await keepAs(registered)
}

async function keepAs(registered: ServiceWorkerRegistration): Promise<void> {
  if (!(await waitForFiles(registered)))
    return void (offlineCopy.value = { state: 'full', again: () => void keepAgain() })
  offlineCopy.value = { state: 'kept' }
  await askToStay()
}

/** Register again after the player has freed some space. */
export async function keepAgain(): Promise<void> {
  offlineCopy.value = { state: 'waits' }
  const registered = await register(navigator.serviceWorker).catch(() => null)
  if (registered) await keepAs(registered).catch(() => undefined)
  else offlineCopy.value = { state: 'refused' }
}

/** On the page of a server: bytes needed to keep the offline page; null: it is already kept. */
export async function offerToKeep(): Promise<number | null> {
  if (await findKept()) return null
  const answer = await fetch(withRoot(`${fromServer.peek()}kept.json`))
  return answer.ok ? ((await answer.json()) as OfflineManifest).bytes : null
}

/** Whether all files are here now, and this page is served from them; what was kept before counts. */
function waitForFiles({ active, installing, waiting }: ServiceWorkerRegistration): Promise<boolean> {
  const worker = installing ?? waiting
  if (active || !worker) return Promise.resolve(!!active)
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (['activated', 'redundant'].includes(worker.state)) resolve(worker.state === 'activated')
    })
  })
}

/** Ask that nothing is deleted when the device is full. Browsers decide this by themselves, or ask. */
async function askToStay(): Promise<void> {
  if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.()
}

/** If the files come from a server, its other pages fall back to this one when it is gone: the server allows that. */
async function register(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  const script = withRoot(OFFLINE ? '/sw.js' : `${fromServer.peek()}sw.js`)
  const offline = () => container.register(script)
  const scope = OFFLINE ? SERVER_URL : withRoot('/')
  return scope ? container.register(script, { scope }).catch(offline) : offline()
}

export const renew = (): void => newer.value?.postMessage('renew')
