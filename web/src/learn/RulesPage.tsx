import { signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { boxesOf } from '../app/boxes'
import { useFetched } from '../app/fetched'
import { Header } from '../app/Header'
import { Missing } from '../app/Missing'
import { useMood } from '../app/mood'
import { prefs } from '../device/prefs'
import { useTitle } from '../app/title'
import { Wait } from '../app/Wait'
import {
  board,
  hasLesson,
  hasRules,
  rules,
  type BoardProps,
  type GameModule,
  type Pictures,
  type Section,
} from '../games'
import { named, problem, say, texts } from '../i18n'
import { titled } from '../i18n/words'
import { api } from '../net/api'
import { Refusal, type Catalogue, type EditionInfo } from '../net/protocol'
import { Button } from '../ui/Button'
import { LinkButton } from '../ui/LinkButton'
import { canSpeak, hush, speak } from '../ui/speech'
import './rules/rules.css'

interface Book {
  catalogue: Catalogue
  game: string
  edition: EditionInfo
  module: GameModule
  sections: Section[]
  pictures: Pictures
}

async function fetched(id: string): Promise<Book> {
  const [catalogue] = await Promise.all([api.games(), texts('rules', 'learn')])
  const box = boxesOf(catalogue).find(({ game, edition }) => edition.id === id || game.game === id)
  if (!box) throw new Refusal('page.missing')
  const { edition, game } = box
  const [module, pages] = await Promise.all([board(game.game), rules(game.game, edition.id)])
  return { catalogue, game: game.game, edition, module, ...pages }
}

/** The rules of an edition in our own words, each with a board that shows it. */
export function RulesPage({ edition: id = '' }: { edition?: string }) {
  const { value: book, wrong } = useFetched(() => fetched(id), [id])
  useMood(book?.module ?? null, book?.edition ?? null)
  useTitle(book ? titled(say('menu-rules'), named(book.edition.names)) : wrong ? problem(wrong) : '')
  if (wrong) return <Missing title={problem(wrong)} />
  return (
    <>
      <Header />
      {book ? <Rules key={book.edition.id} {...book} /> : <Wait />}
    </>
  )
}

function Rules({ catalogue, game, edition, module, sections, pictures }: Book) {
  useEffect(() => hush, [])
  const others = boxesOf(catalogue).flatMap((box) => (hasRules(box.game.game) ? box.edition : []))
  return (
    <main class="rules">
      <header>
        <h1>{named(edition.names)}</h1>
        <nav class="editions" aria-label={say('start-pick')}>
          {others.map((one) => (
            <a key={one.id} href={`/rules/${one.id}`} aria-current={one.id === edition.id ? 'page' : undefined}>
              {named(one.names)}
            </a>
          ))}
        </nav>
        {hasLesson(game) && (
          <LinkButton main icon="play" href={`/learn/${game}`}>
            {say('rules-try')}
          </LinkButton>
        )}
      </header>
      <div class="sections">
        {sections.map(({ id, clauses, picture }) => {
          const shown = picture ? pictures[picture] : undefined
          return (
            <section key={id} class={shown ? 'panel pictured' : 'panel'} aria-labelledby={id}>
              <div>
                <div class="head">
                  <h2 id={id}>{say(`rules-${id}-title`)}</h2>
                  {canSpeak() && (prefs.speech.value || prefs.picturesOnly.value) && (
                    <Button
                      icon="speak"
                      label={say('pref-speech')}
                      data-say=""
                      onClick={() => speak(`${say(`rules-${id}-title`)}. ${say(`rules-${id}`)}`, { always: true })}
                    />
                  )}
                </div>
                <p>{say(`rules-${id}`)}</p>
                <small class="clause" aria-label={say('rules-clause', { clauses })}>
                  {clauses}
                </small>
              </div>
              {shown && <Still Board={module.Board} edition={edition} {...shown} />}
            </section>
          )
        })}
      </div>
    </main>
  )
}

function Still({
  Board,
  edition,
  view,
  marks,
}: { Board: FunctionComponent<BoardProps>; edition: EditionInfo } & Pictures[string]) {
  const shown = useMemo(() => signal(view), [view])
  return (
    <div class="still-board">
      <Board view={shown} edition={edition} marks={marks} />
    </div>
  )
}
