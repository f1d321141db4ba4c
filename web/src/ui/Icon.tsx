/** Drawings of one piece, by name. The build puts them into files of their own, see plugins/sprite.ts. */
import { drawingHref, PORTRAITS, SIGNS, THINGS } from 'virtual:sprite'
import type { IconName } from './icons'

export type { IconName }

/** A line drawing in the colour of the text. `turn`: degrees clockwise. */
export function Icon({ name, class: extra = '', turn = 0 }: { name: IconName; class?: string; turn?: number }) {
  return (
    <svg class={`icon ${extra}`} viewBox="0 0 24 24" aria-hidden="true">
      <use transform={turn ? `rotate(${turn} 12 12)` : undefined} href={drawingHref('icon', name)} />
    </svg>
  )
}

/** Whether there is a picture of a treasure or emblem. */
export const hasPicture = (name: string): boolean => THINGS.has(name)

/** The reference of such a picture. */
export const pictureHref = (name: string): string => drawingHref('thing', name)

/** A treasure or emblem inside an SVG drawing. */
export function Picture({ name, x = 0, y = 0, size = 64 }: { name: string; x?: number; y?: number; size?: number }) {
  return <use href={pictureHref(name)} x={x} y={y} width={size} height={size} />
}

/** A friendly sign, for those who cannot read yet; an unknown one smiles. */
export function SignPicture({ sign }: { sign: string }) {
  return (
    <svg class="sign-picture rigid round-12" viewBox="0 0 32 32" aria-hidden="true">
      <use href={drawingHref('sign', SIGNS.has(sign) ? sign : 'other')} />
    </svg>
  )
}

/**
 * The face of a bot: one animal per level, from a patient snail to a wise owl, a learned elephant and a chameleon. Each is
 * a file of `portraits/`, named like its bot; an unknown bot gets the die.
 */
export function Portrait({ bot, class: extra = '' }: { bot: string; class?: string }) {
  const name = bot.replace(/^strength.*/, 'even')
  return (
    <svg class={`portrait rigid ${extra}`} viewBox="0 0 64 64" aria-hidden="true">
      <use href={drawingHref('portrait', PORTRAITS.has(name) ? name : 'random')} />
    </svg>
  )
}
