import { useEffect, useState } from 'preact/hooks'
import { Header } from '../app/Header'
import { Missing } from '../app/Missing'
import { Wait } from '../app/Wait'
import { board, type GameModule } from '../games'
import { named, problem, say, texts } from '../i18n'
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

async function fetched(game: string): Promise<Class | null> {
  const load = files[`./data/lesson-${game}.json`]
  const [lesson, { games }] = await Promise.all([load?.(), api.games(), texts('learn')])
  const edition = games.flatMap((one) => one.editions).find((one) => one.id === lesson?.edition)
  return lesson && edition ? { lesson, edition, module: await board(game) } : null
}

/** The first lesson of a game, played on a real board. */
export function Page({ game = '' }: { game?: string }) {
  const [lesson, setLesson] = useState<Class | null>(null)
  const [wrong, setWrong] = useState('')
  const [again, setAgain] = useState(0)
  useEffect(() => {
    let wanted = true
    setLesson(null)
    fetched(game).then(
      (found) => wanted && (found ? setLesson(found) : setWrong(say('page-missing'))),
      (reason) => wanted && setWrong(problem(reason instanceof Refusal ? reason : new Refusal('page.offline'))),
    )
    return () => {
      wanted = false
    }
  }, [game])
  useEffect(() => {
    document.title = lesson ? `${named(lesson.edition.names)} – wanderwall` : 'wanderwall'
  }, [lesson])
  if (lesson) return <Classroom key={`${game} ${again}`} {...lesson} onAgain={() => setAgain(again + 1)} />
  if (wrong) return <Missing title={wrong} />
  return (
    <>
      <Header />
      <Wait />
    </>
  )
}
