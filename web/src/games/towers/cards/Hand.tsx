/** The magic cards of this seat, by kind; those that pay for the way are lifted. Next to them pile and played cards. */
import { useEffect, useState } from 'preact/hooks'
import { prefs } from '../../../device/prefs'
import { say } from '../../../i18n'
import { withColon } from '../../../i18n/words'
import type { EditionInfo } from '../../../net/protocol'
import { CardBack, MagicCard } from './MagicCard'
import { cardName } from '../speech/labels'
import type { Card } from '../board/route'
import type { Landmarks } from '../../sliding/play/feedback'
import type { TowersTurn } from '../play/turn'

const KINDS: readonly Card[] = ['d', 'u', 'j']

interface Props {
  turn: TowersTurn
  hand: readonly Card[]
  edition: EditionInfo
  /** Young players: every card counts as a joker (T7). */
  jokers: boolean
  landmarks: Landmarks
}

export function Hand({ turn, hand, edition, jokers, landmarks }: Props) {
  const [explained, explain] = useState<Card | null>(null)
  useEffect(() => {
    if (!explained) return
    const forget = setTimeout(() => explain(null), 3500)
    return () => clearTimeout(forget)
  }, [explained])
  const paying = turn.chosen.value?.pay ?? ''
  const discarding = turn.step.value === 'discard'
  const kinds = KINDS.filter((kind) => hand.includes(kind))
  const meaning = (kind: Card) => say(`tower-card-${jokers ? 'j' : kind}`)
  const touch = (kind: Card) => {
    explain(explained === kind ? null : kind)
    if (discarding) turn.card.value = kind
    const other = turn.offers.value.findIndex(({ pay }, n) => n !== turn.offer.value && pay.includes(kind))
    if (other >= 0 && !paying.includes(kind)) turn.offer.value = other
  }
  return (
    <section class="tw-hand secret" aria-label={say('tower-hand')}>
      <div class="fan flex justify-center">
        {kinds.map((kind) => {
          const count = hand.filter((card) => card === kind).length
          const used = [...paying].filter((card) => card === kind).length
          const name = cardName(edition, kind)
          const what = meaning(kind)
          const chosen = used > 0 || (discarding && turn.card.value === kind)
          return (
            <button
              type="button"
              key={kind}
              class={
                chosen ? 'tw-card chosen p-0 relative no-border no-fill' : 'tw-card p-0 relative no-border no-fill'
              }
              ref={landmarks.ref(`card ${kind}`)}
              data-card={kind}
              aria-pressed={chosen}
              title={what}
              onClick={() => touch(kind)}
            >
              <MagicCard card={kind} name={prefs.picturesOnly.value ? '' : name} />
              <span class="sr">{withColon(`${count > 1 ? `${count} × ` : ''}${name}`, what)}</span>
              {used > 0 && <em class="caption absolute pill">{say('tower-used', { count: used })}</em>}
              {count > 1 && (
                <span class="times tw-paper absolute pill" aria-hidden="true">
                  ×{count}
                </span>
              )}
            </button>
          )
        })}
        {!kinds.length && (
          <p class="none round-12" data-say={say('tower-hand-empty')}>
            <span class="caption">{say('tower-hand-empty')}</span>
          </p>
        )}
      </div>
      {explained && kinds.includes(explained) && <p class="meaning tw-paper absolute caption">{meaning(explained)}</p>}
    </section>
  )
}

interface PileProps {
  pile: number
  discard: readonly Card[]
  landmarks: Landmarks
}

/** The pile, and the card played last. */
export function Pile({ pile, discard, landmarks }: PileProps) {
  const last = discard.at(-1)
  return (
    <div class="tw-pile">
      <span role="img" aria-label={say('tower-pile', { count: pile })} data-say={say('tower-pile', { count: pile })}>
        {pile > 0 ? <CardBack /> : <span class="empty block" />}
        <b class="tw-paper absolute text-center pill" aria-hidden="true">
          {pile}
        </b>
      </span>
      <span
        ref={landmarks.ref('played')}
        role="img"
        aria-label={say('tower-discards', { count: discard.length })}
        data-say={say('tower-discards', { count: discard.length })}
      >
        {last ? <MagicCard card={last} name="" /> : <span class="empty block" />}
        <b class="tw-paper absolute text-center pill" aria-hidden="true">
          {discard.length}
        </b>
      </span>
    </div>
  )
}
