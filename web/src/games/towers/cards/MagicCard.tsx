/** The three magic cards: a stair to a high gate, a parachute, a juggling moon. */
import { render } from 'preact'
import { capital } from '../../../i18n/words'
import { over } from '../../sliding/play/feedback'
import { DUSK_INK as INK, GLYPHS, PAPER } from '../board/paint'
import type { Card } from '../board/route'

const ARCH = 'M13 128V58C13 30 34 14 60 14s47 16 47 44v70z'

const stars = (list: readonly (readonly [number, number, number])[]) =>
  list
    .map(([x, y, r]) => {
      const [a, b] = [r * 0.3, r * 0.7]
      return `M${x} ${y - r}l${a} ${b} ${b} ${a}-${b} ${a}-${a} ${b}-${a}-${b}-${b}-${a} ${b}-${a}z`
    })
    .join('')

function Slab({ x, y, wide }: { x: number; y: number; wide: number }) {
  const slant = wide * 0.28
  return (
    <g stroke={INK} stroke-width="1.8" stroke-linejoin="round">
      <path d={`M${x} ${y}l${slant}-6h${wide}l-${slant} 6z`} fill="#fbe6b5" />
      <path d={`M${x} ${y}h${wide}v6.5h-${wide}z`} fill="#d9b98a" />
      <path d={`M${x + wide} ${y}l${slant}-6v6.5l-${slant} 6z`} fill="#6d5a78" />
    </g>
  )
}

const ART: Record<Card, () => preact.JSX.Element> = {
  u: () => (
    <>
      <path
        d={stars([
          [30, 62, 4],
          [42, 38, 3],
          [88, 98, 3],
          [24, 92, 2.5],
        ])}
        fill="#fff3c4"
      />
      <circle cx="80" cy="42" r="19" fill="#fff0bf" opacity=".25" />
      <path d="M68 62V34a12 12 0 0 1 24 0v28z" fill="#4a4580" stroke={INK} stroke-width="2" />
      <path d="M72 62V35a8 8 0 0 1 16 0v27z" fill="#ffe7a3" />
      <path d="M76 62V37a4 4 0 0 1 8 0v25z" fill="#fff8dc" />
      <path d="M62 62h44v80H62z" fill="#5a5391" stroke={INK} stroke-width="2" />
      <path
        d="M62 76h44M62 92h44M62 108h44M76 62v14M92 62v14M70 76v16M86 76v16M100 76v16M78 92v16M94 92v16"
        stroke="#3a3669"
        stroke-width="1.6"
      />
      {(
        [
          [17, 121, 20],
          [26, 104, 19],
          [34, 87, 18],
          [42, 71, 17],
        ] as const
      ).map(([x, y, wide]) => (
        <Slab key={x} x={x} y={y} wide={wide} />
      ))}
    </>
  ),
  d: () => (
    <>
      <path
        d={stars([
          [96, 40, 3],
          [88, 70, 2.5],
        ])}
        fill="#fff3c4"
      />
      <path d="M8 44h26c3 0 5 3 4 6l-5 8 3 9-6 12 4 12-6 14 3 30H8z" fill="#5a5391" stroke={INK} stroke-width="2" />
      <path d="M8 44h26c3 0 4 2 4 5H8z" fill="#fbe6b5" stroke={INK} stroke-width="1.8" />
      <path
        d="M40 42c10-4 18 0 20 8"
        fill="none"
        stroke="#fff3c4"
        stroke-width="2"
        stroke-dasharray="1 5"
        stroke-linecap="round"
      />
      <path
        d="M46 74c0-15 11-24 25-24s25 9 25 24c-4-4-8-4-12 0-4-4-9-4-13 0-4-4-9-4-13 0-4-4-8-4-12 0z"
        fill="#e7a24a"
      />
      <path
        d="M58 74c0-12 4-22 13-24-9 0-25 8-25 24 4-4 8-4 12 0zM71 74c0-10 1-20 0-24 9 2 13 12 13 24-4-4-9-4-13 0z"
        fill="#fff1cd"
      />
      <path
        d="M46 74c0-15 11-24 25-24s25 9 25 24c-4-4-8-4-12 0-4-4-9-4-13 0-4-4-9-4-13 0-4-4-8-4-12 0z"
        fill="none"
        stroke={INK}
        stroke-width="2.2"
        stroke-linejoin="round"
      />
      <path d="M47 75l22 22M59 75l11 22M83 75L72 97M95 75L73 97" stroke={INK} stroke-width="1.3" />
      <path d="M71 94l8 20c-5 3-11 3-16 0z" fill="#efe3c8" stroke={INK} stroke-width="2" stroke-linejoin="round" />
      <circle cx="71" cy="95" r="4.6" fill="#f0c9a0" stroke={INK} stroke-width="1.8" />
      <path d="M8 132c14-10 30-12 50-8s34 2 54-4v16H8z" fill="#d9b98a" stroke={INK} stroke-width="2" />
    </>
  ),
  j: () => (
    <>
      <path
        d={stars([
          [26, 66, 3.5],
          [95, 64, 3.5],
          [30, 112, 3],
          [92, 114, 3],
          [60, 28, 3],
        ])}
        fill="#fff3c4"
      />
      <circle cx="60" cy="76" r="33" fill="#fff0bf" opacity=".18" />
      <g fill="none" stroke-linecap="round">
        <path d="M30 96C18 70 34 44 60 44M90 56c12 26-4 52-30 52" stroke={INK} stroke-width="11" />
        <path d="M30 96C18 70 34 44 60 44" stroke="#7fd1c0" stroke-width="6.5" />
        <path d="M90 56c12 26-4 52-30 52" stroke="#f4b04e" stroke-width="6.5" />
      </g>
      <g stroke={INK} stroke-width="2.2" stroke-linejoin="round">
        <path d="M56 32l18 12-18 12z" fill="#7fd1c0" />
        <path d="M64 96l-18 12 18 12z" fill="#f4b04e" />
      </g>
      <circle cx="60" cy="76" r="19" fill="#fff3cf" />
      <path d="M60 57a19 19 0 0 1 0 38c8-8 8-30 0-38z" fill="#b9a7e0" />
      <circle cx="60" cy="76" r="19" fill="none" stroke={INK} stroke-width="2.2" />
      <path
        d="M50 73c1.5-2.5 4.5-2.5 6 0M65 73c1.5-2.5 4.5-2.5 6 0M52 82c4 5 12 5 16 0"
        fill="none"
        stroke={INK}
        stroke-width="2.2"
        stroke-linecap="round"
      />
    </>
  ),
}

