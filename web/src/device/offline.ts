/** The offline page, the network, and the game that a player left at a server which cannot be reached. */
import { computed, signal } from '@preact/signals'
import { root, withRoot } from './root'
import { storageSignal } from './storage'

/** Whether this page was built for offline use: files on any web space, without a server. */
export const OFFLINE = import.meta.env.MODE === 'offline'

/** The path at which servers offer the files of the offline page, for when they cannot be reached. */
export const FROM_SERVER = '/alone/'

/** Whether our server offers them and this browser would keep them: its index.html says so. */
export const OFFERS_OFFLINE = !OFFLINE && 'alone' in document.documentElement.dataset && isSecureContext

/** The address of the server that our files came from, if they came from one. */
export const SERVER_URL = OFFLINE && root.endsWith(FROM_SERVER) ? new URL('..', location.origin + root).href : null

/** Whether this device has a network, as far as the browser knows: it learns this before any connection breaks. */
export const online = signal(typeof navigator === 'undefined' || navigator.onLine !== false)

addEventListener('online', () => (online.value = true))
addEventListener('offline', () => (online.value = false))

/**
 * The game a player left at an unreachable server, to play offline until it is back: the offline page of the server has
 * the same origin, and reads here who plays and where the way back leads.
 */
interface LeftGame {
  href: string
  /** Name of the seat there: if the server made it up, it is not known here in any other way. */
  name: string
  colour: string
}

const leftGame = storageSignal<LeftGame | null>('left', null)

/** As the offline page from the server knows it; other pages of this origin must ignore it. */
export const left = computed(() => (SERVER_URL && leftGame.value?.href.startsWith(SERVER_URL) ? leftGame.value : null))

export function leave(table: string, { name, colour }: { name: string; colour: string }): void {
  leftGame.value = { href: location.origin + withRoot(`/t/${table}`), name, colour }
}

/** The server is reachable again, and shows its games itself. */
export const clearLeftGame = (): void => void (leftGame.value = null)
