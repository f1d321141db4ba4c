import { root } from './root'

/** Whether this page was built to be its own server: files on any web space, and nobody at the other end. */
export const ALONE = import.meta.env.MODE === 'offline'

/** The path under which servers lend the files of such a page, for when they cannot be reached. */
export const LENT = '/alone/'

/** Whether our server lends them, and this browser would keep them: its index.html says so. */
export const LENDS = !ALONE && 'alone' in document.documentElement.dataset && isSecureContext

/** The address of the server that has lent us ours, if one has. */
export const LENDER = ALONE && root.endsWith(LENT) ? new URL('..', location.origin + root).href : null
