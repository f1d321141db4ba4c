/** The players' shapes and colours, for pictures that cannot read the page's variables. */
import type { PlayerShape } from './scene/model'

const PLAYERS: Record<string, { shape: PlayerShape; hue: string }> = {
  red: { shape: 'circle', hue: '#d55e00' },
  yellow: { shape: 'triangle', hue: '#f0e442' },
  blue: { shape: 'square', hue: '#0072b2' },
  green: { shape: 'diamond', hue: '#009e73' },
}

export const playerOf = (colour: string) => PLAYERS[colour] ?? PLAYERS.red!
