import { signal } from '@preact/signals'

/** Whether this device has a network, as far as the browser knows: it learns this before any connection breaks. */
export const online = signal(typeof navigator === 'undefined' || navigator.onLine !== false)

addEventListener('online', () => (online.value = true))
addEventListener('offline', () => (online.value = false))
