/**
 * The game a player left at an unreachable server, to play offline until it is back: the offline page of the server has
 * the same origin, and reads here who plays and where the way back leads.
 */
import { computed } from '@preact/signals'
import { SERVER_URL } from './alone'
import { withRoot } from './root'
import { storageSignal } from './stored'

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
