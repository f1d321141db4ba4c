import { useState } from 'preact/hooks'
import { editionOf } from '../app/shared/editions'
import { useFetch, useTheme, useTitle } from '../app/shared/hooks'
import { Header } from '../app/shared/Header'
import { NotFound, Loading } from '../app/shared/Placeholder'
import { board, lesson, type GameLesson, type GameModule, type Lesson } from '../games'
import { localName, problem, texts } from '../i18n'
import { api } from '../net/api'
import { Refusal, type EditionInfo } from '../net/protocol'
import { LessonView } from './lesson/Classroom'
import './lesson/lesson.css'
import './lesson/pictures.css'

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
