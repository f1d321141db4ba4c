/** The end of a round: boards are checked picture by picture, score tiles turn over, markers move. */
import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { pauseFactor } from '../../../device/prefs'
import { localName, say } from '../../../i18n'
import { withColon } from '../../../i18n/words'
import type { SeatInfo } from '../../../net/protocol'
import { Icon } from '../../../ui/Icon'
import { sound } from '../../../ui/sound'
import { speakCaption } from '../../../ui/speech'
import { Big } from './Buttons'
import { BoardPicture } from '../board/BoardPicture'
import type { GoEdition } from '../board/edition'
import { PART_MS, checkParts, pictures } from '../board/check'
import { CheckList } from './Check'
import { moves, outcome, reason } from '../speech/narration'
import { Seats } from './Seats'
import { Track } from './Track'
import type { GoView, Round } from '../board/view'

interface StageProps {
  goEdition: GoEdition
  view: GoView
  round: Round
  names: string[]
  people: SeatInfo[]
  you: number | null
  /** the seat whose board is shown again, all at once; null: the check is shown for the first time */
  again: number | null
  setNews(text: string): void
  /** The check was shown to its end. */
  onSeen(): void
  /** on to the next round; absent: there is none */
  onward?: () => void
}

export function CheckStage({ goEdition, view, round, names, people, you, again, setNews, onSeen, onward }: StageProps) {
  const first = you ?? 0
  const shown = useSignal(again ?? first)
  /** How many parts of the check have been shown; all of them for players who see other seats' moves without pauses. */
  const at = useSignal(pauseFactor.peek() === 0 || again !== null ? Infinity : 0)
  const next = useRef<HTMLButtonElement>(null)
  const sequence = checkParts(round.seats[first]!)
  const done = useComputed(() => at.value >= sequence.length)

  useEffect(() => {
    if (done.value) return
    const coming = sequence[at.value]!
    const timer = setTimeout(() => (at.value += 1), PART_MS[coming.kind] * pauseFactor.value)
    return () => clearTimeout(timer)
  }, [at.value])
  useEffect(() => {
    if (!done.value) return
    onSeen()
    next.current?.focus({ preventScroll: true })
  }, [done.value])

  // the first board is announced while it is checked, the others when the player asks for them
  const seen = pictures(goEdition, round.seats[shown.value]!)
  const looked = shown.value === first ? Math.min(at.value, seen.length) : seen.length
  const turned = shown.value !== first || at.value > seen.length
  const moved = at.value >= sequence.length - 1
  const worth = (seat: number): string => `${outcome(round.seats[seat]!)} ${moves(goEdition, round.seats[seat]!)}`
  const heard = useRef(again === null ? 0 : sequence.length)
  useEffect(() => {
    const fresh = sequence.slice(heard.current, at.value)
    if (!fresh.length) return
    heard.current = at.value
    const own = pictures(goEdition, round.seats[first]!)
    const checked = fresh.flatMap((one) => (one.kind === 'picture' ? [own[one.n]!] : []))
    const words = checked.map((picture) => withColon(localName(goEdition.things[picture.picture]), reason(picture)))
    if (checked.length) sound(checked.at(-1)!.joined ? 'lay' : 'refused')
    if (fresh.some(({ kind }) => kind === 'tile'))
      words.push(...round.seats.map((_, seat) => withColon(names[seat] ?? '', worth(seat))))
    if (words.length) setNews(words.join(' '))
  }, [at.value])
  useEffect(() => {
    if (!turned) return
    if (shown.value !== first || again !== null) setNews(withColon(names[shown.value] ?? '', worth(shown.value)))
    speakCaption(worth(shown.value))
    if (shown.value === you && round.seats[you]!.right) sound('found')
  }, [turned, shown.value])
  const skip = (): void => {
    at.value = sequence.length
  }
  const result = round.seats[shown.value]!
  const name = names[shown.value] ?? ''
  return (
    <div class="go-check go-area stack justify-center h-full">
      <h2 class="go-title caption text-center">{say('go-play-check', { round: round.round })}</h2>
      <Seats
        goEdition={goEdition}
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
        <BoardPicture key={shown.value} goEdition={goEdition} layout={result.layout} checked={seen.slice(0, looked)} />
      </div>
      <CheckList
        goEdition={goEdition}
        pictures={seen}
        seen={looked}
        result={result}
        turned={turned}
        name={name}
        colour={view.seats[shown.value]!.colour}
        you={shown.value === you}
      />
      <section class="go-actions stack gap-10">
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
