/** Figures that an edition uses instead of the plain wanderers, on a base with the player's shape. */
import { knownColour, type Colour } from './colour'

const BASES: Record<Colour, string> = {
  red: 'M24 41C37 41 45 44 45 48.5S37 56 24 56 3 53 3 48.5 11 41 24 41z',
  yellow: 'M24 38L46 56H2z',
  blue: 'M6 43H42V56H6z',
  green: 'M24 39.5L46 48 24 56.5 2 48z',
}
const INK = '#2b2647'
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
export const hasFigure = (figure: string | undefined): figure is string => figure !== undefined && figure in FIGURES

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
