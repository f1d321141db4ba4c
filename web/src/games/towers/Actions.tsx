/** What can be done next, as one large button and the few others. */
import { say } from '../../i18n'
import type { EditionInfo } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { cardName, cardsName } from './describe'
import type { TowersTurn } from './turn'

export function Actions({ turn, edition, pawn }: { turn: TowersTurn; edition: EditionInfo; pawn: number | null }) {
  const step = turn.step.value
  if (!step) return <div class="tw-act" />
  const busy = turn.sending.value
  const pay = turn.chosen.value?.pay ?? ''
  const walks = turn.target.value !== null
  const stays = turn.target.value === pawn
  const small = pay
    ? say('tower-play', { cards: cardsName(edition, pay) })
    : walks && turn.chosen.value?.rune
      ? say('tower-over-rune')
      : ''

  if (step === 'discard') {
    const card = turn.card.value
    return (
      <div class="tw-act">
        <p class="prompt">{say('tower-ask-discard')}</p>
        <Main ready={card !== null && !busy} onClick={() => void turn.discard()}>
          {card ? say('tower-discard', { card: cardName(edition, card) }) : say('tower-choose-card')}
        </Main>
      </div>
    )
  }
  const pushing = step === 'push'
  const ready = (pushing ? turn.ghost.value : walks) && !busy
  const words = pushing
    ? turn.ghost.value
      ? say(walks && !stays ? 'sliding-push_walk' : 'sliding-push')
      : say('tower-choose-arrow')
    : walks
      ? say(stays ? 'sliding-stay' : 'sliding-walk')
      : say('tower-choose-square')
  return (
    <div class="tw-act">
      <Main ready={ready} small={ready ? small : ''} onClick={() => void turn.commit()}>
        {words}
      </Main>
      <div class="others">
        {turn.offers.value.map((offer, n) =>
          n === turn.offer.value || turn.offers.value.length < 2 ? null : (
            <Button key={offer.pay} onClick={() => (turn.offer.value = n)}>
              {offer.pay ? say('tower-pay-with', { cards: cardsName(edition, offer.pay) }) : say('tower-pay-nothing')}
              {offer.rune && ` · ${say('tower-over-rune')}`}
            </Button>
          ),
        )}
        {(turn.ghost.value || walks) && <Button onClick={turn.cancel}>{say('sliding-cancel')}</Button>}
        {step === 'walk' && !walks && <Button onClick={() => void turn.stay()}>{say('sliding-stay')}</Button>}
      </div>
    </div>
  )
}

function Main({
  ready,
  small,
  onClick,
  children,
}: {
  ready: boolean
  small?: string
  onClick: () => void
  children: preact.ComponentChildren
}) {
  return (
    <button type="button" class="tw-go" aria-disabled={!ready} onClick={() => ready && onClick()}>
      {children}
      {small && <small>{small}</small>}
    </button>
  )
}
