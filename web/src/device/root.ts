/** Where the page is served: `/`, or its own path on a server with other things, such as `/games/`. */
import { options } from 'preact'

/** The server writes the addresses of the page's files relative to the current address. */
const manifest = globalThis.document?.querySelector<HTMLLinkElement>('link[rel=manifest]')

export const root = manifest ? new URL('.', manifest.href).pathname : '/'

/** One of our addresses as the browser has to request it. */
export const withRoot = (path: string): string => root + path.slice(1)

/** A path without the root of the page; foreign addresses stay as they are. */
export const withoutRoot = (path: string): string => (path.startsWith(root) ? path.slice(root.length - 1) : path)

/** Whether the server has another build of this page by now: then its scripts have other names. */
export async function isOutdated(): Promise<boolean> {
  const answer = await fetch(withRoot('/')).catch(() => null)
  const html = answer?.ok && (await answer.text())
  return !!html && [...document.scripts].some(({ src }) => !html.includes(src.split('/').pop()!))
}

const URL_PROPS: Record<string, string> = { a: 'href', img: 'src' }

/** Links and pictures are written everywhere as if the page was served at `/`: here each gets its real address. */
export function rootLinks(): void {
  // also those in the head: browsers request the icon again once its address has changed
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[href]:not([rel=stylesheet])'))
    link.href = link.href
  if (root === '/') return
  const before = options.vnode
  options.vnode = (vnode) => {
    const name = typeof vnode.type === 'string' ? URL_PROPS[vnode.type] : undefined
    const props = vnode.props as Record<string, unknown>
    const address = name && props[name]
    if (typeof address === 'string' && address.startsWith('/')) props[name!] = withRoot(address)
    before?.(vnode)
  }
}
