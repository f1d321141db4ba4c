/**
 * The game a player left at an unreachable server, to play offline until it is back: the offline page of the server has
 * the same origin, and reads here who plays and where the way back leads.
 */
import { computed } from '@preact/signals'
import { LENDER } from './alone'
import { rooted } from './root'
import { stored } from './stored'

interface Left {
  href: string
  /** Name of the seat there: if the server made it up, it is not known here in any other way. */
  name: string
  colour: string
}

const kept = stored<Left | null>('left', null)

/** As the offline page from the server knows it; other pages of this origin must ignore it. */
export const left = computed(() => (LENDER && kept.value?.href.startsWith(LENDER) ? kept.value : null))

export function leave(table: string, { name, colour }: { name: string; colour: string }): void {
  kept.value = { href: location.origin + rooted(`/t/${table}`), name, colour }
}

/** The server is reachable again, and shows its games itself. */
export const returned = (): void => void (kept.value = null)
