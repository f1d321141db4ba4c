import { root } from './root'

/** Whether this page was built for offline use: files on any web space, without a server. */
export const OFFLINE = import.meta.env.MODE === 'offline'

/** The path at which servers offer the files of the offline page, for when they cannot be reached. */
export const FROM_SERVER = '/alone/'

/** Whether our server offers them and this browser would keep them: its index.html says so. */
export const OFFERS_OFFLINE = !OFFLINE && 'alone' in document.documentElement.dataset && isSecureContext

/** The address of the server that our files came from, if they came from one. */
export const SERVER_URL = OFFLINE && root.endsWith(FROM_SERVER) ? new URL('..', location.origin + root).href : null
