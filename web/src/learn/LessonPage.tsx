import { useState } from 'preact/hooks'
import { editionOf } from '../app/boxes'
import { useFetched } from '../app/fetched'
import { Header } from '../app/Header'
import { Missing } from '../app/Missing'
import { useMood } from '../app/mood'
import { useTitle } from '../app/title'
import { Wait } from '../app/Wait'
import { board, lesson, type GameLesson, type GameModule, type Lesson } from '../games'
import { named, problem, texts } from '../i18n'
import { api } from '../net/api'
import { Refusal, type EditionInfo } from '../net/protocol'
import { Classroom } from './lesson/Classroom'
import './lesson/lesson.css'
import './lesson/pictures.css'

interface Class extends GameLesson {
  lesson: Lesson
  edition: EditionInfo
  module: GameModule
}

async function fetched(game: string): Promise<Class> {
  const [found, catalogue] = await Promise.all([lesson(game), api.games(), texts('learn')])
  const edition = editionOf(catalogue, found?.lesson.edition)
  if (!found || !edition) throw new Refusal('page.missing')
  return { ...found, edition, module: await board(game) }
}

/** The first lesson of a game, played on a real board. */
export function LessonPage({ game = '' }: { game?: string }) {
  const { value: found, wrong } = useFetched(() => fetched(game), [game])
  const [again, setAgain] = useState(0)
  useTitle(found ? named(found.edition.names) : wrong ? problem(wrong) : '')
  useMood(found?.module ?? null, found?.edition ?? null)
  if (found) return <Classroom key={`${game} ${again}`} {...found} onAgain={() => setAgain(again + 1)} />
  if (wrong) return <Missing title={problem(wrong)} />
  return (
    <>
      <Header />
      <Wait />
    </>
  )
}
