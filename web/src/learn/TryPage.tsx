import { useEffect, useState } from 'preact/hooks'
import { useFetch, useTitle } from '../app/shared/hooks'
import { Header } from '../app/shared/Header'
import { problem, say, texts } from '../i18n'
import { bookApi, type Lesson } from '../net/book'
import { Icon } from '../ui/Icon'
import { Attempt } from './again/Attempt'
import '../app/styles/lists.css'
import './again/again.css'

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
      <main class="list again-end">
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
          <div class="thinking" role="status">
            {id && ready > 0 && <p>{say('try-thinks')}</p>}
            <progress aria-hidden="true" value={ready || undefined} />
          </div>
        )}
      </main>
    </>
  )
}
