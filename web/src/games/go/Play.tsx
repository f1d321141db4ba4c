/** The play area of Labyrinth Go!: look, lay, grab, and see the result. */
import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { say } from '../../i18n'
import { Refusal, type Go } from '../../net/protocol'
import type { PlayProps } from '../index'
import { useIdleAnimations } from '../sliding/alive'
import { Actions } from './Actions'
import { Answers } from './answers'
import { BoardPicture } from './BoardPicture'
import { editionOf } from './box'
import { pictures } from './check'
import { CheckStage } from './CheckStage'
import { Clock } from './Clock'
import { Dice } from './Dice'
import { Drag } from './drag'
import { useNextFocus } from './focus'
import { useAnnouncedTiles } from './announce'
import { useHint } from './hint'
import { IDLE } from './life'
import { useKeys } from './keys'
import { Middle } from './Middle'
import { Defs } from './pieces'
import { useRound } from './round'
import { Others, Seats } from './Seats'
import { OwnTable } from './table'
import { nextTouch, placing } from './touch'
import { Track } from './Track'
import { Floating, Tray } from './Tray'
import { mayLay, solo } from './view'
import './look/index.css'

const MISSED_MS = 2500

export function Play(props: PlayProps<Go>) {
  const { edition, seat, names } = props
  const people = props.table.seats
  const goEdition = editionOf(edition)
  const { choices } = props

  const said = useSignal('')
  const missed = useSignal<string | null>(null)
  /** the seat whose board of the last check is shown again */
  const again = useSignal(props.view.peek().step === 'over' ? (seat ?? 0) : null)
  const root = useRef<HTMLDivElement>(null)

  const setNews = (text: string): void => {
    said.value = said.value === text ? `${text}\u200b` : text
  }
  const onRefused = (reason: unknown): void => {
    if (!(reason instanceof Refusal) || typeof reason.details.picture !== 'string') return
    missed.value = reason.details.picture
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
  const { count, check, flash, fresh, phase } = round
  const now = view.value
  const alone = solo(now)
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
    if (missed.value === null) return
    const timer = setTimeout(() => (missed.value = null), MISSED_MS)
    return () => clearTimeout(timer)
  }, [missed.value])

  useNextFocus(root, phase)
  const toBoard = (): void => root.current?.querySelector<HTMLElement>('.go-square[tabindex="0"]')?.focus()

  const keyed = useKeys({ root, table, drag, answers, free, toBoard })
  const hinting = useHint(props, table, setNews)
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
        <div class="go-area go-playing">
          <div class="go-top">
            <Dice
              goEdition={goEdition}
              roll={now.roll}
              round={now.round}
              fresh={fresh.current && !props.still}
              marks={seat !== null}
            />
            <Clock deadline={props.deadline} now={props.now} />
          </div>
          {!alone && <h2 class="go-title caption">{say('go-play-round', { round: now.round })}</h2>}
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
            {...{ table, drag, answers, free, wanted, missed, setNews, count }}
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
      <Floating table={table} drag={drag} />
    </div>
  )
}
