/** A table in play: events are played one after the other, and after the last one the player plans a turn. */
import { type ReadonlySignal, type Signal, useComputed, useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { pauseFactor, pace, prefs } from '../../../device/prefs'
import { say } from '../../../i18n'
import { thingPhrase } from '../../../i18n/words'
import { sound } from '../../../ui/sound'
import { speak, speakCaption } from '../../../ui/speech'
import type { GameEvent } from '../../../net/protocol'
import type { PlayProps } from '../..'
import { flightOf, fly, Landmarks, showIllegalMove } from './feedback'
import { type Ghost, ghostOf } from './ghost'
import { type Hinted, hintWords, isWhole, onward } from './hint'
import { chosenWords, newGoal, undoneWords, previewLabel, pushLabel, someone, spareLabel } from '../speech/labels'
import { pushText, readPush, readWalk, type Sliding, type SlidingView, quartersTo, rotate } from '../board/maze'
import { nextFrame } from '../board/motion'
import { Playback } from './playback'
import type { BoardHandle } from '../board/SlidingBoard'
import { useSpokenSpare } from '../speech/speech'
import { News, reporter } from '../speech/narration'
import { tapsAt, type Turn, turnOf } from './turn'

interface SlidingTable {
  film: Playback<SlidingView>
  turn: Turn
  ghost: Ghost
  /** Where panels are, for what flies to them. */
  landmarks: Landmarks
  /** Announcements for screen readers. */
  announced: Signal<string>
  /** The turns of the others. */
  news: News
  hint: ReadonlySignal<Hinted | null>
  askHint(): Promise<void>
}

export function useSlidingTable(
  props: PlayProps<Sliding>,
  root: RefObject<HTMLElement>,
  board: RefObject<BoardHandle>,
): SlidingTable {
  const { edition } = props
  const announced = useSignal('')
  const hint = useSignal<Hinted | null>(null)
  const landmarks = useMemo(() => new Landmarks(), [])
  const latest = useRef(props)
  latest.current = props

  /** A puzzle has to be thought out first; players can choose the same for every game. */
  const thinkFirst = useComputed(() => prefs.thinkFirst.value || !!props.table.puzzle)

  const taps = useComputed(() => tapsAt(!!props.undo, thinkFirst.value))

  const { film, turn, ghost, news } = useMemo(() => {
    const news = new News(edition, props.names, props.seat)
    const report = reporter(edition, props.names, props.seat)
    // on a shared device the goal is not announced
    const goalAfter = (event: GameEvent<SlidingView>) =>
      latest.current.sharedDevice ? '' : newGoal(event, edition, latest.current.seat)
    const film: Playback<SlidingView> = new Playback({
      view: props.view,
      events: props.events,
      pace,
      ...(props.stage && { stage: props.stage, pauseFactor, isClockRunning: () => props.deadline.peek() !== null }),
      story: props.story,
      slideInPreview: (text) => {
        const { arrow, quarters } = turn
        if (arrow.value === null) return null
        return text === pushText(arrow.value, rotate(film.shown.value.spare, quarters.value)) ? ghost.enter() : null
      },
      listener: {
        onPush: () => sound('push'),
        waitForArrival: async () => board.current?.settle(),
        onWalk: () => sound('step'),
        async onFind({ seat: finder, thing, square, ms, last }) {
          sound(last ? 'homeward' : 'found')
          const text = say('sliding-found', {
            ...someone(latest.current.names[finder], finder === latest.current.seat),
            thing: thingPhrase(edition, thing),
          })
          announced.value = text
          if (finder === latest.current.seat) speak(text)
          const place = square < 0 ? null : (board.current?.rectOf(square) ?? null)
          const [from, to] = flightOf(latest.current, finder, place, landmarks.rectOf(`socket ${finder}`))
          if (from && root.current) await fly(root.current, thing, from, to, ms)
        },
        onRecall: (events) => news.hear(...events),
        onShow(_, event) {
          hint.value = null
          // what was thought of while others moved was about another maze
          if (event?.seat !== props.seat) turn.reset()
          if (!event) return
          const text = report(event)
          if (props.stage) news.hear(event)
          if (text) announced.value = [text, goalAfter(event)].filter(Boolean).join(' ')
          else if (event.kind === 'undo')
            announced.value = undoneWords(event, latest.current.names, latest.current.seat)
        },
      },
    })
    const turn: Turn = turnOf({
      view: film.shown,
      seat: props.still ? null : props.seat,
      choices: props.choices,
      busy: film.busy,
      taps,
      thinkFirst,
      async move(text) {
        if (turn.preview.value?.text === text) {
          ghost.enter()
          await nextFrame() // draw it first: the changes of the answer would make this frame a long one
        }
        return latest.current.move(text)
      },
      onRefused: showIllegalMove(board),
      onChosen: (square) => (announced.value = chosenWords(film.shown.value, square)),
    })
    const ghost = ghostOf(turn, pace)
    return { film, turn, ghost, news }
  }, [props.view])

  useEffect(() => {
    const stopReading = news.readWith(turn)
    return () => {
      film.stop()
      ghost.stop()
      stopReading()
    }
  }, [film])

  useSpokenSpare(turn, () => (announced.value = spareLabel(film.shown.value, turn.quarters.value, edition)))

  // What a push would open is announced when it is previewed.
  useEffect(
    () =>
      turn.preview.subscribe((preview) => {
        // on a shared device the goal is not announced
        const { seat, sharedDevice, peeking } = latest.current
        if (preview && thinkFirst.value) announced.value = pushLabel(preview)
        else if (preview) announced.value = previewLabel(preview, edition, sharedDevice && !peeking ? null : seat)
      }),
    [turn],
  )

  /** The last step of a hint is previewed like the player's own plan: shown on the board, and nothing is sent yet. */
  const asking = useRef(false)
  const askHint = async (): Promise<void> => {
    if (asking.current) return
    asking.current = true
    const view = film.shown.value
    const next = await onward(hint.value, async () => (await props.hint?.()) ?? []).catch(() => null)
    asking.current = false
    if (!next || film.shown.value !== view) return
    const { turn: best } = next
    const push = best.push ? readPush(view.side, best.push) : null
    if (isWhole(next))
      turn.propose({
        arrow: push?.arrow.name ?? null,
        quarters: push ? quartersTo(view.spare, push.openings) : 0,
        target: readWalk(view.side, best.walk),
      })
    hint.value = next
    announced.value = hintWords(next, view, { edition, names: props.names }).text
    speakCaption(announced.value)
  }

  return { film, turn, ghost, landmarks, announced, news, hint, askHint }
}
