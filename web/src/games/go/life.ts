import type { IdleAnimation } from '../sliding/alive'

const HOP = [{ transform: 'none' }, { transform: 'translateY(-4px)' }, { transform: 'none' }]
const TWINKLE = [
  { transform: 'none' },
  { transform: 'rotate(22deg) scale(1.25)' },
  { transform: 'rotate(-8deg) scale(0.9)' },
  { transform: 'none' },
]

/** The star in the middle twinkles, a marker hops. */
export const IDLE: IdleAnimation[] = [
  ['.go-field .go-star', TWINKLE, 900],
  ['.go-marker > *', HOP, 300],
]
