import { useState } from 'preact/hooks'
import { editionOf } from '../app/boxes'
import { useFetched } from '../app/fetched'
import { Header } from '../app/Header'
import { Missing } from '../app/Missing'
import { useTitle } from '../app/title'
import { Wait } from '../app/Wait'
import { board, type GameModule } from '../games'
import { named, problem, texts } from '../i18n'
import { api } from '../net/api'
import { Refusal, type EditionInfo } from '../net/protocol'
import type { Lesson } from './lesson/course'
import { Classroom } from './lesson/Classroom'
import './lesson/lesson.css'
import './lesson/pictures.css'

const files = import.meta.glob<Lesson>('./data/lesson-*.json', { import: 'default' })

interface Class {
  lesson: Lesson
  edition: EditionInfo
  module: GameModule
}

async function fetched(game: string): Promise<Class> {
  const load = files[`./data/lesson-${game}.json`]
  const [lesson, catalogue] = await Promise.all([load?.(), api.games(), texts('learn')])
  const edition = editionOf(catalogue, lesson?.edition)
  if (!lesson || !edition) throw new Refusal('page.missing')
  return { lesson, edition, module: await board(game) }
}

/** The first lesson of a game, played on a real board. */
export function LessonPage({ game = '' }: { game?: string }) {
  const { value: lesson, wrong } = useFetched(() => fetched(game), [game])
  const [again, setAgain] = useState(0)
  useTitle(lesson ? named(lesson.edition.names) : wrong ? problem(wrong) : '')
  if (lesson) return <Classroom key={`${game} ${again}`} {...lesson} onAgain={() => setAgain(again + 1)} />
  if (wrong) return <Missing title={problem(wrong)} />
  return (
    <>
      <Header />
      <Wait />
    </>
  )
}
