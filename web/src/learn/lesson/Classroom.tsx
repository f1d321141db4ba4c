import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { useMood } from '../../app/mood'
import type { GameModule } from '../../games'
import { named, say } from '../../i18n'
import type { EditionInfo, Table, View } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Portrait } from '../../ui/Portrait'
import { sound } from '../../ui/sound'
import { speak } from '../../ui/speech'
import { TitleBar } from '../TitleBar'
import { Course, type Lesson } from './course'

interface Props {
  lesson: Lesson
  edition: EditionInfo
  module: GameModule
  onAgain: () => void
}

const FRIEND = 'Mia'

/** The owl explains, the board is real, and nothing can go wrong. */
export function Classroom({ lesson, edition, module, onAgain }: Props) {
  const course = useMemo(() => new Course(lesson), [lesson])
  const game = lesson.beats[0]!.view.game
  const deadline = useSignal(null)
  const names = [say('you'), FRIEND]
  const step = course.step.value
  const nudge = course.nudge.value
  const { marks, view, seat } = course.beat.value
  const waits = course.waits.value
  const args = { friend: FRIEND, goal: goalOf(view, lesson.seat, edition), arrow: marks.arrows?.[0] ?? '' }
  const text = say(`lesson-${game}-${step}`, args)
  const done = course.done.value
  useMood(module, edition)
  useEffect(() => () => course.end(), [course])
  useEffect(() => speak(text), [text])
  useEffect(() => {
    if (nudge) sound('refused')
  }, [nudge])

  return (
    <div class="lesson">
      <TitleBar title={named(edition.names)}>
        <ol class="dots" aria-label={say('lesson-progress', { at: course.steps.indexOf(step) + 1, all: course.steps.length })}>
          {course.steps.map((one, n) => (
            <li key={one} class={n <= course.steps.indexOf(step) ? 'past' : ''} />
          ))}
        </ol>
      </TitleBar>
      <section class="words panel" aria-label={say('lesson-words')}>
        <Portrait bot="level5" />
        <div role="status" aria-live="polite">
          {nudge && !waits ? <p class="nudge">{say(`lesson-nudge-${nudge}`, args)}</p> : null}
          <p>{text}</p>
        </div>
        <div class="ways">
          {waits && (
            <Button main icon="arrow" onClick={() => course.next()}>
              {say('lesson-next')}
            </Button>
          )}
          {done && (
            <>
              <a class="btn main" href={`/?edition=${edition.id}`}>
                {say('start-play')}
              </a>
              <a class="btn" href={`/rules/${edition.id}`}>
                {say('menu-rules')}
              </a>
              <Button icon="replay" onClick={onAgain}>
                {say('lesson-again')}
              </Button>
            </>
          )}
        </div>
      </section>
      <main class="class-board">
        <module.Play
          table={tableOf(lesson, view)}
          edition={edition}
          view={course.view}
          choices={course.choices}
          seat={lesson.seat}
          events={course.events}
          deadline={deadline}
          now={Date.now}
          move={course.move}
          names={names}
          marks={waits || seat === lesson.seat ? marks : undefined}
        />
      </main>
    </div>
  )
}

/** What the learner looks for, in words. */
const goalOf = (view: View, seat: number, edition: EditionInfo): string => {
  const goal = view.seats[seat]?.cards?.[0]
  return goal ? named(edition.things[goal]) : ''
}

/** A table that no server knows. */
function tableOf(lesson: Lesson, view: View): Table {
  return {
    id: 'lesson', game: view.game, edition: lesson.edition, options: {}, status: 'playing', listed: false, clock: null,
    timeout: 'pass', undo: false, hints: false, rated: false, made: 0, ended: null, seq: 0, outcome: null, rematch: null,
    seats: view.seats.map((seat: { colour: string }, n: number) => ({
      seat: n, colour: seat.colour, kind: 'person', name: n ? FRIEND : '', bot: null, present: true, away: false, here: true,
    })),
  }
}
