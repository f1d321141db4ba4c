/** The files of the page, kept on this device; a newer version is offered, and comes when somebody wants it. */
import { signal } from '@preact/signals'
import { LENDER } from '../../device/alone'
import { rooted } from '../../device/root'

/** A newer version that is here and waits. */
export const newer = signal<ServiceWorker | null>(null)

export async function keepFiles(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return // no address of its own, or a browser that keeps nothing: it plays while there is a network
  const before = serviceWorker.controller
  serviceWorker.addEventListener('controllerchange', () => before && location.reload())
  const registered = await register(serviceWorker)
  const look = () => (newer.value = serviceWorker.controller && registered.waiting)
  look()
  registered.addEventListener('updatefound', () => registered.installing?.addEventListener('statechange', look))
}

/** Of a server that lends us its files the other pages, too, come here when it is gone: it allows that. */
async function register(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  const script = rooted('/sw.js')
  const alone = () => container.register(script)
  return LENDER ? container.register(script, { scope: LENDER }).catch(alone) : alone()
}

export const renew = (): void => newer.value?.postMessage('renew')
