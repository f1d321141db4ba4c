/** Whether this page was built to be its own server: files on any web space, and nobody at the other end. */
export const ALONE = import.meta.env.MODE === 'offline'
