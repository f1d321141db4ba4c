import { useEffect, useState } from 'preact/hooks'
import { prefs } from '../../device/prefs'
import { problem, say, texts, locale } from '../../i18n'
import { api } from '../../net/api'
import { bookApi } from '../../net/api'
import type { Book, Deleted, BadgeInfo } from '../../net/types'
import type { Catalogue } from '../../net/protocol'
import { canPush, endPush } from '../../net/push'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/Dialog'
import { Icon, type IconName, Portrait } from '../../ui/Icon'
import { showError } from '../../ui/Toast'
import { daysInARow, syncBook, forgetBook } from '../puzzles/book'
import { botName } from '../shared/bots'
import { Header } from '../shared/Header'
import { useFetch, useTitle } from '../shared/hooks'
import { Loading } from '../shared/Placeholder'
import { Figures, GameList } from './Figures'
import { hasBookLink, TransferBook, ReceiveBook } from './TransferBook'
import '../styles/lists.css'
import './book.css'

async function fetchBook(): Promise<{ book: Book; catalogue: Catalogue }> {
  await syncBook().catch(() => undefined) // so that what waits on this device is already in the book
  const [book, catalogue] = await Promise.all([bookApi.read(), api.games(), texts('book', 'puzzles')])
  return { book, catalogue }
}

/** The player's book: statistics of their games and puzzles, and how to move it to other devices. */
export function BookPage() {
  const [again, setAgain] = useState(0)
  /** What was deleted of a guest who asked to be forgotten: shown where their book was. */
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const { value: found, error } = useFetch(fetchBook, [again])
  const [words, setWords] = useState(false)
  useEffect(() => void texts('book', 'problems').then(() => setWords(true)), [])
  useTitle(words ? say('book-title') : '')
  return (
    <>
      <Header />
      {found ? (
        <main class="list book in-column">
          <h1>{say('book-title')}</h1>
          {deleted && (
            <p class="panel" role="status">
              {say('book-forgotten', { ...deleted })}
            </p>
          )}
          {hasBookLink() && <ReceiveBook onTaken={() => setAgain(again + 1)} />}
          <p class="caption">{say('book-about')}</p>
          {!found.book.games.length && !countPuzzles(found.book) && <p class="empty caption">{say('book-empty')}</p>}
          <Puzzles book={found.book} />
          <Tries book={found.book} />
          <Figures book={found.book} catalogue={found.catalogue} />
          <Badges badges={found.book.badges} />
          {found.book.games.length > 0 && <GameList catalogue={found.catalogue} />}
          <TransferBook devices={found.book.devices} onMerge={() => setAgain(again + 1)} />
          <Forget onForgotten={(gone) => (setDeleted(gone), setAgain(again + 1))} />
        </main>
      ) : error ? (
        <main class="list in-column">
          <h1 role="status">{problem(error)}</h1>
        </main>
      ) : (
        <Loading />
      )}
    </>
  )
}

const countPuzzles = ({ puzzles }: Book): number =>
  Object.keys(puzzles.mazes).length + Object.keys(puzzles.rolls).length + puzzles.numbers.length

function Puzzles({ book }: { book: Book }) {
  const solved = countPuzzles(book)
  const row = daysInARow(new Date())
  if (!solved) return null
  return (
    <p class="line in-row wrap m-0">
      <Icon name="maze" />
      <b>{say('book-puzzles', { count: solved })}</b>
      {row > 0 && <span>{say('puzzles-streak', { days: row })}</span>}
      {book.puzzles.longest > 1 && <span>{say('book-best-row', { value: book.puzzles.longest })}</span>}
      <a class="btn" href="/puzzles">
        <span class="caption">{say('start-puzzles')}</span>
      </a>
    </p>
  )
}

/** Turns of the player's own games that wait to be tried again. */
function Tries({ book: { lessons } }: { book: Book }) {
  if (!lessons.all) return null
  return (
    <p class="line in-row wrap m-0">
      <Icon name="hint" />
      <b>{say('try-due', { due: lessons.due })}</b>
      <span>{say('try-learned', { learned: lessons.learned, all: lessons.all })}</span>
      {lessons.due > 0 && (
        <a class="btn main" href="/book/try">
          <span class="caption">{say('try-begin')}</span>
        </a>
      )}
    </p>
  )
}

const ICONS: Record<string, IconName> = {
  'photo-finish': 'home',
  swift: 'clock',
  friends: 'people',
  'full-table': 'table',
  'all-games': 'trophy',
  row: 'replay',
  puzzles: 'maze',
  par: 'check',
}

/** Split `beat-level3`, `row-30` into the kind and its value. */
function splitBadge(name: string): { kind: string; value: string } {
  const [kind, value] = /^(beat|row|puzzles)-(.+)$/.exec(name)?.slice(1) ?? [name, '']
  return { kind: kind!, value: value! }
}

/** All badges, the earned ones first; the others say what is still to be done. */
export function Badges({ badges }: { badges: BadgeInfo[] }) {
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' })
  const sorted = [...badges].sort((one, other) => Number(other.earned) - Number(one.earned))
  return (
    <section class="panel" aria-labelledby="book-badges">
      <h2 id="book-badges">{say('book-badges')}</h2>
      <ul class="badges stack gap-10">
        {sorted.map(({ name, earned, when }) => {
          const { kind, value } = splitBadge(name)
          return (
            <li key={name} class={earned ? 'earned in-row gap-12' : 'in-row gap-12'}>
              <span class="medal centre rigid circle">
                {kind === 'beat' ? <Portrait bot={value} /> : <Icon name={ICONS[kind]!} />}
              </span>
              <span>
                <b class={earned ? 'caption' : 'caption semibold'}>
                  {say(`book-badge-${kind}`, { bot: botName(value), value })}
                </b>
                <small class="caption block muted">
                  {!earned
                    ? say('book-not-yet')
                    : when === null
                      ? say('book-earned-once')
                      : say('book-earned', { date: day.format(when) })}
                </small>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Delete all data of this guest. */
export function Forget({ onForgotten: onForget }: { onForgotten: (deleted: Deleted) => void }) {
  const [asking, ask] = useState(false)
  const forget = async () => {
    ask(false)
    try {
      const { deleted } = await bookApi.forget()
      forgetBook()
      if (canPush()) await endPush().catch(() => undefined) // the server has forgotten this device already
      prefs.name.value = ''
      onForget(deleted)
    } catch (error) {
      showError(error)
    }
  }
  return (
    <section class="forget">
      <Button icon="close" onClick={() => ask(true)}>
        <span class="caption">{say('book-forget')}</span>
      </Button>
      {asking && (
        <ConfirmDialog
          title={say('book-forget')}
          text={say('book-forget-sure')}
          cancelLabel={say('book-keep')}
          onConfirm={forget}
          onClose={() => ask(false)}
        />
      )}
    </section>
  )
}
