/** The guest's book (src/wanderwall/server/http/book.py), and turns of their own games to try again. */
import { ask } from './api'
import type { Choices, ReviewedTurn, Table, View } from './protocol'

interface SolvedPuzzle {
  own: number
  par: number
  /** Set if it was solved on its own day: that counts for the streak. */
  when: { moment: number; ahead: number } | null
}

export interface SolvedPuzzles {
  /** By date. */
  mazes: Record<string, SolvedPuzzle>
  rolls: Record<string, SolvedPuzzle>
  /** Shipped puzzles, by their numbers. */
  numbers: number[]
}

/** Everything the book has about them: also the most in one rush. */
export interface KeptPuzzles extends SolvedPuzzles {
  rush: number
}

export interface Best {
  kind: string
  value: number
  edition: string
  ended: number
  /** The table whose replay can be watched, as long as it is kept. */
  table: string | null
}

export interface BadgeInfo {
  name: string
  earned: boolean
  when: number | null
}

export interface Stack {
  all: number
  due: number
  learned: number
}

export interface Book {
  games: {
    game: string
    played: number
    against: number
    won: number
    score: number
    turns: number | null
    finds_a_turn: number | null
  }[]
  favourites: { edition: string | null; colour: string | null; bot: string | null }
  rivals: { name: string; played: number; won: number; lost: number }[]
  bests: Best[]
  badges: BadgeInfo[]
  puzzles: KeptPuzzles & { longest: number }
  lessons: Stack
  devices: number
}

/** One game of the book. */
export interface PlayedGame {
  edition: string
  ended: number
  seats: number
  won: boolean
  bots: string[]
  /** Names of the others in a game among friends, and whether they won. */
  others: [name: string, won: boolean][]
  /** The table whose replay can be watched, as long as it is kept. */
  table: string | null
}

/** What identifies a book to its owner. */
export interface BookSummary {
  name: string | null
  games: number
  puzzles: number
  devices: number
}

export interface BookDevice {
  device: string
  this: boolean
  games: number
  last: number | null
  name: string | null
}

/** A phrase, or the pass of a QR code. */
export type BookKey = { take: string } | { phrase: string }

export interface Lesson {
  table: string
  number: number
  box: number
  /** Tries left before the coach shows the answer. */
  left: number
}

export interface ShownLesson {
  table: Table
  lesson: Lesson
  seat: number
  view: View
  choices: Choices
}

export interface Verdict {
  right: boolean
  left: number
  told: ReviewedTurn | null
}

export type Deleted = Record<'tables' | 'ratings' | 'devices' | 'games' | 'puzzles' | 'lessons', number>

const post = <T>(path: string, body: unknown = {}) => ask<T>(path, { method: 'POST', body })

export const bookApi = {
  read: () => ask<Book>('/book'),
  sendSolved: (puzzles: SolvedPuzzles) => post<KeptPuzzles>('/book/puzzles', puzzles),
  phrase: () => post<{ phrase: string }>('/book/phrase'),
  pass: () => post<{ take: string; until: number }>('/book/pass'),
  /** The games of the book, the latest first; `next` is where the list continues. */
  games: (before?: string) =>
    ask<{ games: PlayedGame[]; next: string | null }>(`/book/games?limit=10${before ? `&before=${before}` : ''}`),
  /** Whose book a key would bring; null: it is already here. */
  look: (key: BookKey) => post<{ book: BookSummary | null; here: BookSummary }>('/book/look', key),
  take: (key: BookKey) => post<{ devices: number }>('/book/take', key),
  devices: () => ask<{ devices: BookDevice[] }>('/book/devices'),
  leave: () => post<{ devices: BookDevice[] }>('/book/leave'),
  remove: (device: string) => post<{ devices: BookDevice[] }>('/book/remove', { device }),
  forget: () => post<{ deleted: Deleted }>('/book/forget'),
  due: () => ask<Stack & { lessons: Lesson[] }>('/book/lessons'),
  /** The turns of a game to try again; until the coach has reviewed it, `onProgress` is called with the finished fraction. */
  async lessons(id: string, onProgress: (share: number) => void): Promise<Lesson[]> {
    for (;;) {
      const said = await post<{ progress?: number; lessons?: Lesson[] }>(`/tables/${id}/lessons`)
      if (said.lessons) return said.lessons
      onProgress(said.progress ?? 0)
    }
  },
  /** The board when a turn began, or after its push. */
  lesson: ({ table, number }: Lesson, push?: string) =>
    ask<ShownLesson>(`/tables/${table}/lessons/${number}${push ? `?push=${encodeURIComponent(push)}` : ''}`),
  answer: ({ table, number }: Lesson, push: string, walk: string) =>
    post<Verdict>(`/tables/${table}/lessons/${number}`, { push, walk }),
}
