/** The seat's turn, with sounds, announcements and flying cards while turns are shown. */
import type { Signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { say } from '../../../i18n'
import { thingPhrase } from '../../../i18n/words'
import type { GameEvent, Towers } from '../../../net/protocol'
import { sound } from '../../../ui/sound'
import { speak } from '../../../ui/speech'
import type { PlayProps } from '../..'
import { flightOf, fly, type Landmarks, showIllegalMove } from '../../sliding/play/feedback'
import { chosenWords, someone, undoneWords } from '../../sliding/speech/labels'
import { waitForPicture } from '../../sliding/board/motion'
import { News, reporter } from '../../sliding/speech/narration'
import { flyCard } from '../cards/MagicCard'
import { cardNews, cardsName, newAim, runeNews } from '../speech/labels'
import type { TowerScene } from '../board3d/TowerScene'
import type { TowersHandle } from '../board/TowersBoard'
import { towersTurn, type TowersTurn } from './turn'
import type { TowersView } from '../../../net/views'

/** The parts of the play area in which turns are shown. */
interface Parts {
  root: RefObject<HTMLElement>
  board: RefObject<TowersHandle>
  scene: RefObject<TowerScene>
  landmarks: Landmarks
}

export function useTurn(
  props: PlayProps<Towers>,
  { root, board, scene, landmarks }: Parts,
  announced: Signal<string>,
): { turn: TowersTurn; news: News } {
  const { edition, names, seat } = props
  const latest = useRef(props)
  latest.current = props
  const { turn, news } = useMemo(() => {
    const news = new News(edition, names, seat)
    const report = reporter(edition, names, seat)
    // on a shared device cards and goals are not announced
    const ownNews = (event: GameEvent<TowersView>) =>
      latest.current.sharedDevice ? [] : [...cardNews(event, edition, seat), ...newAim(event, edition, seat)]
    const turn = towersTurn(props, showIllegalMove(board), {
      onPush: () => sound('push'),
      waitForArrival: async () => (scene.current ? waitForPicture(scene.current.arrival) : board.current?.settle()),
      onWalk: () => sound('step'),
      onPay(payer, cards, rate) {
        sound('magic')
        cards.forEach((card) => {
          const own = payer === seat ? landmarks.rectOf(`card ${card}`) : null
          const from = own ?? landmarks.rectOf(`seat ${payer}`)
          if (root.current && from)
            void flyCard(root.current, card, { from, whole: !!own, to: landmarks.rectOf('played') }, 900 * rate)
        })
      },
      async onFind({ seat: finder, thing, square, ms, last }) {
        sound(last ? 'homeward' : 'found')
        const text = say('sliding-found', {
          ...someone(latest.current.names[finder], finder === seat),
          thing: thingPhrase(edition, thing),
        })
        announced.value = text
        if (finder === seat) speak(text)
        const [from, to] = flightOf(latest.current, finder, whereIs(square), landmarks.rectOf(`seat ${finder}`))
        if (from && root.current) await fly(root.current, thing, from, to, ms)
      },
      onRecall: (events) => news.hear(...events),
      onShow(_, event) {
        if (event && props.stage) news.hear(event)
        const text = event && report(event)
        if (text) announced.value = [text, ...runeNews(event, latest.current.names, seat), ...ownNews(event)].join(' ')
        else if (event?.kind === 'undo') announced.value = undoneWords(event, latest.current.names, seat)
      },
      onChoose(square) {
        const price = square === null ? null : turn.price(square)
        const play = price ? ` ${say('tower-play', { cards: cardsName(edition, price) })}` : ''
        announced.value = chosenWords(turn.board.value, square) + play
      },
    })
    return { turn, news }
  }, [])
  /** A square's place in the window, as the start of a flight. */
  const whereIs = (square: number): DOMRect | null => {
    const top = scene.current?.where(square)
    return top ? new DOMRect(top.x - 40, top.y - 40, 80, 80) : (board.current?.rectOf(square) ?? null)
  }
  useEffect(() => {
    const stopReading = news.readWith(turn)
    return () => {
      turn.stop()
      stopReading()
    }
  }, [turn])
  return { turn, news }
}
