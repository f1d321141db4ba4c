/** The offline page, the network, and the game that a player left at a server which cannot be reached. */
import { computed, signal } from '@preact/signals'
import { root, withRoot } from './root'
import { storageSignal } from './storage'

/** Whether this page was built for offline use: files on any web space, without a server. */
export const OFFLINE = import.meta.env.MODE === 'offline'

/** The path at which servers offered the files of the offline page before version 0.4: what they keep has its name. */
const OLD_PATH = '/alone/'

/**
 * The path at which servers offer these files, for when they cannot be reached. A browser that has kept them at the old
 * path stays there: it would have to keep all of them twice.
 */
export const fromServer = signal('/offline/')

/** Whether our server offers them and this browser would keep them: its index.html says so. */
export const OFFERS_OFFLINE = !OFFLINE && 'offline' in document.documentElement.dataset && isSecureContext

/** The address of the server that our files came from, if they came from one: our index.html says so. */
export const SERVER_URL =
  OFFLINE && 'server' in document.documentElement.dataset ? new URL('..', location.origin + root).href : null

/** The address whose path names what the offline page stores in this browser: games stay when its own path changes. */
export const STORED_URL = SERVER_URL ? new URL(`.${OLD_PATH}`, SERVER_URL).href : new URL(root, location.href).href

/** Find out at which path this browser has kept the offline page of our server, and whether it has. */
export async function findKept(): Promise<boolean> {
  const found = await navigator.serviceWorker?.getRegistration(withRoot(fromServer.peek()))
  if (found?.active && new URL(found.active.scriptURL).pathname === withRoot(`${OLD_PATH}sw.js`))
    fromServer.value = OLD_PATH
  return !!found?.active
}
if (OFFERS_OFFLINE) void findKept()

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
