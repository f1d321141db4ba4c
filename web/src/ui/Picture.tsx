/** All pictures of treasures and emblems, as one sprite: drawn once, used by reference. */
const FIRST = import.meta.glob<string>(
  [
    '../../../src/wanderwall/draw/icons/treasures/*.svg',
    '../../../src/wanderwall/draw/icons/sea/{compass,anchor}.svg', // used on the start page
  ],
  { query: '?raw', import: 'default', eager: true },
)
/** The other sea emblems, in their own file: most first games do not need them. */
const SEA = import.meta.glob<string>(
  ['../../../src/wanderwall/draw/icons/sea/*.svg', '!../../../src/wanderwall/draw/icons/sea/{compass,anchor}.svg'],
  {
    query: '?raw',
    import: 'default',
  },
)

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.svg'.length)
const first = new Set(Object.keys(FIRST).map(nameIn))
const sea = new Set(Object.keys(SEA).map(nameIn))

export const hasIcon = (name: string): boolean => first.has(name) || sea.has(name)

const symbol = ([path, svg]: [string, string]): string =>
  `<symbol id="icon-${nameIn(path)}" viewBox="0 0 64 64">${svg.replace(/^[^<]*<svg[^>]*>|<\/svg>\s*$/g, '')}</symbol>`

/** Add a sprite to the page. Elements that already refer to one of its symbols are then drawn. */
function addSprite(id: string, inside: string): void {
  const sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  sprite.id = id
  sprite.setAttribute('width', '0')
  sprite.setAttribute('height', '0')
  sprite.setAttribute('aria-hidden', 'true')
  sprite.style.position = 'absolute'
  sprite.innerHTML = inside
  document.body.append(sprite)
}

let seaComes: Promise<void> | null = null

async function addSea(): Promise<void> {
  const files = Object.entries(SEA).map(async ([path, load]): Promise<[string, string]> => [path, await load()])
  addSprite('sea-icons', (await Promise.all(files)).map(symbol).join(''))
}

/** The reference of a picture on the page; adds the sprite the first time. */
export function iconHref(name: string): string {
  if (!document.getElementById('icons')) addSprite('icons', Object.entries(FIRST).map(symbol).join(''))
  if (sea.has(name) && !document.getElementById('sea-icons'))
    seaComes ??= addSea()
      .catch(() => undefined) // no network: the next picture tries again
      .then(() => void (seaComes = null))
  return `#icon-${name}`
}

/** A treasure or emblem inside an SVG drawing. */
export function Picture({ name, x = 0, y = 0, size = 64 }: { name: string; x?: number; y?: number; size?: number }) {
  return <use href={iconHref(name)} x={x} y={y} width={size} height={size} />
}
