/** Pictures in place of text, for children who cannot read. */
import type { ComponentChildren } from 'preact'
import { prefs } from '../../../device/prefs'
import { Icon } from '../../../ui/Icon'
import { Pawn } from '../../../ui/Pawn'
import { arrowMarkup } from '../../sliding/board/art'
import { CardBack, MagicCard } from '../cards/MagicCard'
import { RuneStone } from '../board/tile'
import { DUSK_INK, FLOORS, STRATA, WALLS } from '../board/paint'
import type { Card } from '../board/route'
import type { Way } from './viewPrefs'

/** Shown only where pictures replace text. */
export function Sign({ children }: { children: ComponentChildren }) {
  return prefs.picturesOnly.value ? (
    <span class="tw-sign" aria-hidden="true">
      {children}
    </span>
  ) : null
}

const ARROW = arrowMarkup(0)

export const PushPicture = () => <svg viewBox="-34 -26 68 52" dangerouslySetInnerHTML={{ __html: ARROW }} />

/** Feet on a ring, like the ring of towers in reach. */
export const WalkPicture = () => (
  <svg viewBox="-26 -26 52 52">
    <circle class="tw-sign-ring" r="22" />
    <use href="#feet" class="feet" />
  </svg>
)

export const StayPicture = ({ colour }: { colour: string }) => <Pawn colour={colour} />

export const RunePicture = () => (
  <svg class="thing block" viewBox="-36 -36 72 72">
    <RuneStone />
  </svg>
)

export const CardPictures = ({ cards }: { cards: string }) => (
  <>
    {[...cards].map((card, n) => (
      <MagicCard key={n} card={card as Card} name="" />
    ))}
  </>
)

/** A card on its way to the pile of played cards. */
export const GiveUpPicture = ({ card }: { card: Card | null }) => (
  <>
    {card ? <MagicCard card={card} name="" /> : <CardBack />}
    <Icon name="arrow" />
    <i class="empty" />
  </>
)

/** A single tower, or nine of them from above. */
export function WayPicture({ way }: { way: Way }) {
  if (way === 'flat')
    return (
      <svg viewBox="0 0 40 40" stroke={DUSK_INK} stroke-width="1.6">
        {STRATA.slice(0, 4).map((colour, n) => (
          <rect key={n} x={n % 2 ? 21 : 3} y={n < 2 ? 3 : 21} width="16" height="16" rx="3" fill={colour} />
        ))}
      </svg>
    )
  return (
    <svg viewBox="0 0 40 40" stroke={DUSK_INK} stroke-width="1.4" stroke-linejoin="round">
      {[0, 1, 2].map((n) => (
        <g key={n}>
          <path d={`M6 ${31 - 7 * n}l14 7v-7l-14-7z`} fill={STRATA[n + 1]} />
          <path d={`M34 ${31 - 7 * n}l-14 7v-7l14-7z`} fill={WALLS[n + 1]} />
        </g>
      ))}
      <path d="M20 3l14 7-14 7L6 10z" fill={FLOORS[3]} />
    </svg>
  )
}
