import { signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { gameEditionsOf } from '../../app/shared/editions'
import { useFetch, useTheme, useTitle } from '../../app/shared/hooks'
import { Header } from '../../app/shared/Header'
import { NotFound, Loading } from '../../app/shared/Placeholder'
import { prefs } from '../../device/prefs'
import {
  board,
  hasLesson,
  hasRules,
  rules,
  type BoardProps,
  type GameModule,
  type Pictures,
  type Section,
} from '../../games'
import { localName, problem, say, texts } from '../../i18n'
import { withColon } from '../../i18n/words'
import { api } from '../../net/api'
import { Refusal, type Catalogue, type EditionInfo } from '../../net/protocol'
import { Button, LinkButton } from '../../ui/Button'
import { canSpeak, stopSpeaking, speak } from '../../ui/speech'
import './rules.css'

interface RulesData {
  catalogue: Catalogue
  game: string
  edition: EditionInfo
  module: GameModule
  sections: Section[]
  pictures: Pictures
}

async function fetchRules(id: string): Promise<RulesData> {
  const [catalogue] = await Promise.all([api.games(), texts('rules', 'learn')])
  const gameEdition = gameEditionsOf(catalogue).find(({ game, edition }) => edition.id === id || game.game === id)
  if (!gameEdition) throw new Refusal('page.missing')
  const { edition, game } = gameEdition
  const [module, pages] = await Promise.all([board(game.game), rules(game.game, edition.id)])
  return { catalogue, game: game.game, edition, module, ...pages }
}

/** The rules of an edition in our own words, each with a board that shows it. */
export function RulesPage({ edition: id = '' }: { edition?: string }) {
  const { value: book, error } = useFetch(() => fetchRules(id), [id])
  useTheme(book?.module ?? null, book?.edition ?? null)
  useTitle(book ? withColon(say('menu-rules'), localName(book.edition.names)) : error ? problem(error) : '')
  if (error) return <NotFound title={problem(error)} />
  return (
    <>
      <Header />
      {book ? <Rules key={book.edition.id} {...book} /> : <Loading />}
    </>
  )
}

function Rules({ catalogue, game, edition, module, sections, pictures }: RulesData) {
  useEffect(() => stopSpeaking, [])
  const others = gameEditionsOf(catalogue).flatMap((gameEdition) =>
    hasRules(gameEdition.game.game) ? gameEdition.edition : [],
  )
  return (
    <main class="rules stack one-column">
      <header class="in-row wrap">
        <h1>{localName(edition.names)}</h1>
        <nav class="editions flex wrap grow" aria-label={say('start-pick')}>
          {others.map((one) => (
            <a
              class="in-row semibold on-panel lined round-12 min-h-44"
              key={one.id}
              href={`/rules/${one.id}`}
              aria-current={one.id === edition.id ? 'page' : undefined}
            >
              {localName(one.names)}
            </a>
          ))}
        </nav>
        {hasLesson(game) && (
          <LinkButton main icon="play" href={`/learn/${game}`}>
            {say('rules-try')}
          </LinkButton>
        )}
      </header>
      <div class="sections stack gap-16">
        {sections.map(({ id, clauses, picture }) => {
          const shown = picture ? pictures[picture] : undefined
          return (
            <section key={id} class={shown ? 'panel pictured stack items-center' : 'panel'} aria-labelledby={id}>
              <div>
                <div class="head in-row justify-between gap-12">
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
                <p class="hyphens">{say(`rules-${id}`)}</p>
                {prefs.coordinates.value && (
                  <small class="clause block muted" aria-label={say('rules-clause', { clauses })}>
                    {clauses}
                  </small>
                )}
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
    <div class="still-board min-w-0">
      <Board view={shown} edition={edition} marks={marks} />
    </div>
  )
}
