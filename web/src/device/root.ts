/** Where the page stands: `/`, or a path of its own on a server with other things, such as `/games/`. */
import { options } from 'preact'

/** The server writes the addresses of the page's files into it as they are found from there. */
const manifest = globalThis.document?.querySelector<HTMLLinkElement>('link[rel=manifest]')

export const root = manifest ? new URL('.', manifest.href).pathname : '/'

/** An address of ours as a browser must ask for it. */
export const rooted = (path: string): string => root + path.slice(1)

/** A path without where the page stands; what is not ours stays as it is. */
export const unrooted = (path: string): string => (path.startsWith(root) ? path.slice(root.length - 1) : path)

const LINKED: Record<string, string> = { a: 'href', img: 'src' }

/** Links and pictures are written as if the page stood at `/`, everywhere: here each gets its real address. */
export function rootLinks(): void {
  // of the page itself, too: browsers ask for the icon again once its address has changed
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[href]:not([rel=stylesheet])'))
    link.href = link.href
  if (root === '/') return
  const before = options.vnode
  options.vnode = (vnode) => {
    const name = typeof vnode.type === 'string' ? LINKED[vnode.type] : undefined
    const props = vnode.props as Record<string, unknown>
    const address = name && props[name]
    if (typeof address === 'string' && address.startsWith('/')) props[name!] = rooted(address)
    before?.(vnode)
  }
}
