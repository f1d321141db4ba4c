/** The files of the page, kept on this device; a newer version is offered, and comes when somebody wants it. */
import { signal } from '@preact/signals'
import { ALONE, LENDER, LENT } from '../../device/alone'
import { rooted } from '../../device/root'
import { keeping } from '../transport'
import type { Kept } from './parts'

/** A newer version that is here and waits. */
export const newer = signal<ServiceWorker | null>(null)

/** Keep the page, as far as this browser and this device let us; what came of it is said on the start page. */
export async function keepFiles(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return void (keeping.value = { state: 'refused' }) // no address of its own, or a window that keeps nothing
  let ours = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (ours) location.reload()
    ours = true // the first one takes over a page that is as new as itself
  })
  const registered = await register(serviceWorker).catch(() => null)
  if (!registered) return void (keeping.value = { state: 'refused' })
  const look = () => (newer.value = serviceWorker.controller && registered.waiting)
  look()
  registered.addEventListener('updatefound', () => registered.installing?.addEventListener('statechange', look))
  await keepAs(registered)
}

async function keepAs(registered: ServiceWorkerRegistration): Promise<void> {
  if (!(await waitForFiles(registered))) return void (keeping.value = { state: 'full', again: () => void keepAgain() })
  keeping.value = { state: 'kept' }
  await askToStay()
}

/** Register again, after somebody has made room. */
export async function keepAgain(): Promise<void> {
  keeping.value = { state: 'waits' }
  const registered = await register(navigator.serviceWorker).catch(() => null)
  if (registered) await keepAs(registered).catch(() => undefined)
  else keeping.value = { state: 'refused' }
}

/** From a page of a server: how many bytes it would take to keep the one that works without it; null: it is kept. */
export async function offerToKeep(): Promise<number | null> {
  if (await navigator.serviceWorker.getRegistration(rooted(LENT))) return null
  const answer = await fetch(rooted(`${LENT}kept.json`))
  return answer.ok ? ((await answer.json()) as Kept).bytes : null
}

/** Whether all files are here now, and this page is shown by them; what was kept before counts. */
function waitForFiles({ active, installing, waiting }: ServiceWorkerRegistration): Promise<boolean> {
  const worker = installing ?? waiting
  if (active || !worker) return Promise.resolve(!!active)
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (['activated', 'redundant'].includes(worker.state)) resolve(worker.state === 'activated')
    })
  })
}

/** Ask that none of it goes when the device is full. Browsers decide that by themselves, or ask. */
async function askToStay(): Promise<void> {
  if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.()
}

/** Of a server that lends us its files the other pages, too, come here when it is gone: it allows that. */
async function register(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  const script = rooted(ALONE ? '/sw.js' : `${LENT}sw.js`)
  const alone = () => container.register(script)
  const scope = ALONE ? LENDER : rooted('/')
  return scope ? container.register(script, { scope }).catch(alone) : alone()
}

export const renew = (): void => newer.value?.postMessage('renew')
