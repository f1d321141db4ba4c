import { useEffect, useState } from 'preact/hooks'
import { locale, localName, say } from '../../i18n'
import { colourName } from '../../i18n/words'
import { bookApi } from '../../net/api'
import type { Best, Book, BookGame } from '../../net/types'
import type { Catalogue } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Icon, Portrait } from '../../ui/Icon'
import { Pawn } from '../../ui/Pawn'
import { botName } from '../shared/bots'
import { editionOf } from '../shared/editions'
import { showError } from '../../ui/Toast'
import { Thumb } from '../shared/Games'

interface Props {
  book: Book
  catalogue: Catalogue
}

/** Statistics of all games: by game, favourites, head to head, personal bests. */
export function Figures({ book, catalogue }: Props) {
  if (!book.games.length) return null
  return (
    <>
      <Games book={book} catalogue={catalogue} />
      <Favourites book={book} catalogue={catalogue} />
      <Rivals book={book} />
      <Bests bests={book.bests} catalogue={catalogue} />
    </>
  )
}

const editionName = (catalogue: Catalogue, id: string): string => {
  const edition = editionOf(catalogue, id)
  return edition ? localName(edition.names) : id
}

function Games({ book, catalogue }: Props) {
  const number = new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 })
  return (
    <section class="panel" aria-labelledby="book-games">
      <h2 id="book-games">{say('book-games')}</h2>
      {book.games.map((one) => {
        const edition = catalogue.games.find(({ game }) => game === one.game)?.editions[0]
        return (
          <Line
            key={one.game}
            name={edition ? localName(edition.names) : one.game}
            figures={[
              [say('book-played'), number.format(one.played)],
              ...(one.against ? [[say('book-won'), number.format(one.won)] as Figure] : []),
              [say('book-score'), number.format(one.score)],
              ...(one.finds_a_turn === null
                ? []
                : [[say('book-finds-a-turn'), number.format(one.finds_a_turn)] as Figure]),
            ]}
          />
        )
      })}
    </section>
  )
}

type Figure = [label: string, value: string]

/** A name and its figures, next to each other where there is room. */
function Line({ name, figures }: { name: string; figures: Figure[] }) {
  return (
    <div class="figures flex wrap">
      <h3 class="m-0">{name}</h3>
      <dl class="flex wrap">
        {figures.map(([label, value]) => (
          <div class="flex gap-6" key={label}>
            <dt class="muted">{label}</dt>
            <dd class="bold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Favourites({ book: { favourites }, catalogue }: Props) {
  const { edition, colour, bot } = favourites
  const game = catalogue.games.find(({ editions }) => editions.some(({ id }) => id === edition))?.game
  return (
    <section class="panel favourites" aria-labelledby="book-favourites">
      <h2 id="book-favourites">{say('book-favourites')}</h2>
      <ul class="flex wrap gap-10">
        {edition && (
          <li class="in-row gap-10">
            <span class="thumb">{game && <Thumb game={game} edition={edition} />}</span>
            <span class="caption">{editionName(catalogue, edition)}</span>
          </li>
        )}
        {colour && (
          <li class="in-row gap-10">
            <span class="face-of" data-colour={colour}>
              <Pawn colour={colour} bust />
            </span>
            <span class="caption">{colourName(colour)}</span>
          </li>
        )}
        {bot && (
          <li class="in-row gap-10">
            <span class="face-of">
              <Portrait bot={bot} />
            </span>
            <span class="caption">{botName(bot)}</span>
          </li>
        )}
      </ul>
    </section>
  )
}

function Rivals({ book: { rivals } }: { book: Book }) {
  if (!rivals.length) return null
  const number = new Intl.NumberFormat(locale())
  return (
    <section class="panel" aria-labelledby="book-rivals">
      <h2 id="book-rivals">{say('book-rivals')}</h2>
      <p class="muted">{say('book-rivals-about')}</p>
      {rivals.map((one, n) => (
        <Line
          key={n}
          name={one.name}
          figures={[
            [say('book-played'), number.format(one.played)],
            [say('book-won'), number.format(one.won)],
            [say('book-lost'), number.format(one.lost)],
          ]}
        />
      ))}
    </section>
  )
}

function Bests({ bests, catalogue }: { bests: Best[]; catalogue: Catalogue }) {
  if (!bests.length) return null
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' })
  return (
    <section class="panel" aria-labelledby="book-bests">
      <h2 id="book-bests">{say('book-bests')}</h2>
      <ul class="bests stack gap-10">
        {bests.map((best) => (
          <li class="in-row wrap" key={`${best.kind} ${best.edition}`}>
            <Icon name="trophy" />
            <span class="grow">
              <b>{say(`book-best-${best.kind}`, { value: best.value })}</b>
              <small class="block muted">
                {editionName(catalogue, best.edition)} · {day.format(best.ended)}
              </small>
            </span>
            {best.table && (
              <a class="btn" href={`/r/${best.table}`}>
                <Icon name="eye" />
                <span class="caption">{say('book-watch')}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All games one by one, the latest first, in pages. */
export function GameList({ catalogue }: { catalogue: Catalogue }) {
  const [games, setGames] = useState<BookGame[]>([])
  const [next, setNext] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const load = async (before?: string) => {
    setBusy(true)
    try {
      const page = await bookApi.games(before)
      setGames((known) => [...(before ? known : []), ...page.games])
      setNext(page.next)
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  useEffect(() => void load(), [])
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' })
  return (
    <section class="panel" aria-labelledby="book-list">
      <h2 id="book-list">{say('book-list')}</h2>
      <ul class="bests stack gap-10">
        {games.map((one, n) => (
          <li class="in-row wrap" key={n}>
            <Icon name={one.won ? 'trophy' : 'table'} />
            <span class="grow">
              <b>{editionName(catalogue, one.edition)}</b>
              <small class="block muted">
                {[
                  day.format(one.ended),
                  ...(one.seats > 1 ? [say(one.won ? 'book-list-won' : 'book-list-lost')] : []),
                  ...one.others.map(([name]) => name),
                  ...one.bots.map(botName),
                ].join(' · ')}
              </small>
            </span>
            {one.table && (
              <a class="btn" href={`/r/${one.table}`}>
                <Icon name="eye" />
                <span class="caption">{say('book-watch')}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {next && (
        <p class="ways flex wrap gap-10">
          <Button busy={busy} onClick={() => load(next)}>
            {say('finished-more')}
          </Button>
        </p>
      )}
    </section>
  )
}
