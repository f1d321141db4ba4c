import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { namesOf } from '../../app/shared/bots'
import { editionOf } from '../../app/shared/editions'
import { useFetch, useTheme } from '../../app/shared/hooks'
import { Header } from '../../app/shared/Header'
import { NotFound, Loading } from '../../app/shared/Placeholder'
import { board, replay, type GameModule, type GameReplay } from '../../games'
import { localProps } from '../../games/localTable'
import { problem, say } from '../../i18n'
import { api } from '../../net/api'
import { bookApi, type Lesson, type ShownLesson } from '../../net/book'
import { Refusal, type EditionInfo, type Marks, type Table, type View } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { FigureProvider } from '../../ui/Pawn'
import { Portrait } from '../../ui/Portrait'
import { TitleBar } from '../TitleBar'
import { TurnAttempt } from './turn'
import '../../app/table/styles/index.css'
import '../lesson/lesson.css'
import '../replay/look/index.css'

interface Props {
  lesson: Lesson
  /** Its position in the series. */
  step: string
  onNext: () => void
}

interface AttemptData {
  shown: ShownLesson
  edition: EditionInfo
  module: GameModule
  parts: GameReplay
}

async function fetchAttempt(lesson: Lesson): Promise<AttemptData> {
  const [shown, catalogue] = await Promise.all([bookApi.lesson(lesson), api.games()])
  const edition = editionOf(catalogue, shown.table.edition)
  if (!edition) throw new Refusal('page.server')
  const [module, parts] = await Promise.all([board(shown.table.game), replay(shown.table.game)])
  return { shown, edition, module, parts }
}

/** One turn of the player's own game, to make again. */
export function Attempt(props: Props) {
  const { value: scene, error } = useFetch(() => fetchAttempt(props.lesson), [props.lesson])
  if (scene)
    return (
      <FigureProvider edition={scene.edition}>
        <AttemptBoard {...props} {...scene} />
      </FigureProvider>
    )
  if (error) return <NotFound title={problem(error)} />
  return (
    <>
      <Header />
      <Loading />
    </>
  )
}

/** The table as it was then: nobody has won yet, and there is no help. */
const asItWas = (table: Table): Table => ({ ...table, status: 'playing', outcome: null, undo: false, hints: false })

function AttemptBoard({ shown, edition, module, parts, step, onNext }: Props & AttemptData) {
  const turn = useMemo(() => new TurnAttempt(shown), [shown])
  const marks = useSignal<Marks | undefined>(undefined)
  useTheme(module, edition)
  const { table, seat } = shown
  const names = namesOf(table, [seat])
  const verdict = turn.verdict.value
  const { Remarks } = parts
  const answer = verdict?.told ?? null
  const words = !verdict
    ? say('try-about')
    : verdict.right
      ? say('try-right')
      : verdict.left
        ? say('try-wrong')
        : say('try-answer')
  const show = (_number: number, marked: (before: View) => Marks) => {
    turn.restart()
    marks.value = marked(shown.view)
  }
  return (
    <div class="lesson again">
      <TitleBar title={say('try-title')}>
        <span class="step">{step}</span>
      </TitleBar>
      <section class={verdict?.right === false ? 'words panel nudged' : 'words panel'} aria-label={say('try-title')}>
        <Portrait bot="level5" />
        <div role="status" aria-live="polite">
          <p class="caption">{words}</p>
          {Remarks && answer && !verdict?.right && (
            <Remarks
              review={{ turns: [answer], summaries: [] }}
              table={table}
              edition={edition}
              names={names}
              number={answer.number}
              shown={marks.value ? answer.number : null}
              show={show}
              jump={() => undefined}
            />
          )}
        </div>
        <div class="ways">
          {verdict && !answer && (
            <Button main icon="replay" onClick={() => turn.restart()}>
              <span class="caption">{say('lesson-again')}</span>
            </Button>
          )}
          {answer && (
            <Button main icon="arrow" onClick={onNext}>
              <span class="caption">{say('try-next')}</span>
            </Button>
          )}
        </div>
      </section>
      <main class="class-board">
        <module.Play {...localProps(turn)} {...{ edition, seat, names }} table={asItWas(table)} marks={marks.value} />
      </main>
    </div>
  )
}
