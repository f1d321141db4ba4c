/** What all boards of a page share: patterns, brass, and the walls of tiles, drawn once and used by reference. */
import { corridors } from '../../../ui/drawn/symbols.json'
import { alongWall, chance, disc, f, inCorridor, leaf, LIP, PLAZA, shortCorridor, withPlaza } from './outline'
import type { Openings } from './maze'

const path = (kind: string, d: string, more = ''): string => `<path class="${kind}" d="${d || 'M0 0'}"${more}/>`

/**
 * The hedge of a tile in the garden: shadow, face and top of its wall, and leaves. The shadow is not one path: it is
 * darker where round bushes cover the straight wall.
 */
function hedge(openings: Openings, plaza: boolean): string {
  const luck = chance(openings * 77 + (plaza ? 5 : 1))
  const bumps = alongWall(openings, 7.6, plaza)
    .map(
      ([x, y, dx, dy]) =>
        [x + dx * 1.6 + (luck() - 0.5) * 1.4, y + dy * 1.6 + (luck() - 0.5) * 1.4, 4.3 + luck() * 1.5] as const,
    )
    .filter(([, y]) => y < 97)
  let light = ''
  let dark = ''
  for (let n = 0; n < 150; n++) {
    const [x, y] = [4 + luck() * 92, 4 + luck() * (LIP - 10)]
    if (inCorridor(openings, x, y, 7) || (plaza && Math.hypot(x - 50, y - 50) < PLAZA + 6)) continue
    const drawn = leaf(x, y, luck() * 180)
    if (n % 5 < 2) dark += drawn
    else if (n % 5 === 2) light += drawn
  }
  for (const [x, y, r] of bumps) light += disc(x - 0.9, y - 1.3, r * 0.5)
  // the square runs the other way round than the corridor, which is thus left out
  const wall = `M0 0V${LIP}H100V0z${plaza ? withPlaza(openings, LIP) : shortCorridor(openings)}`
  const bushes = bumps.map(([x, y, r]) => disc(x, y, r)).join('')
  return (
    path('w-sh', wall, ' transform="translate(4 10)"') +
    path('w-sh', bushes, ' transform="translate(4 10)"') +
    path('w-face', wall + bushes, ' transform="translate(0 6)"') +
    path('w-top', wall + bushes) +
    path('lf-lo', dark) +
    path('lf-hi', light)
  )
}

/** The posts of a jetty at sea. */
function posts(openings: Openings, plaza: boolean): string {
  const places = alongWall(openings, 24, plaza).map(([x, y, dx, dy]) => [x - dx * 2, y - dy * 2] as const)
  const discs = (lower: number) => places.map(([x, y]) => disc(x, y + lower, 3.3)).join('')
  return path('post-s', discs(2.4)) + path('post', discs(0))
}

/** The element with the parts, and which walls are in it: a board looks nothing up in a page that may not be ours. */
let parts: SVGElement | null = null
const walls = new Set<string>()

/** The wall of a kind of tile, drawn once and used by reference; added to the page when the first such tile is drawn. */
export function wallHref(openings: Openings, plaza: boolean, sea: boolean): string {
  const id = `t-${sea ? 'posts' : 'hedge'}-${openings}${plaza ? 'p' : ''}`
  laySharedParts()
  if (!walls.has(id)) {
    walls.add(id)
    const drawn = (sea ? posts : hedge)(openings, plaza)
    parts!.firstElementChild!.insertAdjacentHTML('beforeend', `<g id="${id}">${drawn}</g>`)
  }
  return `#${id}`
}

/** Pebbles of the gravel, as dots of a pattern of 50 × 50. */
const pebbles = (list: string): string =>
  list
    .split(' ')
    .map((pebble) => {
      const [x, y, rx, ry] = pebble.split(',')
      return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`
    })
    .join('')

const planks = (id: string, floor: string): string =>
  `<pattern id="${id}" width="50" height="14" patternUnits="userSpaceOnUse"><rect width="50" height="14" class="${floor}"/>` +
  `<path class="pl" d="M0 .6H50"/><path class="pl2" d="${corridors.grain}"/></pattern>`

const stops = (...kinds: string[]): string =>
  kinds.map((kind, n) => `<stop offset="${f(n / (kinds.length - 1))}" class="${kind}"/>`).join('')

const markup = (): string =>
  `<defs>
<clipPath id="t-movable"><rect x=".8" y=".8" width="98.4" height="98.4" rx="8"/></clipPath>
<clipPath id="t-fixed"><rect width="100" height="100" rx="1.5"/></clipPath>
<pattern id="gravel" width="50" height="50" patternUnits="userSpaceOnUse"><rect width="50" height="50" class="fl"/>
<g class="fl2">${pebbles('7,9,2.4,1.7 24,5,1.6,1.2 40,13,2.6,1.8 15,24,1.7,1.3 32,29,2.3,1.6 46,36,1.5,1.2 6,39,2.2,1.5 22,44,2.5,1.7')}</g>
<g class="fl3">${pebbles('14,14,1.5,1 33,18,1.3,1 44,25,1.5,1 12,33,1.3,.9 36,42,1.6,1.1')}</g></pattern>
<pattern id="flags" width="50" height="50" patternUnits="userSpaceOnUse"><rect width="50" height="50" class="ff"/>
<path class="ffl" d="${corridors.joints}"/></pattern>
<linearGradient id="brass" x1="0" y1="0" x2="0" y2="1">${stops('b1', 'b2', 'b3')}</linearGradient>
<linearGradient id="wood" x1="0" y1="0" x2="1" y2="1">${stops('w1', 'w2')}</linearGradient>
<path id="feet" d="M-10 3a4 6.5 0 1 0 8 0a4 6.5 0 1 0-8 0${disc(-6, 11.5, 2.6)}M2-9a4 6.5 0 1 0 8 0a4 6.5 0 1 0-8 0${disc(6, -0.5, 2.6)}"/></defs>`

/** Patterns take the colours of the place where they are defined: those of the sea need an element with its theme. */
const seaMarkup = (): string =>
  `<defs>${planks('planksV', 'fl')}${planks('planksF', 'ff')}<linearGradient id="wood-sea" x1="0" y1="0" x2="1" y2="1">${stops('w1', 'w2')}</linearGradient></defs>`

function lay(id: string, theme: string, inside: string): SVGElement {
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  sheet.id = id
  sheet.dataset.theme = theme
  sheet.setAttribute('class', 'board-parts')
  sheet.setAttribute('aria-hidden', 'true')
  sheet.innerHTML = inside
  document.body.prepend(sheet)
  return sheet
}

/** Put the parts into the document, once; everything that draws tiles calls this first. */
export function laySharedParts(): void {
  if (parts?.isConnected) return
  walls.clear()
  parts = lay('board-parts', 'garden', markup())
  lay('board-parts-sea', 'sea', seaMarkup())
}
