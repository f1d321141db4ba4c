import { useEffect, useMemo } from 'preact/hooks'
import { useMood } from '../../app/mood'
import { prefs } from '../../device/prefs'
import type { GameLesson, GameModule, Lesson } from '../../games'
import { ledHere, tableNowhere } from '../../games/nowhere'
import { named, say } from '../../i18n'
import type { EditionInfo, View } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { LinkButton } from '../../ui/LinkButton'
import { Portrait } from '../../ui/Portrait'
import { sound } from '../../ui/sound'
import { canSpeak, speak } from '../../ui/speech'
import { TitleBar } from '../TitleBar'
import { Course } from './course'
import { Pointer } from './Pointer'

interface Props extends GameLesson {
  lesson: Lesson
  edition: EditionInfo
  module: GameModule
  onAgain: () => void
}

const FRIEND = 'Mia'

/** The owl explains, the board is real, and mistakes have no consequences. */
export function Classroom({ lesson, nudge: nudgeFor, edition, module, onAgain }: Props) {
  const course = useMemo(() => new Course(lesson, nudgeFor), [lesson])
  const game = lesson.beats[0]!.view.game
  const names = [say('you'), FRIEND]
  const step = course.step.value
  const nudge = course.nudge.value
  const { marks, view, seat, move } = course.beat.value
  const waits = course.waits.value
  const goal = goalOf(view, lesson.seat)
  const thing = named(edition.things[goal])
  const args = {
    friend: FRIEND,
    thing,
    goal: named(edition.phrases[goal]).replace('*', () => thing) || thing,
    arrow: marks.arrows?.[0] ?? '',
  }
  const text = say(`lesson-${game}-${step}`, args)
  const done = course.done.value
  useMood(module, edition)
  useEffect(() => () => course.end(), [course])
  useEffect(() => speak(text), [text])
  const nudged = nudge && !waits ? say(`lesson-nudge-${nudge}`, args) : ''
  useEffect(() => {
    if (nudge) sound('refused')
    if (nudged) speak(nudged)
  }, [nudge])
  const colours = seatsOf(view).map(({ colour }) => colour)
  const table = tableNowhere({ game, edition: lesson.edition, colours, names: ['', FRIEND] })
  const doing = waits || seat === lesson.seat ? { ...marks, ...(waits || move === null ? {} : { move }) } : undefined

  return (
    <div class="lesson">
      <TitleBar title={named(edition.names)}>
        <ol
          class="dots"
          aria-label={say('lesson-progress', { at: course.steps.indexOf(step) + 1, all: course.steps.length })}
        >
          {course.steps.map((one, n) => (
            <li key={one} class={n <= course.steps.indexOf(step) ? 'past' : ''} />
          ))}
        </ol>
      </TitleBar>
      <section class={nudged ? 'words panel nudged' : 'words panel'} aria-label={say('lesson-words')}>
        <Portrait bot="level5" />
        <div role="status" aria-live="polite">
          {nudged && <p class="nudge caption">{nudged}</p>}
          <p class="caption">{text}</p>
        </div>
        {canSpeak() && (
          <Button class="hear" data-say="" icon="speak" onClick={() => speak(nudged || text, { always: true })}>
            <span class="caption">{say('lesson-hear')}</span>
          </Button>
        )}
        <div class="ways">
          {waits && (
            <Button main icon="arrow" onClick={() => course.next()}>
              <span class="caption">{say('lesson-next')}</span>
            </Button>
          )}
          {done && (
            <>
              <LinkButton main icon="play" href={`/?edition=${edition.id}`}>
                {say('start-play')}
              </LinkButton>
              {!prefs.picturesOnly.value && (
                <a class="btn" href={`/rules/${edition.id}`}>
                  {say('menu-rules')}
                </a>
              )}
              <Button icon="replay" onClick={onAgain}>
                <span class="caption">{say('lesson-again')}</span>
              </Button>
            </>
          )}
        </div>
      </section>
      <main class="class-board">
        <module.Play {...ledHere(course)} {...{ table, edition, names }} seat={lesson.seat} marks={doing} />
      </main>
      {prefs.picturesOnly.value && <Pointer next={waits || done} />}
    </div>
  )
}

/** A lesson uses a game that the page knows, whose views have seats. */
const seatsOf = (view: View) => (Array.isArray(view.seats) ? view.seats : [])

/** The goal of the learner. */
const goalOf = (view: View, seat: number): string => {
  const own = seatsOf(view)[seat]
  const goal = own && 'cards' in own ? own.cards[0] : undefined
  return goal ?? ''
}
