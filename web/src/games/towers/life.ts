import type { IdleAnimation } from '../sliding/alive'

/** The rune stone breathes, a figure stretches. In 3D, where frames are expensive, fireflies pass in front. */
export const TOWERS_IDLE: IdleAnimation[] = [
  ['.tw-rune-light', [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], 2600],
  ['.tw-pawn > *', [{ transform: 'none' }, { transform: 'translateY(-5px)' }, { transform: 'none' }], 420],
  [
    '.tw-firefly',
    [
      { opacity: 0, transform: 'none' },
      { opacity: 0.9, transform: 'translate(26px, -30px)' },
      { opacity: 0.2, transform: 'translate(48px, -18px)' },
      { opacity: 0.8, transform: 'translate(74px, -40px)' },
      { opacity: 0, transform: 'translate(96px, -34px)' },
    ],
    3600,
  ],
]
