/** The game somebody left at a server that was gone, to play alone meanwhile: the page that the server has lent is of the
 * same origin, and reads there who plays and where the way back leads.
 */
import { computed } from '@preact/signals'
import { LENDER } from './alone'
import { rooted } from './root'
import { stored } from './stored'

interface Left {
  href: string
  /** Of the seat there: a name that the server made up is known here by nothing else. */
  name: string
  colour: string
}

const kept = stored<Left | null>('left', null)

/** As the lent page knows it; other pages of this origin have nothing to do with it. */
export const left = computed(() => (LENDER && kept.value?.href.startsWith(LENDER) ? kept.value : null))

export function leave(table: string, { name, colour }: { name: string; colour: string }): void {
  kept.value = { href: location.origin + rooted(`/t/${table}`), name, colour }
}

/** The server is there again, and shows its games itself. */
export const returned = (): void => void (kept.value = null)
