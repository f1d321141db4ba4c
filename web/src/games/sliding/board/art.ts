/** Tiles, frame and arrows as markup. Colours come only from the variables of the theme. */
import { arrow } from '../../../ui/drawn/symbols.json'
import { shapeMarkup } from '../../../ui/Pawn'
import { wallHref } from './defs'
import { FRAME, TILE, type Square } from './geometry'
import { type Openings, quartersOf, type SlidingView } from './maze'
import { chance, corridor, disc, f, inCorridor, PLAZA } from './outline'
import { themeOf } from './Thing'

interface TileDrawing {
  openings: Openings
  fixed?: boolean
  /** Whether something lies on it: the corridor opens into a plaza. */
  plaza?: boolean
  /** The colour of the seat whose home it is. */
  home?: string
  /** Which of the many equal tiles it is: its blossoms move with it. */
  seed?: number
  /** Jetties over water instead of hedges on gravel. */
  sea?: boolean
}

/** Centres of the stone piers of a fixed tile, in units of 0.8. */
const PIERS_AT = [13.125, 111.875].flatMap((x) => [
  [x, 13.75],
  [x, 110],
])

/** The four piers of a fixed tile: of all four at once what has the same colour. */
const PIERS = (() => {
  const all = (kind: string, one: (x: number, y: number) => string) =>
    `<path class="${kind}" d="${PIERS_AT.map(([x, y]) => one(x!, y!)).join('')}"/>`
  const turn = (r: number, x: number, y: number) => `a${r} ${r} 0 0 1 ${r * x} ${r * y}`
  const stone = (side: number, round: number, lower: number) => (x: number, y: number) =>
    `M${x - side / 2 + round} ${y - side / 2 + lower}h${side - 2 * round}${turn(round, 1, 1)}v${side - 2 * round}${turn(round, -1, 1)}` +
    `h${2 * round - side}${turn(round, -1, -1)}v${2 * round - side}${turn(round, 1, -1)}z`
  // brass shines from top to bottom: bolts of one row only
  const bolts = [13.75, 110].map(
    (row) => `<path class="bolt" d="${PIERS_AT.map(([x, y]) => (y === row ? disc(x!, y - 1, 3.8) : '')).join('')}"/>`,
  )
  return (
    '<g transform="scale(.8)">' +
    all('pier-f', stone(18, 4, 3)) +
    all('pier', stone(18, 4, -1)) +
    all('pier-h', stone(13, 2.5, -1)) +
    all('bolt-s', (x, y) => disc(x + 0.6, y - 0.2, 3.9)) +
    bolts.join('') +
    all('slot', (x, y) => `M${x - 2} ${y + 0.6}l4-3.2`) +
    '</g>'
  )
})()

function ripples(openings: Openings, luck: () => number): string {
  let path = ''
  for (let n = 0; n < 9; n++) {
    const [x, y] = [3 + luck() * 84, 6 + luck() * 88]
    if (!inCorridor(openings, x + 5, y, 8)) path += `M${f(x)} ${f(y)}q3-3.5 6 0t6 0`
  }
  return path || 'M0 0'
}

const PETALS = [
  [0, -3.2],
  [3, -1],
  [1.9, 2.6],
  [-1.9, 2.6],
  [-3, -1],
]
  .map(([x, y]) => disc(x!, y!, 2.5))
  .join('')
const HEART = disc(0, 0, 1.9)

function flower(x: number, y: number, kind: string, size: number): string {
  const place = `transform="translate(${f(x)} ${f(y)}) scale(${size})"`
  return `<path class="flower ${kind}" ${place} d="${PETALS}"/><path class="flower fw-c" ${place} d="${HEART}"/>`
}

/** Blossoms on some tiles, in the same corner of the tile in every rotation. */
function blossoms(openings: Openings, seed: number): string {
  const luck = chance(seed * 31)
  if (luck() > 0.6) return ''
  const corner = (Math.floor(luck() * 4) + quartersOf(openings)) % 4
  const [x, y] = [
    [12, 13],
    [88, 13],
    [87, 84],
    [13, 84],
  ][corner]!
  const first = flower(x! + luck() * 6 - 3, y! + luck() * 4 - 2, luck() < 0.5 ? 'fw-a' : 'fw-b', 1)
  if (luck() > 0.5) return first
  return first + flower(x! + (x! < 50 ? 7 : -7), y! + (y! < 50 ? 6 : -6), luck() < 0.5 ? 'fw-a' : 'fw-b', 0.7)
}

