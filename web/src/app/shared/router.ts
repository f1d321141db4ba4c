import { computed, signal } from '@preact/signals'
import { root, withRoot, withoutRoot } from '../../device/root'

/** The current address, as if the page was served at `/`. */
function read(): URL {
  const url = new URL(location.href)
  url.pathname = withoutRoot(url.pathname)
  return url
}

/** Plain addresses, so that links can be shared; the server answers each with the page. */
const here = signal(read())

addEventListener('popstate', () => (here.value = read()))

export const address = computed(() => here.value)

export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', withRoot(path))
  here.value = read()
  scrollTo(0, 0)
}

/** The parts of the path that match, or null: `match('/t/:id')`. */
export function match(pattern: string, path: string = here.value.pathname): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.replace(/\/+$/, '').split('/')
  if (wanted[wanted.length - 1] === '') wanted.pop()
  if (wanted.length !== given.length) return null
  const found: Record<string, string> = {}
  for (const [n, part] of wanted.entries()) {
    if (part.startsWith(':')) found[part.slice(1)] = decode(given[n]!)
    else if (part !== given[n]) return null
  }
  return found
}

/** Decode a part of a path; an invalid encoding stays as it was typed. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Follow links within the page without a reload. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
  const path = withoutRoot(link.pathname)
  if (!link.pathname.startsWith(root) || /^\/(api|docs|health|metrics|assets|alone|offline)(\/|$)/.test(path)) return
  event.preventDefault()
  go(path + link.search + link.hash)
}
