import { useSignal } from '@preact/signals'
import { useMemo, useEffect, useState } from 'preact/hooks'
import { namesOf } from '../../app/shared/bots'
import { editionOf } from '../../app/shared/editions'
import { Header } from '../../app/shared/Header'
import { useFetch, useTheme, useTitle } from '../../app/shared/hooks'
import { NotFound, Loading } from '../../app/shared/Placeholder'
import { board, replay, type GameModule, type GameReplay } from '../../games'
import { localProps } from '../../games/localTable'
import { problem, say, texts } from '../../i18n'
import { api } from '../../net/api'
import { bookApi } from '../../net/api'
import type { Lesson, ShownLesson } from '../../net/types'
import { Refusal, type EditionInfo, type Marks, type Table, type View } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Icon, Portrait } from '../../ui/Icon'
import { usePlaySize } from '../../ui/layout'
import { FigureProvider } from '../../ui/Pawn'
import { TitleBar } from '../TitleBar'
import { TurnAttempt } from './turn'
import '../../app/table/styles/index.css'
import '../lesson/lesson.css'
import '../replay/styles/index.css'
import '../../app/styles/lists.css'
import './retry.css'

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
  const area = usePlaySize()
  const turn = useMemo(() => new TurnAttempt(shown), [shown])
  const marks = useSignal<Marks | undefined>(undefined)
  useTheme(module, edition)
  const { table, seat } = shown
  const names = namesOf(table, [seat])
  const verdict = turn.verdict.value
  const { Remarks } = parts
  const answer = verdict?.explanation ?? null
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
    <div class="lesson again stack clip no-border no-fill">
      <TitleBar title={say('try-title')}>
        <span class="step">{step}</span>
      </TitleBar>
      <section
        class={verdict?.right === false ? 'words panel in-row nudged' : 'words panel in-row'}
        aria-label={say('try-title')}
      >
        <Portrait bot="level5" />
        <div class="stack grow min-w-0 gap-4" role="status" aria-live="polite">
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
        <div class="ways flex wrap gap-8">
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
      <main ref={area} class="class-board min-w-0 min-h-0 relative">
        <module.Play {...localProps(turn)} {...{ edition, seat, names }} table={asItWas(table)} marks={marks.value} />
      </main>
    </div>
  )
}

/** Turns of the player's own games to try again: of one game, or of all of them, the oldest mistakes first. */
export function RetryPage({ id = '' }: { id?: string }) {
  const [ready, setReady] = useState(0)
  const { value: lessons, error } = useFetch(async (): Promise<Lesson[]> => {
    await texts('book', 'learn', 'coach')
    return id ? bookApi.lessons(id, setReady) : (await bookApi.due()).lessons
  }, [id])
  const [at, setAt] = useState(0)
  useEffect(() => setAt(0), [id])
  useTitle(lessons || error ? say('try-title') : '')
  const lesson = lessons?.[at]
  if (lesson)
    return (
      <Attempt
        key={`${lesson.table} ${lesson.number}`}
        lesson={lesson}
        step={say('try-step', { at: at + 1, all: lessons.length })}
        onNext={() => setAt(at + 1)}
      />
    )
  return (
    <>
      <Header />
      <main class="list again-end in-column">
        {lessons || error ? (
          <>
            <h1>{say('try-title')}</h1>
            <p role="status">
              {error
                ? problem(error)
                : lessons?.length
                  ? say('try-done')
                  : id
                    ? say('try-none')
                    : say('try-due', { due: 0 })}
            </p>
            {id && (
              <a class="btn main" href={`/t/${id}`}>
                <Icon name="trophy" />
                <span class="caption">{say('try-result')}</span>
              </a>
            )}
            <a class={id ? 'btn' : 'btn main'} href="/book">
              <Icon name="smile" />
              <span class="caption">{say('book-title')}</span>
            </a>
            {id && (
              <a class="btn" href={`/r/${id}`}>
                <Icon name="eye" />
                <span class="caption">{say('end-replay')}</span>
              </a>
            )}
          </>
        ) : (
          <div class="thinking stack gap-8" role="status">
            {id && ready > 0 && <p>{say('try-thinks')}</p>}
            <progress aria-hidden="true" value={ready || undefined} />
          </div>
        )}
      </main>
    </>
  )
}