/** A card's face; the name is printed on it, so the picture itself has no label. Without a name it shows its symbol. */
export function MagicCard({ card, name }: { card: Card; name: string }) {
  const Art = ART[card]
  return (
    <svg class="tw-card-face" viewBox="0 0 120 168" aria-hidden="true">
      <rect x="1.5" y="1.5" width="117" height="165" rx="12" fill="url(#tw-paper)" stroke={INK} stroke-width="2.4" />
      <rect x="6" y="6" width="108" height="156" rx="8" fill="none" stroke="#c8963e" stroke-width="1.6" />
      <g clip-path="url(#tw-arch)">
        <rect x="10" y="10" width="100" height="122" fill={`url(#tw-sky-${card})`} />
        <Art />
      </g>
      <path d={ARCH} fill="none" stroke={INK} stroke-width="3" />
      <path
        d="M9.5 130V58C9.5 27 32 10.5 60 10.5s50.5 16.5 50.5 47.5v72z"
        fill="none"
        stroke="#c8963e"
        stroke-width="2"
      />
      <path d="M8 128h104v6H8z" fill="#d9b56a" stroke={INK} stroke-width="1.6" />
      {name ? (
        <text
          class="tw-card-name"
          x="60"
          y="153.5"
          {...(name.length > 9 ? { textLength: 98, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
        >
          {capital(name)}
        </text>
      ) : (
        <path d={GLYPHS[card]} fill={INK} transform="translate(60 148) scale(1.6)" />
      )}
      {[19, 101].map((x) => (
        <g key={x} transform={`translate(${x} 20)`}>
          <circle r="10.5" fill={PAPER} stroke={INK} stroke-width="2" />
          <path d={GLYPHS[card]} fill={INK} />
        </g>
      ))}
    </svg>
  )
}

/** The back of the pile. */
export function CardBack() {
  return (
    <svg class="tw-card-face" viewBox="0 0 120 168" aria-hidden="true">
      <rect x="1.5" y="1.5" width="117" height="165" rx="12" fill="#3a2158" stroke={INK} stroke-width="2.4" />
      <rect x="8" y="8" width="104" height="152" rx="8" fill="none" stroke="#c8963e" stroke-width="2.4" />
      <path
        d={stars([
          [60, 84, 34],
          [30, 40, 9],
          [90, 40, 9],
          [30, 128, 9],
          [90, 128, 9],
        ])}
        fill="#cc79a7"
        stroke={INK}
        stroke-width="2"
      />
      <path d={stars([[60, 84, 14]])} fill="#fff3c4" />
    </svg>
  )
}

/** A played card flies from its player to the pile of played cards. */
interface Flight {
  from: DOMRect
  /** Whether it begins as a whole card in the hand. */
  whole: boolean
  /** The pile; null: it is not in sight. */
  to: DOMRect | null
}

/** Fly over everything; if no pile is in sight, the card only rises and disappears. */
export async function flyCard(root: HTMLElement, card: Card, { from, whole, to }: Flight, ms: number): Promise<void> {
  if (!ms || !root.animate) return
  const picture = document.createElement('div')
  picture.className = 'tw-flying-card floating'
  picture.setAttribute('aria-hidden', 'true')
  render(<MagicCard card={card} name="" />, picture)
  root.append(picture)
  const { width, height } = picture.getBoundingClientRect()
  const at = over(picture)
  const frames = [
    { transform: at(from, whole ? from.width / width : 0.6), opacity: whole ? 1 : 0 },
    { transform: at(from, 1.25, height * 0.6), opacity: 1, offset: 0.4, easing: 'ease-in-out' },
    { transform: to ? at(to, to.width / width) : at(from, 1, height * 1.6), opacity: to ? 1 : 0 },
  ]
  await picture.animate(frames, { duration: ms, easing: 'cubic-bezier(.3,1.2,.5,1)' }).finished.catch(() => {})
  render(null, picture)
  picture.remove()
}
