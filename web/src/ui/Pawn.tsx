/** The players: shape and colour always together. Circle vermilion, triangle yellow, square blue, diamond green. */
import { useFigure } from './Cast'
import { knownColour, type Colour } from './colour'
import { FigurePart, hasFigure } from './figures'

const f = (n: number): string => String(Math.round(n * 10) / 10)

/** The shape of a player around the origin, as markup for boards that draw with strings. */
export function shapeMarkup(colour: string, s: number): string {
  switch (knownColour(colour)) {
    case 'red':
      return `<circle r="${f(s)}"/>`
    case 'yellow':
      return `<path d="M0 ${f(-s * 1.1)}L${f(s * 1.1)} ${f(s * 0.85)}H${f(-s * 1.1)}z"/>`
    case 'blue':
      return `<rect x="${f(-s * 0.9)}" y="${f(-s * 0.9)}" width="${f(s * 1.8)}" height="${f(s * 1.8)}"/>`
    case 'green':
      return `<path d="M0 ${f(-s * 1.25)}L${f(s * 1.05)} 0 0 ${f(s * 1.25)} ${f(-s * 1.05)} 0z"/>`
  }
}

const HATS: Record<Colour, string> = {
  red: '<circle class="pc" cy="-35" r="17"/>',
  yellow: '<path class="pc" d="M-19-34C-10-40-5-56 2-70 6-56 11-41 19-34 8-29-8-29-19-34z"/>',
  blue: '<path class="pc" d="M-12-38V-64H12V-38z"/><path class="pc" d="M-20-42H20V-34H-20z"/>',
  green: '<path class="pc" d="M0-74L18-52 0-33-18-52z"/>',
}
const BODY = '<path class="pc" d="M-18 0C-19-13-13-26 0-27 13-26 19-13 18 0 8 5-8 5-18 0z"/>'

/** A small wanderer, origin at the feet, about 44 × 70 units; `me` puts a ring under it. */
export function pawnMarkup(colour: string, me = false): string {
  const who = knownColour(colour)
  const hooded = who === 'red'
  const face = hooded ? '<ellipse class="face" cy="-33" rx="10.5" ry="10"/>' : '<circle class="face" cy="-30" r="11"/>'
  const head = hooded ? HATS[who] + face : face + HATS[who]
  const eyes = hooded ? -33 : -27.5
  return (
    `<g class="pawn" data-colour="${who}"><ellipse class="p-sh" cx="3" cy="1" rx="23" ry="8"/>` +
    (me ? '<ellipse class="me-ring" cy="-1" rx="30" ry="13"/>' : '') +
    `<g class="po">${BODY}${head}</g>${BODY}` +
    '<path class="p-dk" d="M4-26C13-23 19-13 18 0 13 2.5 8 3.6 2 3.7 10-5 10-16 4-26z"/>' +
    `<g class="p-em" transform="translate(-1 -9)">${shapeMarkup(who, 5)}</g>${head}` +
    `<g class="eyes"><ellipse cx="-4" cy="${eyes}" rx="1.9" ry="2.6"/><ellipse cx="4" cy="${eyes}" rx="1.9" ry="2.6"/></g></g>`
  )
}

/** The visible part of a pawn: all of it, with room for its ring, or head and shoulders. */
const FRAMES = { whole: '-27 -81 54 91', ringed: '-32 -84 64 96', bust: '-32 -74 64 64' }

/** A pawn as a picture: the figure of the edition, or a wanderer. */
export function Pawn({ colour, me = false, bust = false }: { colour: string; me?: boolean; bust?: boolean }) {
  const figure = useFigure(colour)
  if (hasFigure(figure))
    return (
      <svg class="pawn-picture" viewBox="-32 -62 64 76" aria-hidden="true">
        <FigurePart figure={figure} colour={colour} ring={me} />
      </svg>
    )
  return (
    <svg
      class="pawn-picture"
      viewBox={bust ? FRAMES.bust : me ? FRAMES.ringed : FRAMES.whole}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: pawnMarkup(colour, me) }}
    />
  )
}

/** A player's shape within a line of text. */
export function Badge({ colour }: { colour: string }) {
  return (
    <svg
      class="badge"
      viewBox="-13 -13 26 26"
      data-colour={colour}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapeMarkup(colour, 8.5) }}
    />
  )
}
