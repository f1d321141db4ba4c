/** What is passed on of a puzzle: how one solved it without giving it away, or the whole of it in a link. */
import type { Story } from '../../net/story'
import { origin } from '../origin'

const MOVES: Record<string, string> = { N: '↓', E: '←', S: '↑', W: '→' }

/** The pushes since it last started over. */
export function pushesOf(events: Pick<Story['events'][number], 'kind' | 'moves'>[]): string[] {
  const start = events.findLastIndex(({ kind }) => kind === 'undo') + 1
  return events
    .slice(start)
    .flatMap(({ moves }) => moves.map(([, text]) => text))
    .filter((text) => /^[NESW]\d/.test(text))
}

/** As `wanderwall.puzzles.day.shared` writes it. */
export const mazeLine = (number: number, par: number, pushes: string[]): string =>
  `wanderwall ${number} · ${pushes.length}/${par} · ${pushes.map((push) => MOVES[push[0]!]).join('')}`

export const rollLine = (number: number, par: number, tiles: number): string =>
  `wanderwall go ${number} · ${tiles}/${par}`

/** A link with the whole puzzle in it, where the server reads it, too: the link shows its picture wherever it is pasted. */
export const puzzleLink = (line: string): string => `${origin()}/puzzle?line=${encodeURIComponent(line)}`

/** The puzzle in a link; null where nobody can have meant one. Earlier links have it behind a #. */
export function fromLink({ search, hash }: Pick<URL, 'search' | 'hash'>): string | null {
  try {
    return (new URLSearchParams(search).get('line') ?? decodeURIComponent(hash.replace(/^#/, ''))).trim() || null
  } catch {
    return null
  }
}
