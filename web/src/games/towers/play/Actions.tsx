/** The next possible actions: one large button and a few small ones. */
import type { ComponentChildren } from 'preact'
import { say } from '../../../i18n'
import type { EditionInfo, SeatInfo } from '../../../net/protocol'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { UnreadNews } from '../../sliding/play/Progress'
import type { News } from '../../sliding/speech/narration'
import { cardName, cardsName } from '../speech/labels'
import { CardPictures, GiveUpPicture, PushPicture, RunePicture, Sign, StayPicture, WalkPicture } from './pictures'
import type { Offer, TowersTurn } from './turn'
import type { TowersSeat } from '../../../net/views'

interface Props {
  turn: TowersTurn
  edition: EditionInfo
  own: TowersSeat | undefined
  news: News
  people: readonly SeatInfo[]
}

export function Actions({ turn, edition, own, news, people }: Props) {
  const step = turn.step.value
  const isNews = !news.isRead.value && news.lines.value.length > 0
  if (!step || (isNews && step !== 'discard'))
    return (
      <div class="tw-act">
        <UnreadNews news={news} people={people} />
      </div>
    )
  return (
    <div class="tw-act">
      {step === 'discard' ? (
        <Discard turn={turn} edition={edition} />
      ) : (
        <Walk turn={turn} edition={edition} own={own} />
      )}
    </div>
  )
}

function Discard({ turn, edition }: Pick<Props, 'turn' | 'edition'>) {
  const card = turn.card.value
  return (
    <>
      <p class="prompt caption">{say('tower-ask-discard')}</p>
      <Main
        ready={card !== null && !turn.sending.value}
        picture={<GiveUpPicture card={card} />}
        words={card ? say('tower-discard', { card: cardName(edition, card) }) : say('tower-choose-card')}
        onClick={() => void turn.discard()}
      />
    </>
  )
}

/** Push, walk, or both. */
function Walk({ turn, edition, own }: Pick<Props, 'turn' | 'edition' | 'own'>) {
  const pushing = turn.step.value === 'push'
  const [ghost, target, chosen] = [turn.ghost.value, turn.target.value, turn.chosen.value]
  const walks = target !== null
  const stays = target === own?.pawn
  const ready = (pushing ? ghost : walks) && !turn.sending.value
  const pay = chosen?.pay ?? ''
  const small = pay
    ? say('tower-play', { cards: cardsName(edition, pay) })
    : walks && chosen?.rune
      ? say('tower-over-rune')
      : ''
  const words = pushing
    ? ghost
      ? say(walks && !stays ? 'sliding-push_walk' : 'sliding-push')
      : say('tower-choose-arrow')
    : walks
      ? say(stays ? 'sliding-stay' : 'sliding-walk')
      : say('tower-choose-square')
  const picture = (
    <>
      {pushing && <PushPicture />}
      {(walks ? !stays : !pushing) && <WalkPicture />}
      {walks && stays && !pushing && <StayPicture colour={own!.colour} />}
      {walks && chosen?.rune && <RunePicture />}
      <CardPictures cards={pay} />
    </>
  )
  return (
    <>
      <Main
        ready={ready}
        picture={picture}
        words={words}
        small={ready ? small : ''}
        onClick={() => void turn.commit()}
      />
      <div class="others">
        {turn.offers.value.map((offer, n) =>
          n === turn.offer.value ? null : (
            <Button key={offer.pay} onClick={() => (turn.offer.value = n)}>
              <Other offer={offer} edition={edition} />
            </Button>
          ),
        )}
        {(ghost || walks) && (
          <Button onClick={turn.cancel}>
            <Sign>
              <Icon name="close" />
            </Sign>
            <span class="caption">{say('sliding-cancel')}</span>
          </Button>
        )}
        {!pushing && !walks && (
          <Button onClick={() => void turn.stay()}>
            <Sign>{own && <StayPicture colour={own.colour} />}</Sign>
            <span class="caption">{say('sliding-stay')}</span>
          </Button>
        )}
      </div>
    </>
  )
}

/** Another way to pay. */
function Other({ offer: { pay, rune }, edition }: { offer: Offer; edition: EditionInfo }) {
  const words = pay ? say('tower-pay-with', { cards: cardsName(edition, pay) }) : say('tower-pay-nothing')
  return (
    <>
      <Sign>
        {pay ? <CardPictures cards={pay} /> : <WalkPicture />}
        {rune && <RunePicture />}
      </Sign>
      <span class="caption">{rune ? `${words} · ${say('tower-over-rune')}` : words}</span>
    </>
  )
}

interface MainProps {
  ready: boolean
  picture: ComponentChildren
  words: string
  small?: string
  onClick: () => void
}

function Main({ ready, picture, words, small, onClick }: MainProps) {
  return (
    <button type="button" class="tw-go break-words round-16" aria-disabled={!ready} onClick={() => ready && onClick()}>
      <Sign>{picture}</Sign>
      <span class="caption">{words}</span>
      {small && <small class="caption">{small}</small>}
    </button>
  )
}
