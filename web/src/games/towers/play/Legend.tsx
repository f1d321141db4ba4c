/** What the symbols on the towers mean: heights, steps between them, rings. */
import { say } from '../../../i18n'
import { DUSK_INK, STRATA, onStratum } from '../board/paint'
import { CardPictures, Sign, WalkPicture } from './pictures'

const Ring = () => (
  <>
    <circle r="8.5" fill="none" stroke-width="5" />
    <circle class="line" r="8.5" fill="none" stroke-width="2.8" />
  </>
)

export function Legend() {
  return (
    <section class="tw-legend stack round-14" aria-label={say('tower-legend')}>
      <b class="caption">{say('tower-legend')}</b>
      <svg class="ramp" viewBox="0 0 200 26" aria-hidden="true">
        {STRATA.map((colour, n) => (
          <g key={colour} transform={`translate(${n * 40} 0)`}>
            <rect x="1" y="1" width="38" height="24" fill={colour} stroke={DUSK_INK} stroke-width="1.5" />
            <text class="tw-number" x="20" y="18" fill={onStratum(n + 1)}>
              {n + 1}
            </text>
          </g>
        ))}
      </svg>
      <span data-say={say('tower-legend-stair')}>
        <svg viewBox="-12 -12 24 24" aria-hidden="true" stroke={DUSK_INK}>
          <rect x="-11" y="-11" width="22" height="22" fill="#f3dfb4" stroke-width="1.8" />
          <path d="M-5.5-11V11M0-11V11M5.5-11V11" stroke-width="1.4" />
          <path d="M-3-5L3 0-3 5" fill="none" stroke-width="2.6" />
        </svg>
        <Sign>
          <WalkPicture />
        </Sign>
        <em class="caption">{say('tower-legend-stair')}</em>
      </span>
      <span data-say={say('tower-legend-cliff')}>
        <svg viewBox="-12 -12 24 24" aria-hidden="true" stroke={DUSK_INK}>
          <rect x="-11" y="-11" width="22" height="22" fill="#c98468" stroke-width="1.8" />
          <path d="M9-11V11" stroke-width="4" />
          <path d="M8-7H-4M8-2H0M8 3H-4M8 8H0" stroke-width="2.2" />
        </svg>
        <Sign>
          <CardPictures cards="j" />
        </Sign>
        <em class="caption">{say('tower-legend-cliff')}</em>
      </span>
      <span data-say={say('tower-legend-free')}>
        <svg class="ring" viewBox="-12 -12 24 24" aria-hidden="true">
          <Ring />
        </svg>
        <Sign>
          <WalkPicture />
        </Sign>
        <em class="caption">{say('tower-legend-free')}</em>
      </span>
      <span data-say={say('tower-legend-paid')}>
        <svg class="ring paid" viewBox="-12 -12 24 24" aria-hidden="true">
          <Ring />
        </svg>
        <Sign>
          <CardPictures cards="j" />
        </Sign>
        <em class="caption">{say('tower-legend-paid')}</em>
      </span>
    </section>
  )
}
