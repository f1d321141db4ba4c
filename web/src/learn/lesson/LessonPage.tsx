/** A hand that points at what to touch next, for those who cannot read the owl's words. */
import { useEffect, useRef, useMemo, useState } from 'preact/hooks'
import { editionOf, phraseOf } from '../../app/shared/editions'
import { Header } from '../../app/shared/Header'
import { useTheme, useFetch, useTitle } from '../../app/shared/hooks'
import { NotFound, Loading } from '../../app/shared/Placeholder'
import { prefs } from '../../device/prefs'
import { type GameLesson, type GameModule, type Lesson, board, lesson } from '../../games'
import { localProps, localTable } from '../../games/localTable'
import { localName, say, problem, texts } from '../../i18n'
import { api } from '../../net/api'
import { type EditionInfo, type View, Refusal } from '../../net/protocol'
import { Button, LinkButton } from '../../ui/Button'
import { Icon, Portrait } from '../../ui/Icon'
import { usePlaySize } from '../../ui/layout'
import { sound } from '../../ui/sound'
import { canSpeak, speak } from '../../ui/speech'
import { TitleBar } from '../TitleBar'
import { LessonRun } from './lessonRun'
import './lesson.css'
import './pictures.css'

const LOOK_MS = 120

/** A board that knows the wanted move says which element comes next on the way to it: `data-point`, a selector. */
function target(lesson: Element): Element | null {
  const board = lesson.querySelector<HTMLElement>('.class-board [data-point]')
  return board?.querySelector(board.dataset.point!) ?? null
}

/** Points while there is something to do; with `next`, at the button that continues. */
export function Pointer({ next }: { next: boolean }) {
  const hand = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const look = (): void => {
      const lesson = hand.current!.closest('.lesson')!
      const at = next ? lesson.querySelector('.words .ways .main') : target(lesson)
      const box = at?.getBoundingClientRect()
      const shown = box !== undefined && box.width > 0
      hand.current!.classList.toggle('away', !shown)
      if (shown) hand.current!.style.transform = `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px)`
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [next])
  return (
    <div ref={hand} class="pointer floating away" aria-hidden="true">
      <Icon name="hand" />
    </div>
  )
}

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
  const area = usePlaySize()
  const { marks, view, seat, move } = run.current.value
  const waiting = run.waiting.value
  const goal = goalOf(view, lesson.seat)
  const args = {
    friend: FRIEND,
    thing: localName(edition.things[goal]),
    goal: phraseOf(edition, goal),
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
    <div class="lesson stack clip">
      <TitleBar title={localName(edition.names)}>
        <ol
          class="dots flex gap-6"
          aria-label={say('lesson-progress', { at: run.steps.indexOf(step) + 1, all: run.steps.length })}
        >
          {run.steps.map((one, n) => (
            <li key={one} class={n <= run.steps.indexOf(step) ? 'past circle' : 'circle'} />
          ))}
        </ol>
      </TitleBar>
      <section class={nudgeText ? 'words panel nudged in-row' : 'words panel in-row'} aria-label={say('lesson-words')}>
        <Portrait bot="level5" />
        <div class="stack grow min-w-0 gap-4" role="status" aria-live="polite">
          {nudgeText && <p class="nudge caption bold">{nudgeText}</p>}
          <p class="caption">{text}</p>
        </div>
        {prefs.picturesOnly.value && canSpeak() && (
          <Button class="hear" data-say="" icon="speak" onClick={() => speak(nudgeText || text, { always: true })}>
            <span class="caption">{say('lesson-hear')}</span>
          </Button>
        )}
        <div class="ways flex wrap gap-8">
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
      <main ref={area} class="class-board min-w-0 min-h-0 relative">
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

interface LessonData extends GameLesson {
  lesson: Lesson
  edition: EditionInfo
  module: GameModule
}

async function fetchLesson(game: string): Promise<LessonData> {
  const [found, catalogue] = await Promise.all([lesson(game), api.games(), texts('learn')])
  const edition = editionOf(catalogue, found?.lesson.edition)
  if (!found || !edition) throw new Refusal('page.missing')
  return { ...found, edition, module: await board(game) }
}

/** The first lesson of a game, played on a real board. */
export function LessonPage({ game = '' }: { game?: string }) {
  const { value: found, error } = useFetch(() => fetchLesson(game), [game])
  const [again, setAgain] = useState(0)
  useTitle(found ? localName(found.edition.names) : error ? problem(error) : '')
  useTheme(found?.module ?? null, found?.edition ?? null)
  if (found) return <LessonView key={`${game} ${again}`} {...found} onAgain={() => setAgain(again + 1)} />
  if (error) return <NotFound title={problem(error)} />
  return (
    <>
      <Header />
      <Loading />
    </>
  )
}
