import { useEffect, useMemo } from 'preact/hooks'
import { useTheme } from '../../app/shared/hooks'
import { prefs } from '../../device/prefs'
import type { GameLesson, GameModule, Lesson } from '../../games'
import { localProps, localTable } from '../../games/localTable'
import { localName, say } from '../../i18n'
import type { EditionInfo, View } from '../../net/protocol'
import { Button, LinkButton } from '../../ui/Button'
import { Portrait } from '../../ui/Portrait'
import { sound } from '../../ui/sound'
import { canSpeak, speak } from '../../ui/speech'
import { TitleBar } from '../TitleBar'
import { LessonRun } from './course'
import { Pointer } from './Pointer'

interface Props extends GameLesson {
  lesson: Lesson
  edition: EditionInfo
  module: GameModule
  onAgain: () => void
}

const FRIEND = 'Mia'

/** The owl explains, the board is real, and mistakes have no consequences. */
export function LessonView({ lesson, nudge: nudgeFor, edition, module, onAgain }: Props) {
  const run = useMemo(() => new LessonRun(lesson, nudgeFor), [lesson])
  const game = lesson.beats[0]!.view.game
  const names = [say('you'), FRIEND]
  const step = run.step.value
  const nudge = run.nudge.value
  const { marks, view, seat, move } = run.current.value
  const waiting = run.waiting.value
  const goal = goalOf(view, lesson.seat)
  const thing = localName(edition.things[goal])
  const args = {
    friend: FRIEND,
    thing,
    goal: localName(edition.phrases[goal]).replace('*', () => thing) || thing,
    arrow: marks.arrows?.[0] ?? '',
  }
  const text = say(`lesson-${game}-${step}`, args)
  const done = run.done.value
  useTheme(module, edition)
  useEffect(() => () => run.end(), [run])
  useEffect(() => speak(text), [text])
  const nudgeText = nudge && !waiting ? say(`lesson-nudge-${nudge}`, args) : ''
  useEffect(() => {
    if (nudge) sound('refused')
    if (nudgeText) speak(nudgeText)
  }, [nudge])
  const colours = seatsOf(view).map(({ colour }) => colour)
  const table = localTable({ game, edition: lesson.edition, colours, names: ['', FRIEND] })
  const doing =
    waiting || seat === lesson.seat ? { ...marks, ...(waiting || move === null ? {} : { move }) } : undefined

  return (
    <div class="lesson">
      <TitleBar title={localName(edition.names)}>
        <ol
          class="dots"
          aria-label={say('lesson-progress', { at: run.steps.indexOf(step) + 1, all: run.steps.length })}
        >
          {run.steps.map((one, n) => (
            <li key={one} class={n <= run.steps.indexOf(step) ? 'past' : ''} />
          ))}
        </ol>
      </TitleBar>
      <section class={nudgeText ? 'words panel nudged' : 'words panel'} aria-label={say('lesson-words')}>
        <Portrait bot="level5" />
        <div role="status" aria-live="polite">
          {nudgeText && <p class="nudge caption">{nudgeText}</p>}
          <p class="caption">{text}</p>
        </div>
        {canSpeak() && (
          <Button class="hear" data-say="" icon="speak" onClick={() => speak(nudgeText || text, { always: true })}>
            <span class="caption">{say('lesson-hear')}</span>
          </Button>
        )}
        <div class="ways">
          {waiting && (
            <Button main icon="arrow" onClick={() => run.next()}>
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
        <module.Play {...localProps(run)} {...{ table, edition, names }} seat={lesson.seat} marks={doing} />
      </main>
      {prefs.picturesOnly.value && <Pointer next={waiting || done} />}
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
