/** The play area of Labyrinth Go!: look, lay, grab, and see the result. */
import { useComputed, useSignal, type ReadonlySignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { RefObject } from 'preact'
import { say } from '../../../i18n'
import { Refusal, type Go } from '../../../net/protocol'
import { speakCaption } from '../../../ui/speech'
import { errorText } from '../../../ui/Toast'
import { useTimeLeft } from '../../../ui/hooks'
import { useIdleAnimations, type IdleAnimation } from '../../../ui/hooks'
import type { PlayProps } from '../..'
import { BoardPicture } from '../board/BoardPicture'
import { pictures } from '../board/check'
import type { GoHandle } from '../board/GoBoard'
import { Defs } from '../board/pieces'
import { editionOf } from '../board/edition'
import { mayLay, solo } from '../board/view'
import { Actions } from './Actions'
import type { Answer } from './Buttons'
import { Answers, useAnnouncedTiles } from './announce'
import { CheckStage } from './CheckStage'
import { Count, Dice } from './Dice'
import { Drag } from './drag'
import { Middle } from './Field'
import { useHint, nextTouch, placing } from './hint'
import { useKeys } from './keys'
import { useRound, type Phase } from './round'
import { Others, Seats } from './Seats'
import { OwnTable } from './table'
import { Track } from './Track'
import { Floating, Tray } from './Tray'
import '../styles/index.css'

/** How long an answer stays that nobody has touched. */
const ANSWER_MS = 6000

/** What the seat lays, drags and hears, and the round it does so in. */
function useHand(props: PlayProps<Go>) {
  const { choices, edition, seat } = props
  const goEdition = editionOf(edition)
  const said = useSignal('')
  const answer = useSignal<Answer | null>(null)
  const missed = useComputed(() => answer.value?.picture ?? null)

  const setNews = (text: string): void => {
    said.value = said.value === text ? `${text}\u200b` : text
  }
  const onRefused = (reason: unknown): void => {
    if (!(reason instanceof Refusal) || typeof reason.details.picture !== 'string') return
    const text = errorText(reason, edition.things)
    answer.value = { text, picture: reason.details.picture }
    setNews(text)
    speakCaption(text)
  }
  const move = useRef(props.move)
  move.current = props.move
  const { shown: view, ...round } = useRound(props, {
    goEdition,
    setNews,
    renew: () => {
      drag.cancel()
      table.reset()
    },
  })
  const { count, check } = round
  const table = useMemo(
    () => new OwnTable(goEdition, view, (text) => move.current(text), onRefused),
    [goEdition, view, seat],
  )
  const drag = useMemo(() => new Drag(table), [table])
  const answers = new Answers(table, drag, setNews)
  useAnnouncedTiles(
    table,
    () => view.peek().round,
    () => free.peek(),
    setNews,
  )
  const free = useComputed(
    () =>
      !props.still &&
      count.value === null &&
      (solo(view.value) || check.value === null) &&
      view.value.step === 'play' &&
      mayLay(choices.value),
  )

  useEffect(() => {
    if (answer.value === null) return
    const timer = setTimeout(() => (answer.value = null), ANSWER_MS)
    return () => clearTimeout(timer)
  }, [answer.value])
  return { goEdition, said, setNews, answer, missed, view, round, table, drag, answers, free }
}

export function Play(props: PlayProps<Go>) {
  const { seat, names } = props
  const people = props.table.seats
  const { goEdition, said, setNews, answer, missed, view, round, table, drag, answers, free } = useHand(props)
  const { count, check, flash, fresh, phase } = round
  const now = view.value
  const alone = solo(now)
  /** the seat whose board of the last check is shown again */
  const again = useSignal(props.view.peek().step === 'over' ? (seat ?? 0) : null)
  const root = useRef<HTMLDivElement>(null)

  useNextFocus(root, phase)
  const board = useRef<GoHandle>(null)
  const toBoard = (): void => board.current?.focus()

  const keyed = useKeys({ root, table, drag, answers, free, toBoard })
  const hinting = useHint(props, table, answer, setNews)
  const wants = props.marks?.move && free.value ? placing(goEdition, props.marks.move) : null
  const absorbed = useComputed(() => drag.tile.value !== null || count.value !== null)
  useIdleAnimations(root, absorbed, IDLE)
  // finding them is half the game (G3): only the helper, which a table agrees on, and spectators have them marked (G11)
  const wanted = seat === null || now.options.helper[seat] ? now.roll : []
  return (
    <div
      ref={root}
      class={`go${alone ? ' alone' : ''}${seat === null ? ' watching' : ''}`}
      onKeyDown={keyed}
      data-point={props.marks?.move && nextTouch(props.marks.move, table)}
    >
      <Defs />
      <p class="sr" role="status" aria-live="polite">
        {said.value}
      </p>
      {check.value && !alone ? (
        <CheckStage
          goEdition={goEdition}
          view={now}
          round={check.value}
          names={names}
          people={people}
          you={seat}
          again={again.value}
          setNews={setNews}
          onSeen={round.seen}
          {...(props.view.value.step === 'over' || (seat !== null && !props.choices.value)
            ? {}
            : {
                onward: () => {
                  again.value = null
                  round.onward()
                },
              })}
        />
      ) : alone && now.outcome ? (
        <div class="go-field go-last">
          <div class="go-shadow" />
          <BoardPicture
            goEdition={goEdition}
            layout={now.last?.seats[0]!.layout ?? []}
            checked={now.last ? pictures(goEdition, now.last.seats[0]!) : []}
          />
        </div>
      ) : (
        <div class="go-area go-playing stack justify-center h-full">
          <div class="go-top flex justify-center">
            <Dice
              goEdition={goEdition}
              roll={now.roll}
              round={now.round}
              fresh={fresh.current && !props.still}
              marks={seat !== null}
            />
            <Clock deadline={props.deadline} now={props.now} />
          </div>
          {!alone && <h2 class="go-title caption text-center">{say('go-play-round', { round: now.round })}</h2>}
          {!alone && (
            <Seats
              goEdition={goEdition}
              view={now}
              names={names}
              people={people}
              you={seat}
              boards={now.boards}
              show={
                now.step === 'ready' && now.last && !props.still
                  ? (whose) => {
                      again.value = whose
                      check.value = now.last
                    }
                  : undefined
              }
            />
          )}
          <Middle
            {...{ table, drag, answers, free, wanted, missed, setNews }}
            handle={board}
            lit={props.marks?.squares}
            place={[wants, hinting.spot].find((spot) => spot?.tile === table.held.value) ?? null}
            solved={flash.value ? now.last?.seats[0] : undefined}
          />
          {seat !== null && <Tray {...{ table, drag, answers, free, toBoard }} early={now.step === 'ready'} />}
          {now.boards && <Others goEdition={goEdition} view={now} boards={now.boards} names={names} you={seat} />}
          <Actions
            goEdition={goEdition}
            view={now}
            you={props.still ? null : seat}
            names={names}
            people={people}
            table={table}
            free={free}
            answer={answer}
            hint={hinting.ask}
            skip={props.skip}
            again={now.last && (() => (check.value = now.last))}
          />
          {seat !== null && <p class="go-keys caption">{say('go-play-keys')}</p>}
          {now.finish !== null && (
            <Track
              finish={now.finish}
              colours={now.seats.map((each) => each.colour)}
              names={names}
              at={now.seats.map((each) => each.track ?? 0)}
            />
          )}
        </div>
      )}
      {count.value !== null && <Count roll={now.roll} count={count.value} whole={!!props.stage} />}
      <Floating table={table} drag={drag} />
    </div>
  )
}

/** The time left, by the server's clock. */
const HURRY_S = 20

function Clock({ deadline, now }: { deadline: ReadonlySignal<number | null>; now(): number }) {
  const left = useTimeLeft(deadline.value, now)
  if (left === null) return null
  const minutes = Math.floor(left / 60)
  const seconds = String(left % 60).padStart(2, '0')
  return (
    <p
      class={`go-clock go-paper in-row round-16${left <= HURRY_S ? ' hurry' : ''}`}
      role="timer"
      aria-label={say('go-play-time-left', { minutes, seconds: left % 60 })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3h12M6 21h12M8 3v4l4 5 4-5V3M8 21v-4l4-5 4 5v4" />
      </svg>
      {minutes}:{seconds}
    </p>
  )
}

/** Move the focus to what comes next when the focused element is gone, so that keys keep working. */
function useNextFocus(root: RefObject<HTMLElement>, phase: Phase): void {
  const shown = useRef(phase)
  useEffect(() => {
    const changed = shown.current !== phase
    shown.current = phase
    if (!changed || (document.activeElement && document.activeElement !== document.body)) return
    const next = phase === 'ready' ? '.go-big' : phase === 'play' ? '.go-slot' : null
    if (next) root.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true })
  }, [phase])
}

const HOP = [{ transform: 'none' }, { transform: 'translateY(-4px)' }, { transform: 'none' }]
const TWINKLE = [
  { transform: 'none' },
  { transform: 'rotate(22deg) scale(1.25)' },
  { transform: 'rotate(-8deg) scale(0.9)' },
  { transform: 'none' },
]

/** The star in the middle twinkles, a marker hops. */
const IDLE: IdleAnimation[] = [
  ['.go-field .go-star', TWINKLE, 900],
  ['.go-marker > *', HOP, 300],
]
