/** Faces of the bots: one animal per level, from a patient snail to a wise owl, a learned elephant and a chameleon. */
import type { SeatInfo } from '../net/protocol'
import { Pawn } from './Pawn'

const INK = { stroke: 'var(--ink)', 'stroke-width': 3, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const
const eye = (x: number, y: number, r = 3) => (
  <>
    <circle cx={x} cy={y} r={r} fill="#2B2140" />
    <circle cx={x - r * 0.3} cy={y - r * 0.4} r={r * 0.35} fill="#FFF3D9" />
  </>
)

const FACES = {
  // a die that looks happy whatever falls
  random: () => (
    <g {...INK}>
      <rect x="13" y="14" width="38" height="38" rx="9" fill="#FFF3D9" transform="rotate(-7 32 33)" />
      <g stroke="none">
        {eye(25, 29)}
        {eye(40, 27)}
      </g>
      <path d="M25 40c4 5 13 4 15-2" fill="none" />
      <circle cx="20" cy="21" r="2" fill="#DB4A3F" stroke="none" />
      <circle cx="45" cy="44" r="2" fill="#DB4A3F" stroke="none" />
    </g>
  ),
  // a hamster with full cheeks
  greedy: () => (
    <g {...INK}>
      <circle cx="19" cy="18" r="7" fill="#B8702F" />
      <circle cx="45" cy="18" r="7" fill="#B8702F" />
      <path d="M32 13c14 0 22 10 22 23 0 12-9 18-22 18S10 48 10 36c0-13 8-23 22-23z" fill="#F5BC3B" />
      <path d="M32 34c-6-4-20 0-19 10 1 7 12 9 19 6 7 3 18 1 19-6 1-10-13-14-19-10z" fill="#FFF3D9" />
      <g stroke="none">
        {eye(24, 28, 3.4)}
        {eye(40, 28, 3.4)}
      </g>
      <path d="M29.5 35h5l-2.5 3z" fill="#DB4A3F" />
      <path d="M32 38v4M29.5 42v4h5v-4z" fill="#FFF3D9" />
    </g>
  ),
  // a snail in no hurry
  level1: () => (
    <g {...INK}>
      <path d="M9 51c14 3 32 3 45-1 2-6-2-13-9-13-7 0-8 5-16 5-9 0-14 1-20 9z" fill="#77B648" />
      <path d="M46 38c-2-7-1-12-3-18M51 38c1-7 2-11 5-16" fill="none" />
      <circle cx="26" cy="30" r="17" fill="#B8702F" />
      <path d="M26 40c-6 0-10-4-10-10s5-10 11-9c6 0 9 5 8 10-1 4-5 6-8 5-3 0-5-3-4-6" fill="none" stroke="#FFF3D9" />
      <circle cx="43" cy="19" r="4" fill="#FFF3D9" />
      <circle cx="56" cy="21" r="4" fill="#FFF3D9" />
      <circle cx="44" cy="19" r="1.5" fill="#2B2140" stroke="none" />
      <circle cx="57" cy="21" r="1.5" fill="#2B2140" stroke="none" />
      <path d="M46 46c2 1.5 4 1.5 6 0" fill="none" stroke-width="2.2" />
    </g>
  ),
  // a kitten that looks into everything
  level2: () => (
    <g {...INK}>
      <path
        d="M12 12c6 1 10 4 13 7 5-1 9-1 14 0 3-3 7-6 13-7 1 8 1 13-1 18 4 14-6 24-19 24S9 44 13 30c-2-5-2-10-1-18z"
        fill="#C3CEE2"
      />
      <path d="M16 17c3 1 5 2 7 4M48 17c-3 1-5 2-7 4" fill="none" stroke="#DB4A3F" />
      <path d="M32 20v7M26 21l1 5M38 21l-1 5" fill="none" stroke-width="2.4" />
      <circle cx="23" cy="33" r="5.5" fill="#77B648" />
      <circle cx="41" cy="33" r="5.5" fill="#77B648" />
      <ellipse cx="23" cy="33" rx="2" ry="4" fill="#2B2140" stroke="none" />
      <ellipse cx="41" cy="33" rx="2" ry="4" fill="#2B2140" stroke="none" />
      <path d="M29 40h6l-3 3.500z" fill="#DB4A3F" stroke-width="2.2" />
      <path
        d="M32 43.500c0 4-5 4-6 2M32 43.500c0 4 5 4 6 2M14 40l-8-2M14 44l-8 2M50 40l8-2M50 44l8 2"
        fill="none"
        stroke-width="2"
      />
    </g>
  ),
  // a hare, ears up, on the jump
  level3: () => (
    <g {...INK}>
      <path d="M24 30C16 20 13 9 18 5c6-1 10 10 11 23zM40 30c8-10 11-21 6-25-6-1-10 10-11 23z" fill="#B8702F" />
      <path d="M20 10c0 6 3 12 5 16M44 10c0 6-3 12-5 16" fill="none" stroke="#FFF3D9" />
      <path d="M32 24c12 0 18 8 18 17 0 10-8 16-18 16s-18-6-18-16c0-9 6-17 18-17z" fill="#B8702F" />
      <path d="M32 40c-5 0-9 4-9 9 0 4 5 7 9 7s9-3 9-7c0-5-4-9-9-9z" fill="#FFF3D9" />
      <g stroke="none">
        {eye(23, 37, 3.4)}
        {eye(41, 37, 3.4)}
      </g>
      <path d="M29.5 43h5l-2.5 3zM32 46v3" fill="#DB4A3F" stroke-width="2.2" />
      <path d="M30 50h4v4h-4z" fill="#FFF9EA" stroke-width="2" />
    </g>
  ),
  // a fox with one eyebrow raised
  level4: () => (
    <g {...INK}>
      <path
        d="M8 10c8 1 14 5 17 10 5-1 9-1 14 0 3-5 9-9 17-10 2 10 0 17-3 22 2 4 4 5 5 8-9 1-14 16-26 16S15 41 6 40c1-3 3-4 5-8-3-5-5-12-3-22z"
        fill="#DB4A3F"
      />
      <path d="M6 40c10-5 18-2 21 5 1 4 3 6 5 6s4-2 5-6c3-7 11-10 21-5-9 1-14 16-26 16S15 41 6 40z" fill="#FFF3D9" />
      <path d="M13 15c4 1 7 4 9 7M51 15c-4 1-7 4-9 7" fill="none" stroke="#2B2140" />
      <g stroke="none">
        {eye(22, 33)}
        {eye(42, 33)}
      </g>
      <path d="M17 28l9 1M38 26l9-2" fill="none" stroke-width="2.6" />
      <path d="M28.5 49h7L32 54z" fill="#2B2140" />
    </g>
  ),
  // an owl with spectacles
  level5: () => (
    <g {...INK}>
      <path
        d="M12 12c5 0 9 2 12 5 5-1 11-1 16 0 3-3 7-5 12-5 0 6-1 10-3 14 7 16-2 30-17 30S8 42 15 26c-2-4-3-8-3-14z"
        fill="#9A6AD0"
      />
      <path d="M32 42c-6 0-10 4-10 8s4 6 10 6 10-2 10-6-4-8-10-8z" fill="#FFF3D9" />
      <circle cx="22.5" cy="31" r="9" fill="#FFF3D9" />
      <circle cx="41.5" cy="31" r="9" fill="#FFF3D9" />
      <g stroke="none">
        {eye(23.5, 31, 4)}
        {eye(40.5, 31, 4)}
      </g>
      <g fill="none" stroke="#F5BC3B" stroke-width="2.6">
        <circle cx="22.5" cy="31" r="9" />
        <circle cx="41.5" cy="31" r="9" />
      </g>
      <path d="M31 36h2l1 3-2 4-2-4z" fill="#F5BC3B" stroke-width="2.4" />
      <path d="M27 49l2 2 2-2M33 49l2 2 2-2" fill="none" stroke-width="2" />
    </g>
  ),
  // an elephant that forgets nothing
  master: () => (
    <g {...INK}>
      <path d="M21 16C9 10 3 18 5 30c2 10 9 14 16 10zM43 16c12-6 18 2 16 14-2 10-9 14-16 10z" fill="#8FA3C4" />
      <path d="M18 24c0-9 6-15 14-15s14 6 14 15c0 8-3 13-8 16v8c0 7-10 9-13 3" fill="#C3CEE2" />
      <path d="M18 24c0 8 3 13 8 16v6c0 3 5 3 5 0" fill="#C3CEE2" />
      <path d="M24 41l-3 6M40 41l3 6" fill="none" stroke="#FFF3D9" />
      <g stroke="none">
        {eye(25.5, 25, 3.2)}
        {eye(38.5, 25, 3.2)}
      </g>
      <path d="M25 14l2-7 5 4 5-4 2 7z" fill="#F5BC3B" stroke-width="2.4" />
    </g>
  ),
  // a chameleon, as strong as it should be
  even: () => (
    <g {...INK}>
      <path d="M18 40c-8 0-13 6-10 11s12 3 10-3-8-2-5 1M28 46v8M40 45v8" fill="none" />
      <path d="M24 17l6-9 5 6 7-3 1 7z" fill="#F5BC3B" />
      <path d="M15 38c0-15 11-24 25-23s18 10 17 18c-1 9-9 13-19 13H24c-6 0-9-3-9-8z" fill="#77B648" />
      <circle cx="40" cy="27" r="8.5" fill="#FFF3D9" />
      <g stroke="none">{eye(42.5, 27, 3.6)}</g>
      <path d="M56 36c-5 3-11 4-17 2" fill="none" />
    </g>
  ),
} as const

/** The face of a bot; an unknown bot gets the die. */
export function Portrait({ bot, class: extra = '' }: { bot: string; class?: string }) {
  return (
    <svg class={`portrait ${extra}`} viewBox="0 0 64 64" aria-hidden="true">
      {(FACES[bot.replace(/^strength.*/, 'even') as keyof typeof FACES] ?? FACES.random)()}
    </svg>
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
    <span class="player" data-colour={seat.colour}>
      <Pawn colour={seat.colour} me={me} />
      {seat.kind === 'bot' && seat.bot && (
        <span class="face-of">
          <Portrait bot={seat.bot} />
        </span>
      )}
    </span>
  )
}
