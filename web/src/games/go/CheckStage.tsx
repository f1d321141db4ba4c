/** The end of a round: boards are looked at picture by picture, score tiles turn over, markers move. */
import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { pace } from '../../device/prefs'
import { named, say } from '../../i18n'
import type { SeatInfo } from '../../net/protocol'
import { Icon } from '../../ui/Icon'
import { sound } from '../../ui/sound'
import { speakHidden } from '../../ui/speech'
import { Big } from './Big'
import { BoardPicture } from './BoardPicture'
import type { Box } from './box'
import { BEAT, beats, pictures } from './check'
import { CheckList, moves, outcome, reason } from './Check'
import { Seats } from './Seats'
import { Track } from './Track'
import type { GoView, Round } from './view'

interface StageProps {
  box: Box
  view: GoView
  round: Round
  names: string[]
  people: SeatInfo[]
  you: number | null
  /** whose board is seen again, without waiting for what one knows; null: it is seen for the first time */
  again: number | null
  tell(text: string): void
  /** on to the next round; absent: there is none */
  onward?: () => void
}

export function CheckStage({ box, view, round, names, people, you, again, tell, onward }: StageProps) {
  const first = you ?? 0
  const shown = useSignal(again ?? first)
  const beat = useSignal(pace.peek() === 0 || again !== null ? Infinity : 0)
  const next = useRef<HTMLButtonElement>(null)
  const sequence = beats(round.seats[first]!)
  const done = useComputed(() => beat.value >= sequence.length)

  useEffect(() => {
    if (done.value) return
    const coming = sequence[beat.value]!
    const timer = setTimeout(() => (beat.value += 1), BEAT[coming.kind] * pace.value)
    return () => clearTimeout(timer)
  }, [beat.value])

  // the first board is told as it is looked at, the others when they are asked for
  const seen = pictures(box, round.seats[shown.value]!)
  const looked = shown.value === first ? Math.min(beat.value, seen.length) : seen.length
  useEffect(() => {
    const picture = seen[looked - 1]
    if (!picture || shown.value !== first) return
    tell(`${named(box.things[picture.picture])}: ${reason(picture)}`)
    sound(picture.joined ? 'lay' : 'refused')
  }, [looked])
  useEffect(() => {
    if (done.value) next.current?.focus({ preventScroll: true })
  }, [done.value])

  const turned = shown.value !== first || beat.value > seen.length
  const moved = beat.value >= sequence.length - 1
  useEffect(() => {
    if (!turned) return
    const { [shown.value]: seen } = round.seats
    speakHidden(`${outcome(seen!)} ${moves(box, seen!)}`)
    if (shown.value === you && seen!.right) sound('found')
  }, [turned, shown.value])
  const skip = (): void => {
    beat.value = sequence.length
  }
  const result = round.seats[shown.value]!
  const name = names[shown.value] ?? ''
  return (
    <div class="go-check go-area">
      <h2 class="go-title caption">{say('go-play-check', { round: round.round })}</h2>
      <Seats
        box={box}
        view={view}
        names={names}
        people={people}
        you={you}
        boards={round.seats.map((each) => each.layout)}
        results={round.seats.map((each, n) => (n === first ? (turned ? each : null) : moved ? each : null))}
        shown={shown.value}
        show={(seat) => {
          skip()
          shown.value = seat
        }}
      />
      <div class="go-field" onClick={skip}>
        <div class="go-shadow" />
        <BoardPicture key={shown.value} box={box} layout={result.layout} checked={seen.slice(0, looked)} />
      </div>
      <CheckList
        box={box}
        pictures={seen}
        seen={looked}
        result={result}
        turned={turned}
        name={name}
        colour={view.seats[shown.value]!.colour}
        you={shown.value === you}
      />
      <section class="go-actions">
        {!done.value ? (
          <Big words={say('go-play-skip-check')} kind="quiet" act={skip}>
            <Icon name="last" />
          </Big>
        ) : onward ? (
          <Big at={next} words={say('go-play-next-round')} act={onward}>
            <Icon name="dice" />
            <Icon name="arrow" />
          </Big>
        ) : null}
      </section>
      {view.finish !== null && (
        <Track
          finish={view.finish}
          colours={view.seats.map((seat) => seat.colour)}
          names={names}
          at={round.seats.map((each) => (moved ? each.after : each.before) ?? 0)}
          {...(moved ? { from: round.seats.map((each) => each.before ?? 0) } : {})}
        />
      )}
    </div>
  )
}
