/** The players: shape and colour always together. Circle vermilion, triangle yellow, square blue, diamond green. */
import { createContext, type ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'
import type { EditionInfo, SeatInfo } from '../net/protocol'
import { players, towers, wanderer } from './drawn/symbols.json'
import { Portrait } from './Icon'

export const COLOURS = ['red', 'yellow', 'blue', 'green'] as const

type Colour = (typeof COLOURS)[number]

/** A colour that has a shape; a colour of a home-made edition gets the first one. */
export const knownColour = (colour: string): Colour => COLOURS.find((one) => one === colour) ?? 'red'

const shapeOf = (colour: string) => players[knownColour(colour)].shape as keyof typeof wanderer.hats

/** Figures that an edition uses instead of the plain wanderers, on a base with the player's shape. */
const BASES: Record<Colour, string> = {
  red: 'M24 41C37 41 45 44 45 48.5S37 56 24 56 3 53 3 48.5 11 41 24 41z',
  yellow: 'M24 38L46 56H2z',
  blue: 'M6 43H42V56H6z',
  green: 'M24 39.5L46 48 24 56.5 2 48z',
}
const INK = towers.ink
const CREAM = '#fff6e2'
const HUE = 'var(--pc)'
const DARK = 'color-mix(in srgb, var(--pc) 75%, #1a1030)'

const FIGURES: Record<string, () => preact.JSX.Element> = {
  wizard: () => (
    <>
      <path d="M24 18c9 6 13 18 13 30H11c0-12 4-24 13-30z" fill={HUE} />
      <path d="M18 26h12c1 8-2 14-6 18-4-4-7-10-6-18z" fill={CREAM} />
      <circle cx="24" cy="23" r="6.5" fill="#f0c9a0" />
      <path d="M11 21c4-3 8-3 8-3L27 1l4 17s4 0 7 3c-8 3-19 3-27 0z" fill={DARK} />
      <path d="M40 14v36" stroke-width="4.6" />
      <path d="M40 14v36" stroke="#d39a3a" stroke-width="2" />
      <circle cx="40" cy="12" r="4" fill="#f6d27c" />
    </>
  ),
  witch: () => (
    <>
      <path d="M24 20c8 4 12 18 14 28H10c2-10 6-24 14-28z" fill={HUE} />
      <path d="M16 22c-2 8-2 12-1 16h18c1-4 1-8-1-16z" fill="#5a3a2a" />
      <circle cx="24" cy="26" r="6.8" fill="#f0c9a0" />
      <path d="M4 22c7-3 12-4 14-4 1-7 4-12 10-15l9 3-6 3c-1 3-1 6-1 9 5 0 10 2 14 4-12 4-28 4-40 0z" fill={DARK} />
    </>
  ),
  apprentice: () => (
    <>
      <path d="M24 24c9 3 12 14 12 24H12c0-10 3-21 12-24z" fill={HUE} />
      <circle cx="24" cy="22" r="8" fill="#f0c9a0" />
      <path d="M14 21c-1-9 5-13 10-13s11 4 10 13c-6-4-14-4-20 0z" fill={DARK} />
      <path d="M31 11c3-6 8-7 11-6-1 5-4 8-9 9z" fill={CREAM} />
      <path d="M14 31c6 3 14 3 20 0l1 5c-7 3-15 3-22 0z" fill="#f6d27c" />
    </>
  ),
  princess: () => (
    <>
      <path d="M24 24c4 3 5 7 7 11 3 5 7 8 8 14H9c1-6 5-9 8-14 2-4 3-8 7-11z" fill={HUE} />
      <path d="M14 20c-2 8-2 14 0 18h20c2-4 2-10 0-18z" fill="#7a4a2e" />
      <circle cx="24" cy="23" r="7.5" fill="#f0c9a0" />
      <path d="M15 17l-1-11 5 5 5-8 5 8 5-5-1 11z" fill="#d39a3a" />
    </>
  ),
}

/** Whether there is a drawing of a figure. */
const hasFigure = (figure: string | undefined): figure is string => figure !== undefined && figure in FIGURES

/** Inside a drawing: feet at the origin, about 48 × 56 units; `ring` puts a ring under the figure. */
export function FigurePart({ figure, colour, ring = false }: { figure: string; colour: string; ring?: boolean }) {
  const base = BASES[knownColour(colour)]
  const draw = FIGURES[figure] ?? FIGURES.apprentice!
  return (
    <g transform="translate(-24 -52)" data-colour={colour} stroke={INK} stroke-width="2.2" stroke-linejoin="round">
      {ring && (
        <ellipse cx="24" cy="49" rx="30" ry="13" fill={HUE} fill-opacity=".35" stroke={CREAM} stroke-width="3" />
      )}
      <path d={base} fill={CREAM} stroke={CREAM} stroke-width="6" />
      <path d={base} fill={HUE} />
      {draw()}
    </g>
  )
}

/** The players of an edition: its own figures by colour, if it has some (`parts.figures`). */
type Figures = Record<string, string>

const Figures = createContext<Figures>({})
const NONE: Figures = {}

export function FigureProvider({
  edition,
  children,
}: {
  edition: EditionInfo | undefined
  children: ComponentChildren
}) {
  const { figures = NONE } = (edition?.parts ?? {}) as { figures?: Figures }
  return <Figures.Provider value={figures}>{children}</Figures.Provider>
}

/** The figure of a colour in this edition; undefined: a plain wanderer. */
const useFigure = (colour: string): string | undefined => useContext(Figures)[colour]

/** The players: shape and colour always together. Circle vermilion, triangle yellow, square blue, diamond green. */
const f = (n: number): string => String(Math.round(n * 10) / 10)

/** The shape of a player around the origin, as markup for boards that draw with strings. */
export function shapeMarkup(colour: string, s: number): string {
  const corners = wanderer.corners[shapeOf(colour)]
  return corners.length
    ? `<path d="M${corners.map(([x, y]) => `${f(x! * s)} ${f(y! * s)}`).join('L')}z"/>`
    : `<circle r="${f(s)}"/>`
}

const BODY = `<path class="pc" d="${wanderer.body}"/>`

/** A small wanderer, origin at the feet, about 44 × 70 units; `me` puts a ring under it, `tiny` leaves out what is too fine. */
export function pawnMarkup(colour: string, me = false, tiny = false): string {
  const who = knownColour(colour)
  const shape = shapeOf(who)
  const hooded = shape === 'circle'
  const hat = `<path class="pc" d="${wanderer.hats[shape]}"/>`
  const face = hooded ? '<ellipse class="face" cy="-33" rx="10.5" ry="10"/>' : '<circle class="face" cy="-30" r="11"/>'
  const head = hooded ? hat + face : face + hat
  const eyes = hooded ? -33 : -27.5
  const ring = me ? '<ellipse class="me-ring" cy="-1" rx="30" ry="13"/>' : ''
  const outlined = `${ring}<g class="po">${BODY}${head}</g>${BODY}`
  if (tiny) return `<g class="pawn" data-colour="${who}">${outlined}${head}</g>`
  return (
    `<g class="pawn" data-colour="${who}"><ellipse class="p-sh" cx="3" cy="1" rx="23" ry="8"/>${outlined}` +
    `<path class="p-dk" d="${wanderer.shade}"/><g class="p-em" transform="translate(-1 -9)">${shapeMarkup(who, 5)}</g>${head}` +
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

/** The occupant of a seat: a bot's face on its colour, or a person's pawn. */
export function Face({ seat }: { seat: Pick<SeatInfo, 'kind' | 'bot' | 'colour'> }) {
  return (
    <span class="face-of" data-colour={seat.colour}>
      {seat.kind === 'bot' && seat.bot ? <Portrait bot={seat.bot} /> : <Pawn colour={seat.colour} bust />}
    </span>
  )
}

/** A player at the table, full length: the pawn on the board, and the bot's face if a bot plays with it. */
export function Player({ seat, me }: { seat: Pick<SeatInfo, 'kind' | 'bot' | 'colour'>; me?: boolean }) {
  return (
    <span class="player rigid relative" data-colour={seat.colour}>
      <Pawn colour={seat.colour} me={me} />
      {seat.kind === 'bot' && seat.bot && (
        <span class="face-of">
          <Portrait bot={seat.bot} />
        </span>
      )}
    </span>
  )
}