/** One tile without the treasure on it. Light always falls from above left, so every rotation is drawn separately. */
export function tileMarkup({
  openings,
  fixed = false,
  plaza = false,
  home,
  seed = 0,
  sea = false,
}: TileDrawing): string {
  const way = corridor(openings)
  const floor = (kind: string, more = '') => `<path class="${kind}" d="${way}"${more}/>`
  const round = (kind: string, x: number, y: number, r: number) =>
    `<circle class="${kind}" cx="${x}" cy="${y}" r="${r}"/>`
  const wall = `<use href="${wallHref(openings, plaza, sea)}"/>`
  return (
    (fixed ? '' : '<rect class="thick" x=".8" y="3.5" width="98.4" height="98.4" rx="8"/>') +
    `<g clip-path="url(#t-${fixed ? 'fixed' : 'movable'})"><rect class="ground" width="100" height="100"/>` +
    (sea
      ? `<path class="ripple" d="${ripples(openings, chance(seed * 31 + openings))}"/>` +
        floor('deck-sh', ' transform="translate(4 10)"') +
        (plaza ? round('deck-sh', 54, 60, PLAZA) + round('deck-side', 50, 56, PLAZA) : '') +
        floor('deck-side', ' transform="translate(0 6)"') +
        floor('deck')
      : '') +
    floor('glow') +
    (home
      ? `<g data-colour="${home}"><circle class="home" cx="50" cy="50" r="19"/><g class="home-s" transform="translate(50 50)">${shapeMarkup(home, 9)}</g></g>`
      : '') +
    (plaza ? round('plaza', 50, 50, PLAZA - 0.5) + round('plaza-r', 50, 50, PLAZA - 4) : '') +
    wall +
    (fixed || sea ? '' : blossoms(openings, seed)) +
    '</g>' +
    (fixed ? PIERS : '<rect class="rim" x="1.8" y="1.8" width="96.4" height="96.4" rx="7.2"/>')
  )
}

/** The shadow falls down however the arrow is rotated. */
const SHADOWS: Record<number, string> = { 0: '1 3', 90: '3 -1', 180: '-1 -3', [-90]: '-3 1' }

/** A brass arrow, pointing down at the origin before it is rotated; a barred one carries a bolted plank. */
export const arrowMarkup = (turn: number, barred = false): string =>
  `<g transform="rotate(${turn})"><path class="ar-sh" d="${arrow.head}" transform="translate(${SHADOWS[turn] ?? '1 3'})"/>` +
  `<path class="ar" d="${arrow.head}"/><path class="ar-in" d="${arrow.inlay}"/></g>` +
  (barred
    ? '<g class="bar" transform="rotate(-32)"><rect x="-28" y="-6.5" width="56" height="13" rx="3"/><circle cx="-21" r="2.6"/><circle cx="21" r="2.6"/></g>'
    : '')

export interface Medal {
  colour: string
  x: number
  y: number
}

/** The frame with its recess, its inlay, and the players' emblems in the corners. */
export function frameMarkup(side: number, medals: Medal[]): string {
  const [left, wide, bed] = [-FRAME, side * TILE + 2 * FRAME, side * TILE]
  let grain = ''
  for (let n = 0; n < 9; n++)
    grain += `M${left + 20 + n * 7} ${left + 9 + n * 6}H${left + wide - 30 - n * 5}M${left + 30 + n * 3} ${left + wide - 8 - n * 6}H${left + wide - 22 - n * 6}`
  const box = (kind: string, out: number, round: number) =>
    `<rect class="${kind}" x="${-out}" y="${-out}" width="${bed + 2 * out}" height="${bed + 2 * out}" rx="${round}"/>`
  return (
    `<rect class="fr-sh" x="${left + 4}" y="${left + 10}" width="${wide - 8}" height="${wide - 6}" rx="40"/>` +
    box('fr', FRAME, 38) +
    `<path class="grain" d="${grain}"/>` +
    box('fr-hi', FRAME - 3, 35) +
    box('inlay', 13, 10) +
    box('bed', 7, 6) +
    medals
      .map(
        ({ colour, x, y }) =>
          `<g transform="translate(${x} ${y})"><circle class="md-o" r="19"/><circle class="md-i" r="15"/>` +
          `<g class="md-s" data-colour="${colour}">${shapeMarkup(colour, 8)}</g></g>`,
      )
      .join('')
  )
}

/** The place of a home's emblem in the corner of the board; null where the home is not in a corner. */
export function medalPlace(side: number, home: number): { x: number; y: number } | null {
  const last = side - 1
  const at = { 0: [0, 0], [last]: [1, 0], [side * last]: [0, 1], [side * side - 1]: [1, 1] }[home]
  if (!at) return null
  const far = side * TILE + FRAME / 2
  return { x: at[0] ? far : -FRAME / 2, y: at[1] ? far : -FRAME / 2 }
}

/** How a game on a sliding maze draws its tiles; the board around them is the same for all. */
export interface Skin {
  /** A tile without the treasure on it, 100 × 100 units, as markup. `square` is SPARE for the spare. */
  tile(look: TileDrawing, view: SlidingView, square: Square): string
  /** The place and size of a treasure on a tile. */
  thing: { x: number; y: number; size: number }
}

const drawn = new Map<string, string>()

/** Hedges or jetties, depending on the theme's variables. */
export const flat: Skin = {
  tile(look, view) {
    const sea = themeOf(view) === 'sea'
    const key = `${look.openings} ${look.fixed} ${look.plaza} ${look.home} ${look.seed} ${sea}`
    let markup = drawn.get(key)
    if (!markup) drawn.set(key, (markup = tileMarkup({ ...look, sea })))
    return markup
  },
  thing: { x: 20, y: 19.5, size: 60 },
}
