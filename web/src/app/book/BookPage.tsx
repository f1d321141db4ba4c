import { useEffect, useState } from 'preact/hooks'
import { problem, say, texts } from '../../i18n'
import { api } from '../../net/api'
import { bookApi, type Book, type Deleted } from '../../net/book'
import type { Catalogue } from '../../net/protocol'
import { Icon } from '../../ui/Icon'
import { useFetch } from '../fetched'
import { Header } from '../Header'
import { daysInARow, syncBook } from '../puzzles/book'
import { useTitle } from '../title'
import { Loading } from '../Wait'
import { Badges } from './Badges'
import { Figures, GameList } from './Figures'
import { Forget } from './Forget'
import { hasBookLink, TransferBook, ReceiveBook } from './MoveAlong'
import '../lists.css'
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
  useEffect(() => void texts('book').then(() => setWords(true)), [])
  useTitle(words ? say('book-title') : '')
  return (
    <>
      <Header />
      {found ? (
        <main class="list book">
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
        <main class="list">
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
    <p class="line">
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
    <p class="line">
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
